import type { Rewriting } from './plainerLeads.ts'

const LETTER = '(?:letter|postcard|card|thank[- ]you (?:note|card|letter)|note|email|message)'

/** `a letter to each of my 6 friends` are six of them. */
const TO_EACH: Rewriting = (_all, verb = '', letter = '', count = '', people = '') =>
  `${verb} ${count} ${letter}s to my ${people}`

/** Amounts in words that are no unit with its number: `abt 4000 of them`, a letter to each of so many, metres in short. */
export const AMOUNTS_SPELLED_APART: readonly (readonly [form: RegExp, plain: string | Rewriting])[] = [
  [
    /\b(?:abt|about|around|approx\.?|approximately|roughly|some|like|maybe|nearly|almost) (?=\d[\d.,]*k? of (?:them|those|these)\b)/gi,
    '',
  ],
  [
    new RegExp(
      `\\b(write|send)(?: an?| one) (${LETTER}) to (?:each(?: one)?|every one|all) of (?:my |our )(\\d{1,3}) ((?:[a-z]+ ){0,2}[a-z]+s)\\b`,
      'gi',
    ),
    TO_EACH,
  ],
  // `swim 4 x 50m`
  [
    /\b(swim|row|sprint|run) (\d{1,2}) ?x ?(\d{2,3}) ?m(?=[\s,;.!]|$)(?! ?(?:in|rest)\b)/gi,
    '$1 $2x$3 metres',
  ],
  // `can't even do 12 push-ups now, want 50`
  [
    /^(\s*(?:i )?(?:can['’]?t|cannot|can (?:barely|hardly|just about))) (?:even )?do (\d{1,3}) ([a-z-]+s)(?: (?:now|right now|atm|yet|at the moment|currently))?,? (?:but |and )?(?:i )?(?:want|wanna do|need|would like|aim for|aiming for) (\d{1,3})(?= (?:by|before|until|in|at|next)\b|\s*[,;.!]|$)/gi,
    '$1 do $2 $3, want to do $4 $3',
  ],
  // `more time for reading and less time for TV`
  [
    /(?<=\bmore time (?:for|with|to) [a-z' ]{2,30})(?:,? and|,) less (?:time )?(?:for|on|with) (?=[a-z])/gi,
    ' and cut down on ',
  ],
  // `physio exercises 2x daily, knee`
  [
    /^(\s*(?:(?:my|do|do my) )?(?:physio(?:therapy)?(?: exercises| stretches)?|rehab(?: exercises)?|stretch(?:es|ing)|mobility(?: exercises)?|exercises)) ((?:\d{1,2} ?min(?:utes|s)? )?(?:(?:\d|two|three) ?(?:x|times) ?|once |twice )(?:daily|a day|per day|a week)|daily|every (?:day|morning|evening)),? (?:for (?:my )?)?((?:(?:left|right|lower|upper|bad) )?(?:knees?|back|shoulders?|neck|hips?|ankles?|wrists?|elbows?|hamstrings?|calves|foot|feet|achilles))(?=\s*(?:[,;.!]|$))/gi,
    '$1 for my $3 $2',
  ],
]
