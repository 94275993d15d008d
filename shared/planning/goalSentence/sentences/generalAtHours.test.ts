import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Sentences about goals of no kind of their own at hours of the day. */
const SENTENCES: readonly Sentence[] = [
  [
    'my doctor said walk more so 40 minutes walk every day after lunch',
    { what: 'Walk more', pattern: 'general', per_week: 7, minutes: 40, between: ['13:00', '17:00'] },
  ],
  [
    'finish knitting my sweater before christmas an hour in the evenings',
    {
      what: 'Finish knitting my sweater',
      pattern: 'general',
      deadline: '2026-12-24',
      minutes: 60,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'ok so my new years resolution is to floss every night',
    { what: 'Floss', pattern: 'general', per_week: 7, between: ['20:00', '24:00'] },
  ],
  [
    'do my taxes before 31 may, two saturday mornings should be enough',
    {
      what: 'Do my taxes',
      pattern: 'general',
      deadline: '2027-05-30',
      weekdays: [6],
      per_week: 1,
      between: ['05:00', '12:00'],
    },
  ],
  [
    'take my medication every morning at 8',
    { what: 'Take my medication', pattern: 'general', per_week: 7, between: ['08:00', '09:00'] },
  ],
  [
    'study anatomy every night from 9 to 10',
    { what: 'Study anatomy', pattern: 'general', per_week: 7, minutes: 60, between: ['21:00', '22:00'] },
  ],
  [
    'get my daughter ready for the swimming badge in april, once a week on wednesday afternoon',
    {
      what: 'Get my daughter ready for the swimming badge',
      pattern: 'general',
      deadline: '2027-04-30',
      weekdays: [3],
      per_week: 1,
      between: ['12:00', '17:00'],
    },
  ],
  [
    'walk the dog longer, at least 45 minutes in the evening',
    { what: 'Walk the dog longer', pattern: 'general', minutes: 45, between: ['17:00', '22:00'] },
  ],
  [
    'increase my typing speed to 80 wpm, 10 mins every workday at lunch',
    {
      what: 'Increase my typing speed to 80 wpm',
      pattern: 'general',
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      minutes: 10,
      between: ['12:00', '14:00'],
    },
  ],
  [
    'play more with my kids at least half an hour after work',
    { what: 'Play more with my kids', pattern: 'general', minutes: 30, between: ['17:00', '24:00'] },
  ],
  ['journal before bed', { what: 'Journal', pattern: 'general', between: ['20:00', '24:00'] }],
  [
    'so basically my boss wants me to learn excel better like in the next two months i can do it wed evenings',
    {
      what: 'Learn excel better',
      pattern: 'general',
      deadline: '2027-01-23',
      weekdays: [3],
      per_week: 1,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'spend one evening a week without screens with my family',
    {
      what: 'Spend time without screens with my family',
      pattern: 'general',
      per_week: 1,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'rehearse with the band thursdays 8pm to 10pm for our gig on new years eve',
    {
      what: 'Rehearse with the band for our gig',
      pattern: 'general',
      deadline: '2026-12-31',
      weekdays: [4],
      per_week: 1,
      minutes: 120,
      between: ['20:00', '22:00'],
    },
  ],
  [
    'cook vegetarian three nights per week for two months',
    {
      what: 'Cook vegetarian',
      pattern: 'general',
      deadline: '2027-01-22',
      per_week: 3,
      between: ['17:00', '24:00'],
    },
  ],
  [
    'keep a gratitude journal mornings 5 min',
    { what: 'Keep a gratitude journal', pattern: 'general', minutes: 5, between: ['05:00', '12:00'] },
  ],
  [
    "i'd like to get into bird watching, saturday mornings from 6 to 9",
    {
      what: 'Get into bird watching',
      pattern: 'general',
      weekdays: [6],
      per_week: 1,
      between: ['06:00', '09:00'],
    },
  ],
  [
    'one hour of math with my son each weekday at 5',
    {
      what: 'Work on math with my son',
      pattern: 'general',
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      minutes: 60,
      between: ['17:00', '18:00'],
    },
  ],
  [
    'take a cold shower every morning for 30 days',
    {
      what: 'Take a cold shower',
      pattern: 'general',
      deadline: '2026-12-22',
      per_week: 7,
      between: ['05:00', '12:00'],
    },
  ],
  [
    'get to inbox zero every friday afternoon',
    {
      what: 'Get to inbox zero',
      pattern: 'general',
      weekdays: [5],
      per_week: 1,
      between: ['12:00', '17:00'],
    },
  ],
  [
    'walk 30 minutes after lunch on workdays',
    {
      what: 'Walk',
      pattern: 'general',
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      minutes: 30,
      between: ['13:00', '17:00'],
    },
  ],
  [
    'take 20 minutes every sunday evening to plan my week',
    {
      what: 'Plan my week',
      pattern: 'general',
      weekdays: [0],
      per_week: 1,
      minutes: 20,
      between: ['17:00', '22:00'],
    },
  ],
  [
    "my new year's resolution is to floss every night",
    { what: 'Floss', pattern: 'general', per_week: 7, between: ['20:00', '24:00'] },
  ],
  [
    'be more productive in the mornings',
    { what: 'Be more productive', pattern: 'general', between: ['05:00', '12:00'] },
  ],
  [
    'get into journaling, 5 min before bed',
    { what: 'Get into journaling', pattern: 'general', minutes: 5, between: ['20:00', '24:00'] },
  ],
  [
    'do the dishes right after dinner every day',
    { what: 'Do the dishes', pattern: 'general', per_week: 7, between: ['19:00', '24:00'] },
  ],
  [
    'try bouldering, wednesday evenings with anna',
    { what: 'Try bouldering', pattern: 'general', weekdays: [3], per_week: 1, between: ['17:00', '22:00'] },
  ],
  [
    'eat dinner together as a family at least 4 nights a week',
    { what: 'Eat dinner together as a family', pattern: 'general', per_week: 4, between: ['17:00', '24:00'] },
  ],
  [
    'do 5 sun salutations each morning',
    { what: 'Do 5 sun salutations', pattern: 'general', per_week: 7, between: ['05:00', '12:00'] },
  ],
  [
    'prepare sunday school lessons, 1 hr on friday nights',
    {
      what: 'Prepare sunday school lessons',
      pattern: 'general',
      weekdays: [5],
      per_week: 1,
      minutes: 60,
      between: ['20:00', '24:00'],
    },
  ],
  [
    'sew 4 curtains in december, sunday afternoons',
    {
      what: 'Sew 4 curtains',
      amount: { value: 4, unit: 'curtains' },
      pattern: 'general',
      deadline: '2026-12-31',
      weekdays: [0],
      per_week: 1,
      between: ['12:00', '17:00'],
    },
  ],
  [
    'learn blender in january and february, 1h tues/thurs/sun evenings',
    {
      what: 'Learn blender',
      pattern: 'general',
      deadline: '2027-02-28',
      starts_on: '2027-01-01',
      weekdays: [0, 2, 4],
      per_week: 3,
      minutes: 60,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'take up bird watching, sunday mornings',
    {
      what: 'Take up bird watching',
      pattern: 'general',
      weekdays: [0],
      per_week: 1,
      between: ['05:00', '12:00'],
    },
  ],
  [
    'learn embroidery from youtube, two evenings a week, no more than 45 min',
    {
      what: 'Learn embroidery from youtube',
      pattern: 'general',
      per_week: 2,
      minutes: 45,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'call my parents every sunday evening',
    { what: 'Call my parents', pattern: 'general', weekdays: [0], per_week: 1, between: ['17:00', '22:00'] },
  ],
  [
    'cook dinner at home at least 4 nights a week',
    { what: 'Cook dinner at home', pattern: 'general', per_week: 4, between: ['17:00', '24:00'] },
  ],
  [
    'learn the basics of investing over the next two months, an hour on sunday evenings',
    {
      what: 'Learn the basics of investing',
      pattern: 'general',
      deadline: '2027-01-23',
      weekdays: [0],
      per_week: 1,
      minutes: 60,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'cook at home 4 nights a week instead of ordering in',
    {
      what: 'Cook at home instead of ordering',
      pattern: 'general',
      per_week: 4,
      between: ['17:00', '24:00'],
    },
  ],
  [
    'do my homework every day at 4',
    { what: 'Do my homework', pattern: 'general', per_week: 7, between: ['16:00', '17:00'] },
  ],
]

testSentences(SENTENCES)
