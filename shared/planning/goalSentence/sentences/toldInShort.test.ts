import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** What people say of themselves in a word or two, and what they say to whoever reads the sentence. */
const SENTENCES: readonly Sentence[] = [
  // Greetings, thanks, sighs and questions whether it can be done say nothing of the goal.
  ['help, i need to find a new job before march', { what: 'Find a new job', deadline: '2027-02-28' }],
  ['hi, first time here! learn italian by easter', { what: 'Learn italian', deadline: '2027-03-28' }],
  ['learn italian by easter if that makes sense', { what: 'Learn italian', deadline: '2027-03-28' }],
  [
    'write my novel, 500 words a day. wish me luck',
    { what: 'Write my novel', per_week: 7, amount: { value: 500, unit: 'words', per: 'day' } },
  ],
  ['long story short, run a 10k on 18 april', { what: 'Run a 10k', deadline: '2027-04-18' }],
  ['no clue how, finish my unity game by Q2', { what: 'Finish my unity game', deadline: '2027-06-30' }],
  ['quit smoking. is that realistic?', { what: 'Quit smoking', pattern: 'quit' }],
  [
    'meditate every morning, please be gentle',
    { what: 'Meditate', per_week: 7, between: ['05:00', '12:00'] },
  ],
  ['lose 5 kg by june. thank you so much!', { what: 'Lose 5 kg', deadline: '2027-06-01' }],
  // Here the same words belong to the goal.
  [
    'i know the basics of chess, want to get better',
    { what: 'Get better', level: 'i know the basics of chess' },
  ],
  ['learn a song to say thanks to my nan', { what: 'Learn a song to say thanks to my nan' }],
  // Who somebody is, how it went before and what they lack.
  ['with my wife, learn italian by easter', { what: 'Learn italian', deadline: '2027-03-28' }],
  [
    'run a 10k on 18 april, 45 and unfit',
    { what: 'Run a 10k', deadline: '2027-04-18', beside: ['45 and unfit'] },
  ],
  ['single mom of two, i want to get better at public speaking', { what: 'Get better at public speaking' }],
  [
    'learn to cook thai food. no money for a coach',
    { what: 'Learn to cook thai food', beside: ['no money for a coach'] },
  ],
  [
    'yoga twice a week, started and stopped three times',
    { what: 'Do yoga', per_week: 2, beside: ['started and stopped three times'] },
  ],
  [
    'save 4000 for japan by october (my dream since childhood)',
    {
      what: 'Save 4000 for japan',
      deadline: '2027-10-01',
      amount: { value: 4000, unit: 'money' },
      beside: ['my dream since childhood'],
    },
  ],
  ['for my health, swim twice a week', { what: 'Swim', per_week: 2 }],
  // A reason behind a fact, and a deed behind what is told.
  ['run 3 times a week because my doctor said so', { what: 'Run', per_week: 3 }],
  [
    "i'm bad with money so save 4000 by october",
    { what: 'Save 4000', deadline: '2027-10-01', amount: { value: 4000, unit: 'money' } },
  ],
  ['quit smoking but work is crazy right now', { what: 'Quit smoking', pattern: 'quit' }],
  ['run 5k without dying by spring', { what: 'Run 5k without dying', deadline: '2027-05-31' }],
]

testSentences(SENTENCES)
