import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

const WORKDAYS = [1, 2, 3, 4, 5]

/** Sentences about instruments and singing. */
const SENTENCES: readonly Sentence[] = [
  [
    'so yeah i want to learn the drums maybe like three times a week for half an hour',
    { what: 'Learn the drums', pattern: 'instrument', per_week: 3, minutes: 30 },
  ],
  [
    'half an hour of piano each day but not more than 4 days in a row',
    {
      what: 'Practise piano',
      pattern: 'instrument',
      unread: ['but not more than 4 days in a row'],
      per_week: 7,
      minutes: 30,
    },
  ],
  [
    'sing in a choir and learn to read music',
    { what: 'Sing in a choir and learn to read music', pattern: 'instrument' },
  ],
  [
    'practise saxophone but not after 8 pm because of neighbours, 30 min a day',
    {
      what: 'Practise saxophone',
      pattern: 'instrument',
      per_week: 7,
      minutes: 30,
      between: ['05:00', '20:00'],
    },
  ],
  [
    'i like to learn guitar, i am beginner, have time only sunday morning',
    {
      what: 'Learn guitar',
      pattern: 'instrument',
      weekdays: [0],
      per_week: 1,
      between: ['05:00', '12:00'],
      level: 'i am beginner',
    },
  ],
  [
    'Learn piano: scales 10 minutes, pieces 20 minutes, each day',
    {
      what: 'Learn piano',
      pattern: 'instrument',
      unread: ['scales 10 minutes', 'pieces 20 minutes'],
      per_week: 7,
    },
  ],
  [
    'learn a new song on ukulele each week, 15 minutes a day',
    {
      what: 'Learn a new song on ukulele',
      pattern: 'instrument',
      unread: ['each week'],
      per_week: 7,
      minutes: 15,
    },
  ],
  [
    '15 minutes guitar every evening except tuesday',
    {
      what: 'Practise guitar',
      pattern: 'instrument',
      weekdays: [0, 1, 3, 4, 5, 6],
      not_on: [2],
      per_week: 6,
      minutes: 15,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'learn 20 chords in 4 weeks, practice mon-fri at 19:00 for 25 min',
    {
      what: 'Learn 20 chords',
      pattern: 'instrument',
      deadline: '2026-12-21',
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      minutes: 25,
      between: ['19:00', '19:25'],
    },
  ],
  [
    'i would like that i can play 3 songs on piano until my brothers wedding 5th of june',
    {
      what: 'Play 3 songs on piano',
      pattern: 'instrument',
      deadline: '2027-06-05',
      amount: { value: 3, unit: 'songs' },
    },
  ],
  [
    'practise guitar scales 10 mins a day and songs 20 mins at weekends',
    {
      what: 'Practise guitar scales',
      pattern: 'instrument',
      unread: ['and songs 20 mins at weekends'],
      per_week: 7,
      minutes: 10,
    },
  ],
  [
    "learn the guitar part of wonderwall for a friend's birthday in 6 weeks",
    {
      what: "Learn the guitar part of wonderwall for a friend's birthday",
      pattern: 'instrument',
      deadline: '2027-01-04',
    },
  ],
  [
    'learn the drums on an electronic kit, quiet hours start at 10pm',
    {
      what: 'Learn the drums on an electronic kit',
      pattern: 'instrument',
      between: ['05:00', '22:00'],
    },
  ],
  [
    'take piano lessons on wednesdays at 4pm starting in january',
    {
      what: 'Take piano lessons',
      pattern: 'instrument',
      starts_on: '2027-01-01',
      weekdays: [3],
      per_week: 1,
      between: ['16:00', '17:00'],
    },
  ],
  [
    'practice clarinet half an hour a day mon to thu, orchestra is on fridays',
    {
      what: 'Practice clarinet',
      pattern: 'instrument',
      unread: ['orchestra is on fridays'],
      weekdays: [1, 2, 3, 4],
      per_week: 4,
      minutes: 30,
    },
  ],
  [
    'play through all beethoven sonatas in 2 years',
    { what: 'Play through all beethoven sonatas', pattern: 'instrument', deadline: '2028-11-23' },
  ],
  [
    'learn to play 5 christmas songs on the ukulele in time for christmas eve',
    {
      what: 'Learn to play 5 christmas songs on the ukulele',
      pattern: 'instrument',
      deadline: '2026-12-24',
      amount: { value: 5, unit: 'songs' },
    },
  ],
  [
    'learn piano 30 min a day; on weekends also paint',
    {
      what: 'Learn piano',
      pattern: 'instrument',
      also: ['on weekends also paint'],
      per_week: 7,
      minutes: 30,
    },
  ],
  [
    'practice the flute 20-25 min, 5 days per week, my exam is on the 8th of may',
    { what: 'Practice the flute', pattern: 'instrument', deadline: '2027-05-08', per_week: 5, minutes: 20 },
  ],
  [
    'learn to sing, weekly lesson on wednesday 17:30 plus 15 min practice daily',
    {
      what: 'Learn to sing',
      pattern: 'instrument',
      beside: ['weekly lesson on wednesday 17:30'],
      per_week: 7,
      minutes: 15,
    },
  ],
  [
    'practice cello 1 hour a day + theory exam on 20 march',
    {
      what: 'Practice cello',
      pattern: 'instrument',
      also: ['theory exam on 20 march'],
      per_week: 7,
      minutes: 60,
    },
  ],
  [
    'learn drums. also: declutter the basement',
    { what: 'Learn drums', pattern: 'instrument', also: ['declutter the basement'] },
  ],
  [
    'practise trumpet daily, join a band in spring',
    { what: 'Practise trumpet', pattern: 'instrument', also: ['join a band in spring'], per_week: 7 },
  ],
  [
    'besides learning guitar i want to write a song every month',
    { what: 'Learn guitar', pattern: 'instrument', also: ['write a song every month'] },
  ],
  [
    'practise trumpet 25 minutes most evenings, never after 9 because of the neighbours',
    {
      what: 'Practise trumpet',
      pattern: 'instrument',
      per_week: 5,
      minutes: 25,
      between: ['17:00', '21:00'],
    },
  ],
  [
    'practice piano 5 days a week, 30 min, and learn 3 christmas songs by december 20',
    {
      what: 'Practice piano',
      pattern: 'instrument',
      also: ['learn 3 christmas songs by december 20'],
      per_week: 5,
      minutes: 30,
    },
  ],
  [
    'piano with my daughter on sundays 4pm',
    {
      what: 'Practise piano with my daughter',
      pattern: 'instrument',
      weekdays: [0],
      per_week: 1,
      between: ['16:00', '17:00'],
    },
  ],
  [
    'practice guitar 20 mins a day, not on weekends',
    {
      what: 'Practice guitar',
      pattern: 'instrument',
      not_on: [0, 6],
      weekdays: WORKDAYS,
      per_week: 5,
      minutes: 20,
    },
  ],
  [
    'learn piano, starting next week, 30 min 5 times a week',
    { what: 'Learn piano', pattern: 'instrument', starts_on: '2026-11-30', per_week: 5, minutes: 30 },
  ],
  [
    'play the ukulele at my sisters wedding in august, 3 times a week 20 minutes',
    { pattern: 'instrument', deadline: '2027-07-31', per_week: 3, minutes: 20 },
  ],
  [
    'violin an hour a day but never on fridays',
    {
      what: 'Practise violin',
      pattern: 'instrument',
      not_on: [5],
      weekdays: [0, 1, 2, 3, 4, 6],
      per_week: 6,
      minutes: 60,
    },
  ],
  ['i really wanna learn the violin', { what: 'Learn the violin', pattern: 'instrument' }],
  ['guitar 20min/day', { what: 'Practise guitar', pattern: 'instrument', per_week: 7, minutes: 20 }],
]

testSentences(SENTENCES)
