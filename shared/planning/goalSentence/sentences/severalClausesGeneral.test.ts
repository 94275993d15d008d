import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Sentences of several parts: what is said of one is not said of all, and second goals are offered, without a pattern. */
const SENTENCES: readonly Sentence[] = [
  [
    'prepare my slides; I have a talk on 9 february',
    { what: 'Prepare my slides', pattern: 'general', deadline: '2027-02-09' },
  ],
  [
    'wake up at 6 every day and write 500 words before work',
    { what: 'Wake up at 6', pattern: 'general', also: ['write 500 words before work'], per_week: 7 },
  ],
  [
    'revise chemistry and biology every evening, and get my driving licence before july',
    {
      what: 'Revise chemistry and biology',
      pattern: 'general',
      also: ['get my driving licence before july'],
      per_week: 7,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'drink 2 liters of water a day and take a walk after lunch',
    {
      what: 'Drink 2 liters of water',
      pattern: 'general',
      also: ['take a walk after lunch'],
      per_week: 7,
      amount: { value: 2, unit: 'liters', per: 'day' },
    },
  ],
  [
    'im failing calc, need to practice problems 45 min every weekday after 4pm until the final on 16 december',
    {
      what: 'Practice problems',
      pattern: 'general',
      deadline: '2026-12-16',
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      minutes: 45,
      between: ['16:00', '24:00'],
    },
  ],
  [
    'flashcards for anatomy, 50 cards a day, starting tomorrow',
    {
      what: 'Work on flashcards for anatomy',
      pattern: 'general',
      starts_on: '2026-11-24',
      per_week: 7,
      amount: { value: 50, unit: 'cards', per: 'day' },
    },
  ],
  [
    'cook one new family recipe every sunday',
    { what: 'Cook one new family recipe', pattern: 'general', weekdays: [0], per_week: 1 },
  ],
  [
    'potty train my son over the half term holiday',
    { what: 'Potty train my son', pattern: 'general', unread: ['over the half term holiday'] },
  ],
  [
    'spend an hour with each kid on weekends',
    { what: 'Spend time with each kid', pattern: 'general', weekdays: [0, 6], per_week: 2, minutes: 60 },
  ],
  [
    'walk the dog 30 minutes every morning except when it rains',
    {
      what: 'Walk the dog',
      pattern: 'general',
      unread: ['except when it rains'],
      per_week: 7,
      minutes: 30,
      between: ['05:00', '12:00'],
    },
  ],
  [
    'get my steps up to 8000 a day by spring',
    {
      what: 'Get my steps up to 8000',
      pattern: 'general',
      deadline: '2027-05-31',
      per_week: 7,
      amount: { value: 8000, unit: 'steps', per: 'day' },
    },
  ],
  [
    'learn to use my new tablet, half an hour every other day',
    { what: 'Learn to use my new tablet', pattern: 'general', per_week: 4, every_days: 2, minutes: 30 },
  ],
  [
    'tai chi every weekday at 8',
    {
      what: 'Do tai chi',
      pattern: 'general',
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      between: ['08:00', '09:00'],
    },
  ],
  [
    'land 3 new clients by the end of Q1, 5 cold emails every weekday morning',
    {
      what: 'Land 3 new clients, 5 cold emails',
      pattern: 'general',

      deadline: '2027-03-31',
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      between: ['05:00', '12:00'],
    },
  ],
  [
    'do my taxes before april 15, 1 hour on sundays',
    {
      what: 'Do my taxes',
      pattern: 'general',
      deadline: '2027-04-14',
      weekdays: [0],
      per_week: 1,
      minutes: 60,
    },
  ],
  [
    'invoice clients on the first monday of the month',
    {
      what: 'Invoice clients',
      pattern: 'general',
      rarely: { every: 'weekday of a month', weekday: 1, nth: 1 },
    },
  ],
  ['raise my rates by january', { what: 'Raise my rates', pattern: 'general', deadline: '2027-01-01' }],
  [
    'plant garlic and tulips this weekend',
    { what: 'Plant garlic and tulips', pattern: 'general', deadline: '2026-11-29', starts_on: '2026-11-28' },
  ],
  [
    'turn the back yard into a vegetable garden by may, 3 hours every second sunday',
    {
      what: 'Turn the back yard into a vegetable garden',
      pattern: 'general',
      rarely: { every: 'weeks', weeks: 2, weekdays: [0] },
      deadline: '2027-05-01',
      minutes: 180,
    },
  ],
  [
    'pray 10 min every morning and evening',
    {
      what: 'Pray',
      pattern: 'general',
      per_week: 7,
      minutes: 10,
      amount: { value: 2, unit: 'times', per: 'day' },
    },
  ],
  ['fast on mondays and thursdays', { what: 'Fast', pattern: 'general', weekdays: [1, 4], per_week: 2 }],
  [
    'journal three times a week before bed no phone',
    { what: 'Journal', pattern: 'general', unread: ['no phone'], per_week: 3, between: ['20:00', '24:00'] },
  ],
]

testSentences(SENTENCES)
