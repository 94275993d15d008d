import { calendarDate, nextDayOfMonth } from './calendarDates.ts'
import { dayPart } from './dateWords.ts'
import { ordinalDay } from './numbers.ts'
import { parserOf, type Reading } from './parser.ts'
import { either, keyword, meaning, optional, type Phrase, sequence, term } from './phrase.ts'
import { type DayReading, relativeDate } from './relativeDates.ts'
import { clockTime } from './times.ts'

const partOfIt = either(
  dayPart,
  meaning(sequence(keyword('in'), keyword('the'), dayPart), ([, , time]) => time),
)

/** A date, and the part of the day behind it: `tomorrow`, `friday evening`. */
const date: Phrase<DayReading> = meaning(
  sequence(either<DayReading>(relativeDate, calendarDate), optional(partOfIt)),
  ([day, time]) =>
    time === null ? day : day.time === undefined ? { ...day, place: 'edge' as const, time } : null,
)
const dateAlone = either(date, either<DayReading>(relativeDate, calendarDate))

const dayOfMonth: Phrase<DayReading> = meaning(ordinalDay, (day, { today }) => {
  const next = nextDayOfMonth(day, today)
  return next === null ? null : { date: next, place: 'closed' as const }
})

/** A date behind a preposition, where `the 15th` counts too. */
export const introducedDate: Phrase<DayReading> = either(
  dateAlone,
  meaning(sequence(optional(keyword('the')), either(dateAlone, dayOfMonth)), ([, day]) => day),
)

/** `tomorrow`, `next thu`, `on the 15th`, `in 3 days`, `2 march`, `2.3.`, `tonight`: the planned date. */
export const parsePlannedDate = parserOf(
  either<Reading>(
    meaning(sequence(keyword('on', 'for', 'starting', '@'), introducedDate), ([, day]) => planned(day, true)),
    // "from tomorrow", but "photos from Sunday"
    meaning(sequence(keyword('from'), dateAlone), ([, day]) =>
      day.place === 'anywhere' ? planned(day, true) : null,
    ),
    meaning(dateAlone, (day) => planned(day, false)),
    bareDayOfMonth,
  ),
)

/** `rent 15th` at the end of the line; before a time anywhere. `2nd draft` and `the 2nd` count things. */
function bareDayOfMonth(...[words, at, context]: Parameters<Phrase<Reading>>): ReturnType<Phrase<Reading>> {
  const read = sequence(optional(keyword('the')), dayOfMonth)(words, at, context)
  if (!read) return null
  const [article, day] = read.value
  const isLast = article === null && read.to === words.length && at > 0
  return { to: read.to, value: planned({ ...day, place: isLast ? 'end' : 'before time' }, false) }
}

/** `due:fri`, `due tomorrow`, `by 2 march`, `by tomorrow 5pm`: the due date, on which it is planned at a time. */
export const parseDueDate = parserOf(
  meaning(
    sequence(
      either(
        meaning(sequence(dueMark(), optional(keyword('on', 'by'))), ([isMark]) => isMark),
        meaning(keyword('by'), () => false),
      ),
      introducedDate,
      optional(clockTime),
    ),
    ([isMark, day, time]): Reading => ({
      place: isMark ? 'anywhere' : introducedPlace(day),
      isIntroduced: true,
      finding: { kind: 'due', date: day.date, time: time ?? day.time },
    }),
  ),
)

/** Whether `due` was written as a mark, with its colon. */
function dueMark(): Phrase<boolean> {
  return term((plain, { text }) => (plain === 'due' ? text.endsWith(':') : null))
}

function planned({ place, ...day }: DayReading, isIntroduced: boolean): Reading {
  return {
    place: isIntroduced ? introducedPlace({ ...day, place }) : place,
    isIntroduced,
    finding: { kind: 'date', ...day },
  }
}

/** With its preposition a date may begin the line; `the 2nd` may count things, so it must end its clause. */
function introducedPlace({ place }: DayReading): 'edge' | 'closed' {
  return place === 'closed' ? 'closed' : 'edge'
}
