import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Days, hours and lengths that hold for a part alone, and what is said of why and when beside the goal. */
const SENTENCES: readonly Sentence[] = [
  [
    'write 500 words a day on my dissertation except when i have seminars (wed + fri)',
    {
      what: 'Write 500 words on my dissertation',
      pattern: 'writing',
      weekdays: [0, 1, 2, 4, 6],
      not_on: [3, 5],
      per_week: 5,
      amount: { value: 500, unit: 'words', per: 'day' },
    },
  ],
  [
    'help my son with maths tue + thu 5 to 5.45',
    {
      what: 'Help my son with maths',
      pattern: 'general',
      weekdays: [2, 4],
      per_week: 2,
      minutes: 45,
      between: ['17:00', '17:45'],
    },
  ],
  [
    'study anatomy 3h/day mon-fri & 1h on sat till the exam on 18 dec',
    {
      what: 'Study anatomy',
      pattern: 'exam',
      unread: ['& 1h on sat'],
      deadline: '2026-12-18',
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      minutes: 180,
    },
  ],
  [
    'work on side hustle 10 hours a week, never past 10pm and family day is sunday',
    {
      what: 'Work on side hustle',
      pattern: 'general',
      not_on: [0],
      per_week: 6,
      minutes: 100,
      weekly_minutes: 600,
      between: ['05:00', '22:00'],
    },
  ],
  [
    'do a digital detox from fri evening to sun evening every week',
    {
      what: 'Do a digital detox',
      pattern: 'general',
      unread: ['from fri evening to sun evening'],
      per_week: 1,
    },
  ],
  [
    'sleep by midnight on weekdays 1am on weekends',
    {
      what: 'Sleep by midnight',
      pattern: 'calm',
      unread: ['1am on weekends'],
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
    },
  ],
  [
    'practice spanish with maria tuesdays at lunch and alone on thursdays',
    {
      what: 'Practice spanish with maria',
      pattern: 'language',
      unread: ['and alone on thursdays'],
      weekdays: [2],
      per_week: 1,
      between: ['12:00', '14:00'],
    },
  ],
  [
    'improve my 5k time, 2 runs a week, one before work and one on saturday',
    {
      what: 'Improve my 5k time',
      pattern: 'race',
      unread: ['one before work and one on saturday'],
      per_week: 2,
    },
  ],
  [
    'do 3 strength and 2 cardio sessions a week, cardio not on consecutive days',
    {
      what: 'Do 3 strength and 2 cardio sessions',
      pattern: 'strength',
      unread: ['cardio not on consecutive days'],
      per_week: 5,
    },
  ],
  [
    'practise parallel parking twice this week before my test on saturday',
    { what: 'Practise parallel parking', pattern: 'exam', deadline: '2026-11-27', per_week: 2 },
  ],
  [
    'learn the basics of bookkeeping before the new tax year (6 april), hour a week',
    {
      what: 'Learn the basics of bookkeeping',
      pattern: 'general',
      deadline: '2027-04-06',
      per_week: 1,
      minutes: 60,
      weekly_minutes: 60,
    },
  ],
  [
    'lern to code, 7-8 each evening',
    { what: 'Learn to code', pattern: 'coding', per_week: 7, minutes: 60, between: ['19:00', '20:00'] },
  ],
  [
    'study for bar exam feb 23-24, 8-12 every day but sunday',
    {
      what: 'Study for bar exam',
      pattern: 'exam',
      deadline: '2027-02-23',
      weekdays: [1, 2, 3, 4, 5, 6],
      not_on: [0],
      per_week: 6,
      between: ['08:00', '12:00'],
    },
  ],
  [
    'half marathon end of march, currently running 5k, can do tues thurs and one weekend day',
    {
      what: 'Train for half marathon',
      pattern: 'race',
      per_week: 3,
      one_on: [[2], [4], [0, 6]],
      not_on: [1, 3, 5],
      deadline: '2027-03-31',
      level: 'currently running 5k',
    },
  ],
  [
    'read the whole bible in a year, ~15 min in the morning, catch up on sundays',
    {
      what: 'Read the whole bible',
      pattern: 'reading',
      unread: ['catch up on sundays'],
      deadline: '2027-11-23',
      minutes: 15,
      between: ['05:00', '12:00'],
    },
  ],
  [
    'hike every weekend unless its raining then climb indoors',
    {
      what: 'Hike',
      pattern: 'endurance',
      unread: ['unless its raining then climb indoors'],
      weekdays: [0, 6],
      per_week: 2,
    },
  ],
  [
    'study 20 hours total for the theory test before jan 20th, only late evenings',
    {
      what: 'Study for the theory test',
      pattern: 'exam',
      deadline: '2027-01-19',
      minutes: 60,
      total_minutes: 1200,
      between: ['20:00', '24:00'],
    },
  ],
  [
    'sort out the loft in 2 hour chunks, one a weekend',
    { what: 'Sort out the loft', pattern: 'tidy', not_on: [1, 2, 3, 4, 5], per_week: 1, minutes: 120 },
  ],
  [
    'learn the ukulele (bought one last year lol), 15-20 min most evenings',
    {
      what: 'Learn the ukulele',
      pattern: 'instrument',
      per_week: 5,
      minutes: 15,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'bake sourdough once a week, preferably sunday',
    { what: 'Bake sourdough', pattern: 'general', weekdays: [0], per_week: 1 },
  ],
  [
    'call grandma once a week, wednesdays if possible',
    { what: 'Call grandma', pattern: 'general', weekdays: [3], per_week: 1 },
  ],
  [
    'eat less sugar and go for a walk after lunch',
    { what: 'Eat less sugar', pattern: 'general', also: ['go for a walk after lunch'], per_week: 7 },
  ],
  [
    'learn guitar, evenings after 8 when kids are asleep, 20-30 min',
    { what: 'Learn guitar', pattern: 'instrument', minutes: 20, between: ['20:00', '22:00'] },
  ],
  [
    'get up at 5:30 without snoozing',
    { what: 'Get up at 5:30 without snoozing', pattern: 'general', per_week: 7 },
  ],
  [
    'spend more time with my kids, no work after 6',
    { what: 'Spend more time with my kids', pattern: 'general', unread: ['no work after 6'] },
  ],
  [
    'sing scales 10 min daily but rest my voice on mon',
    {
      what: 'Sing scales',
      pattern: 'instrument',
      weekdays: [0, 2, 3, 4, 5, 6],
      not_on: [1],
      per_week: 6,
      minutes: 10,
    },
  ],
  [
    'do 4 x 8 min intervals on the bike twice a week',
    { what: 'Do 4 x 8 min intervals on the bike', pattern: 'endurance', per_week: 2 },
  ],
  [
    "swap one meat meal for veggie each week until i'm at 4",
    { what: 'Swap one meat meal for veggie', pattern: 'general', unread: ["until i'm at 4"], per_week: 1 },
  ],
  [
    'do a weekly long walk on my day off which is tuesday',
    { what: 'Do a long walk', pattern: 'general', weekdays: [2], per_week: 1 },
  ],
  [
    'eat lunch away from my desk at least 3 days',
    { what: 'Eat lunch away from my desk', pattern: 'general', per_week: 3 },
  ],
  ['do pressups, 4 days on 3 off', { what: 'Do pressups', pattern: 'strength', per_week: 4 }],
  [
    'write morning pages as soon as i wake up',
    { what: 'Write morning pages', pattern: 'writing', between: ['05:00', '09:00'] },
  ],
  [
    'prep veggies sunday pm',
    { what: 'Prepare veggies', pattern: 'general', weekdays: [0], per_week: 1, between: ['12:00', '17:00'] },
  ],
  [
    'have the nursery painted before baby comes (due 2 feb)',
    { what: 'Have the nursery painted', pattern: 'general', deadline: '2027-02-02' },
  ],
  [
    "i'd like to paint again, sunday mornings while it's quiet, 2 hours",
    {
      what: 'Paint again',
      pattern: 'art',
      weekdays: [0],
      per_week: 1,
      minutes: 120,
      between: ['05:00', '12:00'],
    },
  ],
  [
    'start going to bed at 10:30 pm on weeknights',
    { what: 'Start going to bed at 10:30 pm', pattern: 'general', weekdays: [1, 2, 3, 4, 5], per_week: 5 },
  ],
  [
    'revise for chem mock (tues 8 dec) - 40 mins a night, not friday cos football',
    {
      what: 'Revise for chem mock',
      pattern: 'exam',
      deadline: '2026-12-08',
      weekdays: [0, 1, 2, 3, 4, 6],
      not_on: [5],
      per_week: 6,
      minutes: 40,
      between: ['17:00', '24:00'],
    },
  ],
  [
    'spend sundays w/ the kids',
    { what: 'Spend time w/ the kids', pattern: 'general', weekdays: [0], per_week: 1 },
  ],
]

testSentences(SENTENCES)
