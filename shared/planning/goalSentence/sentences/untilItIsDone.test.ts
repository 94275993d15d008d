import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Until when: by what begins then, and as long as the goal itself takes; with the words of people who learn English. */
const SENTENCES: readonly Sentence[] = [
  [
    'revise 2 topics a day till exams (start 18 may)',
    {
      what: 'Revise 2 topics',
      deadline: '2027-05-18',
      per_week: 7,
      amount: { value: 2, unit: 'topics', per: 'day' },
    },
  ],
  [
    'prepare for my wedding, 14 aug 2027, 120 guests',
    { what: 'Prepare for my wedding', beside: ['120 guests'], deadline: '2027-08-14' },
  ],
  [
    'house deposit 20k in 3 years',
    { what: 'Save for house deposit', deadline: '2029-11-23', amount: { value: 20000, unit: 'money' } },
  ],
  ['more sleep', { what: 'Get more sleep' }],
  [
    'write 500 words each weekday until my novel is finished',
    {
      what: 'Write 500 words',
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      amount: { value: 500, unit: 'words', per: 'day' },
    },
  ],
  [
    'finish sorting 10 years of photos, 1 hour every sunday',
    { what: 'Finish sorting 10 years of photos', weekdays: [0], per_week: 1, minutes: 60 },
  ],
  [
    'get promoted to senior, 2 hours a week of studying system design',
    { what: 'Get promoted to senior', per_week: 2, minutes: 60, weekly_minutes: 120 },
  ],
  [
    'save 200 a month for holidays in july',
    {
      what: 'Save for holidays',
      deadline: '2027-06-30',
      amount: { value: 200, unit: 'money', per: 'month' },
    },
  ],
  [
    'need loosing 10 kilos until summer, i can train monday and thursday',
    { what: 'Lose 10 kilos', deadline: '2027-08-31', weekdays: [1, 4], per_week: 2 },
  ],
  [
    'want to read 1 book in the month',
    { what: 'Read 1 book', amount: { value: 1, unit: 'book', per: 'month' } },
  ],
  [
    'learn swedish to b1 level in one year, 30 min by day',
    { what: 'Learn swedish to b1 level', deadline: '2027-11-23', per_week: 7, minutes: 30 },
  ],
  ['need help writing my essay by friday', { what: 'Write my essay', deadline: '2026-11-27' }],
  [
    'run 10 km under 50 min until october, now i need 58 min',
    {
      what: 'Run 10 km under 50 min',
      deadline: '2027-10-01',
      amount: { value: 10, unit: 'km' },
      level: 'now i need 58 min',
    },
  ],
  [
    'prepare for the interview the day after tomorrow',
    { what: 'Prepare for the interview', deadline: '2026-11-25' },
  ],
  ['clean the house by the day after tomorrow', { what: 'Clean the house', deadline: '2026-11-25' }],
  ['complete my certification in h1', { what: 'Complete my certification', deadline: '2027-06-30' }],
  ['finish it by h2 2027', { what: 'Finish', deadline: '2027-12-31' }],
  ["be able to run 5k in 8 weeks' time", { what: 'Run 5k', deadline: '2027-01-18' }],
  ['run 5k in 8 weeks time', { what: 'Run 5k', deadline: '2027-01-18' }],
  [
    'learn sign language before the baby is due (early may)',
    { what: 'Learn sign language', deadline: '2027-04-30' },
  ],
  [
    "read one chapter a night till i'm through with the book",
    {
      what: 'Read one chapter',
      per_week: 7,
      between: ['17:00', '24:00'],
      amount: { value: 1, unit: 'chapter', per: 'day' },
    },
  ],
  ['stop doomscrolling in bed, id rather read', { what: 'Stop doomscrolling in bed', also: ['read'] }],
  [
    'Become fluent in italian, my grandma turns 90 in october',
    { what: 'Become fluent in italian', deadline: '2027-09-30' },
  ],
  [
    'i keep procrastinating my taxes. need them done in 2 weeks',
    { what: 'Get my taxes done', deadline: '2026-12-07' },
  ],
  ['gym twice a week, not too intense', { what: 'Go to the gym', per_week: 2 }],
  ['run a marathon in october', { what: 'Run a marathon', deadline: '2027-10-31' }],
]

testSentences(SENTENCES)
