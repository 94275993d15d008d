import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** What is off or allowed on some days, and times of which one may be chosen. */
const SENTENCES: readonly Sentence[] = [
  [
    'run 5 km without walking, week nights only, exam period in jan is off',
    {
      what: 'Run 5 km without walking',
      pattern: 'race',
      unread: ['exam period in jan is off'],
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'quit energy drinks, allow myself one on fridays',
    { what: 'Quit energy drinks', pattern: 'quit', unread: ['allow myself one on fridays'] },
  ],
  [
    'go to the gym 2 to 3 times a week, either early morning or after 8pm',
    {
      what: 'Go to the gym',
      pattern: 'strength',
      unread: ['either early morning or after 8pm'],
      per_week: 2,
    },
  ],
  [
    'plan weekly meals every sunday and shop on mondays',
    { what: 'Plan meals', pattern: 'general', also: ['shop on mondays'], weekdays: [0], per_week: 1 },
  ],
  [
    'finish my diploma project before march, saturdays are for family so not then',
    { what: 'Finish my diploma project', pattern: 'course', deadline: '2027-02-28', not_on: [6] },
  ],
  [
    'take up running again after my knee injury, slowly, 2-3 times a week',
    { what: 'Take up running again after my knee injury, slowly', pattern: 'start_running', per_week: 2 },
  ],
  [
    'get better at german grammar. 4 evenings. 25 minutes',
    {
      what: 'Get better at german grammar',
      pattern: 'language',
      per_week: 4,
      minutes: 25,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'cook 3x/wk, try one new recipe each time',
    { what: 'Cook, try one new recipe each time', pattern: 'general', per_week: 3 },
  ],
  [
    'prepare 12 lectures for spring term, 1 lecture per week',
    {
      what: 'Prepare 12 lectures for spring term',
      pattern: 'course',
      deadline: '2027-02-15',
      per_week: 1,
      amount: { value: 12, unit: 'lectures', share: { value: 1, per: 'week' } },
    },
  ],
]

testSentences(SENTENCES)
