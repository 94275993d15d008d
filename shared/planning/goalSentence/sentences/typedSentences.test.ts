// oxlint-disable max-lines -- one table of sentences as people type them
import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Half sentences, refusals, times of others and brackets. */
const SENTENCES: readonly Sentence[] = [
  [
    'save £3k by august, £350 a month',
    {
      what: 'Save £3k',
      pattern: 'savings',
      deadline: '2027-08-01',
      amount: { value: 3000, unit: '£' },
    },
  ],
  [
    'save 3k by august, 200 a month',
    {
      what: 'Save 3k',
      pattern: 'savings',
      unread: ['200 a month'],
      deadline: '2027-08-01',
      amount: { value: 3000, unit: 'money' },
    },
  ],
  [
    'save 100 a week until i have 2k',
    { pattern: 'savings', deadline: '2027-04-12', amount: { value: 2000, unit: 'money' } },
  ],
  [
    'CPA exam in Feb, can study weekday evenings 2 hrs and sat mornings',
    {
      pattern: 'exam',
      unread: ['and sat mornings'],
      deadline: '2027-01-31',
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      minutes: 120,
      between: ['17:00', '22:00'],
    },
  ],
  ['run 3x, lift 2x a week', { what: 'Run', per_week: 3, also: ['lift 2x a week'] }],
  [
    'bike 100 miles in one day in september, now do about 30',
    {
      what: 'Bike 100 miles in one day',
      pattern: 'endurance',
      deadline: '2027-09-30',
      level: 'now do about 30',
    },
  ],
  [
    'do 100 push ups in a row, start w 20, mon wed fri',
    {
      what: 'Do 100 push ups in a row',
      pattern: 'strength',
      weekdays: [1, 3, 5],
      per_week: 3,
      level: 'start w 20',
    },
  ],
  [
    'declutter the whole house room by room in 2 months, weekends',
    {
      what: 'Declutter the whole house room by room',
      pattern: 'tidy',
      deadline: '2027-01-23',
      weekdays: [0, 6],
      per_week: 2,
    },
  ],
  [
    'moving to leeds on 30 jan need to pack everything',
    { what: 'Move to leeds, pack everything', pattern: 'moving', deadline: '2027-01-30' },
  ],
  [
    'stretch for 10 mins every evening so i can do the splits by summer',
    {
      what: 'Stretch so i can do the splits',
      pattern: 'flexibility',
      deadline: '2027-08-31',
      per_week: 7,
      minutes: 10,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'revise for a-levels starting in may',
    { what: 'Revise for a-levels', pattern: 'exam', deadline: '2027-04-30' },
  ],
  [
    'wanna lern italian b4 our trip in june, like 3x a wk 45mins',
    { what: 'Learn italian', pattern: 'language', deadline: '2027-05-31', per_week: 3, minutes: 45 },
  ],
  [
    'save 400/month for a car till dec 2027',
    {
      what: 'Save for a car',
      pattern: 'savings',
      deadline: '2027-12-31',
      amount: { value: 400, unit: 'money', per: 'month' },
    },
  ],
  [
    'pay down 3.2k on my visa by next summer',
    {
      what: 'Pay down 3.2k on my visa',
      pattern: 'debt',
      deadline: '2027-08-31',
      amount: { value: 3200, unit: 'money' },
    },
  ],
  [
    'learn Excel for work in 6 weeks, lunch breaks only',
    { what: 'Learn Excel for work', deadline: '2027-01-04', between: ['12:00', '14:00'] },
  ],
  [
    'half marathon 18 april, longest run so far 8k, 4 runs a week',
    {
      what: 'Train for half marathon',
      pattern: 'race',
      deadline: '2027-04-18',
      per_week: 4,
      level: 'longest run so far 8k',
    },
  ],
  [
    'get the garden ready by easter, only on saturdays',
    { what: 'Get the garden ready', deadline: '2027-03-28', weekdays: [6], per_week: 1 },
  ],
  [
    'spanish 15min/day, anytime but mornings',
    { what: 'Learn spanish', pattern: 'language', per_week: 7, minutes: 15, between: ['12:00', '24:00'] },
  ],
  [
    'practice drums twice a week max, neighbors complain after 8pm',
    { what: 'Practice drums', pattern: 'instrument', unread: ['neighbors complain after 8pm'], per_week: 2 },
  ],
  [
    'finish my online course in data science (42 lectures) by end of jan',
    {
      what: 'Finish my online course in data science',
      pattern: 'course',
      deadline: '2027-01-31',
      amount: { value: 42, unit: 'lectures' },
    },
  ],
  ['get 8h sleep', { what: 'Get 8h sleep', pattern: 'calm', per_week: 7 }],
  [
    "i can't do mornings. learn french 4 times a week 30 min",
    { what: 'Learn french', pattern: 'language', per_week: 4, minutes: 30, between: ['12:00', '24:00'] },
  ],
  [
    'master my camera before vacation on 3 april',
    { what: 'Master my camera', pattern: 'skill', deadline: '2027-04-02' },
  ],
  ['build a habit of flossing daily', { what: 'Floss', per_week: 7 }],
  ['be less on my phone', { what: 'Be less on my phone', pattern: 'quit' }],
  [
    'plan a surprise 40th for mark, sat 16 jan',
    { what: 'Plan a surprise 40th for mark', pattern: 'event', deadline: '2027-01-16' },
  ],
  [
    '6 pack by summer, gym 5x/wk, 1h, no sundays',
    {
      what: 'Do 6 pack',
      pattern: 'strength',
      deadline: '2027-08-31',
      not_on: [0],
      per_week: 5,
      minutes: 60,
    },
  ],
  [
    "memorize 10 poems by valentine's day",
    {
      what: 'Memorize 10 poems',
      pattern: 'skill',
      deadline: '2027-02-14',
      amount: { value: 10, unit: 'poems' },
    },
  ],
  [
    'get certified scuba diver before august',
    { what: 'Get certified scuba diver', pattern: 'exam', deadline: '2027-07-31' },
  ],
  [
    '3 blog posts a month',
    { what: 'Write 3 blog posts', pattern: 'writing', amount: { value: 3, unit: 'posts', per: 'month' } },
  ],
  [
    'crochet a blanket for my niece due in may',
    { what: 'Crochet a blanket for my niece', deadline: '2027-04-30' },
  ],
  [
    'from 1 feb till 30 april train 4x weekly for an hour',
    { what: 'Train', deadline: '2027-04-30', starts_on: '2027-02-01', per_week: 4, minutes: 60 },
  ],
  [
    'workout after the kids are in bed 3 times a week',
    { what: 'Work out', pattern: 'strength', unread: ['after the kids are in bed'], per_week: 3 },
  ],
  ['write to my pen pal every month', { what: 'Write to my pen pal', unread: ['every month'] }],
  [
    'learn morse code for an hour this weekend',
    { what: 'Learn morse code', pattern: 'skill', deadline: '2026-11-29', minutes: 60 },
  ],
  [
    'save 150 euro per month for a bike',
    { what: 'Save for a bike', pattern: 'savings', amount: { value: 150, unit: 'euro', per: 'month' } },
  ],
  [
    'no evenings, i wanna practice violin 4x per wk',
    { what: 'Practice violin', pattern: 'instrument', per_week: 4, between: ['05:00', '17:00'] },
  ],
  ['I have trouble sleeping, want to fix that', { what: 'Fix trouble sleeping', pattern: 'calm' }],
  [
    'run 3 times per week excluding weekends for ~40 mins',
    { what: 'Run', pattern: 'start_running', not_on: [0, 6], per_week: 3, minutes: 40 },
  ],
  [
    'hit the gym tue + thu + sun',
    { what: 'Hit the gym', pattern: 'strength', weekdays: [0, 2, 4], per_week: 3 },
  ],
  [
    'workout for 30 min every 2nd day in the mornings before 8',
    {
      what: 'Work out',
      pattern: 'strength',
      per_week: 4,
      every_days: 2,
      minutes: 30,
      between: ['05:00', '08:00'],
    },
  ],
  [
    "wife's birthday party on 20 feb - plan it",
    { what: "Plan wife's birthday party", pattern: 'event', deadline: '2027-02-20' },
  ],
  [
    '10k in under 50 min by october, can run it in 58 now',
    {
      what: 'Do 10k in under 50 min',
      pattern: 'race',
      deadline: '2027-10-01',
      level: 'can run it in 58 now',
    },
  ],
  [
    "train for a 5k on may 1 but don't make me run on consecutive days",
    {
      what: 'Train for a 5k',
      pattern: 'race',
      unread: ["but don't make me run on consecutive days"],
      deadline: '2027-05-01',
    },
  ],
  [
    'three 20 minute sessions of german per week',
    { what: 'Learn german', pattern: 'language', unread: ['per week'], per_week: 3, minutes: 20 },
  ],
  [
    "practise trumpet 25' daily, skip sat/sun",
    {
      what: 'Practise trumpet',
      pattern: 'instrument',
      weekdays: [1, 2, 3, 4, 5],
      not_on: [0, 6],
      per_week: 5,
      minutes: 25,
    },
  ],
  ['plank 5 min by april', { what: 'Train for plank 5 min', pattern: 'strength', deadline: '2027-04-01' }],
  [
    'surf trip in march so get in shape: 4 sessions a week, 45 minutes each, wednesdays impossible',
    {
      what: 'Get in shape',
      pattern: 'strength',
      deadline: '2027-02-28',
      not_on: [3],
      per_week: 4,
      minutes: 45,
    },
  ],
  [
    'swim 1km without a break, mondays + fridays from 6 to 7 am',
    {
      what: 'Swim 1km without a break',
      pattern: 'endurance',
      weekdays: [1, 5],
      per_week: 2,
      minutes: 60,
      between: ['06:00', '07:00'],
    },
  ],
  [
    "knit a sweater, i've got about 3 hours on weekends",
    { what: 'Knit a sweater', weekdays: [0, 6], per_week: 2, minutes: 180 },
  ],
  [
    'eat 5 portions of fruit and veg a day',
    {
      what: 'Eat 5 portions of fruit and veg',
      per_week: 7,
      amount: { value: 5, unit: 'portions', per: 'day' },
    },
  ],
  [
    'get back to the piano (played as a kid), 20 mins most days',
    {
      what: 'Get back to the piano',
      pattern: 'instrument',
      per_week: 5,
      minutes: 20,
      level: 'played as a kid',
    },
  ],
  [
    'launch my podcast before the new year w/ 2 hrs every sunday',
    {
      what: 'Launch my podcast',
      pattern: 'project',
      deadline: '2026-12-31',
      weekdays: [0],
      per_week: 1,
      minutes: 120,
    },
  ],
  [
    'renovate bathroom jan to march, weekends only',
    {
      what: 'Renovate bathroom',
      pattern: 'tidy',
      deadline: '2027-03-31',
      starts_on: '2027-01-01',
      weekdays: [0, 6],
      per_week: 2,
    },
  ],
  [
    'i teach on mondays and wednesdays, want to write my book the other days, 1 hour',
    {
      what: 'Write my book',
      pattern: 'writing',
      weekdays: [0, 2, 4, 5, 6],
      not_on: [1, 3],
      per_week: 5,
      minutes: 60,
    },
  ],
  [
    'ride 200 km in a day by end of august, now 60 km',
    { what: 'Ride 200 km in a day', pattern: 'endurance', level: 'now 60 km', deadline: '2027-08-31' },
  ],
  [
    'nothing on tuesdays please; learn sketching 3x weekly 45min',
    { what: 'Learn sketching', pattern: 'art', not_on: [2], per_week: 3, minutes: 45 },
  ],
  [
    'put 20 bucks a week aside till my birthday on june 9',
    {
      what: 'Put money aside',
      pattern: 'savings',
      deadline: '2027-06-09',
      amount: { value: 20, unit: 'bucks', per: 'week' },
    },
  ],
  [
    'build a treehouse with the kids over the summer holidays',
    { what: 'Build a treehouse with the kids', pattern: 'project', deadline: '2027-08-31' },
  ],
  [
    'present my research on 14.12., i freeze in front of people',
    { what: 'Present my research', unread: ['i freeze in front of people'], deadline: '2026-12-14' },
  ],
  [
    'learn spanish either mornings or evenings 20 min a day',
    {
      what: 'Learn spanish',
      pattern: 'language',
      unread: ['either mornings or evenings'],
      per_week: 7,
      minutes: 20,
    },
  ],
  [
    'learn tango with my husband, thursday 8pm, 90 min',
    {
      what: 'Learn tango with my husband',
      pattern: 'skill',
      weekdays: [4],
      per_week: 1,
      minutes: 90,
      between: ['20:00', '21:30'],
    },
  ],
  [
    'declutter wardrobe + basement before we move on 31 jan',
    { what: 'Declutter wardrobe + basement', pattern: 'tidy', deadline: '2027-01-30' },
  ],
  [
    'be able to do 10 pull ups in a row in 3 months, i can do 2',
    { what: 'Do 10 pull ups in a row', pattern: 'strength', deadline: '2027-02-23', level: 'i can do 2' },
  ],
  ['lern gitarre jeden tag 20 minuten', { language: 'de', unread: ['lern gitarre jeden tag 20 minuten'] }],
  [
    'apprendre le piano 30 minutes par jour',
    { language: 'fr', unread: ['apprendre le piano 30 minutes par jour'] },
  ],
  [
    'get good at excel, 3x/wk lunch only, b4 my new job starts 1 feb',
    {
      what: 'Get good at excel',
      pattern: 'skill',
      deadline: '2027-01-31',
      per_week: 3,
      between: ['12:00', '14:00'],
    },
  ],
  [
    'master thesis hand in on 30.04.2027, i can work on it tue wed thu 9-12',
    {
      what: 'Write master thesis',
      pattern: 'writing',
      deadline: '2027-04-30',
      weekdays: [2, 3, 4],
      per_week: 3,
      between: ['09:00', '12:00'],
    },
  ],
  [
    'run 5k without stopping in 8 weeks, never ran before, 3 days/wk',
    {
      what: 'Run 5k without stopping',
      pattern: 'race',
      deadline: '2027-01-18',
      per_week: 3,
      level: 'never ran before',
    },
  ],
  [
    'wanna be able to touch toes, 5 min each night',
    { what: 'Touch toes', pattern: 'flexibility', per_week: 7, minutes: 5, between: ['20:00', '24:00'] },
  ],
  [
    'violin practice 45 min, every day besides wednesday & friday',
    {
      what: 'Do violin practice',
      pattern: 'instrument',
      weekdays: [0, 1, 2, 4, 6],
      not_on: [3, 5],
      per_week: 5,
      minutes: 45,
    },
  ],
  [
    'paint one watercolour a week for a year',
    { what: 'Paint one watercolour', pattern: 'art', deadline: '2027-11-22', per_week: 1 },
  ],
  [
    'revise history 30-40 mins per evening until mock exams on jan 11',
    {
      what: 'Revise history',
      pattern: 'exam',
      deadline: '2027-01-11',
      per_week: 7,
      minutes: 30,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'no meetings before 10, focus on my dissertation 2h every weekday morning',
    {
      what: 'Focus on my dissertation',
      pattern: 'writing',
      unread: ['no meetings before 10'],
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      minutes: 120,
      between: ['05:00', '12:00'],
    },
  ],
  [
    'meditation 20min before breakfast, skip when traveling',
    {
      what: 'Practise meditation',
      pattern: 'calm',
      unread: ['skip when traveling'],
      minutes: 20,
      between: ['05:00', '09:00'],
    },
  ],
  [
    'i want to declutter but have only 20 mins a day after 9pm',
    { what: 'Declutter', pattern: 'tidy', per_week: 7, minutes: 20, between: ['21:00', '24:00'] },
  ],
  [
    'call a friend each sunday eve',
    { what: 'Call a friend', weekdays: [0], per_week: 1, between: ['17:00', '22:00'] },
  ],
  [
    'chess: reach 1800 elo by 2028, half an hour daily',
    {
      what: 'Practise chess: reach 1800 elo',
      pattern: 'skill',
      deadline: '2028-01-01',
      per_week: 7,
      minutes: 30,
    },
  ],
  [
    'two hours a week of gardening apart from in winter',
    { what: 'Garden', unread: ['apart from in winter'], per_week: 2, minutes: 60, weekly_minutes: 120 },
  ],
  [
    'quit my job by april and start freelancing',
    { what: 'Quit my job', also: ['start freelancing'], deadline: '2027-04-01' },
  ],
  ['finish onboarding docs by EOD friday', { what: 'Finish onboarding docs', deadline: '2026-11-27' }],
  ['learn rust in 100 hours', { what: 'Learn rust', pattern: 'coding', minutes: 60, total_minutes: 6000 }],
  [
    'run every day 2 hours next month',
    {
      what: 'Run',
      pattern: 'start_running',
      deadline: '2026-12-31',
      starts_on: '2026-12-01',
      per_week: 7,
      minutes: 120,
    },
  ],
  ['be on time', { what: 'Be on time' }],
  [
    'research and buy a used car by mid january',
    { what: 'Research and buy a used car', deadline: '2027-01-15' },
  ],
  ['i want 10,000 subscribers', { what: 'Get 10,000 subscribers' }],
  ['visit all 16 german states by 2029', { what: 'Visit all 16 german states', deadline: '2029-01-01' }],
  [
    'run a half by june, three times per week but never on fridays',
    { what: 'Run a half', pattern: 'race', deadline: '2027-06-01', not_on: [5], per_week: 3 },
  ],
  [
    'no more than 4 sessions a week of climbing training, 90 min each',
    { what: 'Do climbing training', pattern: 'skill', per_week: 4, minutes: 90 },
  ],
  [
    'get my german citizenship by end of next year',
    { what: 'Get my german citizenship', deadline: '2027-12-31' },
  ],
  [
    'organise all my photos by end of january, 15 minutes a day',
    { what: 'Organise all my photos', pattern: 'tidy', deadline: '2027-01-31', per_week: 7, minutes: 15 },
  ],
  [
    'write 1000 words a day in november next year',
    {
      what: 'Write 1000 words',
      pattern: 'writing',
      deadline: '2027-11-30',
      starts_on: '2027-11-01',
      per_week: 7,
      amount: { value: 1000, unit: 'words', per: 'day' },
    },
  ],
  [
    'i want to sleep before 11 on weeknights',
    { what: 'Sleep before 11', pattern: 'calm', weekdays: [1, 2, 3, 4, 5], per_week: 5 },
  ],
  [
    'prep for the interview on monday at 10, 2 hours total',
    { what: 'Prepare for the interview', deadline: '2026-11-30', minutes: 60, total_minutes: 120 },
  ],
  [
    'learn to code in python and build a small game, 5 hours a week until july',
    {
      what: 'Learn to code in python and build a small game',
      pattern: 'coding',
      deadline: '2027-07-01',
      per_week: 5,
      minutes: 60,
      weekly_minutes: 300,
    },
  ],
  ['read the news less', { what: 'Read the news less', pattern: 'quit' }],
  [
    'renovate the attic from january to april on saturdays, budget 5k',
    {
      what: 'Renovate the attic',
      pattern: 'tidy',
      unread: ['budget 5k'],
      deadline: '2027-04-30',
      starts_on: '2027-01-01',
      weekdays: [6],
      per_week: 1,
    },
  ],
  [
    'learn 5 new guitar chords a week',
    {
      what: 'Learn 5 new guitar chords',
      pattern: 'instrument',
      amount: { value: 5, unit: 'chords', per: 'week' },
    },
  ],
  [
    'save for a holiday: 1800 pounds by july',
    {
      what: 'Save for a holiday',
      pattern: 'savings',
      deadline: '2027-07-01',
      amount: { value: 1800, unit: 'pounds' },
    },
  ],
  [
    'i wanna run a marathon next october but i hate getting up early',
    {
      what: 'Run a marathon',
      pattern: 'race',
      unread: ['but i hate getting up early'],
      deadline: '2027-10-31',
    },
  ],
  [
    'write my thesis 3h/day but keep sundays free',
    {
      what: 'Write my thesis',
      pattern: 'writing',
      weekdays: [1, 2, 3, 4, 5, 6],
      not_on: [0],
      per_week: 6,
      minutes: 180,
    },
  ],
  [
    'practise for choir concert on dec 20, 15 mins most evenings',
    {
      what: 'Practise for choir concert',
      pattern: 'instrument',
      deadline: '2026-12-20',
      per_week: 5,
      minutes: 15,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'i can only do tuesdays and thursdays: learn french by august',
    { what: 'Learn french', pattern: 'language', deadline: '2027-08-01', weekdays: [2, 4], per_week: 2 },
  ],
  [
    'study for my nursing exam (feb 10) 2 hours a day, not on wednesdays or sundays',
    {
      what: 'Study for my nursing exam',
      pattern: 'exam',
      deadline: '2027-02-10',
      weekdays: [1, 2, 4, 5, 6],
      not_on: [0, 3],
      per_week: 5,
      minutes: 120,
    },
  ],
  ['lose the last 3 kilos', { what: 'Lose the last 3 kilos', pattern: 'weight' }],
  [
    'become a confident swimmer by august, lessons on fridays at 6pm',
    {
      what: 'Become a confident swimmer',
      pattern: 'endurance',
      deadline: '2027-08-01',
      weekdays: [5],
      per_week: 1,
      between: ['18:00', '19:00'],
    },
  ],
  [
    'get better at drawing hands, 15 min daily except weekends and holidays',
    {
      what: 'Get better at drawing hands',
      pattern: 'art',
      unread: ['and holidays'],
      weekdays: [1, 2, 3, 4, 5],
      not_on: [0, 6],
      per_week: 5,
      minutes: 15,
    },
  ],
  [
    'learn Spanish once a week, 45 minutes, not on Sundays or Mondays or Tuesdays, in the morning',
    { what: 'Learn Spanish', per_week: 1, minutes: 45, not_on: [0, 1, 2], between: ['05:00', '12:00'] },
  ],
  [
    'swim twice a week for 30 minutes, never on mondays nor wednesdays nor fridays nor sundays',
    { what: 'Swim', per_week: 2, minutes: 30, not_on: [0, 1, 3, 5] },
  ],
]

testSentences(SENTENCES)
