import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'
import type { Understood } from '#shared/planning/understood.ts'

const TODAY = { today: '2026-11-23', weekStart: 1 } as const
const GOALS = ['learn guitar', 'draw', 'study maths']
const SHAPES: readonly ((goal: string, said: string) => string)[] = [
  (goal, said) => `${goal}, ${said}`,
  (goal, said) => `${goal}. ${said}`,
  (goal, said) => `${said}, ${goal}`,
]

const NO_DAYS = { per_week: null, weekdays: null, not_on: null }
/** Many ways to say one thing, and what is understood of each. */
const SAID: readonly (readonly [facts: Partial<Understood>, ways: string])[] = [
  [
    NO_DAYS,
    `not every day / it doesn't have to be every day / I can't do it every day / no need for every day / daily is too much
    every day is too much / anything but daily / definitely not daily / also on weekends / including weekends / I don't mind weekends
    weekends are fine too / no need to skip weekends / don't leave out weekends / not only on weekdays / not only on Mondays
    it doesn't have to be Mondays / any day is fine / Mondays or any other day / not necessarily on Mondays`,
  ],
  [
    { per_week: 3 },
    `not more than 3 times a week / 3 times a week at the very most / not over 3 times a week / more than 3 times a week is too much
    3 days a week is my limit / 3 days a week is all I can manage / I can't do more than 3 times a week / no less than 3 times a week
    minimum 3 times a week / 3 times a week or more / 3+ times a week / not 5 times a week, 3 / not 5 but 3 times a week
    3 times a week instead of 5 / 5 times a week is too much, 3 is fine / rather 3 times a week than 5 / 3 times a week rather than 5`,
  ],
  [
    { minutes: 30 },
    `max 30 min / 30 min max / up to 30 min / 30 min is my limit / 30 minutes, not an hour / not 60 minutes but 30
    30 minutes instead of an hour / rather 30 minutes than an hour / an hour is too much, so 30 min / an hour is too long, 30 minutes is fine`,
  ],
  [
    { weekdays: [4] },
    `Tuesdays, no, Thursdays / not on Tuesdays but on Thursdays / Thursdays instead of Tuesdays / Thursdays rather than Tuesdays
    Tuesdays don't work, Thursdays do`,
  ],
  [
    { weekdays: [1] },
    `just Mondays / only Mondays free / ideally Mondays / Mondays would be nice / best on Mondays / no day but Monday / no other day than Monday
    Mondays and no other day / I have no time except Mondays / I never have time except on Mondays / I'm busy every day except Mondays
    I can't on any day but Mondays / all days but Monday are full / the only day that works is Monday / Monday is the only day that works`,
  ],
  [
    { between: ['05:00', '12:00'] },
    `just mornings / never except in the morning / no afternoons or evenings / not in the afternoon or evening
    any time but afternoons and evenings / mornings or not at all / if not in the morning then not at all / I'm busy except for mornings
    everything except mornings is taken / the only time I have is the morning`,
  ],
  [
    { starts_on: '2027-03-01', deadline: null },
    `not before March / not until March / no earlier than 1 March / nothing before March / don't start until March / only from March
    I can't start before March / I won't have time until March / I'm busy until March / once March comes`,
  ],
  [
    { deadline: '2027-03-01', starts_on: null },
    `no later than 1 March / not after 1 March / it can't be later than 1 March / latest 1 March / deadline 1 March / deadline is 1 March`,
  ],
  [
    { deadline: null, starts_on: null },
    `no deadline / without a deadline / no fixed end / open ended / whenever / no time pressure / take as long as it takes`,
  ],
]
const ROWS = SAID.flatMap(([facts, ways]) =>
  ways.split(/\n| \/ /).map((said) => [said.trim(), facts] as const),
)

test.each(ROWS)('%s', (said, facts) => {
  for (const goal of GOALS)
    for (const shape of SHAPES) {
      const sentence = shape(goal, said)
      const { understood } = understand(sentence, TODAY)
      expect({ ...understood, what: understood.what?.toLowerCase() }, sentence).toMatchObject({
        what: goal,
        also: [],
        ...facts,
      })
    }
})

const OTHERWISE: readonly (readonly [sentence: string, facts: Partial<Understood>])[] = [
  ['stop snacking, weekends are fine', { weekdays: null }],
  ['run every weekday, weekends too', { per_week: 7 }],
  ['run on Mondays, also on weekends', { weekdays: [0, 1, 6] }],
  ['eat out max once a week', { what: 'eat out max once a week' }],
  ['write my thesis, not on Tuesdays, Thursdays or Fridays', { not_on: [2, 4, 5] }],
]

test.each(OTHERWISE)('%s', (sentence, facts) => {
  expect(understand(sentence, TODAY).understood).toMatchObject(facts)
})
