import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** What is said of one part, one day or one length beside the goal. */
const SENTENCES: readonly Sentence[] = [
  [
    'practice violin every weekday except wednesday from 4:30 to 5',
    {
      what: 'Practice violin',
      pattern: 'instrument',
      weekdays: [1, 2, 4, 5],
      not_on: [3],
      per_week: 4,
      minutes: 30,
      between: ['16:30', '17:00'],
    },
  ],
  [
    'study for bio midterm nov 30, 2 hrs a day but only mornings on the weekend',
    {
      what: 'Study for bio midterm',
      pattern: 'exam',
      deadline: '2026-11-30',
      weekdays: [0, 1, 2, 3, 4, 5, 6],
      per_week: 7,
      minutes: 120,
      own_days: [{ days: [0, 6], between: ['05:00', '12:00'], minutes: null }],
    },
  ],
  [
    'stop eating out during the week, max once on weekends',
    {
      what: 'Stop eating out',
      pattern: 'quit',
      unread: ['max once on weekends'],
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
    },
  ],
  [
    "work on novel 500 words a day, skip sundays and my wife's birthday (3 feb)",
    {
      what: 'Work on novel',
      pattern: 'writing',
      unread: ['3 feb'],
      weekdays: [1, 2, 3, 4, 5, 6],
      not_on: [0],
      per_week: 6,
      amount: { value: 500, unit: 'words', per: 'day' },
    },
  ],
  [
    'guitar 15 min every other evening, alternate w/ singing',
    {
      what: 'Practise guitar',
      pattern: 'instrument',
      unread: ['alternate w/ singing'],
      per_week: 4,
      every_days: 2,
      minutes: 15,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'declutter wardrobe this weekend, garage next weekend',
    {
      what: 'Declutter wardrobe',
      pattern: 'tidy',
      unread: ['garage next weekend'],
      deadline: '2026-11-29',
      starts_on: '2026-11-28',
    },
  ],
  [
    'learn makeup for my prom in july, friday nights',
    {
      what: 'Learn makeup for my prom',
      pattern: 'general',
      deadline: '2027-06-30',
      weekdays: [5],
      per_week: 1,
      between: ['20:00', '24:00'],
    },
  ],
  [
    'more veg, less meat: meat only fridays and sundays',
    { what: 'Work on more veg, less meat', pattern: 'general', unread: ['meat only fridays and sundays'] },
  ],
  [
    'learn sewing by hand, wednesday class at 6:30pm, homework sundays',
    {
      what: 'Learn sewing by hand',
      pattern: 'skill',
      unread: ['homework sundays'],
      weekdays: [3],
      per_week: 1,
      between: ['18:30', '19:30'],
    },
  ],
  [
    'start gym again jan 4th, 3 mornings before 9',
    {
      what: 'Start gym again',
      pattern: 'strength',
      starts_on: '2027-01-04',
      per_week: 3,
      between: ['05:00', '09:00'],
    },
  ],
  [
    'cut down social media to 30 min a day, weekends an hour',
    {
      what: 'Cut down social media to 30 min a day',
      pattern: 'quit',
      unread: ['weekends an hour'],
      amount: { value: 30, unit: 'minutes', per: 'day' },
    },
  ],
  [
    'practise for choir concert 14 dec, rehearsals weds 7.30, at home 10 min daily',
    {
      what: 'Practise for choir concert',
      pattern: 'instrument',
      unread: ['rehearsals weds 7.30'],
      deadline: '2026-12-14',
      per_week: 7,
      minutes: 10,
    },
  ],
  [
    'sort out pension, 1 hour this saturday morning',
    {
      what: 'Sort out pension',
      pattern: 'general',
      starts_on: '2026-11-28',
      deadline: '2026-11-28',
      minutes: 60,
      between: ['05:00', '12:00'],
    },
  ],
  [
    'reach 1500 elo by summer, puzzles 15 min a day, 1 long game on sundays',
    {
      what: 'Reach 1500 elo',
      pattern: 'general',
      unread: ['1 long game on sundays'],
      deadline: '2027-08-31',
      per_week: 7,
      minutes: 15,
    },
  ],
  [
    'jog 3km every third day, later 5km',
    { what: 'Jog 3km', pattern: 'start_running', unread: ['later 5km'], per_week: 2, every_days: 3 },
  ],
  ['learn korean b4 work', { what: 'Learn korean', pattern: 'language', between: ['05:00', '09:00'] }],
  [
    'cook at home more, only order in on fridays',
    { what: 'Cook at home more', pattern: 'general', unread: ['only order in on fridays'] },
  ],
  [
    'train for a triathlon in july: swim mon, bike wed, run fri',
    {
      what: 'Train for a triathlon',
      pattern: 'race',
      deadline: '2027-06-30',
      weekdays: [1, 3, 5],
      per_week: 3,
    },
  ],
  [
    'get back into drawing, 3 times a week, weekends included',
    { what: 'Get back into drawing', pattern: 'art', per_week: 3 },
  ],
  [
    'do the weekly shop online so saturdays are free',
    { what: 'Do the shop online', pattern: 'general', not_on: [6], per_week: 1 },
  ],
  [
    'be marathon ready by 2 may, can train any day but thurs',
    { what: 'Be marathon ready', pattern: 'race', deadline: '2027-05-02', not_on: [4] },
  ],
  [
    'ill start piano in jan, 20mins monday thru thursday',
    {
      what: 'Start piano',
      pattern: 'instrument',
      starts_on: '2027-01-01',
      weekdays: [1, 2, 3, 4],
      per_week: 4,
      minutes: 20,
    },
  ],
  [
    'plank every day, start 30 sec add 5 sec each day till 3 min',
    {
      what: 'Train for plank',
      pattern: 'strength',
      unread: ['start 30 sec add 5 sec each day till 3 min'],
      per_week: 7,
    },
  ],
  [
    'tackle the ironing pile sun night, hate it, 45 min tops',
    {
      what: 'Tackle the ironing pile',
      pattern: 'general',
      starts_on: '2026-11-29',
      deadline: '2026-11-29',
      minutes: 45,
      between: ['20:00', '24:00'],
    },
  ],
  [
    "finish reading my 3 library books before they're due on dec 15",
    {
      what: 'Finish reading my 3 library books',
      pattern: 'reading',
      deadline: '2026-12-15',
      amount: { value: 3, unit: 'books' },
    },
  ],
  [
    'read 1 paper a day, weekdays, 8:30-9',
    {
      what: 'Read 1 paper',
      pattern: 'reading',
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      minutes: 30,
      between: ['08:30', '09:00'],
      amount: { value: 1, unit: 'paper', per: 'day' },
    },
  ],
  [
    'finally fix my sleep, lights out 10:30, even on weekends',
    { what: 'Fix my sleep, lights out 10:30', pattern: 'calm' },
  ],
  [
    'read with my daughter at bedtime, 15 min, dad does weekends',
    {
      what: 'Read with my daughter',
      pattern: 'reading',
      not_on: [0, 6],
      minutes: 15,
      between: ['20:00', '24:00'],
    },
  ],
  [
    'study the highway code 15 min a day on the bus, theory test booked for 9th jan 2pm',
    {
      what: 'Study the highway code on the bus',
      pattern: 'exam',
      deadline: '2027-01-09',
      per_week: 7,
      minutes: 15,
    },
  ],
  [
    'swim 2x a week, once before work and once on weekends',
    { what: 'Swim', pattern: 'endurance', unread: ['once before work and once on weekends'], per_week: 2 },
  ],
  [
    'learn to dance salsa before cuba (flight 8 april), class thursdays 8pm',
    {
      what: 'Learn to dance salsa',
      pattern: 'skill',
      deadline: '2027-04-08',
      weekdays: [4],
      per_week: 1,
      between: ['20:00', '21:00'],
    },
  ],
  [
    'read 1 chapter every night & journal 5 mins after',
    {
      what: 'Read 1 chapter',
      pattern: 'reading',
      also: ['journal 5 mins after'],
      per_week: 7,
      between: ['20:00', '24:00'],
      amount: { value: 1, unit: 'chapter', per: 'day' },
    },
  ],
]

testSentences(SENTENCES)
