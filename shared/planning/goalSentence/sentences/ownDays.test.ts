import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** What takes place anyway, and the days and hours beside it. */
const SENTENCES: readonly Sentence[] = [
  [
    'learn the cello, my lesson is every wednesday at 5, practice on other days',
    {
      what: 'Learn the cello',
      pattern: 'instrument',
      weekdays: [0, 1, 2, 4, 5, 6],
      not_on: [3],
      per_week: 6,
    },
  ],
  [
    'my piano lesson is every wednesday, practice on other days for 20 minutes',
    {
      what: 'Practice piano',
      pattern: 'instrument',
      weekdays: [0, 1, 2, 4, 5, 6],
      not_on: [3],
      per_week: 6,
      minutes: 20,
    },
  ],
  [
    'i have guitar lessons on thursdays, want to practice 30 min on the other days',
    {
      what: 'Practice guitar',
      pattern: 'instrument',
      weekdays: [0, 1, 2, 3, 5, 6],
      not_on: [4],
      per_week: 6,
      minutes: 30,
    },
  ],
  [
    'practice for my violin grade 5 exam in march, teacher comes mondays at 4 so not mondays, half an hour',
    {
      what: 'Practice for my violin grade 5 exam',
      pattern: 'instrument',
      deadline: '2027-02-28',
      not_on: [1],
      minutes: 30,
    },
  ],
  [
    'train for a half marathon on 18 april, 4 runs a week, rest of week off',
    { what: 'Train for a half marathon', pattern: 'race', deadline: '2027-04-18', per_week: 4 },
  ],
  [
    'run tue thu sat, rest of the week off',
    { what: 'Run', pattern: 'start_running', weekdays: [2, 4, 6], per_week: 3 },
  ],
  [
    'train for a 10k on 1 august, holiday 10–24 july',
    { what: 'Train for a 10k', pattern: 'race', unread: ['holiday 10–24 july'], deadline: '2027-08-01' },
  ],
  [
    'learn italian, 20 min a day, holiday 10-24 july',
    { what: 'Learn italian', pattern: 'language', unread: ['holiday 10-24 july'], per_week: 7, minutes: 20 },
  ],
  [
    'practise french, mon & wed lunch',
    {
      what: 'Practise french',
      pattern: 'language',
      weekdays: [1, 3],
      per_week: 2,
      between: ['12:00', '14:00'],
    },
  ],
  [
    'study for the CPA mon & wed lunch and saturday morning',
    {
      what: 'Study for the CPA',
      pattern: 'exam',
      weekdays: [1, 3, 6],
      per_week: 3,
      own_days: [
        { days: [1, 3], between: ['12:00', '14:00'], minutes: null },
        { days: [6], between: ['05:00', '12:00'], minutes: null },
      ],
    },
  ],
  [
    'my dissertation is due 14 may and i have 9000 words left, can write tuesdays thursdays and all day saturday',
    {
      what: 'Write my dissertation',
      pattern: 'writing',
      deadline: '2027-05-14',
      weekdays: [2, 4, 6],
      per_week: 3,
      amount: { value: 9000, unit: 'words' },
    },
  ],
  [
    "write a children's book in 6 months working on it saturday mornings 9 to 12",
    {
      what: "Write a children's book",
      pattern: 'writing',
      deadline: '2027-05-23',
      weekdays: [6],
      per_week: 1,
      minutes: 180,
      between: ['09:00', '12:00'],
    },
  ],
  [
    'study two hours on weekdays after 6 and four hours on saturday for the bar exam in february',
    {
      what: 'Study for the bar exam',
      pattern: 'exam',
      deadline: '2027-01-31',
      weekdays: [1, 2, 3, 4, 5, 6],
      per_week: 6,
      minutes: 120,
      own_days: [
        { days: [1, 2, 3, 4, 5], between: ['18:00', '24:00'], minutes: null },
        { days: [6], between: null, minutes: 240 },
      ],
    },
  ],
  [
    'study anatomy tuesday and thursday nights from 7 til 9',
    {
      what: 'Study anatomy',
      pattern: 'general',
      weekdays: [2, 4],
      per_week: 2,
      minutes: 120,
      between: ['19:00', '21:00'],
    },
  ],
  [
    'learn to sew, i have a sewing machine already, saturdays 10 to 12',
    {
      what: 'Learn to sew',
      pattern: 'skill',
      weekdays: [6],
      per_week: 1,
      minutes: 120,
      between: ['10:00', '12:00'],
    },
  ],
  [
    'hi im trying to learn sql for my new job starting 1 february, have evenings free mon-thu',
    {
      what: 'Learn sql for my new job',
      pattern: 'coding',
      deadline: '2027-01-31',
      weekdays: [1, 2, 3, 4],
      per_week: 4,
      between: ['17:00', '22:00'],
    },
  ],
  [
    "um so i'd like to learn how to play the drums i can practice on weekday afternoons between two and four",
    {
      what: 'Learn how to play the drums',
      pattern: 'instrument',
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      between: ['14:00', '16:00'],
    },
  ],
  [
    'train for a 50k bike ride on july 4th two rides a week one long at the weekend',
    {
      what: 'Train for a 50k bike ride',
      pattern: 'endurance',
      deadline: '2027-07-04',
      per_week: 2,
      one_on: [[0, 6]],
    },
  ],
  [
    'Train for hyrox in cologne on march 20, 5 sessions per week, sunday is rest day',
    { what: 'Train for hyrox in cologne', pattern: 'race', deadline: '2027-03-20', not_on: [0], per_week: 5 },
  ],
  [
    '3 gym sessions a week, mon/wed/fri 6am, 1h, until my holiday on june 20',
    {
      what: 'Go to the gym',
      pattern: 'strength',
      deadline: '2027-06-20',
      weekdays: [1, 3, 5],
      per_week: 3,
      minutes: 60,
      between: ['06:00', '07:00'],
    },
  ],
  [
    'by the end of the year i want to have lost 6 kilos, thinking gym tuesdays and thursdays after work plus a walk on sundays',
    {
      what: 'Have lost 6 kilos',
      pattern: 'weight',
      unread: ['plus a walk on sundays'],
      deadline: '2026-12-31',
      weekdays: [2, 4],
      per_week: 2,
      between: ['17:00', '24:00'],
    },
  ],
  [
    'run with the club wednesdays and sundays, plus one easy run',
    {
      what: 'Run with the club',
      pattern: 'start_running',
      unread: ['plus one easy run'],
      weekdays: [0, 3],
      per_week: 2,
    },
  ],
  [
    'meditate 5 mins on waking and 5 before bed',
    {
      what: 'Meditate',
      pattern: 'calm',
      unread: ['and 5 before bed'],
      minutes: 5,
      between: ['05:00', '09:00'],
    },
  ],
  [
    'read to my kids every night before they sleep 15 minutes',
    {
      what: 'Read to my kids',
      pattern: 'reading',
      per_week: 7,
      minutes: 15,
      between: ['20:00', '24:00'],
    },
  ],
  [
    'take a walk at lunch every working day',
    {
      what: 'Take a walk',
      pattern: 'general',
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      between: ['12:00', '14:00'],
    },
  ],
  [
    'improve my backhand, tennis club mondays 7-8.30pm',
    {
      what: 'Improve my backhand',
      pattern: 'skill',
      weekdays: [1],
      per_week: 1,
      minutes: 90,
      between: ['19:00', '20:30'],
    },
  ],
  [
    'learn javascript evenings 7 to 8 mon to thu until end of feb',
    {
      what: 'Learn javascript',
      pattern: 'coding',
      deadline: '2027-02-28',
      weekdays: [1, 2, 3, 4],
      per_week: 4,
      minutes: 60,
      between: ['19:00', '20:00'],
    },
  ],
  [
    'learn the constellations, clear nights only',
    { what: 'Learn the constellations', pattern: 'skill', unread: ['clear nights only'] },
  ],
  [
    'do 10k steps on weekdays and 15k on weekends',
    {
      what: 'Do 10k steps',
      pattern: 'general',
      per_week: 7,
      weekdays: [0, 1, 2, 3, 4, 5, 6],
      amount: { value: 10000, unit: 'steps', per: 'day' },
      own_days: [{ days: [0, 6], between: null, minutes: null, amount: { value: 15000, unit: 'steps' } }],
    },
  ],
]

testSentences(SENTENCES)
