import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** What has been put off, places that are open on some days only, and numbers that are no year. */
const SENTENCES: readonly Sentence[] = [
  [
    'i keep putting off the dentist, book it this week',
    { what: 'Book the dentist', pattern: 'general', deadline: '2026-11-29' },
  ],
  [
    'been putting off my will for years, get it done by easter',
    { what: 'Work on my will', pattern: 'general', deadline: '2027-03-28' },
  ],
  [
    'my website, redesign it by march',
    { what: 'Redesign my website', pattern: 'project', deadline: '2027-03-01' },
  ],
  [
    'the garage: clear it out by sunday',
    { what: 'Clear out the garage', pattern: 'tidy', deadline: '2026-11-29' },
  ],
  ['stop putting off my tax return', { what: 'Work on my tax return', pattern: 'general' }],
  ['stop procrastinating', { what: 'Stop procrastinating', pattern: 'quit' }],
  [
    'stop procrastinating on my essay, due 4 december, 2000 words',
    {
      what: 'Write my essay',
      pattern: 'writing',
      deadline: '2026-12-04',
      amount: { value: 2000, unit: 'words' },
    },
  ],
  [
    'write an essay by 4 december, 2027',
    { what: 'Write an essay', pattern: 'writing', deadline: '2027-12-04' },
  ],
  [
    'swim twice a week, the pool is only open tue and fri',
    { what: 'Swim', pattern: 'endurance', not_on: [0, 1, 3, 4, 6], per_week: 2 },
  ],
  [
    'swim twice a week, the pool only opens on tuesdays and fridays',
    { what: 'Swim', pattern: 'endurance', not_on: [0, 1, 3, 4, 6], per_week: 2 },
  ],
  [
    'get fit, the gym is only open until 8',
    { what: 'Get fit', pattern: 'strength', between: ['05:00', '20:00'] },
  ],
  [
    'lose the baby weight, 8 kg, by august',
    { what: 'Lose the baby weight, 8 kg', pattern: 'weight', deadline: '2027-08-01' },
  ],
  [
    'study anatomy until the final on 18 december',
    { what: 'Study anatomy', pattern: 'exam', deadline: '2026-12-18' },
  ],
  [
    'practise interview questions until friday',
    { what: 'Practise interview questions', pattern: 'job', deadline: '2026-11-27' },
  ],
  ['less phone after 9pm', { what: 'Cut down on phone after 9pm', pattern: 'quit' }],
]

testSentences(SENTENCES)
