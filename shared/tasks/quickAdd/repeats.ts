import { type Frequency, plainRule, type RuleParts, type RuleWeekday } from '#shared/tasks/repeatRule.ts'
import { dayAndMonth } from './calendarDates.ts'
import { dayPart, weekdayName, weekdayOf } from './dateWords.ts'
import { bareMonthDays, monthDays, namedMonthDays, ofMonth } from './monthDays.ts'
import { count, ordinal } from './numbers.ts'
import { parserOf, type Place, type Reading } from './parser.ts'
import { either, keyword, meaning, optional, type Phrase, sequence, term } from './phrase.ts'
import { pluralDay, pluralDays, weekdays, weekends, workdays } from './weekdays.ts'

type Rule = { rule: RuleParts; place: Place }
type Unit = { frequency: Frequency; interval: number }

const UNITS: Record<string, Unit> = {
  day: { frequency: 'DAILY', interval: 1 },
  week: { frequency: 'WEEKLY', interval: 1 },
  month: { frequency: 'MONTHLY', interval: 1 },
  quarter: { frequency: 'MONTHLY', interval: 3 },
  year: { frequency: 'YEARLY', interval: 1 },
}
const ADVERBS: Record<string, string> = {
  daily: 'day',
  everyday: 'day',
  weekly: 'week',
  monthly: 'month',
  quarterly: 'quarter',
  yearly: 'year',
  annually: 'year',
}
const LONGEST_INTERVAL = 999
const MONDAY = 1

const unit = term((plain) => unitOf(plain.replace(/s$/, '')))
const yearly: Phrase<RuleParts> = meaning(dayAndMonth, ({ day, month }) => ({
  ...plainRule('YEARLY'),
  months: [month],
  monthDays: [day],
}))

/** How many units lie between two occurrences: nothing, `2`, `other`, `3rd`. */
const interval: Phrase<number> = either(
  meaning(keyword('other'), () => 2),
  meaning(ordinal, (nth) => (nth > 1 ? nth : null)),
  count,
)

/** `days`, `weeks on mon and fri`, `month on the 1st and 15th`, `year on 5 may`. */
const units: Phrase<RuleParts> = meaning(
  sequence(
    optional(interval),
    either<RuleParts>(
      onDays(
        'WEEKLY',
        meaning(weekdays, (days) => weekly(days)),
      ),
      onDays('MONTHLY', monthDays),
      onDays('YEARLY', yearly),
      meaning(unit, ({ frequency, interval: each }) => plainRule(frequency, each)),
    ),
  ),
  ([times, rule]) => multiplied(rule, times ?? 1),
)

/** Weekdays every so many weeks: `other fri`, `3 mondays`, `other weekend`. */
const spacedDays: Phrase<RuleParts> = either(
  meaning(sequence(keyword('other'), either(workdays, weekends, weekdays)), ([, days]) =>
    multiplied(weekly(days), 2),
  ),
  meaning(sequence(count, pluralDay), ([times, day]) => multiplied(weekly([{ day, nth: null }]), times)),
)

/** What may follow `every`. */
const rule: Phrase<Rule> = either(
  placed(
    'edge',
    meaning(sequence(monthDays, ofMonth), ([days]) => days),
  ),
  placed('edge', yearly),
  placed('edge', units),
  placed('edge', spacedDays),
  placed('edge', namedMonthDays),
  placed('closed', bareMonthDays), // "every 2nd column"
  placed(
    'edge',
    meaning(either(workdays, weekends, weekdays), (days) => weekly(days)),
  ),
)

/** `2nd and 4th tuesday`: more than one of a month is no single date. */
const severalOfMonth: Phrase<RuleParts> = meaning(namedMonthDays, (days) =>
  days.weekdays.length > 1 && new Set(days.weekdays.map(({ day }) => day)).size === 1 ? days : null,
)

const EVERY = term((plain, { text }) =>
  plain === 'every' || plain === 'each'
    ? text.endsWith('!')
      ? ('completion' as const)
      : ('schedule' as const)
    : null,
)

/** `every mon,wed`, `each 2 weeks`, `every last friday`, `first friday of every month`, `mondays`, `every! 3 days`, `daily`. */
export const parseRepeat = parserOf(
  either<Reading>(
    meaning(sequence(EVERY, keyword('day'), exceptFor(), either(weekends, weekdays)), ([from, , , days]) => {
      const left = [1, 2, 3, 4, 5, 6, 0].filter((day) => !days.some((one) => one.day === day))
      const kept = left.map((day) => ({ day, nth: null }))
      return left.length === 0 ? null : repeat({ rule: weekly(kept), place: 'edge' }, from, null)
    }),
    meaning(sequence(EVERY, dayPart), ([from, time]) =>
      repeat({ rule: plainRule('DAILY'), place: 'edge' }, from, time),
    ),
    meaning(sequence(EVERY, rule, optional(dayPart)), ([from, days, time]) => repeat(days, from, time)),
    meaning(
      sequence(
        optional(keyword('on')),
        optional(keyword('the')),
        monthDays,
        keyword('of', 'in'),
        EVERY,
        interval,
        keyword('month', 'months'),
      ),
      ([, , days, , , times]) => {
        const spaced = multiplied(days, times)
        return spaced && repeat({ rule: spaced, place: 'closed' }, 'schedule', null)
      },
    ),
    meaning(
      sequence(keyword('monthly'), keyword('on'), optional(keyword('the')), monthDays),
      ([, , , days]) => repeat({ rule: days, place: 'edge' }, 'schedule', null),
    ),
    meaning(sequence(keyword('once'), keyword('a', 'every', 'per'), unit), ([, , each]) =>
      repeat({ rule: plainRule(each.frequency, each.interval), place: 'edge' }, 'schedule', null),
    ),
    meaning(keyword('fortnightly', 'biweekly', 'bi-weekly'), () =>
      repeat({ rule: plainRule('WEEKLY', 2), place: 'end' }, 'schedule', null),
    ),
    meaning(listedDays, (days) => repeat({ rule: weekly(days), place: 'edge' }, 'schedule', null)),
    meaning(rangeOfDays, (days) => repeat({ rule: weekly(days), place: 'edge' }, 'schedule', null)),
    meaning(severalOfMonth, (days) => repeat({ rule: days, place: 'end' }, 'schedule', null)),
    meaning(
      sequence(optional(keyword('on')), optional(keyword('the')), monthDays, ofMonth),
      ([, , days, which]) =>
        which === 'every' ? repeat({ rule: days, place: 'closed' }, 'schedule', null) : null,
    ),
    meaning(sequence(optional(keyword('on')), pluralDays), ([on, days]) => ({
      ...repeat({ rule: weekly(days), place: on === null ? 'end' : 'edge' }, 'schedule', null),
      isIntroduced: on !== null,
    })),
    meaning(
      term((plain) => (Object.hasOwn(ADVERBS, plain) ? unitOf(ADVERBS[plain] ?? '') : null)),
      ({ frequency, interval: each }) =>
        repeat({ rule: plainRule(frequency, each), place: 'end' }, 'schedule', null),
    ),
  ),
)

/** `mon-fri`, `mon - fri`, `mon/wed/fri`, `mwf`: several days in one, which people say of what they do each week. */
function rangeOfDays(...[words, at, context]: Parameters<Phrase<readonly RuleWeekday[]>>) {
  const spaced = sequence(weekdayName, keyword('-', '–', 'to', 'through', 'thru'), weekdayName)(
    words,
    at,
    context,
  )
  if (spaced) return { value: daysFromTo(spaced.value[0], spaced.value[2]), to: spaced.to }
  const plain = words[at]?.plain ?? ''
  const [first, last, ...more] = plain.split(/[-–]/).map(weekdayOf)
  if (more.length === 0 && typeof first === 'number' && typeof last === 'number')
    return { value: daysFromTo(first, last), to: at + 1 }
  const days = plain === 'mwf' ? [1, 3, 5] : plain === 'tth' ? [2, 4] : plain.split('/').map(weekdayOf)
  const known = days.flatMap((day) => (day === null ? [] : [{ day, nth: null }]))
  return known.length === days.length && known.length > 1 ? { value: known, to: at + 1 } : null
}

/** `tue, thu 6am`, `on mon, wed and fri`: several days with a time, or behind `on`, are those of each week. */
function listedDays(...[words, at, context]: Parameters<Phrase<readonly RuleWeekday[]>>) {
  const read = sequence(optional(keyword('on')), weekdays)(words, at, context)
  if (!read || read.value[1].length < 2) return null
  const isTimed = /^(?:at|@|\d)/.test(words[read.to]?.plain ?? '')
  const isWritten =
    words.slice(at, read.to).some(({ plain }) => /^(?:and|&|\+)$/.test(plain)) && read.to === words.length
  const isFirst = at === 0 && read.to < words.length
  return isTimed || isFirst || isWritten ? { value: read.value[1], to: read.to } : null
}

function daysFromTo(first: number, last: number): RuleWeekday[] {
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, step) => ({
    day: (first + step) % 7,
    nth: null,
  }))
}

/** `every day except Sunday`. */
function exceptFor(): Phrase<unknown> {
  return either<unknown>(
    keyword('except', 'but', 'excluding'),
    sequence(keyword('apart', 'aside'), keyword('from')),
    sequence(keyword('other'), keyword('than')),
  )
}

function unitOf(name: string): Unit | null {
  return Object.hasOwn(UNITS, name) ? (UNITS[name] ?? null) : null
}

/** A unit with the days that it names: `month on the 1st`. */
function onDays(frequency: Frequency, days: Phrase<RuleParts>): Phrase<RuleParts> {
  return meaning(sequence(unit, keyword('on'), optional(keyword('the')), days), ([each, , , named]) =>
    each.frequency === frequency ? { ...named, interval: each.interval } : null,
  )
}

function weekly(days: readonly RuleWeekday[]): RuleParts {
  return { ...plainRule('WEEKLY'), weekdays: days }
}

/** A rule with a longer interval. Saturday and Sunday of one weekend belong together, wherever the week begins. */
function multiplied(parts: RuleParts, times: number): RuleParts | null {
  const each = parts.interval * times
  const codes = parts.weekdays.map(({ day }) => day)
  const isWeekend =
    parts.frequency === 'WEEKLY' && codes.length === 2 && codes.includes(6) && codes.includes(0)
  if (each > LONGEST_INTERVAL) return null
  return { ...parts, interval: each, weekStart: isWeekend && each > 1 ? MONDAY : null }
}

function placed(place: Place, parts: Phrase<RuleParts>): Phrase<Rule> {
  return meaning(parts, (found) => ({ rule: found, place }))
}

function repeat({ rule: parts, place }: Rule, from: 'schedule' | 'completion', time: number | null): Reading {
  return { place, finding: { kind: 'repeat', rule: parts, from, time: time ?? undefined } }
}
