/** A clause that says when not, or when, in words of its own: so many of its words, and those that say the same in the grammar's. */
export type SaidOtherwise = { count: number; plains: string[] }

const DAY =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|weekdays|mons?|tues?|weds?|thurs?|fris?|sats?|suns?)'
const DAYS = `${DAY}(?:(?: (?:and|or|&|\\+))? ${DAY})*`
const PART = '(?:mornings?|afternoons?|evenings?|nights?)'
const HOUR = '(?:after|before|past) (?:\\d{1,2}(?::\\d\\d)?(?: ?(?:am|pm))?|lunch|dinner|work|breakfast)'
const TIME = `((?:early |late )?(?:${DAYS}|${PART})|${HOUR})`
const ON = '(?:(?:on|in|at|during|for) )?(?:(?:the|my|our|any|all) )?'
const HOW =
  '(?:(?:always|usually|often|mostly|generally|just|only|so|really|very|pretty|quite|totally|completely|absolutely|too|all|already|both|way|far|a bit|kind of|kinda) )*'
/** Where such a clause ends. */
const END = '(?= $| [-–—]| (?:so(?! (?:not|nothing|none|no)\\b)|and|but|because|as|since|though)\\b)'

const SOMEBODY =
  '(?:family|church|god|kids|children|(?:girl|boy)friend|fianc[eé]e?|partner|wife|husband|friends|work|sleep|sleeping|rest|resting|us|me|myself|mum|mom|dad|parents|choir|chores|housework|studying|school|uni)'
/** What is said of days, parts of the day and hours that are no good for the goal. */
const NO_GOOD = [
  `(?:is|are|was|were|will be|would be|tend to be|tends to be|feels?|seems?|gets?) ${HOW}(?:bad|busy|packed|full|hectic|crazy|mad|chaos|chaotic|insane|a nightmare|out(?: of the question)?|off[- ]limits|impossible|difficult|tricky|taken|booked|blocked|sacred|holy|late|early|no[- ]go|a no(?:[- ]go)?|no (?:good|use)|not (?:good|great|ideal|possible|an option|suitable))(?: (?:at|with) (?:work|home|school|uni|kids|the kids))?(?: (?:for me|for us|days?))?`,
  `(?:is|are|belongs?|stays?) (?:for|to|reserved for|kept for) (?:(?:the|my|our) )*${SOMEBODY}(?: time)?`,
  `(?:is|are) (?:(?:my|our|the|a) )?(?:busy|busiest|long|longest|office|family|lazy|rest|late|worst|church) (?:days?|nights?|time)`,
  `(?:is|are) when (?:i|we) (?:see|visit|meet|babysit|volunteer|help|sleep|look after)\\b.*`,
  `(?:isn'?t|aren'?t|won'?t be|wouldn'?t be) ${HOW}(?:good|great|ideal|possible|an option|suitable|happening)(?: (?:for me|for us))?`,
  `(?:don'?t|doesn'?t|do not|does not|won'?t|wouldn'?t|can'?t) ${HOW}(?:work|suit|fit)(?: (?:out|well|for|me|us|at all))*`,
  `(?:i|we) ${HOW}(?:can'?t|cannot|rest|relax|sleep(?: in)?|order in|eat out|work|travel|volunteer|teach)(?: (?:do it|do anything|make it|late|nights|shifts))?`,
  `(?:i'?m|i am|we'?re|we are) ${HOW}(?:dead|done|finished|useless|exhausted|wrecked|knackered|fried|asleep|in bed|away|out|no use|no good)`,
]
/** What says before a time that there is nothing then. */
const NOT_THEN = [
  `(?:please )?(?:don'?t|do not|never) (?:put|plan|schedule|book|set|add|give me)(?: (?:me|us|anything|things|sessions?|stuff|tasks|any|in))*`,
  `(?:please )?(?:leave out|spare me|avoid|avoiding|drop|exclude)`,
  `(?:anything|anytime|any time|any day|whenever|always) (?:but|except)`,
  `(?:i'?m|i am|we'?re|we are) ${HOW}(?:out|away|gone)(?: (?:with|at) [a-z]+)?`,
  `(?:i|we) have (?:the|my|our) (?:kids?|children|sons?|daughters?|grandkids|grandchildren|boys|girls)`,
  `(?:i|we) (?:(?:already|usually|always) )?have (?:(?:an?|my|our|the) )?(?:[a-z]+ )?(?:class(?:es)?|choir|band|rehearsals?|football|training|church|therapy|physio|meetings?|shifts?|scouts|lectures?|seminars?|uni|school)`,
  `(?:(?:i|we) )?(?:(?:don'?t|do not) have|(?:have|'ve|got) no|no) (?:any )?(?:time|energy)(?: for (?:it|this|that))?`,
  `(?:(?:i|we) )?(?:(?:i'?d|would) )?(?:rather|prefer) not(?: to)?`,
  `(?:definitely|certainly|especially|ideally|preferably|just|please|maybe|really|absolutely) (?:not|never|no)`,
  `(?:i|we) ${HOW}(?:rest|relax|travel|never (?:train|work|study|practi[sc]e|run|exercise|do anything))`,
  `(?:(?:i|we) )?(?:never|rarely|hardly(?: ever)?|barely) (?:have|get|find) (?:any |the |much )?(?:time|energy|peace)(?: for (?:it|this|that))?`,
  `(?:i|we) (?:get|am|feel) ${HOW}(?:tired|sleepy|exhausted)`,
  `my (?:brain|head|energy) (?:is|goes|shuts|switches|turns) (?:off|down|gone|mush|dead|fried)`,
  `(?:i'?m|i am|we'?re|we are) ${HOW}(?:useless|no (?:good|use)|exhausted|dead|wrecked|knackered|fried|shattered|brain-?dead|half asleep|asleep|never (?:home|there|around|free|in)|not (?:home|at home|there|around|productive))`,
  `(?:i|we) (?:can'?t|cannot) (?:think|focus|concentrate|function|get going)(?: (?:straight|properly|well))?`,
  `(?:(?:i|we) )?(?:really |absolutely |just )?(?:hate|loathe|detest|dread)`,
]
/** What is said of a time that is good for it, before the goal is named. */
const GOOD = [
  `(?:is|are|would be|works?|would work|suits?) ${HOW}(?:best|good|great|fine|ok|okay|perfect|ideal|well|better)(?: (?:for (?:me|it|this)|time))*`,
  `(?:works?|would work) for (?:me|us)`,
  `suits? (?:me|us)(?: (?:best|well))?`,
  `(?:is|are) (?:my|the) (?:best|free|good|favou?rite) (?:times?|days?)`,
  `(?:is|are) when (?:i|we) have (?:the )?(?:most )?(?:time|energy)`,
]

/** The same of hours alone: what is heard or minded then. */
const QUIET = [
  `(?:(?:the|my|our) )?neighbou?rs? (?:complains?|minds?|hates? (?:it|noise)|sleeps?|bangs? on the wall|gets? (?:annoyed|angry|upset))`,
  `(?:quiet (?:hours?|time)|no noise|silence|lights out)(?: (?:start|starts|is|are))?`,
]
/** `I need Mondays free`, `keep my evenings for family`. */
const KEEPS = `(?:please )?(?:(?:i|we|i'?d|we'?d) )?(?:would )?(?:need|want|keep|leave|prefer|like|would like|try to keep)(?: to (?:keep|have|leave))?`
const KEPT = `(?:free|off|clear|open|for (?:(?:the|my|our) )*${SOMEBODY}|to (?:myself|ourselves))`

const CANNOT = ["can't", 'do']
/** With what stands in the place of all before the time; `time` is the last group. */
const FORMS: readonly (readonly [form: RegExp, lead: readonly string[]])[] = [
  [new RegExp(`^${ON}${TIME} (?:${NO_GOOD.join('|')})${END}`), CANNOT],
  [new RegExp(`^${KEEPS} ${ON}${TIME} ${KEPT}${END}`), CANNOT],
  [new RegExp(`^(?:${NOT_THEN.join('|')}) ${ON}${TIME}${END}`), CANNOT],
  [new RegExp(`^(?:please )?(?:skip|skipping|leave) ${ON}(${PART})${END}`), CANNOT],
  [new RegExp(`^(?:${QUIET.join('|')}) (${HOUR})${END}`), CANNOT],
  // `nothing but mornings`
  [new RegExp(`^nothing (?:but|except) ${ON}${TIME}${END}`), ['only']],
  // `I don't work on Mondays`: whether there is time then is asked.
  [new RegExp(`^(?:i|we) (?:don'?t|do not) work ${ON}${TIME}${END}`), ["i'm", 'off', 'on']],
  // `not a morning person`
  [
    /^(?:(?:i'm|i am|i've) )?(?:not|never been) (?:really |exactly |much of )?an? (morning|evening|night)s?[- ]person(?= )/,
    CANNOT,
  ],
  // `I have no time before February`
  [
    /^(?:(?:i|we)(?:'ve| have)? )?(?:got )?no time (?:for (?:it|this|that) )?(?:before|until|till) ((?:the )?(?!then\b|dinner\b|bed\b|work\b|lunch\b|\d{1,2}(?:am|pm)? $)[a-z\d]+)(?= )/,
    ["can't", 'start', 'before'],
  ],
  // `my only free day is Sunday`
  [new RegExp(`^my (?:only )?(?:free|best) (?:days?|time) (?:is|are) (?:on )?(${DAYS})(?= )`), ['on']],
  // `my best time is the morning`
  [
    new RegExp(
      `^(?:my )?best (?:time|hours?)(?: of (?:the )?day)?(?: for (?:it|me|this))? (?:is|are) (?:in )?(?:the )?(${PART})(?= )`,
    ),
    ['in', 'the'],
  ],
  // `free on Monday mornings`
  [new RegExp(`^(?:free|available) ((?:on )?${DAY})(?= )`), ["i'm", 'free']],
]

/** `7am is too early for me`, `9pm is too late`. */
const HOUR_IS =
  /^(\d{1,2})(am|pm) (?:is|feels|seems) (?:(?:way|far|much|a bit|just|really) )*too (early|late)(?: for me)?(?= )/

/** `mornings are best | learn guitar`, `I prefer evenings | …`. */
const IS_GOOD = new RegExp(
  `^(?:${ON}(?=(?:${DAYS}|${PART}) (?:${GOOD.join('|')})${END})|(?:i|we|i'd|we'd) ${HOW}(?:prefer|like|love|want)(?: (?:doing|to do|to have) (?:it|this))? ${ON}(?=(?:${DAYS}|${PART})${END}))(${DAYS}|${PART})(?: (?:${GOOD.join('|')}))?${END}`,
)
const OF_DAYS = new RegExp(`^${DAY}`)

/**
 * What a clause says of a time in words of its own.
 *
 * @param text its words in lower case, a space behind the last
 * @param isFirst whether no goal is named before it
 */
export function saidOtherwise(text: string, isFirst: boolean): SaidOtherwise | null {
  const [good, wanted] = isFirst ? (IS_GOOD.exec(text) ?? []) : []
  if (good !== undefined && wanted !== undefined)
    return {
      count: countOf(good),
      plains: [...(OF_DAYS.test(wanted) ? ['on'] : ['in', 'the']), ...wanted.split(' ')],
    }
  const [hour, digits = '', half = '', extreme] = HOUR_IS.exec(text) ?? []
  if (hour !== undefined && extreme !== undefined) {
    const isEarly = extreme === 'early'
    const first = Number(digits) + (isEarly ? 1 : 0)
    const time = first > 12 ? `${first - 12}${half}` : `${first}${half}`
    return { count: countOf(hour), plains: [...CANNOT, isEarly ? 'before' : 'after', time] }
  }
  for (const [form, lead] of FORMS) {
    const [said, time] = form.exec(text) ?? []
    if (said === undefined || time === undefined) continue
    const plains = time.split(' ')
    const last = plains.at(-1) ?? ''
    // `can't do mornings` is read, and `can't do morning` is not.
    const isOne = lead === CANNOT && /^(?:morning|afternoon|evening|night)$/.test(last)
    return { count: countOf(said), plains: [...lead, ...plains.slice(0, -1), isOne ? `${last}s` : last] }
  }
  return null
}

/** How many words a text has. */
export function countOf(text: string): number {
  return text.trim().split(' ').length
}
