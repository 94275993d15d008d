import { weekdayOf } from '#shared/tasks/quickAdd/dateWords.ts'
import { ordinal } from '#shared/tasks/quickAdd/numbers.ts'
import {
  either,
  keyword,
  meaning,
  optional,
  type Phrase,
  sequence,
  term,
} from '#shared/tasks/quickAdd/phrase.ts'
import { pluralDays, weekdays, weekends, workdays } from '#shared/tasks/quickAdd/weekdays.ts'
import { endsPart } from '#shared/planning/goalSentence/words/clauses.ts'
import { isVerb } from '#shared/planning/goalSentence/words/verbs.ts'
import { number } from '#shared/planning/goalSentence/amounts/numbers.ts'
import { dayPartWindow, type DayWindow, LUNCH } from '#shared/planning/goalSentence/times/dayParts.ts'
import { anyPart, EVERY, named, someDays } from '#shared/planning/goalSentence/dates/namedDays.ts'
import { counted } from './countedRhythms.ts'
import { isDoneWeekly } from './doneWeekly.ts'
import { DAILY, often, onDays, type Rhythm, spaced, within } from './rhythm.ts'
import { twiceADay } from './twiceADay.ts'

const NO_WINDOW: DayWindow = { from: '', to: '' }

/** `every day | incl. weekends`, `daily, | even on Sundays`: they are among all days. */
const AND_DAYS: Phrase<unknown> = optional(
  sequence(
    keyword('incl', 'including', 'even', 'also'),
    optional(keyword('on', 'at')),
    either<unknown>(workdays, weekends, weekdays, pluralDays),
  ),
)

const DAILY_ALONE: Phrase<Rhythm> = meaning(sequence(keyword('daily', 'everyday'), AND_DAYS), () => DAILY)

const ALL_DAYS: Phrase<Rhythm> = meaning(
  sequence(optional(keyword('on')), keyword('all'), keyword('days')),
  () => DAILY,
)
/** `on alternate days`, `every alternate evening`. */
const ALTERNATE_DAYS: Phrase<Rhythm> = meaning(
  sequence(
    optional(keyword('on', 'every', 'each')),
    keyword('alternate', 'alternating'),
    either<DayWindow | null>(
      meaning(keyword('day', 'days'), () => NO_WINDOW),
      dayPartWindow,
    ),
  ),
  ([, , window]) => {
    const found = spaced(2)
    return found && within(found, window === NO_WINDOW ? null : window)
  },
)
/** `every day`, `daily`, `every morning`, `every other day`, `every 3 days`, `every week`, `most days`. */
const regular: Phrase<Rhythm> = either<Rhythm>(
  twiceADay,
  meaning(
    sequence(
      EVERY,
      optional(keyword('single')),
      either<DayWindow | null>(
        meaning(
          sequence(keyword('day'), optional(sequence(keyword('of'), keyword('the'), keyword('week')))),
          () => NO_WINDOW,
        ),
        dayPartWindow,
      ),
      AND_DAYS,
    ),
    ([, , window]) => ({ ...DAILY, ...(window && window !== NO_WINDOW && { window }) }),
  ),
  meaning(sequence(EVERY, keyword('lunch'), keyword('break', 'hour', 'time')), () => within(DAILY, LUNCH)),
  // `build a daily | routine`
  (words, at, context) =>
    /^(?:routines?|practice|habits?|life|schedule|news)$/.test(words[at + 1]?.plain ?? '') &&
    /^(?:an?|my|our|the)$/.test(words[at - 1]?.plain ?? '')
      ? null
      : DAILY_ALONE(words, at, context),
  (words, at, context) =>
    words.slice(at, at + 2).some(({ text }) => /^all$/i.test(text)) ? ALL_DAYS(words, at, context) : null,
  meaning(keyword('nightly'), () => ({ ...DAILY, window: { from: '20:00', to: '24:00' } })),
  meaning(
    sequence(
      EVERY,
      either(keywordTwo(), ordinal),
      either<DayWindow | null>(
        meaning(keyword('day'), () => NO_WINDOW),
        dayPartWindow,
      ),
    ),
    ([, step, window]) => {
      const found = spaced(step)
      return found && within(found, window === NO_WINDOW ? null : window)
    },
  ),
  meaning(sequence(EVERY, number, keyword('days')), ([, step]) => spaced(step)),
  (words, at, context) =>
    words.slice(at, at + 2).some(({ text }) => /^alternat(?:e|ing)$/i.test(text))
      ? ALTERNATE_DAYS(words, at, context)
      : null,
  // `10 pages per week` says how much, and not how often.
  (words, at) => {
    const isAmount =
      /^(?:\d|one$|two$|three$)/.test(words[at - 2]?.plain ?? '') &&
      /^(?:[a-z]+s|km|kg)$/.test(words[at - 1]?.plain ?? '')
    const isWeek = /^(?:every|each|per)$/.test(words[at]?.plain ?? '') && words[at + 1]?.plain === 'week'
    return isWeek && !isAmount ? { value: often(1), to: at + 2 } : null
  },
  meaning(keyword('weekly'), () => often(1)),
  meaning(
    sequence(
      keyword('most'),
      either<DayWindow | null>(
        meaning(keyword('days'), () => NO_WINDOW),
        dayPartWindow,
      ),
    ),
    ([, window]) => within(often(5), window === NO_WINDOW ? null : window),
  ),
)

const DEED: Phrase<unknown> = term((plain) => (isVerb(plain) || /^(?:make|time)$/.test(plain) ? true : null))
/** `only`, `but I can only train`. */
const onlyCan: Phrase<unknown> = optional(
  either<unknown>(
    sequence(
      optional(keyword('but')),
      keyword('i', 'we'),
      keyword('can', 'have', 'will'),
      // `I can film only on weekends`
      optional((words, at, context) => (words[at + 1]?.text === 'only' ? DEED(words, at, context) : null)),
      keyword('only', 'just'),
      optional(DEED),
      optional(keyword('it')),
    ),
    sequence(
      optional(keyword('but')),
      optional(keyword('i', 'we')),
      keyword('only'),
      optional(keyword('got', 'have')),
    ),
    keyword('preferably', 'ideally'),
  ),
)

/** How often a goal is worked at: `3 times a week`, `every day`, `on Mondays and Thursdays`, `weekends`. */
export const rhythm: Phrase<Rhythm> = (words, at, context) => {
  // `300 pages, 10 | per day` says how many.
  const isRate =
    words[at]?.plain === 'per' && words[at + 1]?.plain === 'day' && /^\d+$/.test(words[at - 1]?.plain ?? '')
  // `plan a | weekend in Rome` is about one, and says nothing of the days on which it is planned.
  const isOne =
    words[at]?.plain === 'weekend' &&
    [1, 2].some(
      (back) =>
        /^(?:an?|our|one)$/.test(words[at - back]?.plain ?? '') &&
        HAS_ONE.test(words[at - back - 1]?.plain ?? ''),
    )
  // `go for | a walk every day`, `have | a walk every day`
  const isOuting =
    /^an?$/.test(words[at]?.plain ?? '') &&
    /^(?:(?:go|going|out|\S+) for|\S* ?(?:have|take))$/.test(
      `${words[at - 2]?.plain ?? ''} ${words[at - 1]?.plain ?? ''}`.trim(),
    )
  return isRate || isOne || isOuting || isNamedWeekend(words, at) ? null : anyRhythm(words, at, context)
}
/** `plan my sister's hen | weekend`: what it is called. */
function isNamedWeekend(words: Parameters<typeof anyRhythm>[0], at: number): boolean {
  return (
    words[at]?.text.toLowerCase() === 'weekend' &&
    !endsPart(words, at - 1) &&
    /^(?:hen|stag|bachelor|bachelorette|spa|girls'?|lads'?|birthday|anniversary|wedding|surprise|romantic|family|reunion|team|training|yoga|writing|camping|ski|city|bank|open|opening|launch)$/.test(
      words[at - 1]?.plain ?? '',
    )
  )
}
const HAS_ONE = /^(?:plan|planning|organi[sz]e|arrange|prepare|book|spend|have|host|enjoy|take)$/

const anyRhythm: Phrase<Rhythm> = either(
  meaning(
    sequence(onlyCan, either(counted, named, regular), optional(keyword('only'))),
    ([, found]) => found,
  ),
  // `Saturday is my only free day`
  (words, at, context) =>
    words.slice(at + 1, at + 6).some(({ text }) => /^(?:free|only)$/i.test(text))
      ? FREE_DAYS(words, at, context)
      : null,
  // `only Saturday`, `preferably Sunday`
  meaning(sequence(keyword('only', 'preferably', 'ideally'), someDays, anyPart), ([, days, window]) =>
    within(onDays(days), window),
  ),
)

/** Also `on | a Saturday`, as people say it of what they do on each. */
export const onADay: Phrase<Rhythm> = (words, at, context) => {
  const isOne = /^on$/i.test(words[at]?.text ?? '') && /^a$/i.test(words[at + 1]?.text ?? '')
  // `have a picnic on a Sunday` is once.
  const isWeekly = isOne && (words[at - 1]?.plain === 'week' || isDoneWeekly(words, at))
  if (!isWeekly || weekdayOf(words[at + 2]?.plain ?? '') === null) return rhythm(words, at, context)
  const read = rhythm([...words.slice(0, at + 1), ...words.slice(at + 2)], at, context)
  return read && { value: read.value, to: read.to + 1 }
}

const FREE_DAYS: Phrase<Rhythm> = meaning(
  sequence(
    someDays,
    anyPart,
    keyword('is', 'are'),
    keyword('my', 'our', 'the'),
    either<unknown>(
      sequence(keyword('only'), optional(keyword('free', 'available', 'possible'))),
      keyword('free'),
    ),
    keyword('day', 'days', 'evening', 'evenings', 'time', 'one', 'ones'),
    optional(keyword('off', 'free', 'available')),
    optional(sequence(keyword('i', 'we'), keyword('have', 'get', 'can'))),
  ),
  ([days, window]) => within(onDays(days), window),
)

function keywordTwo(): Phrase<number> {
  return meaning(keyword('other', 'second'), () => 2)
}
