import { MONTH } from './monthNames.ts'
import type { Rewriting } from './plainerLeads.ts'
import { baseOf, isVerb } from './verbs.ts'

const DATE = `(?:the )?(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${MONTH})|(?:${MONTH})(?: \\d{1,2}(?:st|nd|rd|th)?)?)(?![a-z])`
const FEAST = "(?:christmas|easter|new year|thanksgiving|new year[’']s eve|whitsun|the holidays)"
/** A wish in so many words, behind which what comes before is told. */
const WISHED =
  /\b(?:i|we)(?:['’]?d| would)? (?:(?:really|just|also|only|still|finally|actually|now) )*(?:want|need|like|love|hope|plan)\b|\b(?:wanna|(?:like|love|need) to)\b/i
const wholeOf = (groups: readonly unknown[]) => String(groups.at(-1))
const LENGTH = '(?:\\d+ ?(?:minutes?|mins?|hours?|hrs?)|half an hour|an hour)'

/** What is told around a wish in words that are a goal, a condition or a rhythm elsewhere, and the same in words that the grammar reads. */
export const PLAINER_STORIES: readonly (readonly [form: RegExp, plain: string | Rewriting])[] = [
  // `the camera I got for Christmas`: a date of nothing that is planned
  [
    /\b((?:i|we)(?:['’]?ve| have)? (?:got|bought|was given|were given|received)) (?:for|at|last) (?:xmas|christmas|my birthday|easter|mother['’]?s day|father['’]?s day)(?![a-z])/gi,
    '$1',
  ],
  // `I've put it off for two years`
  [
    /(?:,|;|\.| -) (?:(?:and|but) )?(?:i['’]?ve|i have|we['’]?ve) (?:(?:already|just) )?(?:put|been putting|been avoiding) (?:it|this|that)(?: off)?(?: for)? (?:\d+|two|three|four|five|six|ten|several|a few|over an?|an?) (?:years?|months?|weeks?)(?=\s*(?:[,;.!]|$))/gi,
    ', been putting it off for years',
  ],
  // `I'm away until 16 March`: it begins then
  [
    new RegExp(
      `(^|[,;.] ?)(?:(?:and|but) )?(?:(?:i['’]?m|i am|we['’]?re|we are) )?(?:away|gone|abroad|travell?ing|out of (?:town|the country)) (?:until|till|til) (?=(?:the )?(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${MONTH})|(?:${MONTH}) \\d{1,2}|\\d{1,2}(?:st|nd|rd|th)))`,
      'gi',
    ),
    '$1starting ',
  ],
  // `am 74 and never played`
  [/(^|[.;,!?] )am (\d{2})(?= and\b|[,.;]|$)/gi, '$1I am $2'],
  // `any morning except Tuesday's`
  [/\b(mon|tues|wednes|thurs|fri|satur|sun)day['’]s(?=\s*(?:[,;.!]|$|and\b|or\b))/gi, '$1days'],
  // `I need IELTS 6.5 for nursing college`: no 6 May
  [
    /(^|[,;.] ?)(?:(?:i|we) )?(?:need|want|have to get|must get|got to get) (?:an? |at least )?ielts(?: of| score| band)* (\d\.\d)((?: for [^,;.!?]{3,30})?)(?:\.(?=\s|$)|(?![a-z\d]))/gi,
    '$1I want to study for IELTS$3, need band $2,',
  ],
  // `Work in the Gulf. Planning to save …`: it says where somebody is
  [
    /^(\s*)(?=(?:[Ww]ork (?:in (?=(?:the )?[A-Z])|as |for )|(?:[Ll]ive|[Rr]etired|[Bb]ased|[Ss]tationed|[Bb]orn) (?:in|at|as|for|on|near) )[^,;.!?]{2,40}[,;.!?].*\b(?:[Ww]ant|[Ww]anna|[Ww]ould (?:like|love)|[Nn]eed to|[Pp]lan(?:ning)? to|[Hh]op(?:e|ing) to|[Tt]rying to|[Gg]oing to|gonna)\b)/g,
    '$1I ',
  ],
  // `by my birthday, | that's 14 May`, `before the season starts, | say by 1 May`: the date says when that is
  [
    new RegExp(
      `\\b(?:by|before|until|for) (?!(?:the )?\\d)((?:my|our|the|his|her|their) [^,;.!?\\d]{3,30}), (?:(?:so|and) )?(?:that['’]?s|which is|that is|thats|say|i\\.?e\\.?|meaning)(?: (?:on|by|before))? (?=${DATE})`,
      'gi',
    ),
    'by ',
  ],
  // `until christmas | when he visits`
  [
    new RegExp(
      `\\b((?:by|until|till|before) (?:${FEAST}|${DATE})),? when (?:he|she|they|we|i|(?:my|our) [a-z]+)(?:['’](?:s|re|m|ll))?(?: all)? (?:visits?|visiting|comes?|coming|arrives?|arriving|fly|flying|meet|meeting|go|going|is here|are here|leaves?|leaving|sees?|gets? (?:back|home|here))(?: (?:us|me|over|home|back|round|again|here|there))?(?=\\s*(?:[,;.!]|$))`,
      'gi',
    ),
    '$1',
  ],
  // `every January | I join a gym`: it is told
  [
    new RegExp(
      `(^|, |\\. | and )every (${MONTH}|year|winter|summer|spring|autumn) (i|we) (?!(?:want|need|would|will|['’]|plan|hope|have to|should|must)\\b)([a-z]+(?: [a-z]+){0,3}?)(?=,| and every |\\.)`,
      'gi',
    ),
    '$1$3 $4 every $2',
  ],
  // `they only speak Polish | and we're spending Easter there`
  [
    new RegExp(
      `(,? and|,|,? so) (?:we|i)(?:['’]re|['’]m| are| am|['’]ll be) (?:spending|celebrating|having) (${FEAST}) (?:there|with them|with (?:his|her|their) (?:family|parents|folks)|at theirs)`,
      'gi',
    ),
    "$1 we're visiting them at $2",
  ],
  // `Bought a banjo at a flea market, now I want to play it`: what is told has somebody who did it
  [
    /^(bought|started|joined|inherited|moved|adopted|lost|signed up|took up|gave up|retired|found|got(?! (?:my|an?|the) (?:\w+ ){0,2}(?:exams?|levels?|tests?|finals?|mocks?|interview|wedding|race|recital|audition|trip|deadline|gig)\b)) (?=[^!?]{8,160}$)/gi,
    (all, did = '', ...groups) => (WISHED.test(wholeOf(groups)) ? `I ${did.toLowerCase()} ` : all),
  ],
  // `make a photo book, | there are about 3000 photos to go through`
  [
    /([,;.]) (?:and )?there (?:are|is|must be) ((?:about |around |some |at least )?\d[\d,.]*) ([a-z]+) to (?:go through|sort(?: through| out)?|do|read|get through|cover|learn|look at|wade through)(?: too)?(?=\s*(?:[,;.!]|$))/gi,
    '$1 $2 $3',
  ],
  // `I sit on the school board, | coach under-10s and work full time, so …`: all of it is told
  [
    /^((?:(?:hi|hiya|hey|so|ok|well),? )?(?:i|we) (?!(?:want|need|plan|hope|like|love|would|will|should|must|wanna|have to|can|could|decided|promised)\b)[a-z]+ [^,;.!?]{3,50}), ([a-z]+) (?=[^,;.!?]{3,50},? (?:so|then|but) )/gi,
    (all, told = '', verb = '') => (isVerb(verb.toLowerCase()) ? `${told}, I ${verb} ` : all),
  ],
  [new RegExp(`\\b(${LENGTH}), (?:tops|max|at most)(?:, | )(?=on |to |every |each |a )`, 'gi'), '$1 '],
  [
    new RegExp(
      `(\\b(?:i|we)(?:['’]ve| have)(?: got)? ${LENGTH} (?:on |every |each )?[a-z]+), (?=to [a-z]+)`,
      'gi',
    ),
    '$1 ',
  ],
  // `so teach me, | or rather let me | cook one new dish a week`
  [
    /((?:^|[,;.!]|\s)\s*)(?:(?:so|please) )?(?:teach me|help me|show me),? (?:or rather|or|well),? let me (?=[a-z]+ )/gi,
    '$1I want to ',
  ],
  // `my allergies are dust related | so the flat needs hoovering`
  [
    /([,;.!]|\s)\s*so ((?:the|my|our) [a-z]+(?: [a-z]+)?) needs ([a-z]+ing) (?=twice |once |every |each |daily|by |before |three |\d)/gi,
    (all, pause = '', thing = '', deed = '', ...groups) =>
      WISHED.test(wholeOf(groups)) || baseOf(deed.toLowerCase()) === null
        ? all
        : `${pause.trim() || ','} so I want to ${baseOf(deed.toLowerCase()) ?? deed} ${thing} `,
  ],
  // `two evenings are already gone`
  [
    /([,;.!]) (?:and )?(?:\d+|one|two|three|four|five|six) (?:days|evenings|weeks|weekends|mornings|months) (?:are|is) (?:already )?gone(?: already)?(?=\s*(?:[,;.!]|$))/gi,
    '$1',
  ],
]
