import { MONTH } from './monthNames.ts'
import type { Rewriting } from './plainerLeads.ts'

/** Parts of regular expressions over the text as it was typed. */
const NTH = '\\d{1,2}(?:st|nd|rd|th)?'
const DATE = `(?:the )?(?:${NTH}(?: of)? (?:${MONTH})|(?:${MONTH}) ${NTH})`
const RANGE = `(?:from )?(?:the )?(?:${NTH}(?:(?: of)? (?:${MONTH}))?|(?:${MONTH}) ${NTH})(?: ?[-–] ?| (?:to|until|till) )${DATE}`
const FEAST = "(?:christmas|xmas|easter|thanksgiving|new year'?s?)"
const FEAST_DAY =
  "(?:christmas eve|christmas day|xmas eve|xmas day|boxing day|new year'?s eve|new year'?s day|good friday|easter sunday|easter monday)"
/** Feasts of which people know the date, as it moves, or differs by the country. */
const MOVES =
  "(?:eid(?: al[- ]?(?:fitr|adha))?|diwali|holi|passover|han+ukk?ah|nowruz|(?:chinese|lunar) new year|mother['’]?s['’]? day|father['’]?s['’]? day|carnival|mardi gras|orthodox easter)"
/** Where somebody is, or who is there, for some days; `away` and trips of work are read as they are. */
const ON_HOLIDAY =
  "(?:(?:i['’]?m|i am|we['’]?re|we are|i['’]?ll be) )?(?:on |at |in )?(?:an? |the |my |our )?(?:holidays?|vacation|annual leave|city break|city trip|camping|skiing|conference|visitors(?: here)?|guests(?: here)?|family (?:here|visiting)|(?:in )?hospital|wedding weekend)"
/** A part of the sentence ends here. */
const END = '(?=\\s*(?:[,;.!)]|$|(?:please|though|but|and then)\\b))'
const PAUSE = '([,;.] +| [-–] | but |,? and | \\(?)'
const EXCEPT =
  '(?:apart from|aside from|except(?: for)?|excepting|excluding|other than|besides|bar|barring|minus|save for|but not|not)'

/** What says how often something is done. */
const IS_REGULAR =
  /\b(?:a day|daily|every|each|times a week|x a week|twice|once|per day|weekdays|weekends|(?:mon|tues|wednes|thurs|fri|satur|sun)days|mornings|evenings)\b/i

/** The month of which the sentence speaks, and not one by which something is to be done. */
const IN_MONTH = new RegExp(`\\b(?:in|during|throughout|all) (?:of )?(${MONTH})\\b`, 'i')

/** Of something that goes on regularly a time off is a pause; `next week off` may be the very time for a job. */
function asPause(plain: (said: string) => string): Rewriting {
  return (all, before = '', ...groups) => {
    const [text = '', at] = [groups.at(-1), Number(groups.at(-2))]
    const said = groups.length > 2 ? (groups[0] ?? '') : ''
    return IS_REGULAR.test(text.slice(0, at)) ? `${before}${plain(said.replace(/^xmas/i, 'Christmas'))}` : all
  }
}

/** `Boxing Day` and what else has no name of its own in the words for dates. */
const NAMED_DAYS: readonly (readonly [form: RegExp, plain: string])[] = [
  [/\b(not|except|excluding|apart from|skip) (?:on )?boxing day\b/gi, '$1 on 26 December'],
  [/\b(not|except|excluding|apart from|skip) (?:on )?(?:the )?new year'?s day\b/gi, '$1 on 1 January'],
]

/** What others do once in their life, and the occasion that it is. */
const OCCASIONS_OF_OTHERS = [
  ['(?:getting married|gets? married|marr(?:ies|ying)|to be married)', 'wedding'],
  ['turn(?:s|ing) \\d{1,3}', 'birthday'],
  ['graduat(?:es|ing)', 'graduation'],
] as const

/** What takes place on some days, or keeps somebody from it. */
const HAS_DAYS =
  /\b(?:trips?|holidays?|vacation|weddings?|conference|exams?|tests?|finals|mocks|visit(?:s|ing|ors)?|guests|race|festival|competition|tournament|away|off|abroad|not|no|except|camp|cruise|retreat|fair|show|due|deadline)\b/i

/**
 * Dates that are left out, and events that were moved, in words that the grammar reads: `Christmas week off` says `not in the Christmas
 * week`, `apart from Christmas` says `not over Christmas`, `my exam was moved to 5 March` says `my exam is on 5 March`.
 */
export const PLAINER_DATES: readonly (readonly [form: RegExp, plain: string | Rewriting])[] = [
  [
    new RegExp(`\\b(before|by) (?:the )?(${FEAST}) (?:holidays?|hols|break|vacation)(?![a-z])`, 'gi'),
    '$1 $2',
  ],
  // `knee op on 20 March so nothing before that`
  [
    new RegExp(
      `(^|[,;.] ?)(?:(?:i have|i['’]?ve got|i['’]?m having) )?(?:(?:a|an|my|the) )?[a-z]+(?: [a-z]+){0,2} (?:is )?(?:on |at )?(${DATE}),? so (?:nothing|not|no [a-z]+|none of it) (?:before|until|till) (?:that|then|after that)${END}`,
      'gi',
    ),
    '$1not before $2',
  ],
  // `nine years running` is no time that a plan has
  [
    /(?<=[a-z]) (?:for )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten) years (?:running|in a row|straight|on the trot)(?=\s*(?:[,;.!)]|$))/gi,
    ' each year',
  ],
  // `revise for GCSE maths starts 14 May`: the exam does
  [
    new RegExp(
      `(^|[,;.] ?)((?:revise|study|prepare|practi[sc]e|cram|swot|get ready|train|prep) (?:for )?(?!leave\\b)(?:[a-z'’]+ ){0,3}?[a-z'’]+)(?:,)? (?:which )?(?:starts?|begins?)(?: on)? (?=${DATE}(?![a-z]))`,
      'gi',
    ),
    '$1$2, it starts on ',
  ],
  // `prepare for IELTS need 7.0 exam 23 May`
  [
    new RegExp(
      `(?<=^(?:revise|study|prepare|practi[sc]e|cram|get ready|prep|learn)\\b[^,;.]{3,40}) (?=need(?:ing|ed)? (?:(?:an?|at least|band|grade) )*\\d)|(?<=\\bneed (?:(?:an?|at least|band|grade) )*\\d(?:\\.\\d)?) (?=(?:exam|test)(?: is)?(?: on)? ${DATE}(?![a-z]))`,
      'gi',
    ),
    ', ',
  ],
  // `my daughter is getting married on 22 August`, `dad turns 70 on 3 May`
  ...OCCASIONS_OF_OTHERS.map(
    ([verb, occasion]) =>
      [
        new RegExp(
          `\\b((?:my|our) (?:(?:best|oldest|little|big|baby) )?[a-z]+|mum|mom|dad|gran|grandma|grandpa)(?:['’]s| is| are)? ${verb}((?: in [a-z]+)?)(?: on)? (?=${DATE}(?: in [a-z]+)?(?:[,;.]| and| so) \\S+ \\S+)`,
          'gi',
        ),
        `$1's ${occasion}$2 is on `,
      ] as const,
  ),
  // `quit sugar | latest 5 June`, `… ending 5 June`
  [new RegExp(`,? (?:at (?:the )?)?(?:latest|ending)(?: (?:on|by))? (?=${DATE}(?![a-z]))`, 'gi'), ' by '],
  // `yoga every day, 1-24 december`: from one day to the other. A trip or an exam has its own days.
  [
    new RegExp(
      `((?:daily|(?:every|each) day),? |[,;] )(\\d{1,2})(?:st|nd|rd|th)? ?[-–] ?(\\d{1,2})(?:st|nd|rd|th)? (?:of )?(${MONTH})(?=\\s*(?:[,;.!)]|$))`,
      'gi',
    ),
    (all, before = '', from = '', to = '', month = '', ...groups) =>
      Number(from) < Number(to) && !HAS_DAYS.test((groups.at(-1) ?? '').slice(0, Number(groups.at(-2))))
        ? `${before}from ${from} to ${to} ${month}`
        : all,
  ],
  [
    new RegExp(
      `^(\\s*(?:no|quit|stop|give up|without) [a-z ]{2,30}?) (?:from )?(\\d{1,2}) ?[-–] ?(\\d{1,2}) (${MONTH})(?=\\s*(?:[,;.!)]|$))`,
      'gi',
    ),
    '$1 from $2 to $3 $4',
  ],
  // `by march check up`, `before my check up in march`
  [
    new RegExp(
      `\\b(?:by|before|until|till) ((?:my |the |our )?)(${MONTH}) (?:check[- ]?up|appointment|scan|blood test|weigh[- ]?in|review)(?=\\s*(?:[,;.!)]|$))`,
      'gi',
    ),
    'before my appointment in $2',
  ],
  [
    /\b((?:by|before|until|till) (?:my|the|our|his|her) (?:next )?)check[- ]up (?=in |on |\()/gi,
    '$1checkup ',
  ],
  [/\b(?<=\b(?:by|on|until|till|before|for|after) )may day\b/gi, '1 May'],
  [/\bst\. (?=(?:patrick|david|george|andrew|nicholas))/gi, 'st '],
  // `before Eid (20 March)`, `Mother's Day, 14 March`: the date that is said is the one that is meant.
  [
    new RegExp(
      `\\b(${MOVES})(?:,? | \\(|, on | - )(?:on )?(${NTH}(?: of)? (?:${MONTH})|(?:${MONTH}) ${NTH})(?![a-z\\d])(?! ?(?:-|–|to|until|till))\\)?`,
      'gi',
    ),
    '$1 $2',
  ],
  // `until spring comes`: it is over when that begins.
  [
    new RegExp(
      `\\b(?:until|till|til|before) (?:the )?(spring|summer|autumn|winter|${MONTH}|christmas|easter|lent)(?: finally)? (?:comes|arrives|starts|begins|is here|has come|comes? (?:around|round)|rolls (?:around|round))\\b`,
      'gi',
    ),
    'before $1',
  ],
  // `read 12 books, one a month`: so long it takes.
  [
    /(?<=\b(\d{1,3}) [a-z]+(?: [a-z]+){0,4})(, | - )(?:(?:maybe|about|say|like|just) )?(?:one|1) (?:a|per|each|every) (month)(?! (?:on|at|in the)\b)(?=\s*(?:[,;.!]|$))/gi,
    (_all, count = '', pause = '', unit = '') => `${pause}in ${count} ${unit}s`,
  ],
  // `in a year, starting on 1 January`: so long from then
  [
    /\bin (?=(?:an? |one |\d{1,2} |two |three |six )(?:years?|months?|weeks?)\b.{0,60}\b(?:start|starting|starts|begin|beginning) (?:on |in |the |from )*(?:\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|new year))/gi,
    'for ',
  ],
  // `after my knee check-up on 14 December`
  [
    new RegExp(
      `\\bafter (?:my|the|our|his|her) (?!exams?\\b|tests?\\b)[a-z-]+(?: [a-z-]+){0,2} (?:is )?on (?=${DATE})`,
      'gi',
    ),
    'after ',
  ],
  // `500 words a day, break from 20 December to 3 January`
  [new RegExp(`([,;.] +|[-–] )(?:a |an |my )?(break|pause) (?=${RANGE})`, 'gi'), '$1with a break '],
  // `already 🙈 next try is dec 17`
  [
    /(?<=[^\s,;.:!?]) (?=(?:my |the )?next (?:try|attempt|go|test|exam|sitting|chance|one) is (?:on )?(?:the )?(?:\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/gi,
    ', ',
  ],
  // `my exam was moved to 5 March`, `it got pushed back to the 9th of May`
  [
    new RegExp(
      `\\b((?:my|the|our) [a-z]+(?: (?!(?:was|is|has|got|had|now|just|been|moved|pushed)\\b)[a-z]+)?|it)(?:'s| has| have| is| was| got| had)?(?: now| just| recently| been| being)*(?: been)? (?:moved|pushed|put|postponed|brought|rescheduled|shifted|changed|delayed)(?: (?:back|forward|forwards|up|out))? (?:to|until|till|for) (?=${DATE})`,
      'gi',
    ),
    '$1 is on ',
  ],
  [
    new RegExp(`\\b((?:my|the|our) [a-z]+(?: [a-z]+)?|it) (?:now is|is now) (?=(?:on )?${DATE})`, 'gi'),
    '$1 is ',
  ],
  // `Christmas week off, learn guitar 20 minutes a day`, `holiday 10 to 12 December, …`: behind the goal it is the same.
  [
    new RegExp(
      `^\\s*((?:(?:with|taking|having) )?(?:(?:the )?(?:${FEAST} week|${FEAST_DAY}|${FEAST}|${RANGE}|${DATE}|next week|week (?:of|around) ${FEAST}|(?:all of )?(?:${MONTH}))(?: is)? off|(?:a week |time )?off (?:over|at|for) ${FEAST}|${ON_HOLIDAY} ${RANGE}))(?:[,;.:]| -|,? but) +(?!so\\b|then\\b|and\\b|to\\b)(?=[^]{3,})(?![^]*\\b(?:then|meanwhile|during (?:it|that))\\b)([^]*?)[\\s,;.!]*$`,
      'gi',
    ),
    (_all, pause = '', goal = '') => `${goal}, ${pause}`,
  ],
  // `holiday 10 to 12 December`, `conference 10-12 December`
  [
    new RegExp(`(^|[,;.]\\s+|\\s[-–] |\\s\\(?)(?:but )?${ON_HOLIDAY} (?=${RANGE}${END})`, 'gi'),
    "$1I'm on holiday ",
  ],
  // `I'm in Rome from 10 to 12 December`
  [
    new RegExp(
      `(^|[,;.] | but )(?:i['’]?m |i am |we['’]?re |we are )?in (?!the\\b|a\\b|my\\b|${MONTH}\\b)[a-z]+ (?=${RANGE}${END})`,
      'gi',
    ),
    "$1I'm on holiday ",
  ],
  [
    new RegExp(`${PAUSE}(?:(?:with|taking|having) )?(next week)(?: is)? off${END}`, 'gi'),
    asPause((said) => `not ${said}`),
  ],
  // `a week off at Christmas`, `off over Christmas`
  [
    new RegExp(
      `${PAUSE}(?:(?:with|taking|having) )?(?:a|the|one) week off (?:at|over|for|around) (${FEAST})${END}`,
      'gi',
    ),
    asPause((feast) => `not in the ${feast} week`),
  ],
  [
    new RegExp(
      `${PAUSE}(?:taking )?(?:time )?off (?:over|for|at|around|during) (${FEAST})(?: break)?${END}`,
      'gi',
    ),
    asPause((said) => `not over ${said}`),
  ],
  // `Christmas week off`
  [
    new RegExp(
      `${PAUSE}(?:(?:with|taking|having) )?(?:the )?(${FEAST}) week(?: is)? (?:off|free)${END}`,
      'gi',
    ),
    asPause((feast) => `not in the ${feast} week`),
  ],
  [
    new RegExp(
      `${PAUSE}(?:(?:with|taking|having) )?the week (?:of|around) (${FEAST})(?: is)? (?:off|free)${END}`,
      'gi',
    ),
    asPause((feast) => `not in the ${feast} week`),
  ],
  [
    new RegExp(
      `${PAUSE}(?:(?:with|taking|having) )?(?:the )?(?:week|time|days) between christmas and new year'?s?(?: is| are)? off${END}`,
      'gi',
    ),
    asPause(() => 'not between Christmas and new year'),
  ],
  [
    new RegExp(`${PAUSE}(?:(?:with|taking|having) )?(${FEAST_DAY})(?: is)? off${END}`, 'gi'),
    asPause((said) => `not on ${said}`),
  ],
  [
    new RegExp(`${PAUSE}(?:(?:with|taking|having) )?(${FEAST})(?: is)? off${END}`, 'gi'),
    asPause((said) => `not over ${said}`),
  ],
  [
    new RegExp(`${PAUSE}(?:(?:with|taking|having) )?(${NTH} and ${DATE})(?: is| are)? off${END}`, 'gi'),
    asPause((said) => `not on ${said}`),
  ],
  [
    new RegExp(`${PAUSE}(?:(?:with|taking|having) )?(${RANGE}|${DATE})(?: is| are)? off${END}`, 'gi'),
    asPause((said) => `not on ${said}`),
  ],
  [
    new RegExp(
      `${PAUSE}(?:(?:with|taking|having) )?(?:all of |the whole of )?(${MONTH})(?: is)? off${END}`,
      'gi',
    ),
    asPause((said) => `not in ${said}`),
  ],
  // `apart from Christmas`
  [new RegExp(`\\b${EXCEPT} (?:over |during |for )?(${FEAST})${END}`, 'gi'), 'not over $1'],
  [new RegExp(`\\b${EXCEPT} (?:in |during )?(?:the )?(${FEAST}) week${END}`, 'gi'), 'not in the $1 week'],
  [new RegExp(`\\b${EXCEPT} (?:on )?(${FEAST_DAY})${END}`, 'gi'), 'not on $1'],
  [
    new RegExp(
      `\\b${EXCEPT} (?:on )?(?=(?:the )?${NTH}(?: ?(?:,|/|&|and|or) ?(?:the )?${NTH})*(?: of)? (?:${MONTH})\\b)`,
      'gi',
    ),
    'not on ',
  ],
  [/\b(not on (?:the )?\d{1,2})\/(?=\d{1,2}(?:st|nd|rd|th)? [a-z])/gi, '$1 and '],
  ...NAMED_DAYS,
  // `in December apart from the 25th and 26th`: those of the month that is named.
  [
    new RegExp(
      `\\b${EXCEPT} (?:on )?((?:the )?\\d{1,2}(?:st|nd|rd|th)(?:(?:, | and | or | & |, and )(?:the )?\\d{1,2}(?:st|nd|rd|th))*)(?! (?:of )?(?:${MONTH}))\\b`,
      'gi',
    ),
    (all, days = '', ...groups) => {
      const [text, at] = [groups.at(-1) ?? '', Number(groups.at(-2))]
      const month = IN_MONTH.exec(text.slice(0, at))?.[1]
      return month === undefined ? all : `not on ${days} of ${month}`
    },
  ],
  // `in January | (the 22nd)`
  [
    new RegExp(
      `\\bin (${MONTH}) ?[(,] ?(?:on )?the (\\d{1,2}(?:st|nd|rd|th))(?:\\)|(?=\\s*(?:[,;.]|$)))`,
      'gi',
    ),
    'on $2 $1',
  ],
]
