import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** What is walked, what goes with a meal, and amounts that somebody is not sure of. */
const SENTENCES: readonly Sentence[] = [
  [
    'walk my first 10k charity walk on 9 may',
    { what: 'Walk my first 10k charity walk', pattern: 'endurance', deadline: '2027-05-09' },
  ],
  ['walk a marathon by june', { what: 'Walk a marathon', pattern: 'endurance', deadline: '2027-06-01' }],
  ['run a marathon by june', { what: 'Run a marathon', pattern: 'race', deadline: '2027-06-01' }],
  ['go for a walk every day', { what: 'Go for a walk', per_week: 7 }],
  ['have a walk every day', { what: 'Have a walk', per_week: 7 }],
  ['eat veggies with every dinner', { what: 'Eat veggies with every dinner', per_week: 7 }],
  [
    'lose about 6 kilos before my sister’s wedding (12 june)',
    { what: 'Lose about 6 kilos', pattern: 'weight', deadline: '2027-06-12' },
  ],
  [
    'read one chapter every day, 20 chapters, by february',
    {
      what: 'Read one chapter',
      per_week: 7,
      deadline: '2027-02-01',
      amount: { value: 20, unit: 'chapters', share: { value: 1, per: 'day' } },
    },
  ],
  ['revise for my physics mock by february', { pattern: 'exam', deadline: '2027-02-01' }],
  ['prepare for a mock interview by february', { pattern: 'job', deadline: '2027-02-01' }],
  [
    'build a shed over the easter weekend',
    { what: 'Build a shed', starts_on: '2027-03-26', deadline: '2027-03-29' },
  ],
  [
    'read 300 pages by june, before bed',
    {
      what: 'Read 300 pages',
      deadline: '2027-06-01',
      between: ['20:00', '24:00'],
      amount: { value: 300, unit: 'pages' },
    },
  ],
  [
    'start a podcast with a friend, first episode in march',
    { what: 'Start a podcast with a friend', deadline: '2027-03-31' },
  ],
  ['start swimming in march', { what: 'Start swimming', starts_on: '2027-03-01' }],
  [
    'finish my novel, about 30k words to go, want a draft by easter',
    { what: 'Finish my novel', deadline: '2027-03-28', amount: { value: 30000, unit: 'words' } },
  ],
  [
    'look after my teeth every night',
    { what: 'Look after my teeth', per_week: 7, between: ['20:00', '24:00'] },
  ],
  [
    'train my dog to come when called by june',
    { what: 'Train my dog to come when called', deadline: '2027-06-01' },
  ],
  [
    'save for a holiday by july, it costs about 2k',
    { what: 'Save for a holiday', deadline: '2027-07-01', amount: { value: 2000, unit: 'money' } },
  ],
  [
    'train for ironman 70.3 by june, 8 hours a week max',
    { deadline: '2027-06-01', per_week: 7, minutes: 60, weekly_minutes: 480 },
  ],
  ['take my meds at 8', { what: 'Take my meds', per_week: 7, between: ['08:00', '09:00'] }],
  ['set up a home gym by june', { what: 'Set up a home gym', pattern: 'general', deadline: '2027-06-01' }],
  ['clean my room by friday, please help', { what: 'Clean my room', deadline: '2026-11-27' }],
  [
    'learn french by june, help at the shelter',
    { what: 'Learn french', deadline: '2027-06-01', also: ['help at the shelter'] },
  ],
  ['volunteer 4 hours a month', { what: 'Volunteer', per_week: 1, minutes: 60, weekly_minutes: 60 }],
  ['practise spanish 10 hours a month', { per_week: 3, minutes: 45, weekly_minutes: 135 }],
  [
    'build an app to track my plants by june',
    { what: 'Build an app to track my plants', pattern: 'project', deadline: '2027-06-01' },
  ],
  [
    'train to climb ben nevis by june',
    { what: 'Train to climb ben nevis', pattern: 'endurance', deadline: '2027-06-01' },
  ],
  ['train my puppy not to bite by june', { what: 'Train my puppy not to bite', deadline: '2027-06-01' }],
  ['swim 2x/wk pool closes 8pm', { what: 'Swim', per_week: 2, between: ['05:00', '20:00'] }],
  ['5 kg down by easter', { what: 'Lose 5 kg', pattern: 'weight', deadline: '2027-03-28' }],
  ['yoga daily am', { what: 'Do yoga', per_week: 7, between: ['05:00', '12:00'] }],
  ['garage tidy up by friday', { what: 'Tidy up garage', pattern: 'tidy', deadline: '2026-11-27' }],
  ['start flossing every night', { what: 'Start flossing', per_week: 7, between: ['20:00', '24:00'] }],
]

testSentences(SENTENCES)
