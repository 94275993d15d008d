import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Challenges with their days, distances that are managed once, and what is done on some days only. */
const SENTENCES: readonly Sentence[] = [
  [
    'learn enough french to get by on holiday in july',
    { what: 'Learn enough french to get by', pattern: 'language', deadline: '2027-06-30' },
  ],
  [
    'drink only water in january',
    { what: 'Drink only water', pattern: 'quit', deadline: '2027-01-31', starts_on: '2027-01-01' },
  ],
  [
    'have a no spend month in february',
    { what: 'Have a no spend month', pattern: 'quit', deadline: '2027-02-28', starts_on: '2027-02-01' },
  ],
  [
    'do the 75 hard challenge starting 1 january',
    {
      what: 'Do the 75 hard challenge',
      pattern: 'general',
      deadline: '2027-03-16',
      starts_on: '2027-01-01',
      per_week: 7,
    },
  ],
  [
    'my first 100km bike ride in may',
    { what: 'Train for my first 100km bike ride', pattern: 'endurance', deadline: '2027-05-31' },
  ],
  [
    'train for a 100km ride in may',
    { what: 'Train for a 100km ride', pattern: 'endurance', deadline: '2027-05-31' },
  ],
  [
    'train my dog to come when called, 10 minutes after breakfast and dinner',
    {
      what: 'Train my dog to come when called',
      pattern: 'general',
      per_week: 7,
      minutes: 10,
      amount: { value: 2, unit: 'times', per: 'day' },
    },
  ],
  [
    'cut back on alcohol, only weekends',
    { what: 'Cut back on alcohol, only weekends', pattern: 'quit', not_on: [0, 6] },
  ],
  [
    'cook at home more, only weekends',
    { what: 'Cook at home more', pattern: 'general', weekdays: [0, 6], per_week: 2 },
  ],
]

testSentences(SENTENCES)
