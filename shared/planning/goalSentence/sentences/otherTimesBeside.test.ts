import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Times, days and sums that stand beside the goal and are easily taken for its own. */
const SENTENCES: readonly Sentence[] = [
  [
    'prepare for the ielts on feb 13 i work nights so only afternoons, an hour a day except wed',
    {
      what: 'Prepare for the ielts',
      beside: ['i work nights'],
      deadline: '2027-02-13',
      weekdays: [0, 1, 2, 4, 5, 6],
      not_on: [3],
      per_week: 6,
      minutes: 60,
      between: ['12:00', '17:00'],
    },
  ],
  [
    'study japanese N5 for july test, monday to thursday 7 to 8 pm, friday to sunday rest',
    {
      what: 'Study japanese N5 for test',
      deadline: '2027-06-30',
      weekdays: [1, 2, 3, 4],
      not_on: [0, 5, 6],
      per_week: 4,
      minutes: 60,
      between: ['19:00', '20:00'],
    },
  ],
  [
    'train for the april marathon 4 days a week',
    { what: 'Train for the marathon', deadline: '2027-03-31', per_week: 4 },
  ],
  [
    'get ready for the june concert 30 min a day',
    { what: 'Get ready for the concert', deadline: '2027-05-31', per_week: 7, minutes: 30 },
  ],
  [
    'do yoga daily in the lunch break but saturdays and sundays at 9am instead',
    {
      what: 'Do yoga',
      weekdays: [0, 1, 2, 3, 4, 5, 6],
      per_week: 7,
      own_days: [
        { days: [1, 2, 3, 4, 5], between: ['12:00', '14:00'], minutes: null },
        { days: [0, 6], between: ['09:00', '10:00'], minutes: null },
      ],
    },
  ],
  [
    'yoga 20 min a day not on mondays after 6pm',
    { what: 'Do yoga', unread: ['not on mondays after 6pm'], per_week: 7, minutes: 20 },
  ],
  [
    'run 3 times a week but never on sundays before 9',
    { what: 'Run', unread: ['but never on sundays before 9'], per_week: 3 },
  ],
  [
    'learn french 20 min a day, not monday to wednesday',
    {
      what: 'Learn french',
      weekdays: [0, 4, 5, 6],
      not_on: [1, 2, 3],
      per_week: 4,
      minutes: 20,
    },
  ],
  [
    'write my best man speech, wedding is 3 weeks from saturday',
    { what: 'Write my best man speech', deadline: '2026-12-19' },
  ],
  [
    'the exam is a week from tomorrow, study 2 hours a day',
    { what: 'Study for the exam', deadline: '2026-12-01', per_week: 7, minutes: 120 },
  ],
  [
    'train 3 times a week for 3 weeks from monday',
    { what: 'Train', starts_on: '2026-11-30', deadline: '2026-12-20', per_week: 3 },
  ],
  [
    'learn to code so i can switch jobs by next autumn, 2 hrs tues and thurs evenings and 4 on saturday',
    {
      what: 'Learn to code',
      beside: ['so i can switch jobs'],
      unread: ['and 4 on saturday'],
      deadline: '2027-11-30',
      weekdays: [2, 4],
      per_week: 2,
      minutes: 120,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'pay off the 6,200 on my visa by december 2027',
    {
      what: 'Pay off the 6,200 on my visa',
      deadline: '2027-12-01',
      amount: { value: 6200, unit: 'money' },
    },
  ],
  [
    'set up an emergency fund of 3 months expenses 150 a week',
    {
      what: 'Set up an emergency fund of 3 months expenses',
      amount: { value: 150, unit: 'money', per: 'week' },
    },
  ],
  [
    'learn spanish on my commute 20 min a day',
    { what: 'Learn spanish', unread: ['on my commute'], per_week: 7, minutes: 20 },
  ],
  [
    'study 2 hours a day less the weekends',
    { what: 'Study', weekdays: [1, 2, 3, 4, 5], not_on: [0, 6], per_week: 5, minutes: 120 },
  ],
  [
    'knit a scarf, 2 rows a day, needs to be posted by the 10th dec to arrive for christmas',
    {
      what: 'Knit a scarf',
      deadline: '2026-12-10',
      per_week: 7,
      amount: { value: 2, unit: 'rows', per: 'day' },
    },
  ],
  [
    'knock 20 minutes off my marathon time by next april',
    { what: 'Knock 20 minutes off my marathon time', deadline: '2027-04-01' },
  ],
  [
    'take my dog for a long walk every sunday afternoon',
    { what: 'Take my dog for a long walk', weekdays: [0], per_week: 1, between: ['12:00', '17:00'] },
  ],
  [
    'i have three weeks off in august and want to finish my extension then',
    { what: 'Finish my extension', unread: ['i have three weeks off in august'] },
  ],
  [
    "we've got two weeks holiday in june, want to paint the house",
    { what: 'Paint the house', unread: ["we've got two weeks holiday in june"] },
  ],
  [
    'wanna save for a car need like 8k have 3k already by next xmas',
    {
      what: 'Save for a car',
      level: 'have 3k already',
      deadline: '2027-12-25',
      amount: { value: 8000, unit: 'money' },
    },
  ],
  [
    'learn french, not every day, maybe mon and thu, 30-40 mins',
    { what: 'Learn french', weekdays: [1, 4], per_week: 2, minutes: 30 },
  ],
  [
    'run twice a week plus an hour on sundays',
    { what: 'Run', unread: ['plus an hour on sundays'], per_week: 2 },
  ],
  [
    'prepare for interview on the 9th of dec, apart from this thursday and friday i am free every evening',
    {
      what: 'Prepare for interview',
      unread: ['apart from this thursday and friday'],
      deadline: '2026-12-09',
      per_week: 7,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'have the house christmas ready by december 5th, evenings only since i work days',
    { what: 'Have the house christmas ready', deadline: '2026-12-05', between: ['17:00', '22:00'] },
  ],
  [
    'i have to pick up my kids at 3 so i can study from 9 till 2:30 monday wednesday and friday',
    {
      unread: ['i have to pick up my kids at 3'],
      weekdays: [1, 3, 5],
      per_week: 3,
      between: ['09:00', '14:30'],
    },
  ],
  [
    'i have to work saturdays so i can train on sundays only',
    { unread: ['i have to work saturdays'], weekdays: [0], per_week: 1 },
  ],
  [
    'finish my apprenticeship portfolio, deadline moved from march 1 to march 22, about 25 hours of work left',
    {
      what: 'Finish my apprenticeship portfolio',
      deadline: '2027-03-22',
      minutes: 60,
      total_minutes: 1500,
    },
  ],
  [
    'revise chemistry 1 hour a day, exam got pushed to 20 may',
    { what: 'Revise chemistry', deadline: '2027-05-20', per_week: 7, minutes: 60 },
  ],
  [
    'learn calligraphy for wedding invites, have to go out on may 1st',
    { what: 'Learn calligraphy for wedding invites', deadline: '2027-05-01' },
  ],
  [
    'get back into shape after having a baby, doctor says not before january',
    { what: 'Get back into shape after having a baby', starts_on: '2027-01-01' },
  ],
  [
    'write thank you cards, 6 per evening',
    {
      what: 'Write thank you cards',
      per_week: 7,
      between: ['17:00', '22:00'],
      amount: { value: 6, unit: 'cards', per: 'day' },
    },
  ],
  [
    'catch up with all lectures (14 left, 2 per day) until the 1st december',
    {
      what: 'Catch up with all lectures',
      deadline: '2026-12-01',
      per_week: 7,
      amount: { value: 14, unit: 'lectures', share: { value: 2, per: 'day' } },
    },
  ],
  [
    'my son starts school in september, want him to read by then, 10 minutes every night before bed',
    {
      what: 'Help him read',
      deadline: '2027-08-31',
      per_week: 7,
      minutes: 10,
      between: ['20:00', '24:00'],
    },
  ],
  [
    'ride my horse 5 days a week, monday and friday are her rest days',
    { what: 'Ride my horse', not_on: [1, 5], per_week: 5 },
  ],
  [
    'every morning 6 to 6:30 language app and thursday evenings conversation class, goal is B1 in dutch by october',
    {
      what: 'Learn language app',
      unread: ['and thursday evenings conversation class'],
      deadline: '2027-10-01',
      per_week: 7,
      minutes: 30,
      between: ['06:00', '06:30'],
    },
  ],
  [
    'yoga every evening, saturday mornings too',
    {
      what: 'Do yoga',
      weekdays: [0, 1, 2, 3, 4, 5, 6],
      per_week: 7,
      own_days: [
        { days: [0, 1, 2, 3, 4, 5], between: ['17:00', '22:00'], minutes: null },
        { days: [6], between: ['05:00', '12:00'], minutes: null },
      ],
    },
  ],
  [
    'work on my thesis 9-12 monday wednesday, 1-4 tuesday thursday',
    {
      what: 'Work on my thesis',
      weekdays: [1, 2, 3, 4],
      per_week: 4,
      minutes: 180,
      own_days: [
        { days: [1, 3], between: ['09:00', '12:00'], minutes: null },
        { days: [2, 4], between: ['13:00', '16:00'], minutes: null },
      ],
    },
  ],
  [
    'need to learn my lines for the school play its on the 18th 19th and 20th of december',
    { what: 'Learn my lines for the school play', deadline: '2026-12-18' },
  ],
  [
    'lose weight but i cant do mornings or anything high impact',
    { what: 'Lose weight', unread: ['or anything high impact'], between: ['12:00', '24:00'] },
  ],
  [
    "revise for finals, they're the second week of may",
    { what: 'Revise for finals', deadline: '2027-05-07' },
  ],
  [
    "my wife and i want to dance at our wedding, lessons wednesdays 8-9pm, wedding's august 14th",
    {
      what: 'Dance at our wedding',
      deadline: '2027-08-14',
      weekdays: [3],
      per_week: 1,
      minutes: 60,
      between: ['20:00', '21:00'],
    },
  ],
]

testSentences(SENTENCES)
