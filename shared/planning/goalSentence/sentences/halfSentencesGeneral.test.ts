import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

const WORKDAYS = [1, 2, 3, 4, 5]

/** Half sentences, asides and words between the facts, as people leave them standing, without a pattern. */
const SENTENCES: readonly Sentence[] = [
  [
    "learn guitar, i'm free on tuesdays and thursdays",
    { what: 'Learn guitar', weekdays: [2, 4], per_week: 2 },
  ],
  [
    'learn to code, i have about 4 hours a week mostly on weekends',
    { what: 'Learn to code', weekly_minutes: 240, minutes: 120, weekdays: [0, 6], per_week: 2 },
  ],
  ["i'd like to go to the gym, i can 3 times a week", { what: 'Go to the gym', per_week: 3 }],
  [
    'learn guitar but nothing on fridays or sundays, 25 min',
    { what: 'Learn guitar', not_on: [0, 5], minutes: 25 },
  ],
  ['swim 2x/week 45min, tuesdays impossible', { what: 'Swim', not_on: [2], per_week: 2, minutes: 45 }],
  [
    'learn spanish 30 min a day, not on fridays, evenings',
    {
      what: 'Learn spanish',
      minutes: 30,
      per_week: 6,
      not_on: [5],
      weekdays: [0, 1, 2, 3, 4, 6],
      between: ['17:00', '22:00'],
    },
  ],
  [
    'learn french from monday to friday, 30 min',
    { what: 'Learn french', minutes: 30, weekdays: WORKDAYS, per_week: 5 },
  ],
  ['study law from 1 to 3 may', { what: 'Study law', starts_on: '2027-05-01', deadline: '2027-05-03' }],
  ['paint for 2 hours each sunday', { what: 'Paint', minutes: 120, weekdays: [0], per_week: 1 }],
  [
    'learn spanish, saturdays are best, 1 hour',
    { what: 'Learn spanish', weekdays: [6], per_week: 1, minutes: 60 },
  ],
  [
    'exercise 30 minutes every other day, mornings preferred',
    { what: 'Exercise', minutes: 30, per_week: 4, every_days: 2, between: ['05:00', '12:00'] },
  ],
  [
    'learn html in 8 weeks, 5h pw',
    { what: 'Learn html', deadline: '2027-01-18', weekly_minutes: 300, minutes: 60, per_week: 5 },
  ],
  [
    'study japanese n5, exam on 6 dec next year, every workday 45 min',
    { what: 'Study japanese n5', deadline: '2027-12-06', minutes: 45, weekdays: WORKDAYS, per_week: 5 },
  ],
  [
    'garden every saturday morning from march to october',
    {
      what: 'Garden',
      starts_on: '2027-03-01',
      deadline: '2027-10-31',
      weekdays: [6],
      per_week: 1,
      between: ['05:00', '12:00'],
    },
  ],
  [
    "I'd like to draw every day for 15 minutes in january",
    { what: 'Draw', starts_on: '2027-01-01', deadline: '2027-01-31', per_week: 7, minutes: 15 },
  ],
  [
    'learn guitar for 6 months, then piano',
    { what: 'Learn guitar', deadline: '2027-05-22', also: ['piano'] },
  ],
  [
    'launch my etsy shop before black friday next year',
    { what: 'Launch my etsy shop', deadline: '2027-11-25' },
  ],
  [
    'finish my portfolio website in 4 weekends',
    { what: 'Finish my portfolio website', deadline: '2026-12-20', weekdays: [0, 6], per_week: 2 },
  ],
  [
    'learn calculus by march, 5 hours weekly, no evenings',
    {
      what: 'Learn calculus',
      deadline: '2027-03-01',
      weekly_minutes: 300,
      minutes: 60,
      per_week: 5,
      between: ['05:00', '17:00'],
    },
  ],
  [
    'meditate 10 mins daily right after waking up',
    { what: 'Meditate', minutes: 10, per_week: 7, between: ['05:00', '09:00'] },
  ],
  [
    'take the dog for a 30 minute walk every morning at 7',
    { what: 'Take the dog for a walk', minutes: 30, per_week: 7, between: ['07:00', '07:30'] },
  ],
  [
    'pass the AWS exam feb 20, 1h on weeknights',
    {
      what: 'Pass the AWS exam',
      deadline: '2027-02-20',
      minutes: 60,
      per_week: 5,
      weekdays: WORKDAYS,
      between: ['17:00', '22:00'],
    },
  ],
  ['learn spanish, my wife speaks it', { what: 'Learn spanish' }],
  ['study chemistry, my exam is on 18 december', { what: 'Study chemistry', deadline: '2026-12-18' }],
  [
    'grow my newsletter to 1000 subscribers by end of q2, two 90 min sessions a week',
    { what: 'Grow my newsletter to 1000 subscribers', deadline: '2027-06-30', per_week: 2, minutes: 90 },
  ],
  [
    'learn 20 new words of italian per day',
    {
      what: 'Learn 20 new words of italian',
      per_week: 7,
      amount: { value: 20, unit: 'words', per: 'day' },
    },
  ],
  [
    'journal for five minutes before i go to sleep',
    { what: 'Journal', minutes: 5, between: ['20:00', '24:00'] },
  ],
  [
    "translate my grandmother's letters by christmas next year",
    { what: "Translate my grandmother's letters", deadline: '2027-12-25' },
  ],
  ['stretch at bedtime', { what: 'Stretch', between: ['20:00', '24:00'] }],
  ['cook at home 3 times a week', { what: 'Cook at home', pattern: 'general', per_week: 3 }],
  [
    'finish knitting the sweater by christmas',
    { what: 'Finish knitting the sweater', pattern: 'general', deadline: '2026-12-25' },
  ],
  ['rewrite my CV by friday', { what: 'Rewrite my CV', deadline: '2026-11-27' }],
  [
    'launch an online shop within 3 months, evenings only',
    { what: 'Launch an online shop', deadline: '2027-02-23', between: ['17:00', '22:00'] },
  ],
  ['ask my boss for help by friday', { what: 'Ask my boss for help', deadline: '2026-11-27' }],
  [
    'learn react in 6 weeks, mon wed fri 7-8pm',
    {
      what: 'Learn react',
      deadline: '2027-01-04',
      weekdays: [1, 3, 5],
      per_week: 3,
      minutes: 60,
      between: ['19:00', '20:00'],
    },
  ],
  [
    'learn react on mondays 18:00-19:30',
    { weekdays: [1], per_week: 1, minutes: 90, between: ['18:00', '19:30'] },
  ],
  ['practise the piano between 5 and 9pm every day', { per_week: 7, between: ['17:00', '21:00'] }],
  [
    'train for my first sprint triathlon on June 13th, 5 hours a week max',
    {
      what: 'Train for my first sprint triathlon',
      deadline: '2027-06-13',
      weekly_minutes: 300,
      minutes: 60,
      per_week: 5,
    },
  ],
  ['knit a sweater before winter ends', { what: 'Knit a sweater', deadline: '2027-02-27' }],
  [
    'teach my son to ride a bike by spring',
    { what: 'Teach my son to ride a bike', pattern: 'general', deadline: '2027-05-31' },
  ],
  ['meditate for 15 min when I wake up', { what: 'Meditate', minutes: 15, between: ['05:00', '09:00'] }],
  [
    'pass my B2 German exam in the last week of May, 4x45min a week',
    { what: 'Pass my B2 German exam', deadline: '2027-05-31', per_week: 4, minutes: 45 },
  ],
  ['design a t-shirt by black friday', { what: 'Design a t-shirt', deadline: '2026-11-27' }],
  [
    'rehearse for the concert on dec 18th, daily 1 hour but only after 6pm',
    {
      what: 'Rehearse for the concert',
      deadline: '2026-12-18',
      minutes: 60,
      per_week: 7,
      between: ['18:00', '24:00'],
    },
  ],
  ['i have a job interview next thursday', { what: 'Prepare for a job interview', deadline: '2026-12-03' }],
  [
    'train my puppy 10 minutes twice a day',
    { what: 'Train my puppy', minutes: 10, per_week: 7, amount: { value: 2, unit: 'times', per: 'day' } },
  ],
  ['stretch 3x a day', { what: 'Stretch', per_week: 7, amount: { value: 3, unit: 'times', per: 'day' } }],
  [
    'train for hyrox 12 weeks from now, 5x a week, rest on wednesdays and sundays',
    { what: 'Train for hyrox', deadline: '2027-02-15', per_week: 5, not_on: [0, 3] },
  ],
  ['cook at home 5 nights a week', { what: 'Cook at home', per_week: 5, between: ['17:00', '24:00'] }],
  [
    'apply for 3 scholarships before jan 31',
    {
      what: 'Apply for 3 scholarships',
      deadline: '2027-01-30',
      amount: { value: 3, unit: 'scholarships' },
    },
  ],
  ['go vegan for january', { what: 'Go vegan', starts_on: '2027-01-01', deadline: '2027-01-31' }],
  [
    'put together a portfolio by march 15, I have mondays and wednesdays free',
    { what: 'Put together a portfolio', deadline: '2027-03-15', weekdays: [1, 3], per_week: 2 },
  ],
  ['learn chess, keep fridays free', { not_on: [5] }],
  ['spend more time with my kids', { what: 'Spend more time with my kids' }],
  [
    'study for the exam on the 28th of january, 2h a day',
    { what: 'Study for the exam', deadline: '2027-01-28', minutes: 120, per_week: 7 },
  ],
  ['read a long book before the 1st of march', { deadline: '2027-02-28' }],
  ['hold a 2 minute plank by easter', { what: 'Hold a 2 minute plank', deadline: '2027-03-28' }],
  [
    'practise piano 30 min Monday to Friday, starting after new year',
    { what: 'Practise piano', starts_on: '2027-01-02', weekdays: WORKDAYS, per_week: 5, minutes: 30 },
  ],
  [
    'organise the photos from the last 10 years by easter',
    { what: 'Organise the photos from the last 10 years', deadline: '2027-03-28' },
  ],
  ['get stronger, 3 short workouts a week', { what: 'Get stronger', per_week: 3 }],
  [
    "new year's resolution: run 1000 km in 2027",
    {
      what: 'Run 1000 km',
      starts_on: '2027-01-01',
      deadline: '2027-12-31',
      amount: { value: 1000, unit: 'km' },
    },
  ],
  ['pls help me learn to drive, test in 2 months', { what: 'Learn to drive', deadline: '2027-01-23' }],
  ['grow my instagram to 10k followers by summer', { pattern: 'general', deadline: '2027-08-31' }],
  ['go to bed by 10:30 on weekdays', { what: 'Go to bed by 10:30', weekdays: WORKDAYS, per_week: 5 }],
]

testSentences(SENTENCES)
