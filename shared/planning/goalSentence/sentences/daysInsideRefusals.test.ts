import { testSentences, type Sentence } from '#shared/planning/testing/testSentences.ts'

/** Days and hours that are named in what is refused, in a case that may come, or in what others do. */
const SENTENCES: readonly Sentence[] = [
  [
    'study for my finals but my flatmate has parties on fridays so library until 9 on other nights',
    {
      what: 'Study for my finals',
      unread: ['but my flatmate has parties on fridays so library until 9 on other nights'],
    },
  ],
  [
    "do yoga on the days when i don't have football which is tuesdays and thursdays",
    {
      what: 'Do yoga',
      unread: ["on the days when i don't have football which is tuesdays and thursdays"],
    },
  ],
  [
    'two long walks a week but never both at the weekend',
    { per_week: 2, unread: ['but never both at the weekend'] },
  ],
  [
    'run four times a week but not two at the weekend',
    { per_week: 4, unread: ['but not two at the weekend'] },
  ],
  [
    'practise drums 30 min a day, not after 8pm on school nights',
    { per_week: 7, minutes: 30, unread: ['not after 8pm on school nights'] },
  ],
  [
    'train from 6 to 7 in the morning on the three days i work from home, mon tue and fri',
    {
      weekdays: [1, 2, 5],
      per_week: 3,
      minutes: 60,
      between: ['06:00', '07:00'],
    },
  ],
  [
    'do pilates on wednesdays starting the second week of january',
    { starts_on: '2027-01-08', weekdays: [3], per_week: 1 },
  ],
  [
    'meditate 10 mins a day, if i miss a day do 20 the next',
    { what: 'Meditate', per_week: 7, minutes: 10, unread: ['if i miss a day do 20 the next'] },
  ],
  [
    'gym tues thurs, swap thurs for fri in december',
    { weekdays: [2, 4], per_week: 2, unread: ['swap thurs for fri in december'] },
  ],
  [
    "potty train my son the week of the 14th, i'm off work then",
    { deadline: '2026-12-20', starts_on: '2026-12-14', beside: ["i'm off work then"] },
  ],
  ['start a diet the week of the 14th', { what: 'Start a diet', starts_on: '2026-12-14' }],
  [
    "im on nights one week and days the next so gym whenever i'm off ideally 4 times a week, 45 mins",
    {
      what: 'Go to the gym',
      per_week: 4,
      minutes: 45,
      unread: ['im on nights one week and days the next', "whenever i'm off"],
    },
  ],
  [
    'please make me a programm for learn the piano, i have the piano since christmas, every day ten minutes',
    { what: 'Learn the piano', per_week: 7, minutes: 10, beside: ['i have the piano since christmas'] },
  ],
  [
    'get kids into a bedtime routine before school goes back on jan 5, lights out 7:30 weeknights 8:30 weekends',
    {
      what: 'Get kids into a bedtime routine, lights out 7:30',
      deadline: '2027-01-05',
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      between: ['17:00', '22:00'],
      unread: ['8:30 weekends'],
    },
  ],
  [
    "do my taxes, i've got 3 evenings free next week",
    {
      what: 'Do my taxes',
      starts_on: '2026-11-30',
      deadline: '2026-12-06',
      per_week: 3,
      between: ['17:00', '22:00'],
    },
  ],
  [
    "soooo i have this marathon in october and i've literally never run before, thinking 4x a week",
    { pattern: 'race', deadline: '2027-10-31', per_week: 4, level: "i've literally never run before" },
  ],
  [
    'gym 3x a week, not wednesdays because my son has football on wednesdays',
    { what: 'Go to the gym', not_on: [3], per_week: 3 },
  ],
  [
    "my daughter's dance is mondays 5 to 6 so i can study in the car then",
    { what: 'Study in the car', weekdays: [1], per_week: 1, minutes: 60, between: ['17:00', '18:00'] },
  ],
  [
    'need to revise but my sister has the room mon weds fri from 4 till 6 so any time after that',
    {
      what: 'Revise',
      unread: ['but my sister has the room mon weds fri from 4 till 6 so any time after that'],
    },
  ],
  ['i want to run three times a week, in weekend no time', { what: 'Run', not_on: [0, 6], per_week: 3 }],
  ['learn french, on mondays no chance', { what: 'Learn french', not_on: [1] }],
  [
    'gym mon wed fri unless im on call, in which case tues thurs',
    { weekdays: [1, 3, 5], per_week: 3, unread: ['unless im on call', 'in which case tues thurs'] },
  ],
  [
    'want to lose a stone by june 12th without giving up wine on fridays',
    { what: 'Lose a stone', deadline: '2027-06-12', unread: ['without giving up wine on fridays'] },
  ],
  ['run 5k without stopping on sundays', { what: 'Run 5k without stopping', weekdays: [0], per_week: 1 }],
  [
    'yoga 20 minutes a day, weekends nothing',
    { what: 'Do yoga', weekdays: [1, 2, 3, 4, 5], not_on: [0, 6], per_week: 5, minutes: 20 },
  ],
  [
    'spanish 3 hours a week, one of them with a tutor on mondays at 6',
    { per_week: 3, minutes: 60, weekly_minutes: 180, unread: ['one of them with a tutor on mondays at 6'] },
  ],
  [
    'learn dutch monday to wednesday, friday is for friends',
    { what: 'Learn dutch', weekdays: [1, 2, 3], not_on: [5], per_week: 3 },
  ],
  [
    'i can do monday to wednesday, thursday is football, learn dutch',
    { what: 'Learn dutch', weekdays: [1, 2, 3], per_week: 3, unread: ['thursday is football'] },
  ],
  [
    'running mon weds, sat is parkrun',
    { what: 'Run', weekdays: [1, 3], per_week: 2, unread: ['sat is parkrun'] },
  ],
  [
    'get the shed roof on before it gets dark at 4, so weekends',
    { weekdays: [0, 6], per_week: 2, unread: ['before it gets dark at 4'] },
  ],
  ['read after the kids go to bed at 8', { what: 'Read', between: ['20:00', '24:00'] }],
  [
    'practise my speech every second day 15 minutes, not when i have tennis (tuesday, saturday)',
    { not_on: [2, 6], per_week: 4, every_days: 2, minutes: 15 },
  ],
  [
    'my shifts are 2 days 2 nights 4 off, learn spanish 45 mins a day',
    {
      what: 'Learn spanish',
      per_week: 7,
      minutes: 45,
      unread: ['my shifts are 2 days 2 nights 4 off'],
    },
  ],
  [
    'do my physio stretches on non-gym days, gym is mon weds fri',
    { what: 'Do my physio stretches', weekdays: [0, 2, 4, 6], not_on: [1, 3, 5], per_week: 4 },
  ],
  [
    'finish crocheting 5 blankets by the end of february, they take me 10 hours each',
    { deadline: '2027-02-28', unread: ['they take me 10 hours each'] },
  ],
  [
    'i work 12 hour days so 10 mins of guitar on workdays',
    {
      what: 'Practise guitar',
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      minutes: 10,
      unread: ['i work 12 hour days'],
    },
  ],
  [
    'stop snacking after dinner mon-thu, weekends are fine',
    { pattern: 'quit', weekdays: [1, 2, 3, 4], per_week: 4, unread: ['weekends are fine'] },
  ],
  ['clean the car monthly', { what: 'Clean the car', rarely: { every: 'month', times: 1 } }],
  [
    'i coach on saturdays so weekday evenings only for my essay',
    { what: 'Write my essay', weekdays: [1, 2, 3, 4, 5], per_week: 5, between: ['17:00', '22:00'] },
  ],
]

testSentences(SENTENCES)
