import { expect, test } from 'vitest'
import { type Harm, harmOf } from './safety.ts'
import { relativeCost } from './testing/relativeCost.ts'

/** A Monday. */
const CONTEXT = { today: '2026-11-23', weekStart: 1 }
const kindOf = (text: string) => harmOf(text, CONTEXT)?.kind ?? null

const HARMS: readonly (readonly [Harm['kind'], readonly string[]])[] = [
  [
    'crisis',
    [
      'I want to kill myself',
      'i dont want to live anymore',
      'I don’t want to be here any more',
      'plan my suicide',
      'I want to die',
      'I keep hurting myself',
      'help me stop cutting myself',
      'everyone would be better off dead without me, I want to end it all',
      'there is no reason to live',
      "I can't go on like this",
      'I want to disappear',
      'i wish i could just disappear forever',
      'kms',
      'unalive myself',
      "I'm tired of living",
      'everyone is better off without me',
      'nobody would miss me',
      'i just want to sleep and never wake up',
      'hang myself',
      'life is pointless, help me plan my last day',
      'cut my arms every night',
      'I feel like ending it',
      'cut myself less',
    ],
  ],
  [
    'violence',
    [
      'leave my abusive relationship',
      'get away from my violent husband by march',
      'I want to move out because my boyfriend hits me',
      'escape domestic violence',
    ],
  ],
  [
    'alcohol',
    [
      'drink a bottle of vodka every night',
      'get drunk every night',
      'drink 8 beers a day',
      'finish two litres of rum daily',
    ],
  ],
  [
    'training',
    [
      'run a marathon every day for a month',
      'run 40 km a day until june',
      'do 10 marathons in 10 days',
      'run a half marathon every morning',
    ],
  ],
  [
    'weight',
    [
      'lose 10 kg in 2 weeks',
      'Lose 20 pounds by Christmas',
      'I want to lose 5 kilos this month',
      'drop 3 kg a week',
      'lose 2 kg per week until March',
      'lose 2 kg of fat every week by June',
      'lose 2 kg weekly',
      'go from 90 to 70 kg in 8 weeks',
      'lose 15% of my body weight in a month',
      'I weigh 60 kg and want to lose 4 kg in 4 weeks',
      'lose 1 stone in 2 weeks',
      'drop two dress sizes in a week',
    ],
  ],
  [
    'food',
    [
      'eat 800 calories a day for a month',
      'eat under 1,000 kcal a day',
      'a 500 kcal diet for 4 weeks',
      'live on 600 calories until Easter',
      'water fast for 10 days',
      'do a 10 day water only fast',
      'a week long water fast in january',
      'starve myself until summer',
      'stop eating',
      'take laxatives every evening',
      'stop eating until I fit into my dress',
      'live on coffee for two weeks',
      'skip meals to get thin by May',
      'eat as little as possible',
      'one meal every two days',
      'eat nothing but cucumber until Friday',
      'only drink water for a week',
    ],
  ],
  [
    'sleep',
    [
      'study all night for my exam on Friday',
      'pull an all-nighter every week',
      'write my thesis in 3 nights without sleep',
      'stay awake for 48 hours',
      'sleep only 3 hours a night to finish my novel',
      'get by on 4 hours of sleep',
    ],
  ],
  [
    'pain',
    [
      'take ibuprofen and run every day',
      'train for a marathon on painkillers',
      'pain killers to run on until the race',
      'run through the pain every day',
      'keep training with a torn ligament',
      'run through shin splints until the race',
      'train while injured',
      'run my marathon with a stress fracture',
      'train twice a day with a fever',
    ],
  ],
  [
    'medicine',
    [
      'take steroids and lift 5 times a week',
      'inject testosterone to bulk up',
      'stop taking my insulin to lose weight',
      'stop taking my antidepressants by Friday',
      'get off my blood pressure pills in 2 weeks',
    ],
  ],
  [
    'others',
    ['hurt my ex', 'kill my neighbour', 'get revenge on my boss', 'drive home drunk without being caught'],
  ],
]

test.each(HARMS.flatMap(([kind, texts]) => texts.map((text) => [text, kind] as const)))(
  '%s: sounds like harm (%s)',
  (text, kind) => {
    expect(kindOf(text)).toBe(kind)
  },
)

test.each([
  'drink 8 glasses of water a day',
  'drink at most 6 beers a week',
  'cut down from a bottle of whiskey every night',
  'stop getting drunk every night',
  'run a marathon every year',
  'run 10 km every day',
  'cycle 40 km a day',
  'lose 10 kg by next summer',
  'lose 5 kg in 3 months',
  'lose weight',
  'lose 10 pounds in 6 months',
  'lose 6 kg by June, 4 times a week for 30 minutes',
  'lose 6 kg by June twice a week',
  'lose 5 kg in 6 months, an hour a day',
  'run 10 km in 2 weeks',
  'burn 500 calories a day',
  'cut 300 calories a day',
  'eat 2000 calories a day',
  'eat at least 1,000 kcal at breakfast',
  'cook meals under 600 kcal',
  'intermittent fasting for 30 days',
  'fast for 16 hours a day',
  'drink only water in january',
  'a 3 day fast track course',
  'stop eating sweets',
  'stop eating sugar for 30 days',
  'sleep 8 hours a night',
  'quit pulling all-nighters',
  'no more all-nighters',
  'sleep through the night',
  'sleep 1 hour more',
  'get off painkillers by June',
  'stop taking painkillers',
  'manage my back pain',
  'kill it at my presentation',
  'climb Kilimanjaro before I die',
  'write a book about suicide prevention',
  'end my lease by June',
  'run a marathon in 6 months',
  'save 1000 euros in 2 weeks',
  'lose to my brother at chess',
  'kill my procrastination',
  'lose my mind over exams',
  'fast charging project',
  'die hard movie marathon',
  'disappear from social media for a month',
  'I want to disappear into the mountains for a week',
  'make my debts disappear',
  'get tired of sweets',
  'hang pictures in the hall',
  'jump off the 3 metre board by June',
  'shoot myself a portrait every week',
  'a bungee jump by May',
  'stop eating after 8pm',
  'eat as little sugar as possible',
  'skip breakfast on Sundays',
  'not skip meals any more',
  'move out, I am tired of living with my parents',
  'live on a budget',
  'watch suicide squad with Tom',
  'deadlift 100 kg by June',
  'cut 2 kg of clutter',
  'take the night train',
  'cut my hair every month',
  'feel like ending the day with a walk',
  'plan the last day of school',
  'kill weeds in the garden every Sunday',
  'beat my husband at chess',
  'write a thriller in which a man kills his wife',
  'stop hurting my partner with words',
  'shoot my kids with a better camera',
  'kill people with kindness',
  'only drink water on weekdays',
  'drop two bad habits in a month',
  'eat nothing but home-made food in June',
  'take my antidepressants every morning',
  'get off antidepressants with my doctor',
  'stop forgetting my medication',
  'quit steroids',
  'recover from a stress fracture and run again by May',
  'go down one dress size by June',
  'learn spanish for my trip in april, 4 hours a week',
])('%s: harms nobody', (text) => {
  expect(kindOf(text)).toBeNull()
})

test('a sentence of 2,000 characters costs no more than a few usual ones', () => {
  const texts = [
    'lose 9 kg '.repeat(200),
    'sleep '.repeat(333),
    'run '.repeat(500),
    'eat 900 kcal '.repeat(150),
    '\0'.repeat(2000),
  ]
  for (const text of texts) {
    // At most a half; what is not bounded costs hundreds of them.
    expect(
      relativeCost(
        () => harmOf(text, CONTEXT),
        () => process.cpuUsage(),
      ),
    ).toBeLessThan(3)
  }
})

test.each([
  ['a week', 1, 1.1],
  ['per week', 1, 1.1],
  ['weekly', 1, 1.1],
  ['a day', 0.1, 0.2],
  ['daily', 0.1, 0.2],
  ['a month', 4.3, 4.4],
  ['monthly', 4.3, 4.4],
])('of a hundred kilograms at most one a week is lost, said as %s', (pace, allowed, tooMuch) => {
  expect(kindOf(`I weigh 100 kg and want to lose ${allowed} kg ${pace}`)).toBeNull()
  expect(kindOf(`I weigh 100 kg and want to lose ${tooMuch} kg ${pace}`)).toBe('weight')
})

test.each([
  ['lose 0.8 kg a week', 'lose 0.9 kg a week', 'weight'],
  ['lose 1.7 pounds a week', 'lose 1.8 pounds a week', 'weight'],
  ['go from 100 to 96 kg in 4 weeks', 'go from 100 to 95 kg in 4 weeks', 'weight'],
  ['go from 200 to 192 lbs in 4 weeks', 'go from 200 to 191 lbs in 4 weeks', 'weight'],
  ['lose 1% of my body weight a week', 'lose 2% of my body weight a week', 'weight'],
  ['eat 1200 calories a day', 'eat 1199 calories a day', 'food'],
])('%s harms nobody, %s does', (allowed, tooMuch, kind) => {
  expect([kindOf(allowed), kindOf(tooMuch)]).toEqual([null, kind])
})
