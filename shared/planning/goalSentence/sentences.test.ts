// oxlint-disable max-lines -- one table of sentences as people type them
import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

const WORKDAYS = [1, 2, 3, 4, 5]

const SENTENCES: readonly Sentence[] = [
  // Languages
  [
    'learn spanish for my trip in april, 4 hours a week',
    {
      what: 'Learn spanish',
      pattern: 'language',
      deadline: '2027-03-31',
      per_week: 4,
      minutes: 60,
      weekly_minutes: 240,
    },
  ],
  [
    'Learn Italian by next summer, 20 minutes every day',
    { what: 'Learn Italian', pattern: 'language', deadline: '2027-08-31', per_week: 7, minutes: 20 },
  ],
  [
    'i want to get to B1 in german until end of may 2027, 30 min on weekdays',
    { pattern: 'language', deadline: '2027-05-31', weekdays: WORKDAYS, per_week: 5, minutes: 30 },
  ],
  [
    'learn 500 french words in 3 months',
    {
      what: 'Learn 500 french words',
      pattern: 'language',
      deadline: '2027-02-23',
      amount: { value: 500, unit: 'words' },
    },
  ],
  [
    'brush up my english, twice weekly, 45 mins',
    { what: 'Brush up my english', pattern: 'language', per_week: 2, minutes: 45 },
  ],
  [
    'Japanese from scratch, 1h/day except sundays',
    {
      what: 'Learn Japanese',
      pattern: 'language',
      level: 'from scratch',
      not_on: [0],
      weekdays: [1, 2, 3, 4, 5, 6],
      per_week: 6,
      minutes: 60,
    },
  ],
  [
    'duolingo every morning for 10 minutes',
    { pattern: 'language', per_week: 7, minutes: 10, between: ['05:00', '12:00'] },
  ],
  [
    'id like to speak a bit of portuguese before my trip to lisbon on 5 june 2027',
    { pattern: 'language', deadline: '2027-06-04' },
  ],
  [
    'learn sign language over the next 6 months, 2h/week',
    {
      what: 'Learn sign language',
      pattern: 'language',
      deadline: '2027-05-23',
      per_week: 2,
      minutes: 60,
      weekly_minutes: 120,
    },
  ],
  [
    'Practice Korean vocabulary 15 min a day after work',
    {
      what: 'Practice Korean vocabulary',
      pattern: 'language',
      per_week: 7,
      minutes: 15,
      between: ['17:00', '24:00'],
    },
  ],
  // Running
  [
    'run a marathon in october, 4 times a week',
    { what: 'Run a marathon', pattern: 'race', deadline: '2027-10-31', per_week: 4 },
  ],
  [
    'train for a half marathon on 11 april 2027, 4 runs a week',
    { what: 'Train for a half marathon', pattern: 'race', deadline: '2027-04-11', per_week: 4 },
  ],
  ['couch to 5k, 3x/week', { pattern: 'start_running', per_week: 3 }],
  [
    'start running x3/week, 30 mins',
    { what: 'Start running', pattern: 'start_running', per_week: 3, minutes: 30 },
  ],
  [
    '10k race on may 9, I can run 5 km already',
    { pattern: 'race', deadline: '2027-05-09', level: 'I can run 5 km already' },
  ],
  [
    'Run 3 times a week but not on mondays, half an hour',
    { what: 'Run', per_week: 3, not_on: [1], minutes: 30 },
  ],
  [
    'run every other day before work for 40 minutes',
    { what: 'Run', per_week: 4, every_days: 2, between: ['05:00', '09:00'], minutes: 40 },
  ],
  [
    'jog on tue/thu/sat at 7am for 30 min until march',
    {
      what: 'Jog',
      weekdays: [2, 4, 6],
      per_week: 3,
      between: ['07:00', '07:30'],
      minutes: 30,
      deadline: '2027-03-01',
    },
  ],
  ['get from 5k to 10k by easter', { pattern: 'race', deadline: '2027-03-28' }],
  [
    'Run 1000 km this year',
    { what: 'Run 1000 km', deadline: '2026-12-31', amount: { value: 1000, unit: 'km' } },
  ],
  ['run 5 km 3 times a week', { what: 'Run 5 km', per_week: 3 }],
  // Gym, body
  [
    'go to the gym 3 times a week for an hour or so',
    { what: 'Go to the gym', pattern: 'strength', per_week: 3, minutes: 60 },
  ],
  [
    'lift weights mon wed fri 1.5h',
    { what: 'Lift weights', pattern: 'strength', weekdays: [1, 3, 5], per_week: 3, minutes: 90 },
  ],
  ['do 100 pushups in a row by q1', { pattern: 'strength', deadline: '2027-03-31' }],
  [
    'get stronger, no gym on weekends, 45 minutes',
    { what: 'Get stronger', pattern: 'strength', not_on: [0, 6], minutes: 45 },
  ],
  ['lose 5 kg by june', { what: 'Lose 5 kg', pattern: 'weight', deadline: '2027-06-01' }],
  [
    'Lose weight before my wedding on 12 september 2027',
    { what: 'Lose weight', pattern: 'weight', deadline: '2027-09-11' },
  ],
  [
    'Do yoga 3 times a week for 20 minutes',
    { what: 'Do yoga', pattern: 'flexibility', per_week: 3, minutes: 20 },
  ],
  [
    'touch my toes in 8 weeks, stretch 10 minutes every evening',
    { pattern: 'flexibility', deadline: '2027-01-18', per_week: 7, minutes: 10, between: ['17:00', '22:00'] },
  ],
  ['do the splits by summer', { what: 'Do the splits', pattern: 'flexibility', deadline: '2027-08-31' }],
  ['cycle 100 km in one go by end of may', { pattern: 'endurance', deadline: '2027-05-31' }],
  ['swim 2 km without stopping in 10 wks', { pattern: 'endurance', deadline: '2027-02-01' }],
  [
    'swim twice a week, tuesdays and thursdays 45 min',
    { what: 'Swim', weekdays: [2, 4], per_week: 2, minutes: 45 },
  ],
  ['swim on mondays and wednesdays', { what: 'Swim', weekdays: [1, 3], per_week: 2 }],
  ['walk most days for 30 minutes', { what: 'Walk', per_week: 5, minutes: 30 }],
  ['get fit', { what: 'Get fit' }],
  ['Get in shape for summer', { what: 'Get in shape', deadline: '2027-05-31' }],
  [
    'pilates daily except on saturdays and sundays 25min',
    { what: 'Do pilates', not_on: [0, 6], weekdays: WORKDAYS, per_week: 5, minutes: 25 },
  ],
  [
    'climb a 7a by the end of 2027, twice a week, 2 hours',
    { deadline: '2027-12-31', per_week: 2, minutes: 120 },
  ],
  [
    'triathlon in july, 6 hours a week',
    { pattern: 'race', deadline: '2027-07-31', weekly_minutes: 360, per_week: 6, minutes: 60 },
  ],
  // Exams and courses
  [
    'pass my driving theory test on Dec 12, 30 minutes a day',
    {
      what: 'Pass my driving theory test',
      pattern: 'exam',
      deadline: '2026-12-12',
      per_week: 7,
      minutes: 30,
    },
  ],
  ['I have an exam in biology on january 20', { pattern: 'exam', deadline: '2027-01-20' }],
  [
    'prep for maths exam dec 18, 10 hours in total',
    { pattern: 'exam', deadline: '2026-12-18', total_minutes: 600, minutes: 60 },
  ],
  [
    'my exam is on 5 June 2027, 3 evenings a week',
    { pattern: 'exam', deadline: '2027-06-05', per_week: 3, between: ['17:00', '22:00'] },
  ],
  [
    'study for the bar exam, 2 hours a day, weekends off',
    {
      what: 'Study for the bar exam',
      pattern: 'exam',
      not_on: [0, 6],
      weekdays: WORKDAYS,
      per_week: 5,
      minutes: 120,
    },
  ],
  [
    'get the AWS certification in 6 mo, 5 hours a week',
    {
      what: 'Get the AWS certification',
      pattern: 'exam',
      deadline: '2027-05-23',
      weekly_minutes: 300,
      per_week: 5,
      minutes: 60,
    },
  ],
  [
    'finish the online course by valentines',
    { what: 'Finish the online course', pattern: 'course', deadline: '2027-02-14' },
  ],
  [
    'complete 12 modules of my accounting course by end of february, saturdays 2h',
    {
      pattern: 'course',
      deadline: '2027-02-28',
      weekdays: [6],
      per_week: 1,
      minutes: 120,
      amount: { value: 12, unit: 'modules' },
    },
  ],
  [
    'IELTS in 10 weeks, an hour every weekday evening',
    {
      pattern: 'exam',
      deadline: '2027-02-01',
      weekdays: WORKDAYS,
      per_week: 5,
      minutes: 60,
      between: ['17:00', '22:00'],
    },
  ],
  ['revise chemistry twice a week', { what: 'Revise chemistry', per_week: 2 }],
  // Reading and writing
  [
    'read 12 books by the end of the year',
    {
      what: 'Read 12 books',
      pattern: 'reading',
      deadline: '2026-12-31',
      amount: { value: 12, unit: 'books' },
    },
  ],
  [
    'read 20 pages a day',
    {
      what: 'Read 20 pages',
      pattern: 'reading',
      per_week: 7,
      amount: { value: 20, unit: 'pages', per: 'day' },
    },
  ],
  [
    'Read more, before bed, 15 minutes',
    { what: 'Read more', pattern: 'reading', minutes: 15, between: ['20:00', '24:00'] },
  ],
  [
    'read War and Peace in 3 months, 30 minutes every day',
    { what: 'Read War and Peace', pattern: 'reading', deadline: '2027-02-23', per_week: 7, minutes: 30 },
  ],
  [
    'write a novel of 80,000 words by december 2027, 4 mornings a week',
    {
      what: 'Write a novel of 80,000 words',
      pattern: 'writing',
      deadline: '2027-12-01',
      amount: { value: 80_000, unit: 'words' },
      per_week: 4,
      between: ['05:00', '12:00'],
    },
  ],
  [
    'finish my thesis until 15 march, 2h a day on weekdays',
    {
      what: 'Finish my thesis',
      pattern: 'writing',
      deadline: '2027-03-15',
      weekdays: WORKDAYS,
      per_week: 5,
      minutes: 120,
    },
  ],
  ['blog once a week', { what: 'Blog', pattern: 'writing', per_week: 1 }],
  [
    'write 1.5k words every sunday afternoon',
    { pattern: 'writing', weekdays: [0], per_week: 1, between: ['12:00', '17:00'] },
  ],
  ['journal every night', { what: 'Journal', per_week: 7, between: ['20:00', '24:00'] }],
  [
    'Write a screenplay starting january, 5 hours a week',
    {
      what: 'Write a screenplay',
      pattern: 'writing',
      starts_on: '2027-01-01',
      weekly_minutes: 300,
      per_week: 5,
      minutes: 60,
    },
  ],
  // Music, art, code
  [
    'practice guitar 20 mins a day, not on weekends',
    {
      what: 'Practice guitar',
      pattern: 'instrument',
      not_on: [0, 6],
      weekdays: WORKDAYS,
      per_week: 5,
      minutes: 20,
    },
  ],
  [
    'learn piano, starting next week, 30 min 5 times a week',
    { what: 'Learn piano', pattern: 'instrument', starts_on: '2026-11-30', per_week: 5, minutes: 30 },
  ],
  [
    'play the ukulele at my sisters wedding in august, 3 times a week 20 minutes',
    { pattern: 'instrument', deadline: '2027-07-31', per_week: 3, minutes: 20 },
  ],
  [
    'violin an hour a day but never on fridays',
    {
      what: 'Practise violin',
      pattern: 'instrument',
      not_on: [5],
      weekdays: [0, 1, 2, 3, 4, 6],
      per_week: 6,
      minutes: 60,
    },
  ],
  ['draw every day for 30 days', { what: 'Draw', pattern: 'art', per_week: 7, deadline: '2026-12-22' }],
  [
    'learn watercolour on sundays, 2 hours, for 8 weeks',
    {
      what: 'Learn watercolour',
      pattern: 'art',
      weekdays: [0],
      per_week: 1,
      minutes: 120,
      deadline: '2027-01-17',
    },
  ],
  [
    'get better at photography, 1 hour every weekend',
    { what: 'Get better at photography', pattern: 'art', weekdays: [0, 6], per_week: 2, minutes: 60 },
  ],
  [
    'learn python 45 minutes a day from monday',
    { what: 'Learn python', pattern: 'coding', per_week: 7, minutes: 45, starts_on: '2026-11-30' },
  ],
  [
    'learn to code by next autumn, 6h/week',
    {
      what: 'Learn to code',
      pattern: 'coding',
      deadline: '2027-11-30',
      weekly_minutes: 360,
      per_week: 6,
      minutes: 60,
    },
  ],
  ['Learn React in the evenings', { what: 'Learn React', pattern: 'coding', between: ['17:00', '22:00'] }],
  // Projects
  [
    'build and launch my portfolio website before 1 february, 3 hours a week',
    {
      what: 'Build and launch my portfolio website',
      pattern: 'project',
      deadline: '2027-01-31',
      weekly_minutes: 180,
      per_week: 3,
      minutes: 60,
    },
  ],
  [
    'launch my online shop by Q2, 10 hours a week',
    {
      what: 'Launch my online shop',
      pattern: 'project',
      deadline: '2027-06-30',
      weekly_minutes: 600,
      per_week: 7,
      minutes: 90,
    },
  ],
  ['start a podcast by march 2027', { what: 'Start a podcast', pattern: 'project', deadline: '2027-03-01' }],
  [
    'Finish the app prototype by friday, 2 hours a day',
    {
      what: 'Finish the app prototype',
      pattern: 'project',
      deadline: '2026-11-27',
      per_week: 7,
      minutes: 120,
    },
  ],
  [
    'declutter the whole house in 6 weeks, saturdays only, 3 hours',
    {
      what: 'Declutter the whole house',
      pattern: 'tidy',
      deadline: '2027-01-04',
      weekdays: [6],
      per_week: 1,
      minutes: 180,
    },
  ],
  [
    'clean out the garage on weekends, 90 minutes, for 3 weeks',
    {
      what: 'Clean out the garage',
      pattern: 'tidy',
      weekdays: [0, 6],
      per_week: 2,
      minutes: 90,
      deadline: '2026-12-13',
    },
  ],
  [
    'renovate the bathroom by easter',
    { what: 'Renovate the bathroom', pattern: 'tidy', deadline: '2027-03-28' },
  ],
  [
    'Paint the kitchen by Friday, 6 hours in total',
    { what: 'Paint the kitchen', pattern: 'tidy', deadline: '2026-11-27', total_minutes: 360, minutes: 60 },
  ],
  ['we are moving house on 28 february', { pattern: 'moving', deadline: '2027-02-28' }],
  ['move to berlin by april', { what: 'Move to berlin', pattern: 'moving', deadline: '2027-04-01' }],
  [
    'plan my wedding, it is on 5 June 2027',
    { what: 'Plan my wedding', pattern: 'event', deadline: '2027-06-05' },
  ],
  [
    'organize a surprise party for anna on dec 19',
    { what: 'Organize a surprise party for anna', pattern: 'event', deadline: '2026-12-19' },
  ],
  [
    'find a new job in 3 months, 5h a week',
    {
      what: 'Find a new job',
      pattern: 'job',
      deadline: '2027-02-23',
      weekly_minutes: 300,
      per_week: 5,
      minutes: 60,
    },
  ],
  [
    'apply for jobs every weekday morning 1 hour',
    {
      what: 'Apply for jobs',
      pattern: 'job',
      weekdays: WORKDAYS,
      per_week: 5,
      minutes: 60,
      between: ['05:00', '12:00'],
    },
  ],
  [
    'prepare my conference talk, it is on january 14, 30 minutes a day',
    {
      what: 'Prepare my conference talk',
      pattern: 'presentation',
      deadline: '2027-01-14',
      per_week: 7,
      minutes: 30,
    },
  ],
  [
    'Give a presentation at work on thursday',
    { what: 'Give a presentation at work', pattern: 'presentation', deadline: '2026-11-26' },
  ],
  // Money
  [
    'save 5000 euros by december 2027',
    {
      what: 'Save 5000 euros',
      pattern: 'savings',
      deadline: '2027-12-01',
      amount: { value: 5000, unit: 'euros' },
    },
  ],
  [
    'save 200 a month for a new laptop until june',
    { pattern: 'savings', deadline: '2027-06-01', amount: { value: 200, unit: 'money', per: 'month' } },
  ],
  [
    'save $1.5k by new year',
    { what: 'Save $1.5k', pattern: 'savings', deadline: '2027-01-01', amount: { value: 1500, unit: '$' } },
  ],
  [
    'put away 15.000 euros for a house in 3 years',
    { pattern: 'savings', deadline: '2029-11-23', amount: { value: 15_000, unit: 'euros' } },
  ],
  [
    'build an emergency fund of 3k € by end of 2027',
    { pattern: 'savings', deadline: '2027-12-31', amount: { value: 3000, unit: '€' } },
  ],
  [
    'save 50€ a week for christmas',
    { pattern: 'savings', deadline: '2026-12-25', amount: { value: 50, unit: '€', per: 'week' } },
  ],
  [
    'pay off my credit card, 2400 dollars by november 2027',
    {
      what: 'Pay off my credit card',
      pattern: 'debt',
      deadline: '2027-11-01',
      amount: { value: 2400, unit: 'dollars' },
    },
  ],
  [
    'pay back 300 a month on my student loan',
    { pattern: 'debt', amount: { value: 300, unit: 'money', per: 'month' } },
  ],
  ['Save money', { what: 'Save money', pattern: 'savings' }],
  // Calm, habits, quitting
  ['meditate 10 minutes every day', { what: 'Meditate', pattern: 'calm', per_week: 7, minutes: 10 }],
  [
    'meditate 5 min/day at 6:30am',
    { what: 'Meditate', pattern: 'calm', per_week: 7, minutes: 5, between: ['06:30', '06:35'] },
  ],
  ['sleep better', { what: 'Sleep better', pattern: 'calm' }],
  ['go to bed at 11pm every day', { pattern: 'calm', per_week: 7 }],
  ['quit smoking', { what: 'Quit smoking', pattern: 'quit', template: 'habit' }],
  [
    'stop biting my nails by christmas',
    { what: 'Stop biting my nails', pattern: 'quit', deadline: '2026-12-25' },
  ],
  ['no more sugar', { pattern: 'quit' }],
  ['no alcohol in january', { pattern: 'quit', starts_on: '2027-01-01', deadline: '2027-01-31' }],
  ['give up instagram for 4 weeks', { what: 'Give up instagram', pattern: 'quit', deadline: '2026-12-20' }],
  [
    'call my mom every sunday for 20 minutes',
    { what: 'Call my mom', weekdays: [0], per_week: 1, minutes: 20 },
  ],
  ['drink more water', { what: 'Drink more water', per_week: 7 }],
  ['walk the dog daily', { what: 'Walk the dog', per_week: 7 }],
  // Negation in every form
  [
    'learn spanish 30 min every day except weekends',
    { what: 'Learn spanish', not_on: [0, 6], weekdays: WORKDAYS, per_week: 5, minutes: 30 },
  ],
  [
    'work on my book daily but not sundays, 1 hour',
    { what: 'Work on my book', not_on: [0], weekdays: [1, 2, 3, 4, 5, 6], per_week: 6, minutes: 60 },
  ],
  [
    'do yoga every day excluding wednesday, 20 minutes',
    { what: 'Do yoga', not_on: [3], weekdays: [0, 1, 2, 4, 5, 6], per_week: 6, minutes: 20 },
  ],
  ["learn chess 4 times a week, i can't do fridays", { what: 'Learn chess', per_week: 4, not_on: [5] }],
  ['no Sundays: train 5 times a week', { per_week: 5, not_on: [0] }],
  ['run 4 times a week, never on a saturday', { what: 'Run', per_week: 4, not_on: [6] }],
  [
    'study french not on mon and wed, 3 times a week 30 min',
    { what: 'Study french', per_week: 3, not_on: [1, 3], minutes: 30 },
  ],
  [
    'practise the drums 5 days a week, tuesdays off',
    { what: 'Practise the drums', per_week: 5, not_on: [2] },
  ],
  ['swim daily apart from weekends', { what: 'Swim', not_on: [0, 6], weekdays: WORKDAYS, per_week: 5 }],
  [
    'draw every day other than mondays for 15 minutes',
    { what: 'Draw', not_on: [1], weekdays: [0, 2, 3, 4, 5, 6], per_week: 6, minutes: 15 },
  ],
  [
    'learn guitar on weekdays only, 20 minutes',
    { what: 'Learn guitar', weekdays: WORKDAYS, per_week: 5, minutes: 20 },
  ],
  [
    'learn guitar, just not in the mornings, 3 times a week',
    { what: 'Learn guitar', per_week: 3, between: ['12:00', '24:00'] },
  ],
  [
    'Exercise every weekday but thursday for 30 minutes',
    { what: 'Exercise', not_on: [4], weekdays: [1, 2, 3, 5], per_week: 4, minutes: 30 },
  ],
  ['do not plan anything on sundays, write 4 times a week', { per_week: 4, not_on: [0] }],
  // Starts
  [
    'from january learn french 3 times a week 30 min',
    { what: 'Learn french', starts_on: '2027-01-01', per_week: 3, minutes: 30 },
  ],
  [
    'start on monday: meditate 10 minutes a day',
    { what: 'Meditate', starts_on: '2026-11-30', per_week: 7, minutes: 10 },
  ],
  [
    'learn dutch beginning 1 december for 12 weeks, 4 times a week',
    { what: 'Learn dutch', starts_on: '2026-12-01', deadline: '2027-02-22', per_week: 4 },
  ],
  [
    'as of next month go to the gym twice a week',
    { what: 'Go to the gym', starts_on: '2026-12-01', per_week: 2 },
  ],
  ['run 3x a week starting tomorrow', { what: 'Run', starts_on: '2026-11-24', per_week: 3 }],
  ['learn to cook after the holidays', { what: 'Learn to cook', unread: ['after the holidays'] }],
  [
    'learn to sew after 10 january, 1 hour a week',
    { what: 'Learn to sew', starts_on: '2027-01-11', weekly_minutes: 60, per_week: 1, minutes: 60 },
  ],
  // Times of the day
  [
    'read 30 minutes in the morning 4 times a week',
    { what: 'Read', per_week: 4, minutes: 30, between: ['05:00', '12:00'] },
  ],
  [
    'stretch during my lunch break 10 minutes every day',
    { what: 'Stretch', per_week: 7, minutes: 10, between: ['12:00', '14:00'] },
  ],
  ['learn go after 8pm, 3 times a week, 1 hour', { per_week: 3, minutes: 60, between: ['20:00', '24:00'] }],
  [
    'practise piano between 6 and 8pm, mon to thu, 30 min',
    { what: 'Practise piano', weekdays: [1, 2, 3, 4], per_week: 4, minutes: 30, between: ['18:00', '20:00'] },
  ],
  ['wake up at 6 every day', { what: 'Wake up at 6', per_week: 7 }],
  [
    'learn spanish on saturday mornings, 2 hours',
    { what: 'Learn spanish', weekdays: [6], per_week: 1, minutes: 120, between: ['05:00', '12:00'] },
  ],
  [
    'write in the afternoons 2h, mon/wed',
    { what: 'Write', weekdays: [1, 3], per_week: 2, minutes: 120, between: ['12:00', '17:00'] },
  ],
  ['jog before 8am three times a week', { what: 'Jog', per_week: 3, between: ['05:00', '08:00'] }],
  // Several goals
  [
    'learn french 30 min a day and swim twice a week',
    { what: 'Learn french', per_week: 7, minutes: 30, also: ['swim twice a week'] },
  ],
  [
    'run a 10k in may and read 12 books this year',
    { pattern: 'race', deadline: '2027-05-31', also: ['read 12 books this year'] },
  ],
  [
    'save 3000 euros by july and also lose 4 kg',
    {
      pattern: 'savings',
      deadline: '2027-07-01',
      amount: { value: 3000, unit: 'euros' },
      also: ['lose 4 kg'],
    },
  ],
  [
    'meditate 10 minutes daily, go to the gym 3 times a week and quit smoking',
    { what: 'Meditate', per_week: 7, minutes: 10, also: ['go to the gym 3 times a week', 'quit smoking'] },
  ],
  ['learn spanish and french by june', { what: 'Learn spanish and french', deadline: '2027-06-01' }],
  ['swim on mondays, run on fridays', { what: 'Swim', weekdays: [1], per_week: 1, also: ['run on fridays'] }],
  ['run and swim three times a week', { what: 'Run and swim', per_week: 3 }],
  // Relative and odd dates
  [
    'learn to juggle in 10 days, 15 minutes a day',
    { what: 'Learn to juggle', deadline: '2026-12-03', per_week: 7, minutes: 15 },
  ],
  ['learn to knit by thanksgiving', { what: 'Learn to knit', deadline: '2026-11-26' }],
  ['finish my scarf before christmas', { what: 'Finish my scarf', deadline: '2026-12-24' }],
  [
    'learn salsa within 2 months, thursday evenings',
    { what: 'Learn salsa', deadline: '2027-01-23', weekdays: [4], per_week: 1, between: ['17:00', '22:00'] },
  ],
  [
    'halloween costume by halloween, 2 hours a week',
    { deadline: '2027-10-31', weekly_minutes: 120, per_week: 2, minutes: 60 },
  ],
  ['get my boat licence this spring', { what: 'Get my boat licence', deadline: '2027-05-31' }],
  ['learn skiing by 2027-02-15', { what: 'Learn skiing', deadline: '2027-02-15' }],
  ['do my taxes by 31/01', { what: 'Do my taxes', deadline: '2027-01-31' }],
  [
    'redesign the garden by spring 2027, saturdays',
    { what: 'Redesign the garden', deadline: '2027-05-31', weekdays: [6], per_week: 1 },
  ],
  ['write my cv by tomorrow', { what: 'Write my cv', deadline: '2026-11-24' }],
  [
    'finish the report this week, 5 hours in total',
    { what: 'Finish the report', deadline: '2026-11-29', total_minutes: 300, minutes: 60 },
  ],
  ['learn to drive within a year', { what: 'Learn to drive', deadline: '2027-11-23' }],
  // Filler, typos, half sentences
  ['i really wanna learn the violin', { what: 'Learn the violin', pattern: 'instrument' }],
  ["i'd love to be able to do a handstand by summer", { what: 'Do a handstand', deadline: '2027-08-31' }],
  ['can you help me to read more books please', { what: 'Read more books', pattern: 'reading' }],
  ['spanish', { what: 'Learn spanish', pattern: 'language' }],
  ['marathon', { pattern: 'race' }],
  ['guitar 20min/day', { what: 'Practise guitar', pattern: 'instrument', per_week: 7, minutes: 20 }],
  [
    'My goal is to write a book this year.',
    { what: 'Write a book', pattern: 'writing', deadline: '2026-12-31' },
  ],
  [
    'need to get in shape, 3 workouts a week, 40 mins each',
    { what: 'Get in shape', per_week: 3, minutes: 40 },
  ],
  ['learn spansh 3 tims a week', { what: 'Learn spansh', pattern: 'language', per_week: 3 }],
  ['become a better cook', { what: 'Become a better cook' }],
  ['be kinder to my sister', { what: 'Be kinder to my sister' }],
  ['have a vegetable garden by june', { what: 'Have a vegetable garden', deadline: '2027-06-01' }],
  // What cannot be read
  ['learn spanish until the rains', { what: 'Learn spanish', unread: ['until the rains'] }],
  [
    'write 4 times a week when the kids are asleep',
    { what: 'Write', per_week: 4, unread: ['when the kids are asleep'] },
  ],
  [
    'learn the guitar before the baby comes, 20 minutes a day',
    { what: 'Learn the guitar', per_week: 7, minutes: 20, unread: ['before the baby comes'] },
  ],
  [
    'renovate the kitchen with a budget of 3000 euros by may',
    { what: 'Renovate the kitchen', deadline: '2027-05-01', unread: ['with a budget of 3000 euros'] },
  ],
  ['run 3 times a week if it does not rain', { what: 'Run', per_week: 3, unread: ['if it does not rain'] }],
  ['paint on days off, 2 hours', { what: 'Paint', minutes: 120, unread: ['on days off'] }],
  [
    'exercise 3 times a week but only when I am not travelling',
    { what: 'Exercise', per_week: 3, unread: ['but only when I am not travelling'] },
  ],
  ['study for my exam except during ramadan', { unread: ['except during ramadan'] }],
  // What cannot hold
  [
    'write 80,000 words in 3 sessions of 1 hour',
    { total_minutes: 180, minutes: 60, amount: { value: 80_000, unit: 'words' }, conflict: 'x' },
  ],
  ['learn chinese 20 hours a day', { minutes: 1200, per_week: 7, conflict: 'x' }],
  [
    'read 5 books by 1 november 2026',
    { deadline: '2026-11-01', amount: { value: 5, unit: 'books' }, conflict: 'x' },
  ],
  // More rhythms and lengths
  ['practise 3 to 4 times a week for about 25 minutes', { per_week: 3, minutes: 25 }],
  ['study anatomy 2 hrs/day', { per_week: 7, minutes: 120 }],
  ['learn cello 4 days per week, 1h 15m', { per_week: 4, minutes: 75 }],
  ['learn cello four days a week', { what: 'Learn cello', per_week: 4 }],
  [
    'read each night for a quarter of an hour',
    { what: 'Read', per_week: 7, minutes: 15, between: ['20:00', '24:00'] },
  ],
  ['do sudoku thrice a week', { what: 'Do sudoku', per_week: 3 }],
  ['garden every 3 days for 45 minutes', { what: 'Garden', per_week: 2, every_days: 3, minutes: 45 }],
  [
    'train legs on mondays & thursdays, 50min',
    { what: 'Train legs', weekdays: [1, 4], per_week: 2, minutes: 50 },
  ],
  ['three sessions of 40 minutes a week to learn excel', { per_week: 3, minutes: 40 }],
  [
    'tidy up 10 min per day, mon-fri',
    { what: 'Tidy up', pattern: 'tidy', weekdays: WORKDAYS, per_week: 5, minutes: 10 },
  ],
  [
    'volunteer every second saturday for 3 hours',
    { what: 'Volunteer', minutes: 180, unread: ['every second saturday'] },
  ],
  [
    'learn spanish 1.5h on mon/wed/sat',
    { what: 'Learn spanish', weekdays: [1, 3, 6], per_week: 3, minutes: 90 },
  ],
  ['dance once weekly', { what: 'Dance', per_week: 1 }],
  ['30 minutes of drawing a day', { pattern: 'art', per_week: 7, minutes: 30 }],
  ['5 hours of Spanish a week', { what: 'Learn Spanish', weekly_minutes: 300, per_week: 5, minutes: 60 }],
  ['everyday 20 minutes of vocabulary', { per_week: 7, minutes: 20 }],
]

testSentences(SENTENCES)
