import fc from 'fast-check'
import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'
import type { Understood } from '#shared/planning/understood.ts'

type Facts = Partial<Understood>

/** Sentences are put together from these, so that each fact is known, whatever stands beside it. */
const GOALS = [
  'learn guitar',
  'learn to cook thai food',
  'finish my thesis',
  'write my novel',
  'declutter the garage',
  'build a website for my shop',
  'get fit',
  'run a 10k',
  'study for my biology exam',
  'read more',
  'renovate the bathroom',
  'cook at home more often',
]
const LEADS = ['', 'i want to ', 'need to ', 'my goal is to ', 'help me ', "I'd like to ", 'planning to ']
const HEDGES = ['', '', '', 'ideally ', 'probably ', 'maybe ', 'if possible ']

const OFTEN: readonly [string, Facts][] = [
  ['3 times a week', { per_week: 3 }],
  ['twice a week', { per_week: 2 }],
  ['every other day', { every_days: 2 }],
  ['on mondays and thursdays', { weekdays: [1, 4], per_week: 2 }],
  ['mon, wed and fri', { weekdays: [1, 3, 5], per_week: 3 }],
  ['at weekends', { weekdays: [0, 6], per_week: 2 }],
  ['weekdays only', { weekdays: [1, 2, 3, 4, 5], per_week: 5 }],
]
const HOW_LONG: readonly [string, Facts][] = [
  ['30 minutes each time', { minutes: 30 }],
  ['for half an hour', { minutes: 30 }],
  ['an hour per session', { minutes: 60 }],
  ['sessions of 45 minutes', { minutes: 45 }],
  ['one and a half hours each', { minutes: 90 }],
  ['max 20 min', { minutes: 20 }],
]
const WHEN: readonly [string, Facts][] = [
  ['in the evening', { between: ['17:00', '22:00'] }],
  ['mornings only', { between: ['05:00', '12:00'] }],
  ['after 6pm', { between: ['18:00', '24:00'] }],
  ['6pm or later', { between: ['18:00', '24:00'] }],
  ['never before 10', { between: ['10:00', '24:00'] }],
  ['from 6 to 8 pm', { between: ['18:00', '20:00'] }],
  ['in my lunch break', { between: ['12:00', '14:00'] }],
  ['once the kids are asleep', { between: ['20:00', '24:00'] }],
]
const UNTIL: readonly [string, Facts][] = [
  ['by june', { deadline: '2027-06-01' }],
  ['by the end of august', { deadline: '2027-08-31' }],
  ['by mid february', { deadline: '2027-02-15' }],
  ['before 10 march', { deadline: '2027-03-09' }],
  ['deadline is 12 may', { deadline: '2027-05-12' }],
  ['12 may at the latest', { deadline: '2027-05-12' }],
  ['by easter', { deadline: '2027-03-28' }],
]
const FROM: readonly [string, Facts][] = [
  ['starting next week', { starts_on: '2026-11-30' }],
  ['from 1 december', { starts_on: '2026-12-01' }],
  ['start in january', { starts_on: '2027-01-01' }],
]
const CONDITIONS = [OFTEN, HOW_LONG, WHEN, UNTIL, FROM]

const one = (phrases: readonly [string, Facts][]) =>
  fc.tuple(fc.constantFrom(...HEDGES), fc.constantFrom(...phrases))
const sentence = fc.tuple(
  fc.constantFrom(...LEADS),
  fc.constantFrom(...GOALS),
  fc
    .shuffledSubarray([...CONDITIONS], { minLength: 1 })
    .chain((some) => fc.tuple(...some.map((phrases) => one(phrases)))),
)

test('conditions say the same in any order, with any words of caution', () => {
  fc.assert(
    fc.property(sentence, ([lead, goal, conditions]) => {
      const parts = conditions.map(([hedge, [text]]) => hedge + text)
      const said = `${lead}${goal}, ${parts.join(', ')}`
      const { understood } = understand(said, { today: '2026-11-23', weekStart: 1 })
      const facts = Object.assign({}, ...conditions.map(([, [, fact]]) => fact)) as Facts
      const weekdays = understood.weekdays?.toSorted((first, second) => first - second) ?? null
      expect({ ...understood, what: understood.what?.toLowerCase(), weekdays }).toMatchObject({
        what: goal,
        unread: [],
        also: [],
        conflict: null,
        ...facts,
      })
    }),
    { numRuns: 600 },
  )
})
