import { addDays } from '#shared/time/civil.ts'
import { easterSunday } from '#shared/time/easter.ts'
import { weekdayName } from './dateWords.ts'
import { isNamedDay } from './dayNames.ts'
import type { DayReading } from './nearDays.ts'
import { either, keyword, meaning, optional, type Phrase, sequence, term } from './phrase.ts'

type Feast = (year: number) => string

const GOOD_FRIDAY = -2 // days from Easter Sunday
/** Days from Easter Sunday by their weekday. */
const DAYS_OF_EASTER: Partial<Record<number, number>> = { 0: 0, 1: 1, 5: GOOD_FRIDAY, 6: -1 }
const MOST_YEARS = 2

/** Feasts that are on the same day for everybody; mother's days are not. */
const dayOfFeast: Phrase<Feast> = either<Feast>(
  meaning(sequence(keyword('easter'), weekdayName), ([, day]) => {
    const days = DAYS_OF_EASTER[day]
    return days === undefined ? null : fromEaster(days)
  }),
  meaning(sequence(keyword('good'), keyword('friday')), () => fromEaster(GOOD_FRIDAY)),
  meaning(
    sequence(keyword('christmas', 'xmas'), keyword('eve', 'day')),
    ([, day]) =>
      (year) =>
        `${year}-12-${day === 'eve' ? '24' : '25'}`,
  ),
  meaning(sequence(keyword('boxing'), keyword('day')), () => (year) => `${year}-12-26`),
  meaning(
    either(
      keyword('nye'),
      meaning(
        sequence(
          keyword('new'),
          term((plain) => (/^year['’]?s?['’]?$/.test(plain) ? plain : null)),
          keyword('eve'),
        ),
        () => 'nye',
      ),
    ),
    () => (year) => `${year}-12-31`,
  ),
)

const nameOfFeast: Phrase<Feast> = either<Feast>(
  dayOfFeast,
  meaning(keyword('easter'), () => easterSunday),
  meaning(keyword('christmas', 'xmas'), () => (year) => `${year}-12-25`),
  meaning(keyword('halloween'), () => (year) => `${year}-10-31`),
  meaning(
    sequence(
      term((plain) => (/^valentine['’]?s?$/.test(plain) ? plain : null)),
      optional(keyword('day')),
    ),
    () => (year) => `${year}-02-14`,
  ),
)

/** `easter monday`, `boxing day`: the next one from today on. What is done for it is done before, and alone it is what the task is. */
export const feastDay: Phrase<DayReading> = (words, at, context) => {
  const read = dayOfFeast(words, at, context)
  if (read === null || words[at - 1]?.plain === 'for') return null
  if (words[at]?.plain === 'good' && !isNamedDay(words, at + 1)) return null // "look good friday"
  const isAlone = at === 0 && !words.slice(read.to).some(({ text }) => /^\p{L}/u.test(text))
  const date = isAlone ? null : nextOf(read.value, context.today)
  return date === null ? null : { value: { date, place: 'closed', isFeast: true }, to: read.to }
}

/** `easter`, `xmas`: the day until which or before which something is done; without such a word it is a time of the year. */
export const feast: Phrase<string> = meaning(nameOfFeast, (each, { today }) => nextOf(each, today))

function fromEaster(days: number): Feast {
  return (year) => addDays(easterSunday(year), days)
}

function nextOf(each: Feast, today: string): string | null {
  const first = Number(today.slice(0, 4))
  for (let year = first; year < first + MOST_YEARS; year += 1) if (each(year) >= today) return each(year)
  return null
}
