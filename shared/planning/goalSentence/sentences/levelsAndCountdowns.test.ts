import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** From what one can do to what one wants, and how long there is until then. */
const SENTENCES: readonly Sentence[] = [
  [
    'i can do 10 pushups now, 50 by easter',
    { what: 'Do 50 pushups', pattern: 'strength', deadline: '2027-03-28', level: 'i can do 10 pushups now' },
  ],
  [
    'i can swim 20 lengths now, 40 by easter',
    {
      what: 'Swim 40 lengths',
      pattern: 'endurance',
      deadline: '2027-03-28',
      level: 'i can swim 20 lengths now',
    },
  ],
  [
    'i run 5k now, 10k by may',
    { what: 'Run 10k', pattern: 'race', deadline: '2027-05-01', level: 'i run 5k now' },
  ],
  [
    'currently 90 kg, 80 by june',
    { what: 'Lose 10 kg', pattern: 'weight', deadline: '2027-06-01', level: 'currently 90 kg' },
  ],
  [
    'i know 200 words, want 1000 by summer',
    { what: 'Learn 1000 words', pattern: 'language', deadline: '2027-08-31', level: 'i know 200 words' },
  ],
  [
    'i can type 40 wpm, want 80 by june',
    { what: 'Reach 80 wpm', pattern: 'general', deadline: '2027-06-01', level: 'i can type 40 wpm' },
  ],
  // The date is nearer to what was meant than about how long it is until then.
  [
    '3 months to go until my marathon on 28 feb',
    { what: 'Train for my marathon', pattern: 'race', deadline: '2027-02-28' },
  ],
  [
    'my marathon is on 28 feb, 3 months to go',
    { what: 'Train for my marathon', pattern: 'race', deadline: '2027-02-28' },
  ],
  [
    '12 weeks to go until my half marathon',
    { what: 'Train for my half marathon', pattern: 'race', deadline: '2027-02-15' },
  ],
  [
    '8 weeks left to prepare for my driving test on 18 january',
    { what: 'Prepare for my driving test', pattern: 'exam', deadline: '2027-01-18' },
  ],
  [
    'only 10 weeks left until the wedding, want to lose 4 kg',
    { what: 'Lose 4 kg', pattern: 'weight', deadline: '2027-02-01' },
  ],
]

testSentences(SENTENCES)
