import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** What a wish refers to is named in the story before it, whose times and numbers are none of the plan's. */
const SENTENCES: readonly Sentence[] = [
  [
    'my doctor says my cholesterol is too high, which scared me a bit, so I want to eat vegetarian on weekdays from now on',
    { what: 'Eat vegetarian', weekdays: [1, 2, 3, 4, 5], per_week: 5 },
  ],
  [
    "I've been learning guitar for two years but I only ever play the same three songs, want to learn 5 new ones by the end of march, 20 minutes a day",
    {
      what: 'Learn 5 new songs',
      deadline: '2027-03-31',
      per_week: 7,
      minutes: 20,
      level: "I've been learning guitar for two years",
    },
  ],
  [
    'we have our first baby due in June and the whole house needs painting before that, only weekends work because of our jobs',
    { what: 'Paint the whole house', deadline: '2027-05-31', weekdays: [0, 6], per_week: 2 },
  ],
  [
    "my car insurance is so expensive and my boss doesn't pay enough, need a better paid job by june, will spend an hour on applications every tuesday and thursday",
    { what: 'Find a better paid job', deadline: '2027-06-01', weekdays: [2, 4], per_week: 2, minutes: 60 },
  ],
  [
    'I turn 30 in september and promised myself to run a half marathon before then, currently I can run 5k',
    { what: 'Run a half marathon', pattern: 'race', deadline: '2027-08-31', level: 'currently I can run 5k' },
  ],
  [
    "i'm learning english for 5 years but speaking is hard, i want to speak better because of my job, 15 minutes every morning in the bus",
    {
      what: 'Speak better english',
      pattern: 'language',
      beside: ['because of my job'],
      per_week: 7,
      minutes: 15,
      between: ['05:00', '12:00'],
    },
  ],
  [
    'I started a blog last year, wrote three posts and then life happened. One post a week, sundays, from january',
    {
      what: 'Write one post',
      starts_on: '2027-01-01',
      weekdays: [0],
      per_week: 1,
      amount: { value: 1, unit: 'post', per: 'week' },
    },
  ],
  [
    'I have always been scared of dogs since one bit me as a child, but my new neighbour has one, so I want to get over it by summer',
    { what: 'Get over my fear of dogs', pattern: 'behaviour', deadline: '2027-08-31' },
  ],
  [
    'im a mum of two and havnt had a proper hobby in years, would luv to try pottery, maybe thursdays when my mum has the kids',
    { what: 'Try pottery', pattern: 'art', weekdays: [4], per_week: 1 },
  ],
  [
    'got my results back and failed statistics again, retake is on the 8th of february, i can do an hour and a half on weekdays except wednesday',
    {
      what: 'Pass statistics',
      pattern: 'exam',
      beside: ['got my results back'],
      deadline: '2027-02-08',
      weekdays: [1, 2, 4, 5],
      not_on: [3],
      per_week: 4,
      minutes: 90,
    },
  ],
  [
    "I drink about 4 coffees a day because my job is exhausting and then can't sleep, want to have max 2 and none after 2pm",
    {
      what: 'Keep to max 2 coffees a day',
      unread: ['and none after 2pm'],
      level: 'I drink about 4 coffees a day',
    },
  ],
  [
    'we are hosting christmas for 14 people this year and i cant cook, need to practice a few dishes, every saturday until then',
    { what: 'Practice a few dishes', unread: ['until then'], weekdays: [6], per_week: 1 },
  ],
  [
    "my team is presenting at a conference in vienna on may 20 and i'm the lucky one who has to talk, english is not my first language, prepare 2 hours a week",
    {
      what: 'Prepare for a conference in vienna',
      pattern: 'event',
      deadline: '2027-05-20',
      per_week: 2,
      minutes: 60,
      weekly_minutes: 120,
    },
  ],
  [
    'moved back in with my parents to save money lol, goal is 12000 for a deposit by next december',
    {
      what: 'Save 12000 for a deposit',
      pattern: 'savings',
      beside: ['moved back in with my parents to save money'],
      deadline: '2027-12-01',
      amount: { value: 12000, unit: 'money' },
    },
  ],
  [
    'ok so basically i spend like 400 a month on takeaway which is insane, wanna cook at home 5 days a week',
    { what: 'Cook at home', beside: ['i spend like 400 a month on takeaway'], per_week: 5 },
  ],
  [
    'I am 29, single, working too much, and my flat looks like a storage unit. Two hours of decluttering each sunday till the end of january please',
    {
      what: 'Declutter my flat',
      pattern: 'tidy',
      deadline: '2027-01-31',
      weekdays: [0],
      per_week: 1,
      minutes: 120,
    },
  ],
  [
    "for my 40th i'm gifting myself a trip to peru in may, my spanish is zero, 25 minutes each day before breakfast",
    {
      what: 'Improve my spanish',
      pattern: 'language',
      deadline: '2027-04-30',
      per_week: 7,
      minutes: 25,
      between: ['05:00', '09:00'],
    },
  ],
  [
    "we adopted two cats and the balcony isnt safe, needs a net before spring, i'm free sundays",
    { what: 'Get a net for the balcony', deadline: '2027-02-28', weekdays: [0], per_week: 1 },
  ],
  [
    'my skin has been terrible since i moved to london, dermatologist said drink more water, so 2 litres a day please',
    { what: 'Drink more water', per_week: 7, amount: { value: 2, unit: 'litres', per: 'day' } },
  ],
  [
    'my teenage son and i barely talk, would love for us to do something together, like climbing, saturdays at 2',
    { what: 'Do something together, like climbing', weekdays: [6], per_week: 1, between: ['14:00', '15:00'] },
  ],
  [
    "i keep telling everyone i'll write a book one day, well my dad turns 70 in october and i want to give him a short memoir about his life, an hour on saturday mornings",
    {
      what: 'Give my dad a short memoir about his life',
      pattern: 'writing',
      deadline: '2027-09-30',
      weekdays: [6],
      per_week: 1,
      minutes: 60,
      between: ['05:00', '12:00'],
    },
  ],
  [
    'so my best friend asked me to be her maid of honour, wedding is august 8, i have to organise the hen do and write a speech, no idea how',
    { what: 'Organise the hen do', pattern: 'event', also: ['write a speech'], deadline: '2027-08-08' },
  ],
  [
    'i broke my ankle in the summer so no running yet, physio allowed swimming, want to swim 1 km without a break by march, twice a week',
    {
      what: 'Swim 1 km without a break',
      pattern: 'endurance',
      beside: ['i broke my ankle in the summer so no running yet'],
      deadline: '2027-03-01',
      per_week: 2,
    },
  ],
  // Days that are named again are among all days.
  ['get up at 7 every day, also on weekends', { what: 'Get up at 7', per_week: 7 }],
  ['run daily, also on sundays', { what: 'Run', per_week: 7 }],
]

testSentences(SENTENCES)
