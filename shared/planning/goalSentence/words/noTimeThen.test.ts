import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'
import type { Understood } from '#shared/planning/understood.ts'

const TODAY = { today: '2026-11-23', weekStart: 1 } as const
const GOALS = ['learn guitar', 'practise piano every day']
const SHAPES: readonly ((goal: string, said: string) => string)[] = [
  (goal, said) => `${goal}, ${said}`,
  (goal, said) => `${goal} but ${said}`,
  (goal, said) => `${said}, ${goal}`,
  (goal, said) => `${goal} ${said}`,
]

type PlannedThen = (understood: Understood) => boolean
const onDay =
  (day: number): PlannedThen =>
  ({ weekdays }) =>
    weekdays?.length !== 7 && weekdays?.includes(day) === true
const between =
  (from: string, to: string): PlannedThen =>
  (understood) =>
    understood.between !== null && understood.between[0] >= from && understood.between[1] <= to
/** Times of a week or a day, and whether a plan lies in just them. */
const TIMES: readonly (readonly [time: string, isThen: PlannedThen])[] = [
  ['on mondays', onDay(1)],
  ['on a friday', onDay(5)],
  ['in the evenings', between('17:00', '24:00')],
  ['after work', between('17:00', '24:00')],
  ['before 8am', between('00:00', '08:00')],
  ['on monday evenings', onDay(1)],
]

/** `T` is the time. */
const SAID =
  `I'm usually too tired T / I'm exhausted T / I'm always stressed T / T I'm shattered / I'm a zombie T / I'm in meetings T / I'm driving T
  T I'm with the kids / I'm stuck at work T / I'm never home T / I'm not in the mood T / I have zero energy T / I have too much on T
  T I have a lot on / I struggle T / T I crash / I fall asleep T / I can't be bothered T / T I never get anything done / I have to cook T
  T I need to rest / I want to relax T / I like to chill T / I refuse to do anything T / T is a write-off / T is a nightmare
  T is asking too much / T never works / it's too dark T / it's too noisy T / nothing at all T / zero sessions T / no study T / hands off T
  keep clear of T / spare me T / without training T / without annoying the neighbours T / without having to do it T
  as long as it's not T / unless it's T / it must not be T / don't make me do it T / I don't want it T / T? no way / there's no time T`
    .split(/\n| \/ /)
    .map((said) => said.trim())

test.each(SAID)('%s: nothing is planned on just that time', (said) => {
  for (const [time, isThen] of TIMES)
    for (const goal of GOALS)
      for (const shape of SHAPES) {
        const sentence = shape(goal, said.replace('T', time))
        const { understood, missing } = understand(sentence, TODAY)
        expect(isThen(understood) && !missing.includes('unread'), sentence).toBe(false)
      }
})

const ASKED = [
  "I'm grumbly on Mondays",
  "I'm in Berlin on Mondays and Tuesdays",
  "there's football on Tuesdays",
  'we have guests on Sundays',
  'I always end up scrolling till 1am',
]

test.each(ASKED)('%s: whether there is time then is asked', (said) => {
  const { understood, missing } = understand(`learn guitar, ${said}`, TODAY)
  expect(missing).toContain('unread')
  expect([understood.what, understood.weekdays]).toEqual(['learn guitar', null])
})

const FREE: readonly (readonly [said: string, time: Partial<Understood>])[] = [
  ["I'm free on Mondays", { weekdays: [1] }],
  ["I'm home on Mondays", { weekdays: [1] }],
  ["I'm quite creative in the evenings", { between: ['17:00', '22:00'] }],
  ["I'm most awake in the mornings", { between: ['05:00', '12:00'] }],
  ['I have an hour on Mondays', { weekdays: [1], minutes: 60 }],
]

test.each(FREE)('%s: that is the time for it', (said, time) => {
  const { understood, missing } = understand(`learn guitar, ${said}`, TODAY)
  expect(understood).toMatchObject(time)
  expect(missing).not.toContain('unread')
})

test.each([
  ["after work I'm usually too tired", '17:00'],
  ["I'm exhausted after dinner", '19:00'],
])('%s: the day up to then is left', (said, end) => {
  const { understood, missing } = understand(`learn guitar by June, but ${said}, 3 times a week`, TODAY)
  expect(understood).toMatchObject({ what: 'learn guitar', between: ['05:00', end], per_week: 3 })
  expect(missing).not.toContain('unread')
})
