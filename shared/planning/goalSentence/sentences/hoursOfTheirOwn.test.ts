import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Days of which each has a part of the day or a length of its own, and hours that are no session's. */
const SENTENCES: readonly Sentence[] = [
  [
    'learn guitar wednesdays after 7 and saturday mornings',
    {
      what: 'Learn guitar',
      weekdays: [3, 6],
      per_week: 2,
      own_days: [
        { days: [3], between: ['19:00', '24:00'], minutes: null },
        { days: [6], between: ['05:00', '12:00'], minutes: null },
      ],
    },
  ],
  [
    'study for my exam on 20 march 2h weekdays and 5h saturdays',
    {
      what: 'Study for my exam',
      deadline: '2027-03-20',
      weekdays: [1, 2, 3, 4, 5, 6],
      per_week: 6,
      minutes: 120,
      own_days: [{ days: [6], between: null, minutes: 300 }],
    },
  ],
  [
    'learn spanish weekdays 6-7am, weekends 2 hours',
    {
      what: 'Learn spanish',
      weekdays: [0, 1, 2, 3, 4, 5, 6],
      per_week: 7,
      minutes: 60,
      own_days: [
        { days: [1, 2, 3, 4, 5], between: ['06:00', '07:00'], minutes: null },
        { days: [0, 6], between: null, minutes: 120 },
      ],
    },
  ],
  [
    'run tuesdays and thursdays before work and sunday mornings',
    {
      what: 'Run',
      weekdays: [0, 2, 4],
      per_week: 3,
      own_days: [
        { days: [2, 4], between: ['05:00', '09:00'], minutes: null },
        { days: [0], between: ['05:00', '12:00'], minutes: null },
      ],
    },
  ],
  [
    'write my novel 1 hour on weekdays and 3 hours on sundays by june',
    {
      what: 'Write my novel',
      deadline: '2027-06-01',
      weekdays: [0, 1, 2, 3, 4, 5],
      per_week: 6,
      minutes: 60,
      own_days: [{ days: [0], between: null, minutes: 180 }],
    },
  ],
  [
    'go swimming monday at 7am and thursday at 6pm',
    {
      what: 'Go swimming',
      weekdays: [1, 4],
      per_week: 2,
      own_days: [
        { days: [1], between: ['07:00', '08:00'], minutes: null },
        { days: [4], between: ['18:00', '19:00'], minutes: null },
      ],
    },
  ],
  [
    'train for a half marathon, tue thu 45 min and sunday 2 hours',
    {
      what: 'Train for a half marathon',
      weekdays: [0, 2, 4],
      per_week: 3,
      minutes: 45,
      own_days: [{ days: [0], between: null, minutes: 120 }],
    },
  ],
  [
    'code 20 min every day and 2 hours on saturdays',
    {
      what: 'Code',
      weekdays: [0, 1, 2, 3, 4, 5, 6],
      per_week: 7,
      minutes: 20,
      own_days: [{ days: [6], between: null, minutes: 120 }],
    },
  ],
  [
    'yoga at 7am on weekdays and 9am on weekends',
    {
      what: 'Do yoga',
      weekdays: [0, 1, 2, 3, 4, 5, 6],
      per_week: 7,
      own_days: [
        { days: [1, 2, 3, 4, 5], between: ['07:00', '08:00'], minutes: null },
        { days: [0, 6], between: ['09:00', '10:00'], minutes: null },
      ],
    },
  ],
  [
    'learn german, evenings during the week and mornings at the weekend, 1 hour',
    {
      what: 'Learn german',
      minutes: 60,
      own_days: [
        { days: [1, 2, 3, 4, 5], between: ['17:00', '22:00'], minutes: null },
        { days: [0, 6], between: ['05:00', '12:00'], minutes: null },
      ],
    },
  ],
  [
    'study weekday evenings and weekend mornings for the bar exam in july',
    {
      what: 'Study for the bar exam',
      deadline: '2027-06-30',
      own_days: [
        { days: [1, 2, 3, 4, 5], between: ['17:00', '22:00'], minutes: null },
        { days: [0, 6], between: ['05:00', '12:00'], minutes: null },
      ],
    },
  ],
  [
    'read 20 minutes before bed on weekdays, an hour on sunday afternoon',
    {
      what: 'Read',
      weekdays: [0, 1, 2, 3, 4, 5],
      per_week: 6,
      minutes: 20,
      own_days: [
        { days: [1, 2, 3, 4, 5], between: ['20:00', '24:00'], minutes: null },
        { days: [0], between: ['12:00', '17:00'], minutes: 60 },
      ],
    },
  ],
  [
    'learn python 30 min on weekdays after work and on saturdays i can do 2 hours',
    {
      what: 'Learn python',
      weekdays: [1, 2, 3, 4, 5, 6],
      per_week: 6,
      minutes: 30,
      own_days: [
        { days: [1, 2, 3, 4, 5], between: ['17:00', '24:00'], minutes: null },
        { days: [6], between: null, minutes: 120 },
      ],
    },
  ],
  [
    'learn piano tuesday evenings and saturdays for an hour',
    {
      what: 'Learn piano',
      weekdays: [2, 6],
      per_week: 2,
      minutes: 60,
      own_days: [{ days: [2], between: ['17:00', '22:00'], minutes: null }],
    },
  ],
  [
    'run 3 times a week, weekday mornings or weekend afternoons',
    {
      what: 'Run',
      per_week: 3,
      own_days: [
        { days: [1, 2, 3, 4, 5], between: ['05:00', '12:00'], minutes: null },
        { days: [0, 6], between: ['12:00', '17:00'], minutes: null },
      ],
    },
  ],
  [
    '2h on saturdays, 30 mins on tue and thu: write my blog',
    {
      what: 'Write my blog',
      weekdays: [2, 4, 6],
      per_week: 3,
      minutes: 30,
      own_days: [{ days: [6], between: null, minutes: 120 }],
    },
  ],
  [
    'study for a levels 1 hour mon-thu, 3 hours sat, 2 hours sun',
    {
      what: 'Study for a levels',
      weekdays: [0, 1, 2, 3, 4, 6],
      per_week: 6,
      minutes: 60,
      own_days: [
        { days: [6], between: null, minutes: 180 },
        { days: [0], between: null, minutes: 120 },
      ],
    },
  ],
  [
    'wake up at 6 on weekdays and 8 at weekends',
    { what: 'Wake up at 6', unread: ['and 8 at weekends'], weekdays: [1, 2, 3, 4, 5], per_week: 5 },
  ],
  [
    'no phone after 9 on weekdays and 11 on weekends',
    { what: 'Quit phone after 9', unread: ['and 11 on weekends'], weekdays: [1, 2, 3, 4, 5], per_week: 5 },
  ],
  [
    'save up, gym opens weekdays at 6 and weekends at 8',
    { what: 'Save up', unread: ['gym opens weekdays at 6 and weekends at 8'] },
  ],
  [
    'learn to bake bread, only weekends, saturdays 3 hours sundays 1 hour',
    {
      what: 'Learn to bake bread',
      weekdays: [0, 6],
      per_week: 2,
      minutes: 180,
      own_days: [{ days: [0], between: null, minutes: 60 }],
    },
  ],
  [
    'study for cfa in august, 1.5 hours on weeknights, 4 hours each weekend day',
    {
      what: 'Study for cfa',
      deadline: '2027-07-31',
      weekdays: [0, 1, 2, 3, 4, 5, 6],
      per_week: 7,
      minutes: 90,
      own_days: [
        { days: [1, 2, 3, 4, 5], between: ['17:00', '22:00'], minutes: null },
        { days: [0, 6], between: null, minutes: 240 },
      ],
    },
  ],
  [
    'read for 15 minutes on weekday mornings and for half an hour on weekend evenings',
    {
      what: 'Read',
      weekdays: [0, 1, 2, 3, 4, 5, 6],
      per_week: 7,
      minutes: 15,
      own_days: [
        { days: [1, 2, 3, 4, 5], between: ['05:00', '12:00'], minutes: null },
        { days: [0, 6], between: ['17:00', '22:00'], minutes: 30 },
      ],
    },
  ],
  [
    'build a portfolio site, mon-thu 8pm to 9pm and sat 9am to noon, by end of january',
    {
      what: 'Build a portfolio site',
      deadline: '2027-01-31',
      weekdays: [1, 2, 3, 4, 6],
      per_week: 5,
      minutes: 60,
      own_days: [
        { days: [1, 2, 3, 4], between: ['20:00', '21:00'], minutes: null },
        { days: [6], between: ['09:00', '12:00'], minutes: 180 },
      ],
    },
  ],
  [
    'do my physio exercises 10 mins before work on weekdays and 20 mins whenever on weekends',
    {
      what: 'Do my physio exercises',
      weekdays: [0, 1, 2, 3, 4, 5, 6],
      per_week: 7,
      minutes: 10,
      own_days: [
        { days: [1, 2, 3, 4, 5], between: ['05:00', '09:00'], minutes: null },
        { days: [0, 6], between: null, minutes: 20 },
      ],
    },
  ],
  [
    'evenings mon to wed and sunday morning for my dissertation due 1 may',
    {
      what: 'Write my dissertation',
      deadline: '2027-05-01',
      weekdays: [0, 1, 2, 3],
      per_week: 4,
      own_days: [
        { days: [1, 2, 3], between: ['17:00', '22:00'], minutes: null },
        { days: [0], between: ['05:00', '12:00'], minutes: null },
      ],
    },
  ],
]

testSentences(SENTENCES)
