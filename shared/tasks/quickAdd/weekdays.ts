import { WORKDAYS } from '#shared/tasks/repeating/repeat.ts'
import type { RuleWeekday } from '#shared/tasks/repeating/repeatRule.ts'
import { weekdayName, weekdayOf } from './dateWords.ts'
import { isCompound } from './dayNames.ts'
import { either, keyword, list, meaning, optional, type Phrase, sequence, term } from './phrase.ts'
import type { Word } from './words.ts'

const MOST_DAYS = 7
const [SUNDAY, FRIDAY, SATURDAY] = [0, 5, 6]
const WEEKEND: readonly RuleWeekday[] = daysOf([SATURDAY, SUNDAY])

/** Letters that are days among others alone: `m/w/f`, `tu/th`, `mwf`. */
const LETTERS: Record<string, number> = { m: 1, t: 2, tu: 2, w: 3, th: 4, f: 5, sa: 6, su: 0 }
const SHORT: Record<string, number> = { mo: 1, tu: 2, we: 3, th: 4, fr: 5, sa: 6, su: 0 }
const RUNS: Record<string, readonly number[]> = {
  'm/w': [1, 3],
  't/th': [2, 4],
  'w/f': [3, 5],
  mwf: [1, 3, 5],
  'm-f': [1, 2, 3, 4, 5],
  tth: [2, 4],
  tuth: [2, 4],
  mtwtf: [1, 2, 3, 4, 5],
  mtwthf: [1, 2, 3, 4, 5],
}

/** One weekday in the plural. */
export const pluralDay = term((plain, { text }) => pluralOf(plain, text))

const anyDay = term((plain, { text }) => weekdayOf(plain) ?? pluralOf(plain, text))

/** `mondays`, and of the short forms those that are no other words: `mons`, `fris`. */
function pluralOf(plain: string, text: string): number | null {
  return plain.endsWith('days') || /^(?:mons|fris)\b/.test(text) ? weekdayOf(plain.slice(0, -1)) : null
}

/** `mon-fri`, `mon - fri`, `mondays through fridays`. */
const dayRange: Phrase<readonly number[]> = either(
  meaning(sequence(anyDay, keyword('to', 'through', 'thru', '-', '–', '—'), anyDay), ([first, , last]) =>
    fromTo(first, last),
  ),
  term((plain) => {
    const [first, last, ...more] = plain.split(/[-–—]/).map(weekdayOf)
    const isRange = typeof first === 'number' && typeof last === 'number' && more.length === 0
    return isRange ? fromTo(first, last) : null
  }),
)

/** Days in two letters each, which are no other words only where they are listed: `tu th sa`. */
const shortDays: Phrase<readonly number[]> = meaning(
  list(
    term((plain) => (plain.length === 2 && plain !== 'we' ? shortDay(plain) : null)),
    MOST_DAYS,
    true,
  ),
  (days) => (days.length > 1 ? days : null),
)

/** Days in one word: `mon/wed`, `mon,wed`, `m/w/f`, `mwf`. */
export const joinedDays: Phrase<readonly number[]> = term((plain) => {
  if (Object.hasOwn(RUNS, plain)) return RUNS[plain] ?? null
  const parts = plain.split(/[,/&+]/)
  if (parts.length < 2 || parts.length > MOST_DAYS) return null
  const isClear = parts.length > 2 || parts.some((part) => part.length > 1) // "m/f" is none
  const days = parts.map((part) => weekdayOf(part) ?? (isClear ? letterDay(part) : null))
  return days.every((day) => day !== null) ? days : null
})

/** Days in a row by the first and the number of them: `mon-wed`. */
export const daysInARow: Phrase<{ first: number; days: number }> = meaning(dayRange, (days) => ({
  first: days[0] ?? SUNDAY,
  days: days.length,
}))

const oneDay: Phrase<readonly number[]> = (words, at, context) => {
  const day = weekdayName(words, at, context)
  return day === null || isCompound(words, at) ? null : { value: [day.value], to: day.to } // "fri, sun terrace drinks"
}

const listedDays: Phrase<readonly number[]> = meaning(
  list(either(dayRange, joinedDays, oneDay, shortDays), MOST_DAYS, true),
  (days) => (days.flat().length > 0 ? days.flat() : null),
)

/** `mon`, `mon, wed and fri`, `mon wed fri`, `mon-fri`. */
export const weekdays: Phrase<readonly RuleWeekday[]> = meaning(listedDays, daysOf)

/** Several days that repeat without `every`: `mon - fri`, `tue/thu`, `mon, wed and fri`. A weekend is one: {@link weekendDays}. */
export const severalDays: Phrase<readonly RuleWeekday[]> = (words, at, context) => {
  const read = weekdays(words, at, context)
  const weekend = weekendDays(words, at, context)
  const isOnce = read === null || read.value.length < 2 || weekend?.to === read.to
  if (isOnce || isRefusedBeforeTimed(words, at, read.to)) return null
  return isNear(words, at, read.to, SHOWN) ? null : read
}

const CLOCK = /^(?:at|@.*|half|noon|midday|\d{1,2}(?:[:.]?\d{2})?(?:[ap]m?)?)$/

/** Whether the first of two days is refused, and the other one has its time: "not thurs, friday 2pm nails". */
function isRefusedBeforeTimed(words: readonly Word[], from: number, to: number): boolean {
  const isPair = to === from + 2 && words[from]?.text.endsWith(',') === true
  return isPair && words[from - 1]?.plain === 'not' && CLOCK.test(words[to]?.plain ?? '')
}

/** What lasts some days and is over then. */
const OCCASION =
  /^(?:conference|congress|convention|workshop|seminar|summit|festival|fair|expo|hackathon|offsite|retreat|camp|camping|trip|tour|cruise|tournament|exhibition|visit|visiting|holiday|vacation|hotel|hols?|break|stay|stays|staying|away|closed|garage|hire|hired|book-?fair|poorly|sick|dads|mums|nans|grans)$/
/** What is on single days, also where these are listed: "show fri & sat". */
const SHOWN =
  /^(?:shows?|fairs?|book-?fair|fetes?|gigs?|concerts?|panto|performances?|recitals?|exams?|mocks|interviews?|conference|festival|wedding|funeral|strikes?)$/
/** What people do each week. */
const HABIT =
  /^(?:gym|runs?|running|jog|walks?|swim|swimming|yoga|pilates|zumba|spin|crossfit|class|classes|lessons?|training|practice|practise|club|choir|standup|call|meds|therapy|physio|school|nursery|tennis|football|piano|spanish|french|study|bins?|trash|clean|shift|work|office)$/
/** So many days has an occasion that is named by weekdays at most; more of them repeat. */
const LONGEST_OCCASION = 4
const NEAR = 3

/** `thu-sat conference`, `conference in Rome thu-sat`: days in a row of something that is over then. */
const occasionDays: Phrase<{ first: number; days: number }> = (words, at, context) => {
  const range = dayRange(words, at, context)
  const read = range ?? listedDays(words, at, context)
  if (!read || read.value.length < 2 || !isInARow(read.value)) return null
  const longest = isOverWeekend(read.value) ? LONGEST_OCCASION + 1 : LONGEST_OCCASION // "dad visiting thurs-mon"
  if (read.value.length > longest) return null
  if (goesOn(words, read.to)) return null
  const isOnce =
    range === null
      ? isNear(words, at, read.to, SHOWN) || arePair(words, at, read.to)
      : isNear(words, at, read.to, OCCASION) ||
        isForDays(words, at) ||
        (read.value.length === 2 && !isNear(words, at, read.to, HABIT)) || // "prep board pack thurs-fri"
        (isOverWeekend(read.value) && !isNear(words, at, read.to, HABIT))
  return isOnce ? { value: { first: read.value[0] ?? SUNDAY, days: read.value.length }, to: read.to } : null
}

/** Whether a first or a last day, or a number of weeks follows: "visit gran mon-thu for 6 weeks". */
function goesOn(words: readonly Word[], to: number): boolean {
  const isForWeeks =
    words[to]?.plain === 'for' &&
    words.slice(to + 1, to + 4).some(({ plain }) => /^(?:weeks|wks|months)$/.test(plain))
  return (
    isForWeeks || /^(?:until|till|til|starting|beginning|ending|every|weekly)$/.test(words[to]?.plain ?? '')
  )
}

/** Whether two days of one week are joined for what is no habit: "take in parcels thurs & fri", but "gym mon and tues". */
function arePair(words: readonly Word[], from: number, to: number): boolean {
  const isSlashed = to === from + 1 && words[from]?.text.includes('/') === true
  const isJoined = isSlashed || (to === from + 3 && /^(?:and|&|n|\+)$/.test(words[from + 1]?.plain ?? ''))
  return isJoined && !isNear(words, from, to, HABIT)
}

/** Whether days go on from a weekend into the week, as few habits do: "feed cats sat-tues". */
function isOverWeekend(days: readonly number[]): boolean {
  return days.indexOf(SUNDAY) > 0 && days.at(-1) !== SUNDAY
}

/** Whether the words before say how many days something takes: "3 day juice fast thurs-sat". */
function isForDays(words: readonly Word[], from: number): boolean {
  const before = words.slice(Math.max(0, from - NEAR - 1), from)
  return before.some(
    ({ plain }, at) =>
      /^\d-(?:day|night)$/.test(plain) ||
      (/^\d$/.test(plain) && /^(?:days?|nights?|nts?)$/.test(before[at + 1]?.plain ?? '')),
  )
}

function isNear(words: readonly Word[], from: number, to: number, occasion: RegExp): boolean {
  const around = [...words.slice(Math.max(0, from - NEAR), from), ...words.slice(to, to + NEAR)]
  return around.some(({ plain }) => occasion.test(plain))
}

function isInARow(days: readonly number[]): boolean {
  return days.every((day, index) => index === 0 || day === ((days[index - 1] ?? SUNDAY) + 1) % 7)
}

const oneWeekend: Phrase<{ first: number; days: number }> = either(
  occasionDays,
  meaning(listedDays, (days) => {
    const isWeekend =
      days.length > 1 &&
      days.every((day, index) => [FRIDAY, SATURDAY, SUNDAY][index + 3 - days.length] === day)
    return isWeekend ? { first: days[0] ?? SATURDAY, days: days.length } : null
  }),
)

/** Days that are planned as one: `sat and sun`, `sat/sun`, `fri-sun`, `thu-sat conference`, by the first and their number. */
export const weekendDays: Phrase<{ first: number; days: number }> = (words, at, context) => {
  const read = oneWeekend(words, at, context)
  return read !== null && isRefusedBeforeTimed(words, at, read.to) ? null : read
}

/** `weekday`, `workdays`, `weeknight`. */
export const workdays = meaning(
  keyword('weekday', 'weekdays', 'workday', 'workdays', 'weeknight', 'weeknights'),
  () => WORKDAYS,
)

/** `weekend`, `weekends`. */
export const weekends = meaning(keyword('weekend', 'weekends'), () => WEEKEND)

/** Days that repeat without `every`: `mondays`, `tuesdays and thursdays`, `weekdays`, `weekends`. */
export const pluralDays: Phrase<readonly RuleWeekday[]> = either(
  meaning(sequence(keyword('weekdays', 'workdays', 'weeknights'), optional(keyword('only'))), () => WORKDAYS),
  meaning(sequence(keyword('weekends'), optional(keyword('only'))), () => WEEKEND),
  // `mondays and weds`: the first says that both repeat
  meaning(sequence(pluralDay, keyword('and', 'n', '&', '+'), anyDay), ([first, , last]) =>
    daysOf([first, last]),
  ),
  meaning(list(pluralDay, MOST_DAYS, true), daysOf),
)

/** `alternate sats`, `fris` */
export const shortPlurals: Phrase<readonly RuleWeekday[]> = term((plain) => {
  const day = /^(?:mon|fri|sat|sun)s$/.test(plain) ? weekdayOf(plain.slice(0, -1)) : null
  return day === null ? null : daysOf([day])
})

/** Every day of the week but some. */
export function allBut(days: readonly RuleWeekday[]): readonly RuleWeekday[] {
  const left = days.map(({ day }) => day)
  return daysOf([0, 1, 2, 3, 4, 5, 6].filter((day) => !left.includes(day)))
}

/** Each day once, from Monday on. */
function daysOf(days: readonly number[]): RuleWeekday[] {
  return [...new Set(days)]
    .toSorted((one, other) => ((one + 6) % 7) - ((other + 6) % 7))
    .map((day) => ({ day, nth: null }))
}

function fromTo(first: number, last: number): number[] {
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, step) => (first + step) % 7)
}

function shortDay(plain: string): number | null {
  return Object.hasOwn(SHORT, plain) ? (SHORT[plain] ?? null) : null
}

function letterDay(part: string): number | null {
  return Object.hasOwn(LETTERS, part) ? (LETTERS[part] ?? null) : null
}
