import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Days, hours and refusals that are those of a part, of one day or of the thing itself. */
const SENTENCES: readonly Sentence[] = [
  [
    'practice my saxophone scales for half an hr on wed & sat',
    {
      what: 'Practice my saxophone scales',
      pattern: 'instrument',
      weekdays: [3, 6],
      per_week: 2,
      minutes: 30,
    },
  ],
  [
    'be able to run for 30 minutes non stop by april 1st. 3 runs per week',
    { what: 'Run for 30 minutes non stop', pattern: 'start_running', deadline: '2027-04-01', per_week: 3 },
  ],
  ["cancel subscriptions i don't use", { what: "Cancel subscriptions i don't use", pattern: 'general' }],
  [
    'study german grammar on tuesdays and vocab every day for 10 min',
    {
      what: 'Study german grammar',
      pattern: 'language',
      unread: ['and vocab every day'],
      weekdays: [2],
      per_week: 1,
      minutes: 10,
    },
  ],
  [
    'plan meals for the week every saturday',
    { what: 'Plan meals for the week', pattern: 'general', weekdays: [6], per_week: 1 },
  ],
  [
    'get my green card paperwork done asap, 1 hour on weekends',
    {
      what: 'Get my green card paperwork done',
      pattern: 'general',
      weekdays: [0, 6],
      per_week: 2,
      minutes: 60,
    },
  ],
  ['limit alcohol to weekends', { what: 'Limit alcohol to weekends', pattern: 'quit', not_on: [0, 6] }],
  [
    'revise history 45 mins a day from 1 april until my exam on 2 june, no studying on my birthday (9 may)',
    {
      what: 'Revise history',
      pattern: 'exam',
      away: [['2027-05-09', '2027-05-09']],
      deadline: '2027-06-02',
      starts_on: '2027-04-01',
      per_week: 7,
      minutes: 45,
    },
  ],
  [
    'train for a century ride on july 10, saturday long ride plus 2 weekday spins of 45 mins',
    {
      what: 'Train for a century ride',
      pattern: 'endurance',
      unread: ['saturday long ride plus 2 weekday spins of'],
      deadline: '2027-07-10',
      minutes: 45,
    },
  ],
  [
    'learn bass, teacher is mondays 7pm, practise tue thu fri 20 min',
    {
      what: 'Learn bass',
      pattern: 'instrument',
      beside: ['teacher is mondays 7pm'],
      weekdays: [2, 4, 5],
      per_week: 3,
      minutes: 20,
    },
  ],
  [
    'build lego with dad on sundays, dads away 6 dec',
    {
      what: 'Build lego with dad',
      pattern: 'project',
      unread: ['dads away 6 dec'],
      weekdays: [0],
      per_week: 1,
    },
  ],
  [
    'work out at home, kit arrives on friday, 20 min',
    { what: 'Work out at home', pattern: 'strength', unread: ['kit arrives on friday'], minutes: 20 },
  ],
  [
    'guitar 15 min a day, kids off school 21 dec to 4 jan',
    {
      what: 'Practise guitar',
      pattern: 'instrument',
      unread: ['kids off school 21 dec to 4 jan'],
      per_week: 7,
      minutes: 15,
    },
  ],
]

testSentences(SENTENCES)
