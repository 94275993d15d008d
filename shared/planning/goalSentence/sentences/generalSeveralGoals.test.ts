import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Sentences about goals of no kind of their own that name further goals. */
const SENTENCES: readonly Sentence[] = [
  [
    'drink 2 liters of water a day and stretch every morning for 10 min',
    {
      what: 'Drink 2 liters of water',
      pattern: 'general',
      also: ['stretch every morning for 10 min'],
      per_week: 7,
      amount: { value: 2, unit: 'liters', per: 'day' },
    },
  ],
  [
    'i want to call my parents sundays and write my friend every month',
    {
      what: 'Call my parents',
      pattern: 'general',
      also: ['write my friend every month'],
      weekdays: [0],
      per_week: 1,
    },
  ],
  [
    'study two chapters of biology per week and do the questions on sundays',
    {
      what: 'Study two chapters of biology',
      pattern: 'general',
      also: ['do the questions on sundays'],
      amount: { value: 2, unit: 'chapters', per: 'week' },
    },
  ],
  [
    'visit my grandfather every sunday and call him on wednesdays',
    {
      what: 'Visit my grandfather',
      pattern: 'general',
      also: ['call him on wednesdays'],
      weekdays: [0],
      per_week: 1,
    },
  ],
  [
    'plan meals on sunday, cook monday to thursday',
    { what: 'Plan meals', pattern: 'general', also: ['cook monday to thursday'], weekdays: [0], per_week: 1 },
  ],
  [
    'go to church on sundays and bible study on wednesdays',
    {
      what: 'Go to church',
      pattern: 'general',
      also: ['bible study on wednesdays'],
      weekdays: [0],
      per_week: 1,
    },
  ],
  [
    'spend 10 min a day on posture exercises and walk 8000 steps',
    { what: 'Do posture exercises', pattern: 'general', also: ['walk 8000 steps'], per_week: 7, minutes: 10 },
  ],
  [
    'get my kids to bed by 8 and then study for an hour',
    { what: 'Get my kids to bed by 8', pattern: 'general', also: ['study for an hour'] },
  ],
  [
    'understand my finances and start investing 100 a month from january',
    {
      what: 'Understand my finances',
      pattern: 'general',
      also: ['start investing 100 a month from january'],
    },
  ],
  [
    'i want to cook a new recipe every sunday and eat out less',
    { what: 'Cook a new recipe', pattern: 'general', also: ['eat out less'], weekdays: [0], per_week: 1 },
  ],
  [
    'eat breakfast daily and drink more water',
    { what: 'Eat breakfast', pattern: 'general', also: ['drink more water'], per_week: 7 },
  ],
  [
    'go climbing twice a week and finally lead a 6b outdoors by june',
    { what: 'Go climbing', pattern: 'general', also: ['lead a 6b outdoors by june'], per_week: 2 },
  ],
  [
    'do intermittent fasting on weekdays, eat between 12 and 8',
    {
      what: 'Do intermittent fasting',
      pattern: 'general',
      also: ['eat between 12 and 8'],
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
    },
  ],
  [
    'walk 8k steps, sleep 8 hours, drink 2l water',
    {
      what: 'Walk 8k steps',
      pattern: 'general',
      also: ['sleep 8 hours', 'drink 2l water'],
      amount: { value: 8000, unit: 'steps' },
    },
  ],
  [
    'work on my accent 15 mins mon to fri, tutor on saturday at 10',
    {
      what: 'Work on my accent',
      pattern: 'general',
      beside: ['tutor on saturday at 10'],
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      minutes: 15,
    },
  ],
  [
    'cook vegetarian 3 times a week and try one new vegetable each week',
    { what: 'Cook vegetarian', pattern: 'general', also: ['try one new vegetable each week'], per_week: 3 },
  ],
  [
    'get promoted this year and spend more time with the kids',
    {
      what: 'Get promoted',
      pattern: 'general',
      also: ['spend more time with the kids'],
      deadline: '2026-12-31',
    },
  ],
  [
    'take vitamins daily, water the plants twice a week',
    { what: 'Take vitamins', pattern: 'general', also: ['water the plants twice a week'], per_week: 7 },
  ],
  [
    'pray daily and read one psalm each night',
    { what: 'Pray', pattern: 'general', also: ['read one psalm each night'], per_week: 7 },
  ],
  [
    'prepare my allotment: dig beds in february, sow in march, plant out in may',
    { what: 'Prepare my allotment: dig beds', pattern: 'general', also: ['plant out in may'] },
  ],
  [
    'do my physio exercises every morning and learn thai before our trip in march',
    {
      what: 'Do my physio exercises',
      pattern: 'general',
      also: ['learn thai before our trip in march'],
      per_week: 7,
      between: ['05:00', '12:00'],
    },
  ],
  [
    'study anatomy daily, volunteer at the shelter twice a month',
    {
      what: 'Study anatomy',
      pattern: 'general',
      also: ['volunteer at the shelter twice a month'],
      per_week: 7,
    },
  ],
  [
    'practice my serve twice a week, run on the other days',
    { what: 'Practice my serve', pattern: 'general', also: ['run on the other days'], per_week: 2 },
  ],
  [
    'study law 2h daily, do pilates on weekends for my back',
    {
      what: 'Study law',
      pattern: 'general',
      also: ['do pilates on weekends for my back'],
      per_week: 7,
      minutes: 120,
    },
  ],
  [
    'drink 2 litres of water every day and eat 5 portions of veg',
    {
      what: 'Drink 2 litres of water',
      pattern: 'general',
      also: ['eat 5 portions of veg'],
      per_week: 7,
      amount: { value: 2, unit: 'litres', per: 'day' },
    },
  ],
  [
    'i should really see the dentist and also get back into the gym twice a week',
    { what: 'See the dentist', pattern: 'general', also: ['get back into the gym twice a week'] },
  ],
  [
    'wedding on the 21st of august, want to fit into the dress, lose 6kg',
    { what: 'Fit into the dress', pattern: 'general', also: ['lose 6kg'], deadline: '2027-08-21' },
  ],
]

testSentences(SENTENCES)
