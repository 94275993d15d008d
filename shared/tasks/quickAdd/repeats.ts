import {
  type Frequency,
  plainRule,
  type RuleParts,
  type RuleWeekday,
} from '#shared/tasks/repeating/repeatRule.ts'
import { allDaysBut, BUT_ON, dailyBut, dailyOn } from './allDaysBut.ts'
import { dayAndMonth } from './calendarDates.ts'
import { COUNTED } from './counted.ts'
import { shortPart } from './dayParts.ts'
import { dayPart, eve, monthOfName, partOfDay, pluralDayPart } from './dateWords.ts'
import {
  bareMonthDays,
  endOfEveryMonth,
  inMonthsOf,
  inQuarters,
  monthDays,
  namedMonthDays,
  ofMonth,
  QUARTER,
} from './monthDays.ts'
import { notMoved, notOfNextWeek } from './daysInOneClause.ts'
import { count, interval } from './numbers.ts'
import { perDay } from './perDay.ts'
import { adverb, oncePer, type Unit, unit, unitOf } from './repeatUnits.ts'
import { type Parser, parserOf, type Place, type Reading } from './parser.ts'
import { either, keyword, meaning, optional, type Phrase, sequence, term } from './phrase.ts'
import { repeatsFrom, type Rule } from './repeatsFrom.ts'
import { timedPlurals } from './timedPlurals.ts'
import { multiplied, weekly } from './weekly.ts'
import {
  allBut,
  pluralDay,
  pluralDays,
  severalDays,
  shortPlurals,
  weekdays,
  weekends,
  workdays,
} from './weekdays.ts'

const yearly: Phrase<RuleParts> = meaning(dayAndMonth, ({ day, month }) => ({
  ...plainRule('YEARLY'),
  months: [month],
  monthDays: [day],
}))

/** `each october`: from its first on. */
const inOneMonth: Phrase<RuleParts> = meaning(term(monthOfName), (month) => ({
  ...plainRule('YEARLY'),
  months: [month],
  monthDays: [1],
}))

/** `every am` */
const halfDay = term((plain, { text }) =>
  /^[ap]m/.test(text) ? partOfDay(plain === 'am' ? 'morning' : plain === 'pm' ? 'afternoon' : '') : null,
)
/** `weekly thursdays`, `fortnightly saturdays`: in the plural the days need no `on`. */
const adverbOfDays: Phrase<RuleParts> = meaning(sequence(adverb, pluralDays), ([each, days]) =>
  each.frequency === 'WEEKLY' ? multiplied(weekly(days), each.interval) : null,
)
const inOneWord = term((plain) => {
  const [, digits, name] = /^([1-9]\d{0,2})(days|wks|weeks|months)$/.exec(plain) ?? []
  return digits === undefined
    ? null
    : plainRule(unitOf((name ?? '').slice(0, -1))?.frequency ?? 'DAILY', Number(digits))
})

/** `days`, `weeks on mon and fri`, `month on the 1st and 15th`, `year on 5 may`. */
const units: Phrase<RuleParts> = meaning(
  sequence(
    optional(interval),
    either<RuleParts>(
      namedDays(unit),
      meaning(unit, ({ frequency, interval: each }) => plainRule(frequency, each)),
    ),
  ),
  ([times, rule]) => multiplied(rule, times ?? 1),
)

/** Weekdays every so many weeks: `other fri`, `second sunday` in words, `3 mondays`, `other weekend`. In digits it is the month's second. */
const spacedDays: Phrase<RuleParts> = either(
  meaning(
    sequence(keyword('other', 'alternate', 'second'), either(workdays, weekends, weekdays)),
    ([, days]) => multiplied(weekly(days), 2),
  ),
  meaning(sequence(count, pluralDay), ([times, day]) => multiplied(weekly([{ day, nth: null }]), times)),
)

/** What may follow `every`. */
const rule: Phrase<Rule> = either(
  placed(
    'edge',
    meaning(sequence(monthDays, ofMonth), ([days, month]) => inMonthsOf(days, month)),
  ),
  placed('edge', allDaysBut),
  placed('edge', inOneWord),
  placed('edge', yearly),
  placed('edge', inOneMonth),
  placed('edge', units),
  placed('edge', spacedDays),
  placed('edge', namedMonthDays),
  placed('edge', several(bareMonthDays)), // "every 1st and 15th"
  placed('closed', bareMonthDays), // "every 2nd column"
  placed(
    'edge',
    meaning(either(workdays, weekends, weekdays), (days) => weekly(days)),
  ),
)

/** `in april`, behind days that repeat. */
const inMonth: Phrase<number> = meaning(sequence(keyword('in'), term(monthOfName)), ([, month]) => month)

const EVERY = term((plain, { text }) =>
  plain === 'every' || plain === 'each'
    ? text.endsWith('!')
      ? ('completion' as const)
      : ('schedule' as const)
    : null,
)

const single = meaning(keyword('single'), () => 1)

/** `x8 thursdays`, `6 tuesdays`, `for the next 4 mondays`: so many of them, but "the first 3 mondays of". */
const countedDays: Phrase<readonly [number, readonly RuleWeekday[]]> = (words, at, context) => {
  const read = sequence(
    optional(keyword('for', 'on')),
    optional(keyword('the')),
    optional(keyword('next')),
    optional(keyword('x')),
    term((plain) => (/^x?(?:[2-9]|1\d)x?$/.test(plain) ? Number(plain.replaceAll('x', '')) : null)),
    optional(keyword('x')),
    pluralDays,
  )(words, at, context)
  const isOther =
    COUNTED.has(words[at - 1]?.plain ?? '') || // "read chapter 4 tuesdays"
    /^(?:first|last|every|each|past|previous|missed|other|of)$/.test(words[at - 1]?.plain ?? '') ||
    words[read?.to ?? at]?.plain === 'of'
  return read === null || isOther ? null : { value: [read.value[4], read.value[6]], to: read.to }
}

/** `every mon,wed`, `due every friday`, `each 2 weeks`, `every last friday`, `first friday of every month`, `mondays`, `every! 3 days`, `daily`. */
export const parseRepeat: Parser = (words, at, context) => {
  if (words[at]?.text !== 'due') return parseRule(words, at, context)
  const due = parseRule(words, at + 1, context)
  return due && { ...due, isIntroduced: true, length: due.length + 1 }
}

const parseRule = parserOf(
  either<Reading>(
    meaning(sequence(EVERY, either(dayPart, eve, halfDay), BUT_ON), ([from, time, days]) =>
      repeat({ rule: weekly(allBut(days)), place: 'edge' }, from, time),
    ),
    meaning(
      sequence(
        EVERY,
        either(dayPart, eve, halfDay),
        optional(keyword('on')),
        either(workdays, weekends, weekdays),
      ),
      ([from, time, , days]) => repeat({ rule: weekly(days), place: 'edge' }, from, time),
    ), // "every evening mon-thu"
    meaning(
      sequence(EVERY, optional(either(interval, single)), either(dayPart, eve, halfDay)),
      ([from, each, time]) => repeat({ rule: plainRule('DAILY', each ?? 1), place: 'edge' }, from, time),
    ),
    perDay,
    meaning(repeatsFrom, (found) => repeat(found, 'schedule', null)),
    meaning(sequence(keyword('alternate'), either(pluralDays, weekdays, shortPlurals)), ([, days]) => {
      const parts = multiplied(weekly(days), 2)
      return parts && repeat({ rule: parts, place: 'edge' }, 'schedule', null)
    }),
    meaning(sequence(keyword('alternate'), pluralDayPart), ([, time]) =>
      repeat({ rule: plainRule('DAILY', 2), place: 'edge' }, 'schedule', time),
    ),
    meaning(sequence(keyword('alternate'), keyword('days', 'weeks', 'months')), ([, name]) => {
      const { frequency = 'DAILY' } = unitOf(name.slice(0, -1)) ?? {}
      return repeat({ rule: plainRule(frequency, 2), place: 'edge' }, 'schedule', null)
    }),
    meaning(endOfEveryMonth, (days) => repeat({ rule: days, place: 'edge' }, 'schedule', null)),
    meaning(
      sequence(EVERY, rule, optional(either(dayPart, shortPart)), inMonth),
      ([from, { rule: days }, time, month]) =>
        days.frequency === 'DAILY' || days.frequency === 'WEEKLY'
          ? repeat({ rule: { ...days, months: [month] }, place: 'edge' }, from, time)
          : null,
    ),
    meaning(
      sequence(optional(keyword('on')), pluralDays, optional(dayPart), inMonth),
      ([, days, time, month]) =>
        repeat({ rule: { ...weekly(days), months: [month] }, place: 'edge' }, 'schedule', time),
    ),
    meaning(
      sequence(EVERY, optional(keyword('single')), rule, optional(either(dayPart, shortPart))),
      ([from, , days, time]) => repeat(days, from, time),
    ),
    meaning(
      sequence(optional(keyword('on', 'by', 'due')), optional(keyword('the')), monthDays, ofMonth),
      ([, , days, month]) => {
        const parts = inMonthsOf(days, month)
        return month.which === 'every' && parts
          ? repeat({ rule: parts, place: 'anywhere' }, 'schedule', null)
          : null
      },
    ),
    meaning(sequence(keyword('on'), optional(keyword('the')), several(bareMonthDays)), ([, , days]) =>
      repeat({ rule: days, place: 'closed' }, 'schedule', null),
    ),
    meaning(
      sequence(optional(keyword('on')), optional(keyword('the')), namedMonthDays, optional(ofMonth)),
      ([, , days, month]) =>
        days.weekdays.length > 1 && days.positions.length === 0 && month?.which !== 'next'
          ? repeat({ rule: days, place: 'edge' }, 'schedule', null)
          : null,
    ),
    meaning(
      sequence(optional(keyword('on')), either(workdays, weekends, pluralDays, weekdays), pluralDayPart),
      ([on, days, time]) => ({
        ...repeat({ rule: weekly(days), place: 'edge' }, 'schedule', time),
        isIntroduced: on !== null,
      }),
    ),
    notMoved(
      notOfNextWeek(
        meaning(
          sequence(optional(keyword('on', 'from')), severalDays, optional(either(dayPart, shortPart))),
          ([, days, time]) => repeat({ rule: weekly(days), place: 'closed' }, 'schedule', time),
        ),
      ),
    ),
    meaning(countedDays, ([times, days]) =>
      repeat({ rule: { ...weekly(days), ends: { kind: 'after', times } }, place: 'edge' }, 'schedule', null),
    ),
    meaning(
      sequence(optional(keyword('on')), timedPlurals, optional(either(dayPart, shortPart))),
      ([, days, time]) => repeat({ rule: weekly(days), place: 'anywhere' }, 'schedule', time),
    ),
    meaning(
      sequence(optional(keyword('on', 'at')), pluralDays, optional(either(dayPart, shortPart))),
      ([on, days, time]) => ({
        ...repeat({ rule: weekly(days), place: on === null ? 'end' : 'edge' }, 'schedule', time),
        isIntroduced: on !== null,
      }),
    ),
    meaning(
      sequence(
        either(dailyBut, dailyOn, namedDays(adverb, keyword('on')), adverbOfDays),
        optional(either(dayPart, shortPart, pluralDayPart)),
      ),
      ([days, time]) => repeat({ rule: days, place: 'edge' }, 'schedule', time),
    ), // "weekly on wed nights"
    meaning(sequence(namedDays(adverb), optional(either(dayPart, shortPart))), ([days, time]) =>
      repeat({ rule: days, place: 'closed' }, 'schedule', time),
    ), // "weekly thurs 8a", "fortnightly sun am"
    meaning(keyword('nightly'), () => {
      const { place, finding } = repeat({ rule: plainRule('DAILY'), place: 'end' }, 'schedule', null)
      return { place, finding: { ...finding, isNightly: true } }
    }),
    meaning(oncePer, ({ frequency, interval: each }) =>
      repeat({ rule: plainRule(frequency, each), place: 'edge' }, 'schedule', null),
    ), // "once a month clean the oven"
    meaning(adverb, ({ frequency, interval: each }) =>
      repeat({ rule: plainRule(frequency, each), place: 'end' }, 'schedule', null),
    ),
  ),
)

/** Days of a month, where there is more than one. */
function several(days: Phrase<RuleParts>): Phrase<RuleParts> {
  return meaning(days, (parts) => (parts.monthDays.length > 1 ? parts : null))
}

/** A unit with the days that it names: `month on the 1st`, `weeks friday`. */
function namedDays(
  each: Phrase<Unit>,
  on: Phrase<string | null> = optional(keyword('on')),
): Phrase<RuleParts> {
  return either<RuleParts>(
    onDays(
      'WEEKLY',
      meaning(either(pluralDays, weekdays), (days) => weekly(days)),
    ),
    onDays('MONTHLY', monthDays),
    onDays('YEARLY', yearly),
  )

  function onDays(frequency: Frequency, days: Phrase<RuleParts>): Phrase<RuleParts> {
    return meaning(sequence(each, on, optional(keyword('the', 'a')), days), ([by, , , named]) =>
      by.frequency === frequency
        ? by.interval === QUARTER && frequency === 'MONTHLY'
          ? inQuarters(named)
          : { ...named, interval: by.interval }
        : null,
    )
  }
}

function placed(place: Place, parts: Phrase<RuleParts>): Phrase<Rule> {
  return meaning(parts, (found) => ({ rule: found, place }))
}

function repeat({ rule: parts, place }: Rule, from: 'schedule' | 'completion', time: number | null): Reading {
  return { place, finding: { kind: 'repeat', rule: parts, from, time: time ?? undefined } }
}
