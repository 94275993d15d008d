import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readInWords } from '#shared/tasks/testing/sampleLines.ts'

/** What a phrase says, in the words of a plan. */
type Fact = readonly [phrases: string, meaning: string]

const TITLES =
  'gym|call Jo|water plants|pick up Nan|haircut|yoga|take bins out|team sync|post parcel|email Dr Patel|coffee w/ Sam|order cake & balloons|ring bank re card|physics revision|march report|buy sun cream|fix sat nav|second draft'
/** Behind a day these are nothing but what is to be done. */
const ORDERS = /^(?:call|pick|take|post|email|order|ring|buy)\b/
const DAYS: readonly Fact[] = [
  ['fri|on fri|this friday|fri 6th|fri 6 march|6 march|mar 6th|in 4 days', '2026-03-06'],
  ['fri 27|fri 27th|27 march|27th march|27/3|mar 27', '2026-03-27'],
  ['27 nov|nov 27|27th nov|fri 27 nov|27.11.', '2026-11-27'],
  ['next tues|next tuesday|tuesday next week|tues 10th', '2026-03-10'],
  ['tmrw|tomorrow|tues|on tuesday|2moro', '2026-03-03'],
  ['in 2 weeks|in a fortnight|mon 16th|2 weeks from now', '2026-03-16'],
  ['last day of the month|31 march', '2026-03-31'],
]
const WEEKLY: readonly Fact[] = [
  ['every thurs|each thursday|on thursdays', '2026-03-05|WEEKLY;BYDAY=TH'],
  ['tues/thurs|tues & thurs|every tues and thurs|tuesdays and thursdays', '2026-03-03|WEEKLY;BYDAY=TU,TH'],
  ['every other tues|alternate tuesdays|every 2 weeks on tues', '2026-03-03|WEEKLY;INTERVAL=2;BYDAY=TU'],
  ['at weekends|every weekend', '2026-03-07|WEEKLY;BYDAY=SA,SU'],
  ['1st of each month|every month on the 1st', '2026-04-01|MONTHLY;BYMONTHDAY=1'],
]
const TIMES: readonly Fact[] = [
  ['7pm|at 7pm|@7pm|19:00|at 19:00|7:00pm', '19:00'],
  ['7:30am|at 7.30am|07:30|half 7 in the morning', '07:30'],
  ['at 7.30 pm|7:30pm|730pm|half past 7 in the evening', '19:30'],
  ['at 10|10am|at ten|at 10 oclock', '10:00'],
]
const HOURS: readonly Fact[] = [
  ['6-8pm|from 6 to 8pm|6pm-8pm|18:00-20:00|6-8 pm', '18:00|120m'],
  ['9am-11am|9am to 11am', '09:00|120m'],
]
const LENGTHS: readonly Fact[] = [
  ['for 30m|30 min|(30 min)|for half an hour|~30m', '30m'],
  ['for 1h|1 hr|for an hour|(1h)', '60m'],
  ['for 1.5 hrs|90 min|1h30|for an hour and a half', '90m'],
]
const MARKS: readonly Fact[] = [
  ['!high|!1', '!high'],
  ['#health', '#health'],
]

/** One of the phrases of some facts, with its meaning. */
const oneOf = (facts: readonly Fact[]) =>
  fc.constantFrom(
    ...facts.flatMap(([phrases, meaning]) => phrases.split('|').map((phrase) => ({ phrase, meaning }))),
  )
const maybe = (facts: readonly Fact[]) => fc.option(oneOf(facts), { freq: 2 })

const facts = fc
  .record({
    title: fc.constantFrom(...TITLES.split('|')),
    day: fc.oneof(oneOf(DAYS), oneOf(WEEKLY)),
    time: fc.oneof(maybe(TIMES), oneOf(HOURS)),
    length: maybe(LENGTHS),
    mark: maybe(MARKS),
  })
  .map(({ title, day, time, length, mark }) => {
    const isLong = time?.meaning.includes('|') === true // a range has its length
    return { title, said: [day, time, isLong ? null : length, mark].filter((fact) => fact !== null) }
  })

const JOINTS = fc.array(fc.constantFrom(' ', ' ', ', '), { minLength: 4, maxLength: 4 })
const PLACES = fc.array(fc.nat(), { minLength: 4, maxLength: 4 })

/** A line of a title with what is said in any order, and its plan. A title that is an order may stand behind it. */
const lines = fc
  .tuple(facts, PLACES, JOINTS, fc.boolean())
  .map(([{ title, said }, places, joints, isLast]) => {
    const phrases = said
      .map(({ phrase }, index) => ({ phrase, place: places[index] ?? 0 }))
      .toSorted((one, other) => one.place - other.place)
      .map(({ phrase }) => phrase)
    const parts = isLast && ORDERS.test(title) ? [...phrases, title] : [title, ...phrases]
    const line = parts.reduce((text, part, index) => text + (joints[index - 1] ?? ' ') + part)
    return { line, title, meanings: said.flatMap(({ meaning }) => meaning.split('|')) }
  })

test('facts that stand together are read in whichever order they are written', () => {
  fc.assert(
    fc.property(lines, ({ line, title, meanings }) => {
      const read = readInWords(line)
      expect(read.title).toBe(title)
      expect(read.plan.split(' ').toSorted()).toEqual(meanings.toSorted())
    }),
    { numRuns: 400 },
  )
})
