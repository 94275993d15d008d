import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

const WORKDAYS = [1, 2, 3, 4, 5]

/** Half sentences, asides and words between the facts, as people leave them standing, without a pattern, that are not read to their end. */
const SENTENCES: readonly Sentence[] = [
  [
    'learn norwegian 15 min a day, more on weekends',
    { what: 'Learn norwegian', minutes: 15, per_week: 7, unread: ['more on weekends'] },
  ],
  [
    'do a handstand by march, 10 mins a day, knees hurt sometimes',
    {
      what: 'Do a handstand',
      deadline: '2027-03-01',
      minutes: 10,
      per_week: 7,
      unread: ['knees hurt sometimes'],
    },
  ],
  [
    'learn spanish 30 min a day, not on friday mornings',
    {
      what: 'Learn spanish',
      minutes: 30,
      per_week: 7,
      own_days: [{ days: [5], between: ['12:00', '24:00'], minutes: null }],
    },
  ],
  [
    'exam on 29 feb next year, 1 hour a day',
    { deadline: '2027-12-31', minutes: 60, per_week: 7, unread: ['on 29 feb'] },
  ],
  ['build muscle, 5 days on 2 days off, 1 hour', { what: 'Build muscle', minutes: 60, per_week: 5 }],
  [
    'do homework right after school on weekdays for 1 hour',
    { what: 'Do homework', weekdays: WORKDAYS, per_week: 5, minutes: 60, between: ['15:00', '22:00'] },
  ],
  [
    'train for a century ride in June, long rides on sundays',
    { what: 'Train for a century ride', deadline: '2027-06-30', unread: ['long rides on sundays'] },
  ],
  [
    'Lose 6 kg by June, I hate the gym',
    {
      what: 'Lose 6 kg',
      deadline: '2027-06-01',
      beside: ['I hate the gym'],
    },
  ],
  [
    "do yoga twice a week for 30 min, I'm pregnant",
    { what: 'Do yoga', per_week: 2, minutes: 30, beside: ["I'm pregnant"] },
  ],
  ["lose weight, I'm vegetarian", { what: 'Lose weight', beside: ["I'm vegetarian"] }],
  [
    'learn french, I hate grammar, 3 times a week 30 min',
    { what: 'Learn french', beside: ['I hate grammar'], per_week: 3, minutes: 30 },
  ],
  ['learn guitar, my neighbours complain after 8pm', { what: 'Learn guitar', between: ['05:00', '20:00'] }],
  ['learn to bake, the oven works again', { what: 'Learn to bake' }],
  [
    'run 3 times a week, 30 minutes each, the park closes at 8',
    { what: 'Run', per_week: 3, minutes: 30, unread: ['the park closes at 8'] },
  ],
  ['volunteer twice a month', { what: 'Volunteer', rarely: { every: 'month', times: 2 } }],
  ['volunteer 3 times a month', { what: 'Volunteer', rarely: { every: 'month', times: 3 } }],
  [
    'organize my photos, 1h on rainy sundays',
    { what: 'Organize my photos', minutes: 60, unread: ['on rainy sundays'] },
  ],
  [
    'learn french 10 minutes twice a day by june',
    { what: 'Learn french', deadline: '2027-06-01', minutes: 10, per_week: 7, unread: ['2 times a day'] },
  ],
  [
    'get my real estate license by may, i work full time so evenings and weekends',
    {
      what: 'Get my real estate license',
      deadline: '2027-05-01',
      own_days: [{ days: [1, 2, 3, 4, 5], between: ['17:00', '22:00'], minutes: null }],
    },
  ],
]

testSentences(SENTENCES)
