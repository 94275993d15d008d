import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Occasions whose date another part of the sentence names. */
const SENTENCES: readonly Sentence[] = [
  [
    'revise for my exams, they are from 7 to 18 June',
    { what: 'Revise for my exams', pattern: 'exam', deadline: '2027-06-07' },
  ],
  [
    'pass my finals, they are from 7 to 18 June, 2 hours a day',
    { what: 'Pass my finals', pattern: 'exam', deadline: '2027-06-07', per_week: 7, minutes: 120 },
  ],
  [
    'help me learn ukulele b4 my sisters wedding, its on 12 june. maybe 20 mins most evenings',
    {
      what: 'Learn ukulele',
      pattern: 'instrument',
      deadline: '2027-06-12',
      per_week: 5,
      minutes: 20,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'half marathon in edinburgh may 30th, currently run 10k, 4 days a week but not thursdays',
    {
      what: 'Train for half marathon in edinburgh',
      pattern: 'race',
      level: 'currently run 10k',
      deadline: '2027-05-30',
      not_on: [4],
      per_week: 4,
    },
  ],
  [
    'I have an interview at the bbc next tuesday at 10, need to prepare an hour every evening til then',
    {
      what: 'Prepare for an interview at the bbc',
      pattern: 'job',
      deadline: '2026-12-01',
      per_week: 7,
      minutes: 60,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'prep for our baby coming in late march: nursery, clothes, hospital bag',
    {
      beside: ['nursery', 'clothes', 'hospital bag'],
      what: 'Prepare for our baby coming',
      pattern: 'general',
      deadline: '2027-03-20',
    },
  ],
  [
    'pay off 4k on my visa by this time next year',
    {
      what: 'Pay off 4k on my visa',
      pattern: 'debt',
      deadline: '2027-11-23',
      amount: { value: 4000, unit: 'money' },
    },
  ],
  [
    'put £50 a week aside for a holiday until august',
    {
      what: 'Put money aside for a holiday',
      pattern: 'savings',
      deadline: '2027-08-01',
      amount: { value: 50, unit: '£', per: 'week' },
    },
  ],
  [
    "master's application deadline is dec 15 - need 2 references, personal statement, transcripts",
    {
      beside: ['personal statement', 'transcripts'],
      what: "Work on master's application",
      pattern: 'general',
      unread: ['need 2 references'],
      deadline: '2026-12-15',
    },
  ],
  [
    'i need to clean the whole flat before 5pm saturday',
    { what: 'Clean the whole flat', pattern: 'tidy', deadline: '2026-11-28' },
  ],
  [
    "I've signed up for a triathlon on 12 september. Can train 6 hours a week but not on mondays",
    {
      what: 'Train for a triathlon',
      pattern: 'race',
      deadline: '2027-09-12',
      not_on: [1],
      per_week: 6,
      minutes: 60,
      weekly_minutes: 360,
    },
  ],
  [
    'i keep putting off my taxes, want them done by april 10',
    { what: 'Work on my taxes', pattern: 'general', deadline: '2027-04-10' },
  ],
  [
    'go vegan in january',
    { what: 'Go vegan', pattern: 'weight', deadline: '2027-01-31', starts_on: '2027-01-01' },
  ],
  [
    'get my motorbike licence, theory in january and practical in march',
    { what: 'Get my motorbike licence', pattern: 'course' },
  ],
  [
    "plan a surprise trip for my wife's birthday on the 22nd of february, keep budget below 2000",
    {
      what: 'Plan a surprise trip',
      pattern: 'event',
      deadline: '2027-02-22',
      beside: ['keep budget below 2000'],
    },
  ],
  [
    'do a couch to 5k programme starting next monday',
    { what: 'Do a couch to 5k programme', pattern: 'start_running', starts_on: '2026-11-30' },
  ],
  [
    "write a eulogy for thursday's funeral",
    { what: 'Write a eulogy for funeral', pattern: 'writing', deadline: '2026-11-26' },
  ],
  [
    'apply for the visa at least 6 weeks before our flight on 1 august',
    { what: 'Apply for the visa', pattern: 'general', deadline: '2027-06-20' },
  ],
  [
    'prepare for parenthood: read 3 books, build the crib, take the course, all by 1 april',
    {
      what: 'Prepare for parenthood: read 3 books, build the crib, take…',
      pattern: 'course',
      deadline: '2027-04-01',
      amount: { value: 3, unit: 'books' },
    },
  ],
  [
    '4 weeks of physio exercises for my shoulder, 10 min a day',
    {
      what: 'Do physio exercises for my shoulder',
      pattern: 'general',
      deadline: '2026-12-20',
      per_week: 7,
      minutes: 10,
    },
  ],
  [
    'learn lithuanian before moving to vilnius in august, 1 hour a day',
    { what: 'Learn lithuanian', pattern: 'language', deadline: '2027-07-31', per_week: 7, minutes: 60 },
  ],
  ['quit smoking on new years day', { what: 'Quit smoking', pattern: 'quit', starts_on: '2027-01-01' }],
  [
    'sing in tune by karaoke night in 3 weeks',
    { what: 'Sing in tune', pattern: 'instrument', deadline: '2026-12-14' },
  ],
  [
    'hike the west highland way in may with 3 training walks a week',
    { what: 'Hike the west highland way', pattern: 'endurance', deadline: '2027-05-31', per_week: 3 },
  ],
  [
    'prepare the garden for winter by 6 december, saturdays 2 hours',
    {
      what: 'Prepare the garden for winter',
      pattern: 'general',
      deadline: '2026-12-06',
      weekdays: [6],
      per_week: 1,
      minutes: 120,
    },
  ],
  [
    'complete 12 week strength program starting jan 4th, mon tues thurs sat',
    {
      what: 'Complete strength program',
      pattern: 'strength',
      deadline: '2027-03-28',
      starts_on: '2027-01-04',
      weekdays: [1, 2, 4, 6],
      per_week: 4,
    },
  ],
  [
    'launch newsletter on jan 15 then send weekly',
    { what: 'Launch newsletter', pattern: 'project', also: ['send weekly'], deadline: '2027-01-15' },
  ],
  [
    'study for sat math test on march 14, six hours weekly',
    {
      what: 'Study for sat math test',
      pattern: 'exam',
      deadline: '2027-03-14',
      per_week: 6,
      minutes: 60,
      weekly_minutes: 360,
    },
  ],
  [
    'study for the SAT, saturdays 2 hours',
    { what: 'Study for the SAT', pattern: 'exam', weekdays: [6], per_week: 1, minutes: 120 },
  ],
  [
    'learn portuguese for our holiday in july 15 mins a day',
    { what: 'Learn portuguese', pattern: 'language', deadline: '2027-06-30', per_week: 7, minutes: 15 },
  ],
]

testSentences(SENTENCES)
