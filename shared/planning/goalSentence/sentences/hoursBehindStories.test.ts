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
]

testSentences(SENTENCES)
