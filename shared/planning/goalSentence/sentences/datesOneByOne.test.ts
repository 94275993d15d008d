import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Dates that are named one by one or by their week, and those of what else takes place. */
const SENTENCES: readonly Sentence[] = [
  [
    'learn python by march but away 20 dec to 3 jan',
    { what: 'Learn python', pattern: 'coding', away: [['2026-12-20', '2027-01-03']], deadline: '2027-03-01' },
  ],
  [
    'paint on 5 and 6 december',
    { what: 'Paint', pattern: 'art', deadline: '2026-12-06', starts_on: '2026-12-05', per_week: 7 },
  ],
  [
    'paint the fence on december 5, 12 and 19',
    {
      what: 'Paint the fence',
      pattern: 'tidy',
      deadline: '2026-12-19',
      starts_on: '2026-12-05',
      weekdays: [6],
      per_week: 1,
    },
  ],
  [
    'work on the shed on 5 and 9 december',
    { what: 'Work on the shed', pattern: 'project', unread: ['on 5 and 9 december'] },
  ],
  [
    'finish my portfolio before the first week of May',
    { what: 'Finish my portfolio', pattern: 'project', deadline: '2027-04-30' },
  ],
  [
    'finish the report before the last week of january',
    { what: 'Finish the report', pattern: 'project', deadline: '2027-01-24' },
  ],
  [
    'i need to study for finals which are the week of december 14',
    { what: 'Study for finals', pattern: 'exam', deadline: '2026-12-13' },
  ],
  [
    'prepare for my exam in the week of 14 december',
    { what: 'Prepare for my exam', pattern: 'exam', deadline: '2026-12-13' },
  ],
  ['go a month without sugar', { what: 'Go without sugar', pattern: 'quit', deadline: '2026-12-22' }],
  [
    'go 2 weeks without coffee starting monday',
    { what: 'Go without coffee', pattern: 'quit', deadline: '2026-12-13', starts_on: '2026-11-30' },
  ],
  [
    'cook one new recipe every week for the rest of the year',
    {
      what: 'Cook one new recipe',
      pattern: 'general',
      deadline: '2026-12-31',
      per_week: 1,
      amount: { value: 1, unit: 'recipe', per: 'week' },
    },
  ],
  [
    'lose a stone by my wedding, 14 august',
    { what: 'Lose a stone', pattern: 'weight', deadline: '2027-08-14' },
  ],
  [
    'finish my PhD thesis - submission is 30 april 2027, i write best in the mornings, 2h',
    {
      what: 'Finish my PhD thesis',
      pattern: 'writing',
      deadline: '2027-04-30',
      minutes: 120,
      between: ['05:00', '12:00'],
    },
  ],
  [
    'ski fitness: 3 sessions a week until we fly on feb 6, 30 mins',
    { what: 'Ski fitness', pattern: 'skill', deadline: '2027-02-05', per_week: 3, minutes: 30 },
  ],
  [
    'i have a job interview next thursday and need to prepare 1 hour a day',
    { what: 'Prepare for a job interview', pattern: 'job', deadline: '2026-12-03', per_week: 7, minutes: 60 },
  ],
  [
    'go swimming every monday and wednesday lunchtime for 45 minutes until the pool closes for summer',
    {
      what: 'Go swimming',
      pattern: 'endurance',
      unread: ['until the pool closes for summer'],
      weekdays: [1, 3],
      per_week: 2,
      minutes: 45,
      between: ['12:00', '14:00'],
    },
  ],
  [
    'start journaling again on jan 1',
    { what: 'Start journaling again', pattern: 'general', starts_on: '2027-01-01' },
  ],
  [
    'do a first aid course sometime in january, weekends preferred',
    {
      what: 'Do a first aid course',
      pattern: 'course',
      deadline: '2027-01-31',
      weekdays: [0, 6],
      per_week: 2,
    },
  ],
  [
    'study for the sat, 3 hrs each weekend, exam on may 1',
    {
      what: 'Study for the sat',
      pattern: 'exam',
      deadline: '2027-05-01',
      weekdays: [0, 6],
      per_week: 2,
      minutes: 90,
      weekly_minutes: 180,
    },
  ],
  [
    'i need to revise for 3 exams in january (maths 8th, physics 12th, bio 15th), 2 hours every day',
    {
      what: 'Revise for 3 exams',
      pattern: 'exam',
      unread: ['maths 8th', 'physics 12th', 'bio 15th'],
      deadline: '2026-12-31',
      per_week: 7,
      minutes: 120,
    },
  ],
  [
    'clear out the garage on two saturdays in december, 2 hours',
    {
      what: 'Clear out the garage',
      pattern: 'tidy',
      starts_on: '2026-12-05',
      deadline: '2026-12-12',
      weekdays: [6],
      per_week: 1,
      minutes: 120,
    },
  ],
  [
    'paint the fence on 2 weekends in april',
    {
      what: 'Paint the fence',
      pattern: 'tidy',
      starts_on: '2027-04-03',
      deadline: '2027-04-11',
      weekdays: [0, 6],
      per_week: 2,
    },
  ],
]

testSentences(SENTENCES)
