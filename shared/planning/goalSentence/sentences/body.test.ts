import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Sentences about weight, sleep and calm. */
const SENTENCES: readonly Sentence[] = [
  [
    'lose 6 kilos till easter without going to gym, walking every evening',
    {
      what: 'Lose 6 kilos',
      pattern: 'weight',
      unread: ['without going to gym'],
      deadline: '2027-03-28',
      per_week: 7,
      between: ['17:00', '22:00'],
    },
  ],
  [
    "my daughter's wedding is in 10 weeks, I'd like to lose 5 kg and learn to waltz",
    { what: 'Lose 5 kg', pattern: 'weight', also: ['learn to waltz'], deadline: '2027-02-01' },
  ],
  [
    'Need to loose 15 pounds before my sisters wedding on the 22nd of may',
    { what: 'Lose 15 pounds', pattern: 'weight', deadline: '2027-05-21' },
  ],
  ['i want to lose the baby weight 8kg no rush', { what: 'Lose the baby weight 8kg', pattern: 'weight' }],
  [
    'lose the last 5 pounds by new years eve',
    { what: 'Lose the last 5 pounds', pattern: 'weight', deadline: '2026-12-31' },
  ],
  [
    'reach 70 kg, now 78, no crash diets',
    { what: 'Reach 70 kg', pattern: 'weight', unread: ['no crash diets'], level: 'now 78' },
  ],
  [
    'lose 6kg til end of march, gym mondays, wednesdays and saturdays one hour',
    {
      what: 'Lose 6kg',
      pattern: 'weight',
      deadline: '2027-03-31',
      weekdays: [1, 3, 6],
      per_week: 3,
      minutes: 60,
    },
  ],
  [
    'i want to lose weight, learn to cook healthy meals and save for a house',
    { what: 'Lose weight', pattern: 'weight', also: ['learn to cook healthy meals', 'save for a house'] },
  ],
  [
    'lose 8 kilos and run 5k before my wedding in july',
    {
      what: 'Lose 8 kilos',
      pattern: 'weight',
      also: ['run 5k before my wedding in july'],
      deadline: '2027-06-30',
    },
  ],
  ['lose 5 kg by june', { what: 'Lose 5 kg', pattern: 'weight', deadline: '2027-06-01' }],
  [
    'Lose weight before my wedding on 12 september 2027',
    { what: 'Lose weight', pattern: 'weight', deadline: '2027-09-11' },
  ],
  [
    'meditate 10 minutes when i wake up and 10 minutes before bed',
    {
      what: 'Meditate',
      pattern: 'calm',
      unread: ['and 10 minutes before bed'],
      minutes: 10,
      between: ['05:00', '09:00'],
    },
  ],
  [
    'get better sleep in bed by 10:30 no screens after 9:30',
    { what: 'Get better sleep in bed by 10:30 no screens after 9:30', pattern: 'calm' },
  ],
  [
    'go to bed before midnight on weekdays',
    { what: 'Go to bed before midnight', pattern: 'calm', weekdays: [1, 2, 3, 4, 5], per_week: 5 },
  ],
  [
    'sleep 8 hours a night on work days',
    { what: 'Sleep 8 hours', pattern: 'calm', weekdays: [1, 2, 3, 4, 5], per_week: 5 },
  ],
  [
    'practise mindfulness 5-10 minutes whenever i feel stressed',
    { what: 'Practise mindfulness', pattern: 'calm', unread: ['whenever i feel stressed'], minutes: 5 },
  ],
  ['meditate', { what: 'Meditate', pattern: 'calm' }],
  [
    'get better sleep: no screens after 10, in bed by 11',
    { what: 'Get better sleep, in bed by 11', pattern: 'calm', unread: ['no screens after 10'] },
  ],
  [
    'practice mindfulness for 12 minutes after i drop the kids at school',
    {
      what: 'Practice mindfulness',
      pattern: 'calm',
      unread: ['after i drop the kids at school'],
      minutes: 12,
    },
  ],
  [
    'i want to reduce my stress: 10 minutes breathing every day at 7am',
    { what: 'Reduce my stress', pattern: 'calm', per_week: 7, minutes: 10, between: ['07:00', '07:10'] },
  ],
  [
    'fix my sleep schedule before school starts on january 7',
    { what: 'Fix my sleep schedule', pattern: 'calm', deadline: '2027-01-06' },
  ],
  [
    'go to bed at 10:30 and get up at 6:30 every day',
    { what: 'Go to bed at 10:30 and get up at 6:30', pattern: 'calm', per_week: 7 },
  ],
  [
    'meditate 5 minutes in the morning and 5 in the evening',
    {
      what: 'Meditate',
      pattern: 'calm',
      unread: ['and 5 in the evening'],
      minutes: 5,
      between: ['05:00', '12:00'],
    },
  ],
  [
    'get enough sleep during exam season',
    { what: 'Get enough sleep', pattern: 'calm', unread: ['during exam season'] },
  ],
  [
    'meditate twice a day, 10 min after waking up and 10 min before sleep',
    {
      what: 'Meditate',
      pattern: 'calm',
      unread: ['and 10 min before sleep'],
      per_week: 7,
      minutes: 10,
      between: ['05:00', '09:00'],
      amount: { value: 2, unit: 'times', per: 'day' },
    },
  ],
  [
    'improve my sleep: in bed by 11, no screens after 10',
    { what: 'Improve my sleep: in bed by 11', pattern: 'calm', also: ['no screens after 10'] },
  ],
  ['meditate before breakfast', { what: 'Meditate', pattern: 'calm', between: ['05:00', '09:00'] }],
  [
    'go to bed by 11 on weeknights',
    { what: 'Go to bed by 11', pattern: 'calm', weekdays: [1, 2, 3, 4, 5], per_week: 5 },
  ],
  ['sleep 7.5 hours a night', { what: 'Sleep 7.5 hours', pattern: 'calm', per_week: 7 }],
  [
    'get 8 hours of sleep and stop eating after 9pm',
    { what: 'Get 8 hours of sleep', pattern: 'calm', also: ['stop eating after 9pm'], per_week: 7 },
  ],
  ['meditate 10 minutes every day', { what: 'Meditate', pattern: 'calm', per_week: 7, minutes: 10 }],
  [
    'meditate 5 min/day at 6:30am',
    { what: 'Meditate', pattern: 'calm', per_week: 7, minutes: 5, between: ['06:30', '06:35'] },
  ],
  ['sleep better', { what: 'Sleep better', pattern: 'calm' }],
  ['go to bed at 11pm every day', { pattern: 'calm', per_week: 7 }],
  [
    'go vegetarian for all of december',
    { what: 'Go vegetarian', pattern: 'weight', deadline: '2026-12-31', starts_on: '2026-12-01' },
  ],
  [
    'i want to eat healthier and drink less alcohol',
    { what: 'Eat healthier', pattern: 'weight', also: ['drink less alcohol'] },
  ],
  [
    'go vegan for lent',
    { what: 'Go vegan', pattern: 'weight', deadline: '2027-03-27', starts_on: '2027-02-10' },
  ],
]

testSentences(SENTENCES)
