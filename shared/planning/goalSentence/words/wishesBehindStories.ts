import type { Rewriting } from './plainerLeads.ts'
import { baseOf, beginsTitle, isVerb } from './verbs.ts'

/** A wish in so many words, beside which nothing else is meant. */
const WISHED =
  /(?<!\b(?:don['’]?t|do not|didn['’]?t|never) )\b(?:i|we)(?:['’]?d| would)? (?:(?:really|just|also|only|still|finally|actually|now) )*(?:want|need|like|love|hope|plan)\b|\b(?:wanna|(?:like|love) to)\b/i
const wholeOf = (groups: readonly unknown[]) => String(groups.at(-1))
const DONE = '(?:done|finished|ready|sorted|handed in|submitted|filed|cleared|cleaned|painted|sent)'
const ADVISER =
  '(?:my|the|our|a) (?:[a-z]+ )?(?:doctor|gp|physio|physiotherapist|therapist|nurse|coach|teacher|tutor|trainer|midwife|counsellor|dentist|psychologist|consultant|boss|wife|husband|mum|mom|dad|daughter|son|friend|mate|sister|brother|partner)'
const RATE = '(?:once|twice|daily|every|each|most|a (?:day|week)|\\d+ times|(?:two|three|four|five) times)\\b'

/** What is wanted behind or beside a story in words that are no wish elsewhere, and the same as a wish. */
export const WISHES_BEHIND_STORIES: readonly (readonly [form: RegExp, plain: string | Rewriting])[] = [
  // `I've got a thesis | to write`, `I have a house | to pack up`
  [
    /(^|[,;.!]\s+|\s(?:and|but|so) )(?:i|we)(?:['’]?ve got| have got| have|['’]ve) ((?:an?|my|our|the|\d{1,3}|two|three|four|five) (?!(?:lot|bit|way|reason|chance|plan|idea|goal|dream|tendency|habit|hour|hours|minutes?|mins|day|days|evening|week|weeks|month|months|year|years|thing|things|wish|need|want|right|place|baby|child|kids?|children|family|dog|cat|job|bus|train|flight|deadline|day off)\b)[a-z-]+(?: (?!to\b)[a-z-]+)?) to ([a-z]+(?: (?:up|out|off|through))?)(?=\s*(?:[,;.!(]|$)| by | before | until | and | for | in )/gi,
    (all, before = '', thing = '', deed = '', ...groups) => {
      const [verb = ''] = deed.toLowerCase().split(' ')
      const isMade =
        beginsTitle(verb) &&
        !/^(?:do|be|get|go|have|attend|catch|see|look|work|run|win|feel|wait|visit)$/.test(verb)
      return isMade && !WISHED.test(wholeOf(groups)) ? `${before}I want to ${deed} ${thing}` : all
    },
  ],
  // `got a letter, | so the tax return has to be done by 31 January`
  [
    new RegExp(
      `((?:[,;.!]|\\s)\\s*(?:so|and so|which means|meaning) )((?:the|my|our) [a-z'’-]+(?: (?!(?:has|have|needs?|must|is|are)\\b)[a-z\\d'’-]+){0,4}) (?:(?:has|have|needs?) to|must|should|has got to) be (${DONE}) (?=by |before |until |till )`,
      'gi',
    ),
    (all, joint = '', thing = '', done = '', ...groups) =>
      WISHED.test(wholeOf(groups)) ? all : `${joint}I want to get ${thing} ${done} `,
  ],
  // `my therapist suggested | journaling | and I rolled my eyes`
  [
    new RegExp(
      `^((?:so|ok|well),? )?(${ADVISER}),? (?:suggested|recommended|advised|prescribed|suggests|recommends|advises)(?: (?:me|us))?(?: (?:that )?(?:i|we) (?:should |could )?(?:try )?| (?:to )?try(?:ing)? | (?:to )?)([a-z]+)\\b`,
      'gi',
    ),
    (all, lead = '', _who = '', deed = '', ...groups) => {
      const verb = isVerb(deed.toLowerCase()) ? deed : baseOf(deed.toLowerCase())
      return verb === null || WISHED.test(wholeOf(groups)) ? all : `${lead}I want to ${verb}`
    },
  ],
  // `my physio, | lovely woman, hands like a bear, | wants me to do my exercises`
  [
    new RegExp(
      `^(${ADVISER}), (?:(?!i\\b|we\\b)[a-z'’ ]{3,40}, ){1,2}(?=(?:wants|needs|told|asked|expects|says) (?:me|us|i|we)\\b)`,
      'gi',
    ),
    '$1 ',
  ],
  // `if I could get | 15 minutes of reading most days | I'd feel human again`
  [
    /\bif (?:only )?(?:i|we) could (?:just |only )?(?:get|have|do|fit in|manage|find|squeeze in|carve out) (?=(?:\d+ ?(?:minutes?|mins?|hours?)|an hour|half an hour) of [a-z]+ing\b)([^,;.!]{5,60}?),? (?:(?:i|we)['’]?d|(?:i|we) would|(?:it|that|life) would|that['’]d|it['’]d) (?:be|feel|have|make|already)(?: [a-z']+){1,5}(?=\s*(?:[,;.!]|$))/gi,
    (all, what = '', ...groups) => (WISHED.test(wholeOf(groups)) ? all : `I want to do ${what}`),
  ],
  // `physio says squeeze the ball 5 minutes a day | and I keep forgetting`
  [
    /(?<=\b(?:every|each|daily|twice|once|a day|a week)\b[^.;!?]{0,40})(?:,? and|,? but|,) (?:i |we )(?:always |constantly |just )*(?:keep forgetting|keep on forgetting|forget)(?: (?:it|them|about (?:it|them)|to))?(?=\s*(?:[,;.!]|$))/gi,
    '',
  ],
  // `I have a thesis to write | and my supervisor wants a full draft on 30 April`
  [
    /(?:,| and|, and|,? but) (?:my|the|our) (?:[a-z]+ )?(?:supervisor|boss|editor|teacher|tutor|client|professor|prof|publisher|uni|school|manager|lecturer) (?:wants|expects|needs|would like) (?:it(?: all)?|everything|an? (?:(?:full|first|rough|complete|final) )?(?:draft|version)|the (?:(?:full|first|rough|complete|final|whole) )?(?:draft|version|thing))(?: (?:done|finished|ready))? (?:on|by|before) (?=(?:the )?(?:\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/gi,
    ' by ',
  ],
  // `honest question, | can I still learn it?`
  [
    /^(?:(?:honest|serious|quick|silly|stupid|genuine) question|question|you know what|guess what|well you know what)[,:.!?]+ (?=[a-z\d])/gi,
    '',
  ],
  // `can a 45 year old man | learn to do a handstand?`
  [
    /\bcan (?:an?|someone(?: of| who is)?|somebody) (?:[a-z\d-]+ ){1,6}?(?=(?:still |ever |really )?learn )(?:still |ever |really )?(learn [^?.!,;]{3,60})\?/gi,
    (all, deed = '', ...groups) => (WISHED.test(wholeOf(groups)) ? all : `I want to ${deed}.`),
  ],
  // `this year | let's go smaller: | 10 push-ups a day`
  [
    /((?:^|[,;.!]|\s)\s*(?:(?:so|and|but) )?)(?:this (?:year|time) )?let['’]?s (?:go|start|keep it|think|do it|aim) (?:small(?:er)?|simple|easy|low|modest|tiny|short)(?: this (?:year|time))?[:,] (?=(?:\d+|an?|one|two|half)[ a-z])/gi,
    (all, joint = '', ...groups) => (WISHED.test(wholeOf(groups)) ? all : `${joint}I want to do `),
  ],
  // `it's full of litter, | so instead of typing I'd rather | pick some up`
  [
    /([,;.!] (?:(?:so|and|but) )?)instead of [a-z]+ing(?: [a-z]+){0,3}? (?:i|we)(?:['’]d| would) (?:rather|sooner|like to|prefer to) /gi,
    '$1I want to ',
  ],
  // `no presents this year, | so I'm knitting seven pairs of socks before Christmas`
  [
    /([,;.!]|\s)\s*so (?:i['’]?m|i am|we['’]?re|we are) (?:now |just |also )?([a-z]+ing) (?=(?:\d{1,4}|an?|the|my|our|some|two|three|four|five|six|seven|eight|nine|ten|twelve) [a-z][^.!?]{3,60}\b(?:by|before|until|for) )/gi,
    (all, pause = '', gerund = '', ...groups) => {
      const verb = baseOf(gerund.toLowerCase())
      const isMade =
        verb !== null &&
        /^(?:make|build|bake|sew|knit|write|paint|crochet|draw|learn|plan|organi[sz]e|read|record|compose|design|restore|renovate)$/.test(
          verb,
        )
      return isMade && !WISHED.test(wholeOf(groups)) ? `${pause.trim() || ','} so I want to ${verb} ` : all
    },
  ],
  // `I bite my nails, so | for the love of god let me | stop`
  [
    /\b(?:so )?for the love of (?:god|all that is holy|everything),? (?:please )?(?:(?:let|make|help) me )?/gi,
    'so I want to ',
  ],
  [/([,;.!] (?:so |and |but )?)(?:please )?(?:let|make) me stop(?=\s*(?:[,;.!]|$))/gi, '$1I want to stop'],
  // `I've always wanted to read War and Peace, it's 1225 pages, | let me finish it | by June`
  [
    /(?<=\bwanted to (?:read|finish|learn|write|build|sew|knit|see|do) [^.;!?]{3,120})([,;]\s*)(?:(?:so|and|but) )?let me (?:finish|do|get through|learn|read|write) it (?=by |before |in |this |until )/gi,
    '$1',
  ],
  [
    /(^|[,;.!]\s+|\b(?:so|and|but) )(?:i|we)(?:['’]?ve| have) (?:always |long )?wanted to (?=[a-z]+ [^,;.!?]{2,60} (?:since|for) )/gi,
    (all, joint = '', ...groups) =>
      WISHED.test(wholeOf(groups).replace(all, '')) ? all : `${joint}I want to `,
  ],
  // `I miss it, | I'd pick it up again | on Sundays`
  [
    /([,;.!?] (?:(?:so|and|but) )?)(?:i|we)(?:['’]d| would) (?=(?:pick|take) (?:it|them|that) (?:back )?up\b|take up |start (?!with\b)[a-z]+ |join |go back to )/gi,
    (all, joint = '', ...groups) => (WISHED.test(wholeOf(groups)) ? all : `${joint}I want to `),
  ],
  // `so | laptop shut | at 6pm on weekdays`
  [
    /([,;.!]|\s)\s*so,? (?:the |my )?(laptop|phone|computer|tv|telly|office|shop|door|screens?|lights?) (shut|closed|off|away|out|down) (?=(?:at|by|from|after|before) )/gi,
    (all, pause = '', thing = '', state = '', ...groups) =>
      WISHED.test(wholeOf(groups))
        ? all
        : `${pause.trim() || ','} so I want to ${SHUTS[state.toLowerCase()] ?? 'turn off'} the ${thing} `,
  ],
  // `I'm not home much, | classes are Tuesday and Thursday at 7pm`
  [
    new RegExp(
      `([,;.!] )(?:(?:the|my|our) )?(classes|lessons|sessions|rehearsals|courses) are (?:always |usually )?(?:on |every )?(?=(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\\b(?! (?:off|cancelled|full|too))[^,;.!]*(?:[,;.!]|$))`,
      'gi',
    ),
    (all, joint = '', sessions = '', ...groups) => {
      const before = wholeOf(groups).slice(0, Number(groups.at(-2)))
      return /\b(?:learn|reach|improve|get better at|practi[sc]e|pass)\b/i.test(before) &&
        !HAS_RHYTHM.test(before)
        ? `${joint}${sessions} every `
        : all
    },
  ],
]
const HAS_RHYTHM = new RegExp(RATE, 'i')
/** What is done so that something is in some state. */
const SHUTS: Readonly<Record<string, string | undefined>> = {
  shut: 'shut',
  closed: 'close',
  away: 'put away',
}
