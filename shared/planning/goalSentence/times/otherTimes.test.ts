import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Days, dates and hours in other forms: spelled out, mistyped, in ranges and in a few letters. */
const SENTENCES: readonly Sentence[] = [
  [
    'yoga tu th 7-7:45am from jan',
    {
      what: 'Do yoga',
      pattern: 'flexibility',
      starts_on: '2027-01-01',
      weekdays: [2, 4],
      per_week: 2,
      minutes: 45,
      between: ['07:00', '07:45'],
    },
  ],
  [
    'driving theory test 14 jan. 1h/day exc. weekends',
    {
      what: 'Study for driving theory test',
      pattern: 'exam',
      deadline: '2027-01-14',
      weekdays: [1, 2, 3, 4, 5],
      not_on: [0, 6],
      per_week: 5,
      minutes: 60,
    },
  ],
  [
    'portfolio site, launch 1 feb, sat mornings 3h',
    {
      what: 'Work on portfolio site',
      pattern: 'project',
      deadline: '2027-02-01',
      weekdays: [6],
      per_week: 1,
      minutes: 180,
      between: ['05:00', '12:00'],
    },
  ],
  [
    'teach myself to juggle by christmas ten minutes every lunch break',
    {
      what: 'Teach myself to juggle',
      pattern: 'general',
      deadline: '2026-12-25',
      per_week: 7,
      minutes: 10,
      between: ['12:00', '14:00'],
    },
  ],
  [
    'practice my french with anna every thursday at six in the evening for an hour',
    {
      what: 'Practice my french with anna',
      pattern: 'language',
      weekdays: [4],
      per_week: 1,
      minutes: 60,
      between: ['18:00', '19:00'],
    },
  ],
  [
    'get my motorcycle license this spring lessons are on saturday mornings at nine',
    {
      what: 'Get my motorcycle license',
      pattern: 'course',
      deadline: '2027-05-31',
      weekdays: [6],
      per_week: 1,
      between: ['09:00', '10:00'],
    },
  ],
  [
    'plan a surprise party for dad on the ninth of january i only have weekends',
    {
      what: 'Plan a surprise party for dad',
      pattern: 'event',
      deadline: '2027-01-09',
      weekdays: [0, 6],
      per_week: 2,
    },
  ],
  [
    'build a bookshelf over the next four weekends maybe three hours each saturday',
    {
      what: 'Build a bookshelf',
      pattern: 'project',
      deadline: '2026-12-20',
      weekdays: [6],
      per_week: 1,
      minutes: 180,
    },
  ],
  [
    "could we do a plan for the swedish exam on may twenty second i'm free evenings from seven",
    {
      what: 'Study for the swedish exam',
      pattern: 'exam',
      deadline: '2027-05-22',
      between: ['19:00', '22:00'],
    },
  ],
  [
    "I've been putting this off for years, but now that the kids are at school I finally want to get my bachelor's thesis finished – deadline is 1 June 2027, and I can work on it Mondays to Thursdays from 9 to 12.",
    {
      what: "Get my bachelor's thesis finished",
      pattern: 'writing',
      deadline: '2027-06-01',
      weekdays: [1, 2, 3, 4],
      per_week: 4,
      minutes: 180,
      between: ['09:00', '12:00'],
    },
  ],
  [
    'My wife and I want to take a salsa class together, Wednesdays 7:30 to 9pm, beginning on January 13.',
    {
      what: 'Take a salsa class together',
      pattern: 'course',
      starts_on: '2027-01-13',
      weekdays: [3],
      per_week: 1,
      minutes: 90,
      between: ['19:30', '21:00'],
    },
  ],
  [
    'I want to walk my dog more, like an extra 20 minutes in the mornings, and I want to stop eating after 8pm.',
    {
      what: 'Walk my dog more',
      pattern: 'general',
      also: ['stop eating after 8pm'],
      minutes: 20,
      between: ['05:00', '12:00'],
    },
  ],
  [
    'i will to speak german B2 in december next year. i have one hour in the day',
    { what: 'Speak german B2', pattern: 'language', deadline: '2027-12-31', per_week: 7, minutes: 60 },
  ],
  [
    'learn guitarre 2x in the week by 45 min, not monday',
    { what: 'Learn guitarre', pattern: 'general', not_on: [1], per_week: 2, minutes: 45 },
  ],
  [
    'run 10 km in less then 1 hour till 1.5.2027, 3 times/week',
    { what: 'Run 10 km in less then 1 hour', pattern: 'race', deadline: '2027-05-01', per_week: 3 },
  ],
  [
    'swimm 2 time per week from 7 until 8 in the morning',
    { what: 'Swim', pattern: 'endurance', per_week: 2, minutes: 60, between: ['07:00', '08:00'] },
  ],
  [
    'Drink more watter, 2 litre on day',
    {
      what: 'Drink more watter',
      pattern: 'general',
      per_week: 7,
      amount: { value: 2, unit: 'litre', per: 'day' },
    },
  ],
  [
    'tomorrow start with jogging, monday wensday and friday 25 min',
    {
      what: 'Start with jogging',
      pattern: 'start_running',
      starts_on: '2026-11-24',
      weekdays: [1, 3, 5],
      per_week: 3,
      minutes: 25,
    },
  ],
  [
    'repair the bathroom in next 2 month only saturday',
    { what: 'Repair the bathroom', pattern: 'general', deadline: '2027-01-23', weekdays: [6], per_week: 1 },
  ],
  [
    'excersise tuseday and thrusday in the evning for 40 mintues',
    {
      what: 'Exercise',
      pattern: 'strength',
      weekdays: [2, 4],
      per_week: 2,
      minutes: 40,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'Run the Berlin half marathon on 4 April 2027; 3 sessions a week of 45–60 minutes, Tue/Thu/Sun, no sessions between 24 Dec and 1 Jan.',
    {
      what: 'Run the Berlin half marathon',
      pattern: 'race',
      away: [['2026-12-24', '2027-01-01']],
      deadline: '2027-04-04',
      weekdays: [0, 2, 4],
      per_week: 3,
      minutes: 45,
    },
  ],
  [
    'Bar exam 23–24 February 2027: 5 h per day Mon–Sat, no study after 20:00.',
    {
      what: 'Study for Bar exam',
      pattern: 'exam',
      deadline: '2027-02-23',
      weekdays: [1, 2, 3, 4, 5, 6],
      per_week: 6,
      minutes: 300,
      between: ['05:00', '20:00'],
    },
  ],
  [
    'Every other Saturday from 9 December onwards, 3 hours, build the model railway.',
    {
      what: 'Build the model railway',
      pattern: 'project',
      rarely: { every: 'weeks', weeks: 2, weekdays: [6] },
      starts_on: '2026-12-09',
      minutes: 180,
    },
  ],
  [
    'French B1 by 15 July 2027: 20 min daily + 90 min on Wednesdays.',
    {
      what: 'Learn French B1',
      pattern: 'language',
      deadline: '2027-07-15',
      weekdays: [0, 1, 2, 3, 4, 5, 6],
      per_week: 7,
      minutes: 20,
      own_days: [{ days: [3], between: null, minutes: 90 }],
    },
  ],
  [
    'Give a 20-minute talk at the conference on 11 March; prepare 2 × 60 min per week, Tuesday and Friday afternoons.',
    {
      what: 'Give a 20-minute talk at the conference',
      pattern: 'presentation',
      deadline: '2027-03-11',
      weekdays: [2, 5],
      per_week: 2,
      minutes: 60,
      between: ['12:00', '17:00'],
    },
  ],
  [
    'Tidy the attic in four 2-hour sessions before 20 December.',
    { what: 'Tidy the attic', pattern: 'tidy', deadline: '2026-12-19', minutes: 120, total_minutes: 480 },
  ],
  [
    'Submit grant application by 15 January: 90 minutes each weekday morning, none between 24 December and 3 January.',
    {
      what: 'Submit grant application',
      pattern: 'general',
      away: [['2026-12-24', '2027-01-03']],
      deadline: '2027-01-15',
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      minutes: 90,
      between: ['05:00', '12:00'],
    },
  ],
  ['lights out at 11', { what: 'Turn the lights out at 11', pattern: 'general' }],
  [
    'i have 45 minutes every morning before the kids get up and i want to finally finish my online course by the end of march',
    {
      what: 'Finish my online course',
      pattern: 'course',
      deadline: '2027-03-31',
      per_week: 7,
      minutes: 45,
      between: ['05:00', '12:00'],
    },
  ],
]

testSentences(SENTENCES)
