import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** What is told before the goal: since when somebody has not done it, after what it begins, when a place is closed, when others are busy. */
const SENTENCES: readonly Sentence[] = [
  [
    'i have not exercised for 10 years, want to swim twice a week',
    { what: 'Swim', pattern: 'endurance', per_week: 2, level: 'i have not exercised for 10 years' },
  ],
  [
    "haven't run for 5 years, want to run a 10k by june",
    { what: 'Run a 10k', pattern: 'race', deadline: '2027-06-01', level: "haven't run for 5 years" },
  ],
  [
    'not been to the gym for 6 months, go swimming 3 times a week',
    { what: 'Go swimming', pattern: 'endurance', per_week: 3, level: 'not been to the gym for 6 months' },
  ],
  [
    'been vegetarian for 2 years, want to go vegan in january',
    {
      what: 'Go vegan',
      pattern: 'weight',
      deadline: '2027-01-31',
      starts_on: '2027-01-01',
      level: 'been vegetarian for 2 years',
    },
  ],
  [
    'after the holidays i want to quit sugar for 30 days',
    { what: 'Quit sugar', pattern: 'quit', unread: ['after the holidays'], deadline: '2026-12-22' },
  ],
  [
    'after christmas i want to swim twice a week',
    { what: 'Swim', pattern: 'endurance', starts_on: '2026-12-26', per_week: 2 },
  ],
  [
    'after my exams i want to run 3 times a week',
    { what: 'Run', pattern: 'start_running', unread: ['after my exams'], per_week: 3 },
  ],
  ['after my knee surgery i want to walk 20 min a day', { what: 'Walk', per_week: 7, minutes: 20 }],
  [
    'once the kids are back at school i want to go to the gym twice a week',
    { what: 'Go to the gym', pattern: 'strength', unread: ['once the kids are back at school'], per_week: 2 },
  ],
  [
    'when i was young i danced, i want to dance again on tuesdays',
    { what: 'Dance again', pattern: 'skill', weekdays: [2], per_week: 1 },
  ],
  [
    'my gym is closed on mondays but i want to lift 3 days a week for about an hour',
    { what: 'Lift', pattern: 'strength', not_on: [1], per_week: 3, minutes: 60 },
  ],
  [
    'the pool closes on mondays, swim twice a week',
    { what: 'Swim', pattern: 'endurance', not_on: [1], per_week: 2 },
  ],
  [
    'the pool closes at 8 on mondays, swim twice a week',
    { what: 'Swim', pattern: 'endurance', unread: ['the pool closes at 8 on mondays'], per_week: 2 },
  ],
  [
    'the office is closed on fridays so i can write every friday',
    {
      what: 'Write',
      pattern: 'writing',
      weekdays: [5],
      per_week: 1,
    },
  ],
  [
    'husband works nights mon-wed so i can only exercise thurs to sunday, want to lose a stone by may',
    { what: 'Lose a stone', pattern: 'weight', deadline: '2027-05-01', weekdays: [0, 4, 5, 6], per_week: 4 },
  ],
  [
    'my wife works weekends, so i can only run on weekdays',
    { what: 'Run', pattern: 'start_running', weekdays: [1, 2, 3, 4, 5], per_week: 5 },
  ],
  [
    'partner is away mon to wed so gym thurs and fri',
    {
      what: 'Go to the gym',
      pattern: 'strength',
      weekdays: [4, 5],
      per_week: 2,
    },
  ],
  [
    'get 8 hours sleep, right now i get 5',
    { what: 'Get 8 hours sleep', pattern: 'calm', per_week: 7, level: 'right now i get 5' },
  ],
  [
    'so my doctor says i need to get my blood pressure down, i want to walk 30 min after dinner most days',
    { what: 'Walk', per_week: 5, minutes: 30, between: ['19:00', '24:00'] },
  ],
  [
    'my doctor says i have to lose weight, i want to do it by june',
    { what: 'Lose weight', pattern: 'weight', deadline: '2027-06-01' },
  ],
  [
    'the baby naps from 1 to 3, i want to do yoga then',
    { what: 'Do yoga', pattern: 'flexibility', between: ['13:00', '15:00'] },
  ],
  [
    "my kids have football on tuesdays and thursdays so i'd like to use that hour for running",
    { what: 'Run', pattern: 'start_running', weekdays: [2, 4], per_week: 2 },
  ],
]

testSentences(SENTENCES)
