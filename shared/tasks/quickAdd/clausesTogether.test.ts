import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readInWords } from '#shared/tasks/testing/sampleLines.ts'

type Said = readonly [phrase: string, meaning: string]

const oneOf = (words: string) => fc.constantFrom(...words.split('|'))
const saidBy = (rows: readonly Said[]) =>
  fc.constantFrom(
    ...rows.flatMap(([phrases, meaning]) => phrases.split('|').map((each) => [each, meaning] as const)),
  )

const TITLES = oneOf('gym|dentist|haircut|physio|coffee w/ Sam|team sync|eye test|pick up Nan|kids swim')
const ERRANDS = oneOf(
  'bake cakes|buy gift|pack bags|get card|wrap presents|iron shirt|order flowers|book taxi|clean house',
)
const EVENTS = oneOf('party|wedding|school fair|match|exam|concert|flight|bake sale|disco')
const DAYS: readonly Said[] = [
  ['fri|friday|fri 6th', '2026-03-06'],
  ['tues|tmrw', '2026-03-03'],
  ['weds|wednesday', '2026-03-04'],
  ['14 march|sat 14th', '2026-03-14'],
  ['next tues', '2026-03-10'],
]
const TIMES: readonly Said[] = [
  ['3pm|15:00', '15:00'],
  ['11am', '11:00'],
  ['2:15', '14:15'],
]
const BEFORE: readonly Said[] = [
  ['thurs|on thursday', '2026-03-05'],
  ['thurs nite', '2026-03-05 20:00'],
  ['tmrw', '2026-03-03'],
]
const LATER = oneOf('sat|sunday|21st|28 march|sat 14th')
const BACK = oneOf('no wait|sorry|actually|i mean|make that|oops|no|scratch that')
/** What names something by its number, or what it costs. */
const NUMBERED = oneOf(
  'room 4|rm 12|gate 12|flight BA287|platform 9|v2.1|ch 7-9|hall B|invoice 1042|£40|cost £25|T2|jab 3',
)

const twoDays = fc.tuple(saidBy(DAYS), saidBy(DAYS)).filter(([one, other]) => one[1] !== other[1])

/** Expects a line to be read as a title and a plan. */
function expectRead(line: string, title: string, plan: string) {
  expect(readInWords(line)).toEqual({ line, title, plan })
}

test('the day that is said last is meant where the one before is taken back or denied', () => {
  fc.assert(
    fc.property(TITLES, twoDays, saidBy(TIMES), BACK, (title, [old, day], time, back) => {
      const plan = `${day[1]} ${time[1]}`
      expectRead(`${title} ${old[0]}, ${back} ${day[0]} ${time[0]}`, title, plan)
      expectRead(`${title} ${old[0]} ${back} ${day[0]} ${time[0]}`, title, plan)
      expectRead(`${title} ${day[0]} ${time[0]} not ${old[0]}`, title, plan)
      expectRead(`${title} ${day[0]} ${time[0]} (was ${old[0]})`, title, plan)
      expectRead(`${title} now ${day[0]} ${time[0]}`, title, plan)
    }),
    { numRuns: 80 },
  )
})

test('the day of an event that is told beside what is done stays in the title', () => {
  fc.assert(
    fc.property(ERRANDS, EVENTS, saidBy(BEFORE), LATER, saidBy(TIMES), (errand, event, day, later, time) => {
      const told = `${event} ${later} ${time[0]}`
      expectRead(`${errand} ${day[0]}, ${told}`, `${errand}, ${told}`, day[1])
      expectRead(`${told}, ${errand} ${day[0]}`, `${told}, ${errand}`, day[1])
      expectRead(`${errand} ${day[0]} for ${event} ${later}`, `${errand} for ${event} ${later}`, day[1])
    }),
    { numRuns: 80 },
  )
})

test('a number that names something is neither a time nor a part of a date', () => {
  fc.assert(
    fc.property(TITLES, NUMBERED, saidBy(DAYS), saidBy(TIMES), (title, thing, day, time) => {
      expectRead(`${title} ${day[0]} ${thing}`, `${title} ${thing}`, day[1])
      expectRead(`${title} ${thing} ${day[0]}`, `${title} ${thing}`, day[1])
      expectRead(`${title} ${day[0]} ${time[0]} ${thing}`, `${title} ${thing}`, `${day[1]} ${time[1]}`)
    }),
    { numRuns: 80 },
  )
})
