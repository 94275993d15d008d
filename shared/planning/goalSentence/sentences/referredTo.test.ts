import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** The thing stands only in what is told; the wish says `it`, a number or a state. */
const SENTENCES: readonly Sentence[] = [
  // what there is too much of, and how long it was: no session is as long
  ...[
    'im spending way too much time on tiktok, 3 hours yesterday, want to cut it to half an hour a day',
    'i was on tiktok for 3 hours yesterday and want to get it down to half an hour a day',
    "I'm addicted to tiktok. I'd like it to be half an hour a day max",
    'i spend 3 hours a day on tiktok, so trying to reduce it to half an hour a day',
  ].map((typed): Sentence => [
    typed,
    {
      what: 'Limit tiktok to half an hour a day',
      pattern: 'quit',
      amount: { value: 30, unit: 'minutes', per: 'day' },
    },
  ]),
  // more of it is no limit
  [
    'i spend 20 minutes a day on spanish, want to get it to an hour a day',
    { what: 'Get it to an hour a day', level: 'i spend 20 minutes a day on spanish' },
  ],
  // things in a state
  [
    "hey, so the allotment is a jungle, i'd like it ready for planting by mid march, weekends only",
    {
      what: 'Get the allotment ready for planting',
      deadline: '2027-03-15',
      per_week: 2,
      weekdays: [0, 6],
    },
  ],
  [
    "my van's half converted, would love to have it finished by mid march",
    { what: 'Get my van finished', deadline: '2027-03-15' },
  ],
  [
    "the loft is chaos and it'd be great to have it done by mid march",
    { what: 'Get the loft done', deadline: '2027-03-15' },
  ],
  [
    'our wedding album never got made, needs to be ready by mid march',
    { what: 'Get our wedding album ready', deadline: '2027-03-15' },
  ],
  // numbers of it
  [
    'started writing a crime novel during covid, stuck at 20k words, would be amazing to hit 80k by october',
    {
      what: 'Get my crime novel to 80k words',
      pattern: 'writing',
      deadline: '2027-10-01',
      amount: { value: 80000, unit: 'words' },
    },
  ],
  [
    'my chess rating is stuck at 1100 and my nephew keeps beating me, want 1400 by summer, half an hour before bed',
    {
      what: 'Get my chess rating to 1400',
      pattern: 'skill',
      deadline: '2027-08-31',
      minutes: 30,
      between: ['20:00', '24:00'],
    },
  ],
  [
    'my 10k time is 58 minutes, want sub 50 by summer',
    { what: 'Get my 10k time under 50 minutes', pattern: 'race', deadline: '2027-08-31' },
  ],
  [
    'my newsletter has 200 subscribers and aiming for 1000 by summer',
    { what: 'Get my newsletter to 1000 subscribers', deadline: '2027-08-31' },
  ],
  [
    "i'm at 92 kilos, want 80 by summer",
    { what: 'Get my weight to 80 kilos', pattern: 'weight', deadline: '2027-08-31' },
  ],
  // a number of something else
  [
    "I'm 45 and want to save 2000 euros by june",
    {
      what: 'Save 2000 euros',
      deadline: '2027-06-01',
      amount: { value: 2000, unit: 'euros' },
    },
  ],
  // at least what is wanted, and where to
  [
    "we're off to japan in april, me and my gf, id like to at least order food in japanese, got 20 mins on the train each morning",
    {
      what: 'Order food in japanese',
      pattern: 'language',
      deadline: '2027-03-31',
      per_week: 7,
      minutes: 20,
      between: ['05:00', '12:00'],
    },
  ],
  // how it is done stands before the verb
  ...[
    'hand-make christmas cards',
    'self-publish my novel',
    'deep-clean the oven',
    'home-brew a stout',
    're-wire the lamp',
  ].map((deed): Sentence => [`id love to ${deed}`, { what: deed.charAt(0).toUpperCase() + deed.slice(1) }]),
  // how it is meant
  ...['honestly', 'basically', 'eventually', 'to be fair', 'for sure', 'definitely'].map(
    (adverb): Sentence => [
      `be in bed by 10 on weeknights ${adverb}`,
      { what: 'Be in bed by 10', per_week: 5, weekdays: [1, 2, 3, 4, 5] },
    ],
  ),
  ['i want to somehow get fit, mornings only', { what: 'Get fit', between: ['05:00', '12:00'] }],
  ['take my health seriously', { what: 'Take my health seriously' }],
]

testSentences(SENTENCES)
