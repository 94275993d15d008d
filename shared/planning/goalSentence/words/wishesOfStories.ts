import { MONTH } from './monthNames.ts'
import type { Rewriting } from './plainerLeads.ts'
import { baseOf, isVerb } from './verbs.ts'

const KIN =
  '(?:my|our) (?:little |young |old |big )?(?:daughter|son|kid|girl|boy|niece|nephew|wife|husband|mum|mom|dad|sister|brother|gran|grandma|grandpa|nan|granddaughter|grandson|friend|boyfriend|girlfriend|partner)'
const MADE =
  '(?:cake|cupcakes|dress|costume|jumper|sweater|cardigan|scarf|hat|blanket|quilt|tree ?house|doll ?house|play ?house|bookcase|bookshelf|sandpit|swing|rocking horse|card|photo ?book|mobile)'
const DONE =
  '(?:finished|done|ready|sorted|cleared|cleaned|painted|fixed|emptied|tidied|repaired|decorated|planted|mended|renovated)'
const PERSON =
  '(?!(?:my|our|the) (?:daughter|son|kids?|children|wife|husband|mum|mom|dad|sister|brother|boss|doctor|friends?|partner|parents|cat|dog)\\b)'

/** A wish in so many words, which says itself what is meant. */
const WISHED = /\b(?:i|we)(?:['’]?d)? (?:(?:really|just|also) )?(?:want|like|love|hope|plan)\b|\bwanna\b/i
const MEDICINE = '(?:meds|medication|medicine|pills?|tablets|vitamins?|inhaler|insulin)'
const ROUTINE =
  '(?:,? (?:(?:so|and) )?(?:(?:i|we) )?(?:want|need|could use|would like) (?:an? |some )?(?:[a-z]+ )?(?:routine|habit|system|reminders?|schedule|plan)(?: for (?:it|that|them))?)?'
/** How something was made, and the deed. */
const MADE_BY: Readonly<Record<string, string | undefined>> = {
  made: 'make',
  built: 'build',
  sewn: 'sew',
  written: 'write',
  knitted: 'knit',
  baked: 'bake',
  painted: 'paint',
  packed: 'pack',
  planted: 'plant',
}

const DATE = `(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? )?(?:${MONTH})(?: \\d{1,2}(?:st|nd|rd|th)?)?|christmas|easter|new year`

/**
 * What a story says, where it names the thing or the deed that is wanted: `my daughter wants a unicorn cake`, `I still don't know 9 of the
 * songs`, `the kitchen's a building site, want it finished`.
 */
export const WISHES_OF_STORIES: readonly (readonly [form: RegExp, plain: string | Rewriting])[] = [
  [
    new RegExp(
      `\\b${KIN} (?:really |just )?(?:wants|would like|would love|asked for|has asked for|is begging for|wished for|wishes for) (an? (?:[a-z-]+ ){0,3}${MADE})(?!.*\\b(?:i|we)(?:'d)? (?:want|need|would|like|have)\\b)(?= |[,.;!]|$)`,
      'gi',
    ),
    'I want to make $1',
  ],
  [
    /((?:^|[,;.!]\s*|\s)(?:(?:and|but|so) )?)(?:i|we) (?:(?:still|just|really) )*(?:do not|don['’]?t) know ((?:\d+ of |half of |half |most of |all |many of |any of )?(?:the|my|our) (?:songs|lines|words|steps|moves|lyrics|chords|tunes|pieces|answers))(?= |[,.;!]|$)/gi,
    '$1I want to learn $2',
  ],
  [
    new RegExp(
      `(^|[.;!]\\s*)(${PERSON}(?:(?:my|our|the) )?[a-z]+(?: [a-z]+)??)((?:['’]s| is| are| looks| look| was| has been) [^,.;!]{2,60}?)([,.;!]\\s*(?:(?:and|so|but) )?(?:(?:i|we) )?(?:(?:really|just) )?)(?:want|need|would like|would love|have to get|gotta get|must get) (?:it|them|that|this|everything|it all) (?:all )?(${DONE})(?= |[,.;!]|$)`,
      'gi',
    ),
    (_all, before = '', thing = '', told = '', lead = '', done = '') =>
      `${before}${thing}${told}${lead}I want to get ${article(thing)}${thing.toLowerCase()} ${done}`.replace(
        /\b(?:i|we) (?:(?:really|just) )?I want/i,
        'I want',
      ),
  ],
  // `we want to move out by July, so paint the flat before that`: two goals with one date.
  [
    new RegExp(
      `^((?:(?:i|we) )?(?:want|need|wanna|plan|hope|have) [^,;.!?]{3,60} (?:by|before|until) (?:the )?)(${DATE})(?:,? (?:so|and) |, )(?:(?:i|we) (?:have|need|want) to |must |need to )?([a-z]+) ([^,;.!?]{3,40}?) (?:before|by|until) (?:that|then)(?= |[,.;!]|$)`,
      'gi',
    ),
    (all, lead = '', date = '', verb = '', thing = '') =>
      isVerb(verb.toLowerCase()) ? `${lead}${date} and ${verb} ${thing} before ${date}` : all,
  ],
  // `doc says I can cycle again`
  [
    /(^|[,;.!]\s*|\b(?:and|so|now|but) )(?:(?:my|the) )?(?:doc|doctor|gp|physio|surgeon|consultant|midwife|specialist)(?: just| finally| now)? (?:says?|said|told me|reckons|thinks)(?: that)? (?:i['’]?m (?:allowed|cleared|ok|fine|good|safe) to|i am (?:allowed|cleared) to|i (?:can|may|could)|it['’]?s (?:ok|fine|safe) to)(?: now| finally| start to)? ([a-z]+)((?: (?!(?:again|now)\b)[a-z]+){0,2}?)(?: now)?( again)?(?=\s*(?:[,;.!]|$)| so | and )/gi,
    (all, before = '', verb = '', thing = '', again = '', ...groups) =>
      isVerb(verb.toLowerCase()) && !WISHED.test(groups.at(-1) ?? '')
        ? `${before}I want to ${verb}${thing}${again}`
        : all,
  ],
  // `I keep forgetting my pills`, `I always forget to stretch`
  [
    new RegExp(
      `\\b(?:i|we) (?:(?:always|just|constantly) )*(?:keep |kept )?forget(?:ting)? (?:to take )?((?:my|the|his|her) ${MEDICINE})${ROUTINE}`,
      'gi',
    ),
    'I want to take $1',
  ],
  [
    new RegExp(
      `\\b(?:i|we) (?:(?:always|just|constantly) )*(?:keep |kept )?forget(?:ting)? (?:(?:about )?my water|to drink(?: enough)?(?: water)?)${ROUTINE}`,
      'gi',
    ),
    'I want to drink water',
  ],
  [
    new RegExp(
      `\\b(?:i|we) (?:(?:always|just|constantly) )*(?:keep |kept )?forget(?:ting)? to ([a-z]+)((?: (?:my|the|his|her|our) [a-z]+)?)${ROUTINE}`,
      'gi',
    ),
    (all, verb = '', thing = '') => (isVerb(verb.toLowerCase()) ? `I want to ${verb}${thing}` : all),
  ],
  // `dad's 60th is 3 March and I'm building him a model train`
  [
    /(?<=\b\d{1,2}(?:st|nd|rd|th)\b[^.;!]{0,40}|\b(?:birthday|wedding|christening|anniversary|retirement|leaving do|christmas|graduation)\b[^.;!]{0,40})(?:,|,? and|,? so)(?: so)? (?:i['’]?m|we['’]?re|i am) ([a-z]+ing)(?: (?:him|her|them|us))? (?=(?:an?|the|my|our|some|all the) [a-z])/gi,
    (all, gerund = '', ...groups) => {
      const verb = baseOf(gerund.toLowerCase())
      const isMade =
        verb !== null && /^(?:make|build|bake|sew|knit|write|paint|crochet|draw|cook|sing)$/.test(verb)
      return isMade && !WISHED.test(groups.at(-1) ?? '') ? `, I want to ${verb} ` : all
    },
  ],
  // `I need 30 candles made`
  [
    /(^|[,;.!]\s*|\b(?:and|so|but) )(?:(?:i|we) )?(?:need|must have|want) ((?:about |around |at least )?\d{1,4} [a-z]+(?: [a-z]+)?) (made|built|sewn|written|knitted|baked|painted|packed|planted)(?=\s*(?:[,;.!]|$)| by | before | for | until | on )/gi,
    (_all, before = '', things = '', done = '') =>
      `${before}I want to ${MADE_BY[done.toLowerCase()] ?? 'do'} ${things}`,
  ],
  // `we have to be out by the end of February, need to pack up 12 years of stuff`
  [
    /\b(?:i|we) (?:have to|need to|must|gotta|got to|['’]?ve got to) be (?:out|gone|moved out)(?: of [a-z ]{3,25}?)? (by [^,;.!]{3,30}(?:[,;.]\s*|\s[-–]\s))(?:(?:so|and|but) )?(?=(?:(?:i|we) )?(?:really |still )?(?:need|have|want|got) to )/gi,
    '$1',
  ],
  // `apply for 3 flats a week, gotta be out by 1 March`
  [
    /(?<=\w[^.;!?]{12,90})([,;.]\s*)(?:(?:and|but|as|cos|because|since) )?(?:(?:i|we)(?:['’]ve)? )?(?:gotta|have to|need to|must|got to) (?:be|move) out (?=(?:by|before) )/gi,
    '$1',
  ],
  // `I've been putting off my taxes for ages, I really need to just do it`
  [
    /\b(?:(?:i|we)(?:['’]?ve)? )?(?:been |keep |kept )?(?:putting|pushing|put) off ((?:my|the|our) [a-z]+(?: (?!(?:for|since|so|and|but|lol|tbh|now)\b)[a-z]+)?)(?: for (?:ages|so long|too long|weeks|months|years|forever)| since [a-z]+)?((?: (?:lol|tbh|now|haha))*)([^!?]{0,60}?)(?:,| and| so|\.)* (?:i |we )?(?:(?:really|just|finally) )*(?:need to|want to|have to|gotta|must) (?:(?:just|really|finally) )*(?:do|get|finish|sort) (?:it|this|that|them)(?: done| over with| out| sorted)?(?=\s*(?:[,;.!]|$))/gi,
    (_all, thing = '', chat = '', between = '') => `I want to do ${thing}${chat}${between}`,
  ],
  // `uni wants my dissertation proposal on the 14th`
  [
    /(^|[.;!]\s*)(?:(?:my|the) )?(?:uni|university|college|school|teacher|supervisor|editor|publisher|client|prof|professor|tutor) (?:wants?|expects?|needs?) ((?:my|our) (?:[a-z]+ ){0,2}?(?:proposal|thesis|dissertation|essay|paper|report|draft|manuscript|chapter|portfolio|outline|assignment|article|application|plan)) (?=(?:on|by|before|until|till) )/gi,
    (all, before = '', thing = '', ...groups) =>
      WISHED.test(groups.at(-1) ?? '') ? all : `${before}I want to finish ${thing} `,
  ],
  // `a trip to Peru on 2 July and I need 3500 for it`
  [
    /^(?:(?:so|ok),? )?(?:(?:an?|my|our|the|planning an?) )?((?:(?!i\b|we\b)[a-z-]+ )?(?:trip|holiday|wedding|party|honeymoon|move|course|festival)(?: (?:to|in) [a-z]+)?) ((?:on |in |is on |is in |is )(?:the )?[a-z\d]+(?: [a-z\d]+)?)(?:,|,? and|,? so) (?:i|we)(?:['’]ll)? (?:will )?need ([$€£]?\d[\d.,]*k?(?: (?:euros?|pounds|dollars|quid))?)(?: (?:for (?:it|that)|saved(?: up)?|by then))*(?=\s*(?:[,;.!]|$))/gi,
    (_all, thing = '', date = '', sum = '') => `save ${sum} for my ${thing} ${date.replace(/^is /i, '')}`,
  ],
  // `my shifts change on 11 January so after that gym 3 times a week`
  [
    new RegExp(
      `^(?:my|our|the) [a-z]+(?: [a-z]+)? (?:changes?|ends?|finish(?:es)?|is over|settles?|stops?|closes?) (?:down )?(?:on |in )?((?:the )?(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${MONTH})|(?:${MONTH}) \\d{1,2}(?:st|nd|rd|th)?|${MONTH})),? (?:so|and|then) (?:only )?(?:after that|from then(?: on)?|afterwards|then) (?=[a-z])`,
      'gi',
    ),
    'from $1 ',
  ],
  // `i never see the gym. want 2 sessions a week`
  [
    /((?:^|[,;.!]\s*)(?:(?:and|but) )?|\s(?:and|but) )(?:(?:i|we) )?(?:never|hardly(?: ever)?|barely|rarely) (?:see|go to|get to|make it to|visit|set foot in|use|been to) ((?:the|my|our) (?:gym|pool|library|choir|studio|climbing wall))[,;.!]\s*(?:(?:so|and|but) )?(?:(?:i|we) )?(?:(?:want|need|would like|like|wanna)(?: to (?:go|do|manage))? )((?:\d|one|two|three|four|five)(?: ?x)?|once|twice)(?: (?:sessions?|times|visits?|trips?|days))? (?=(?:a|per|each|every) week)/gi,
    (_all, joint = '', place = '', often = '') =>
      `${joint.replace(/\s*(?:and|but) $/i, ', ')}I want to go to ${place} ${/^(?:once|twice|\d ?x)$/i.test(often) ? often : `${often} times`} `,
  ],
  // `baby nr 2 is due 20 feb`, `second kid due in May`
  [
    /\b(?:(?:our|my) )?(?:(?:baby|kid|child|bub) (?:nr\.?|no\.?|number|num|#)? ?(?:#? ?[2-9]|two|three|four)|(?:second|third|fourth|2nd|3rd|4th|next|new) (?:kid|child|baby|one|bub)|number (?:two|three|four)|no\.? ?[2-4]) (?:is |['’]s )?(?=(?:due|coming|arriving|expected) )/gi,
    'our second baby is ',
  ],
  [
    /\bbaby (?:arrives|comes|is coming|is expected|is arriving)(?= (?:in|on|mid|early|late|around|\d|the \d))/gi,
    'baby due',
  ],
  // `my book club picked Middlemarch, 800 pages, need to finish by 3 February`
  [
    /^(?:(?:so|ok|hi|hey),? )*(?:my |our |the )?(?:book|reading) (?:club|group)(?:'s)? (?:is reading|is doing|are reading|reads|picked|chose|has picked|has chosen|have picked|pick is|book is|choice is)(?: for [a-z]+)? (?!(?:an?|my|our|every|each|once|on|in|at)\b)([^,;.!?]{3,60}?)((?:[,;.!]| by | before | for | until )(?!.*\bread\b).*|)$/gi,
    (_all, book = '', rest = '') =>
      `read ${book}${rest.replace(/,? (?:(?:and|so) )?(?:(?:i|we) )?(?:need|have|want|must)(?: to)? (?:finish|be done|be finished|have it (?:done|finished|read))(?: (?:it|that|with it))? (?=by |before )/i, ' ')}`,
  ],
]

function article(thing: string): string {
  return /^(?:my|our|the) /i.test(thing) ? '' : 'the '
}
