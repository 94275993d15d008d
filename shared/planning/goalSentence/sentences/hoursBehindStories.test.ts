import { testSentences, type Sentence } from '#shared/planning/testing/testSentences.ts'

/** What takes place anyway comes before the goal, and says in which half of the day its hours are. */
const SENTENCES: readonly Sentence[] = [
  [
    'I come home at 5 and dinner is at 7 so I have 7:30 to 9 for guitar',
    {
      what: 'Practise guitar',
      pattern: 'instrument',
      minutes: 90,
      between: ['19:30', '21:00'],
      unread: ['I come home at 5 and dinner is at 7'],
    },
  ],
  [
    'I come home at 5 and the kids eat at 6 so I have 7:30 to 9, learn guitar',
    {
      what: 'Learn guitar',
      minutes: 90,
      between: ['19:30', '21:00'],
      unread: ['I come home at 5 and the kids eat at 6'],
    },
  ],
  [
    'my kids go to bed at 6:30 so I can only run at 7',
    { what: 'Run', between: ['19:00', '20:00'], unread: ['my kids go to bed at 6:30'] },
  ],
  [
    'I work until 6 so I can only meditate at 7',
    { what: 'Meditate', between: ['19:00', '20:00'], unread: ['I work until 6'] },
  ],
  [
    'I start work at 9 so I can only meditate at 7',
    { what: 'Meditate', between: ['07:00', '08:00'], unread: ['I start work at 9'] },
  ],
  [
    'i finish work at 6 so gym at 7 three times a week',
    { what: 'Go to the gym', per_week: 3, between: ['19:00', '20:00'], unread: ['i finish work at 6'] },
  ],
  [
    'I work nights and get home at 7 so I can only run at 8',
    { what: 'Run', between: ['08:00', '09:00'], unread: ['I work nights and get home at 7'] },
  ],
  [
    'make time for reading again, kids bedtime is 7.30 so 8 to 8.45 sunday to thursday',
    {
      what: 'Read again',
      weekdays: [0, 1, 2, 3, 4],
      per_week: 5,
      minutes: 45,
      between: ['20:00', '20:45'],
      unread: ['kids bedtime is 7.30'],
    },
  ],
  [
    'tea is at 6 so piano at 7, 20 min a day',
    {
      what: 'Practise piano',
      per_week: 7,
      minutes: 20,
      between: ['19:00', '19:20'],
      unread: ['tea is at 6'],
    },
  ],
  [
    'breakfast is at 8 so run at 7 every day',
    { per_week: 7, between: ['07:00', '08:00'], unread: ['breakfast is at 8'] },
  ],
  ['have dinner at 7 with the family every day', { per_week: 7, between: ['19:00', '20:00'] }],
  [
    'I work till 4 so I swim at 5 on mondays',
    { what: 'Swim', weekdays: [1], per_week: 1, between: ['17:00', '18:00'], unread: ['I work till 4'] },
  ],
  [
    'I start work at 9 so I run at 7',
    { what: 'Run', between: ['07:00', '08:00'], unread: ['I start work at 9'] },
  ],
  [
    "i want to learn to sing, i've got choir on mondays already so other days, 15 mins",
    { what: 'Learn to sing', weekdays: [0, 2, 3, 4, 5, 6], not_on: [1], per_week: 6, minutes: 15 },
  ],
  [
    'my band rehearses on fridays, practise on the other days 30 min',
    { weekdays: [0, 1, 2, 3, 4, 6], not_on: [5], per_week: 6, minutes: 30 },
  ],
  [
    'since the kids are at school until 3 i can run at 10 on mondays',
    {
      what: 'Run',
      weekdays: [1],
      per_week: 1,
      between: ['10:00', '11:00'],
      unread: ['since the kids are at school until 3'],
    },
  ],
  [
    'since my son sleeps at 8 i can study every day from 8 to 10',
    {
      what: 'Study',
      per_week: 7,
      minutes: 120,
      between: ['20:00', '22:00'],
      unread: ['since my son sleeps at 8'],
    },
  ],
  [
    "me and dave wanna get fit, he does nights so it'd be afternoons, 3 times a wk",
    { what: 'Get fit', per_week: 3, between: ['12:00', '17:00'], unread: ["he does nights so it'd be"] },
  ],
  [
    "dinner's at 6 so i can study from 7 till 9 except fridays",
    { what: 'Study', not_on: [5], minutes: 120, between: ['19:00', '21:00'], unread: ["dinner's at 6"] },
  ],
  [
    'pilates in the mornings, the kids have swimming saturdays at 10',
    { what: 'Do pilates', between: ['05:00', '12:00'], unread: ['the kids have swimming saturdays at 10'] },
  ],
  [
    'learn piano, the neighbours work nights so not before 2pm',
    { what: 'Learn piano', between: ['14:00', '24:00'] },
  ],
]

testSentences(SENTENCES)
