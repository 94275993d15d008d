import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** What does not count is no part of the goal; what a rhythm counts is the goal where nothing else names it. */
const SENTENCES: readonly Sentence[] = [
  [
    "swimming with the kids sunday mornings doesn't count, want 2 swims a week",
    { what: 'Swim', pattern: 'endurance', per_week: 2 },
  ],
  [
    "i walk the dog every morning that doesn't count, i want to run 3 times a week",
    { what: 'Run', pattern: 'start_running', per_week: 3 },
  ],
  [
    "football on tuesdays doesn't count, want to lose 5 kg by june",
    { what: 'Lose 5 kg', pattern: 'weight', deadline: '2027-06-01' },
  ],
  [
    'run 3 times a week, not counting the school run on mondays',
    { what: 'Run', pattern: 'start_running', per_week: 3 },
  ],
  [
    'run 3 times a week for 30 minutes, cycling to work every day is extra',
    { what: 'Run', pattern: 'start_running', per_week: 3, minutes: 30 },
  ],
  [
    "write 500 words a day, emails don't count",
    {
      what: 'Write 500 words',
      pattern: 'writing',
      per_week: 7,
      amount: { value: 500, unit: 'words', per: 'day' },
    },
  ],
  ['2 runs a week', { what: 'Run', pattern: 'start_running', per_week: 2 }],
  [
    '3 gym sessions a week for 45 minutes',
    { what: 'Go to the gym', pattern: 'strength', per_week: 3, minutes: 45 },
  ],
  ['i want three yoga classes per week', { what: 'Do yoga', pattern: 'flexibility', per_week: 3 }],
]

testSentences(SENTENCES)
