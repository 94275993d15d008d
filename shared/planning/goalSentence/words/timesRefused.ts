import { DAY, DAYS, END, HOUR, ON, PART, TIME } from './timesOfWeek.ts'
import { HOW, NO_GOOD, NOT_THEN, QUIET, SOMEBODY } from './noTimeThen.ts'

/** A clause that says when not, or when, in words of its own: so many of its words, and those that say the same in the grammar's. */
export type SaidOtherwise = { count: number; plains: string[] }

/** What is said of a time that is good for it, before the goal is named. */
const GOOD = [
  `(?:is|are|would be|works?|would work|suits?) ${HOW}(?:best|good|great|fine|ok|okay|perfect|ideal|well|better)(?: (?:for (?:me|it|this)|time))*`,
  `(?:works?|would work) for (?:me|us)`,
  `suits? (?:me|us)(?: (?:best|well))?`,
  `(?:is|are) (?:my|the) (?:best|free|good|favou?rite) (?:times?|days?)`,
  `(?:is|are) when (?:i|we) have (?:the )?(?:most )?(?:time|energy)`,
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
  // `I don't work on Mondays`: whether there is time then is asked.
  [new RegExp(`^(?:i|we) (?:don'?t|do not) work ${ON}${TIME}${END}`), ["i'm", 'off', 'on']],
  // `leave my Sundays alone`
  [new RegExp(`^(?:please )?leave ${ON}${TIME} (?:alone|out|be)${END}`), CANNOT],
  [new RegExp(`^(?:please )?(?:skip|skipping|leave) ${ON}(${PART})${END}`), CANNOT],
  [new RegExp(`^(?:${QUIET.join('|')}) (${HOUR})${END}`), CANNOT],
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

/** What can be meant in no other way, also in the midst of a clause. */
const PLAINLY_REFUSED = FORMS.slice(0, 5)

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
 * @param where `isFirst`: no goal is named before it; `isBegin`: a pause or a joint parts it from what is before it
 */
export function saidOtherwise(
  text: string,
  { isFirst, isBegin }: { isFirst: boolean; isBegin: boolean },
): SaidOtherwise | null {
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
  for (const [form, lead] of isBegin ? FORMS : PLAINLY_REFUSED) {
    const [said, time] = form.exec(text) ?? []
    if (said === undefined || time === undefined) continue
    const plains = ((lead === CANNOT && MOMENTS[time]) || time).split(' ')
    const last = plains.at(-1) ?? ''
    // `can't do mornings` is read, and `can't do morning` is not.
    const isOne = lead === CANNOT && /^(?:morning|afternoon|evening|night)$/.test(last)
    return { count: countOf(said), plains: [...lead, ...plains.slice(0, -1), isOne ? `${last}s` : last] }
  }
  return null
}

/** Of a moment that is refused the hour at which the grammar has it begin. */
const MOMENTS: Readonly<Record<string, string | undefined>> = {
  'after work': 'after 5pm',
  'after dinner': 'after 7pm',
}

/** The time that is all a text says: `on Mondays`, without what leads to it. */
export function timeAlone(text: string): string | null {
  return TIME_ALONE.exec(text)?.[1] ?? null
}
const TIME_ALONE = new RegExp(`^${ON}${TIME}(?: [-–—])?$`)

/** How many words a text has. */
export function countOf(text: string): number {
  return text.trim().split(' ').length
}
