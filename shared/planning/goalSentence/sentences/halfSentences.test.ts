// oxlint-disable max-lines -- one table of sentences as people type them
import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

const WORKDAYS = [1, 2, 3, 4, 5]

/** Half sentences, asides and words between the facts, as people leave them standing. */
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
    'learn norwegian 15 min a day, more on weekends',
    { what: 'Learn norwegian', minutes: 15, per_week: 7, unread: ['more on weekends'] },
  ],
  [
    'do a handstand by march, 10 mins a day, knees hurt sometimes',
    {
      what: 'Do a handstand',
      deadline: '2027-03-01',
      minutes: 10,
      per_week: 7,
      unread: ['knees hurt sometimes'],
    },
  ],
  [
    'learn guitar but nothing on fridays or sundays, 25 min',
    { what: 'Learn guitar', not_on: [0, 5], minutes: 25 },
  ],
  ['swim 2x/week 45min, tuesdays impossible', { what: 'Swim', not_on: [2], per_week: 2, minutes: 45 }],
  [
    'learn spanish 30 min a day, not on friday mornings',
    { what: 'Learn spanish', minutes: 30, per_week: 7, unread: ['not on friday mornings'] },
  ],
  [
    'prep for CFA level 1 on feb 20 2027, 3 times a week for 2 hours',
    { what: 'Prepare for CFA level 1', pattern: 'exam', deadline: '2027-02-20', per_week: 3, minutes: 120 },
  ],
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
  ["don't drink on weekdays", { what: "Don't drink", pattern: 'quit', weekdays: WORKDAYS, per_week: 5 }],
  ['never eat after 8pm', { what: 'Never eat after 8pm', pattern: 'quit' }],
  ['less sugar, more vegetables', { what: 'Go for less sugar, more vegetables', pattern: 'quit' }],
  [
    'study 3 hours a day for my exams from 1 to 20 march',
    { what: 'Study for my exams', pattern: 'exam', minutes: 180, per_week: 7, deadline: '2027-03-01' },
  ],
  [
    'learn french from monday to friday, 30 min',
    { what: 'Learn french', minutes: 30, weekdays: WORKDAYS, per_week: 5 },
  ],
  [
    'exam on 29 feb next year, 1 hour a day',
    { deadline: '2027-12-31', minutes: 60, per_week: 7, unread: ['on 29 feb'] },
  ],
  ['study law from 1 to 3 may', { what: 'Study law', starts_on: '2027-05-01', deadline: '2027-05-03' }],
  [
    'build muscle, 5 days on 2 days off, 1 hour',
    { what: 'Build muscle', minutes: 60, unread: ['5 days on 2 days off'] },
  ],
  [
    'do homework right after school on weekdays for 1 hour',
    { what: 'Do homework', weekdays: WORKDAYS, per_week: 5, minutes: 60, unread: ['right after school'] },
  ],
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
    'make 10k from freelancing by may',
    { what: 'Make 10k from freelancing', pattern: 'project', deadline: '2027-05-01' },
  ],
  [
    'take an online course on data science, 2 evenings a week',
    {
      what: 'Take an online course on data science',
      pattern: 'course',
      per_week: 2,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'gonna learn the drums, 30 min most days',
    { what: 'Learn the drums', pattern: 'instrument', minutes: 30, per_week: 5 },
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
  [
    'train for a century ride in June, long rides on sundays',
    { what: 'Train for a century ride', deadline: '2027-06-30', unread: ['long rides on sundays'] },
  ],
  [
    'Lose 6 kg by June, I hate the gym',
    {
      what: 'Lose 6 kg',
      deadline: '2027-06-01',
      unread: ['I hate the gym'],
    },
  ],
  [
    "I'm 45 and want to run a half marathon by 5 may",
    { what: 'Run a half marathon', pattern: 'race', deadline: '2027-05-05' },
  ],
  [
    "do yoga twice a week for 30 min, I'm pregnant",
    { what: 'Do yoga', per_week: 2, minutes: 30, unread: ["I'm pregnant"] },
  ],
  ["lose weight, I'm vegetarian", { what: 'Lose weight', unread: ["I'm vegetarian"] }],
  [
    'learn french, I hate grammar, 3 times a week 30 min',
    { what: 'Learn french', unread: ['I hate grammar'], per_week: 3, minutes: 30 },
  ],
  ['learn spanish, my wife speaks it', { what: 'Learn spanish' }],
  [
    'learn guitar, my neighbours complain after 8pm',
    { what: 'Learn guitar', unread: ['my neighbours complain after 8pm'] },
  ],
  ['study chemistry, my exam is on 18 december', { what: 'Study chemistry', deadline: '2026-12-18' }],
  ['learn to bake, the oven works again', { what: 'Learn to bake', unread: ['the oven works again'] }],
  [
    'grow my newsletter to 1000 subscribers by end of q2, two 90 min sessions a week',
    { what: 'Grow my newsletter to 1000 subscribers', deadline: '2027-06-30', per_week: 2, minutes: 90 },
  ],
  [
    'prepare for a 20 minute talk on dec 11, half an hour a day',
    {
      what: 'Prepare for a 20 minute talk',
      pattern: 'presentation',
      deadline: '2026-12-11',
      per_week: 7,
      minutes: 30,
    },
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
  [
    'run 3 times a week, 30 minutes each, the park closes at 8',
    { what: 'Run', per_week: 3, minutes: 30, unread: ['the park closes at 8'] },
  ],
  [
    'get better sleep: no screens after 10',
    { what: 'Get better sleep', pattern: 'calm', unread: ['no screens after 10'] },
  ],
  ['get better at sleeping', { what: 'Get better at sleeping', pattern: 'calm' }],
  ['stretch at bedtime', { what: 'Stretch', between: ['20:00', '24:00'] }],
  [
    'get better at chess, 3 times a week for 30 minutes',
    { what: 'Get better at chess', pattern: 'skill', per_week: 3, minutes: 30 },
  ],
  [
    'learn to cook, twice a week for an hour',
    { what: 'Learn to cook', pattern: 'skill', per_week: 2, minutes: 60 },
  ],
  [
    'improve my tennis serve by june, 3 hours a week',
    {
      what: 'Improve my tennis serve',
      pattern: 'skill',
      deadline: '2027-06-01',
      per_week: 3,
      minutes: 60,
      weekly_minutes: 180,
    },
  ],
  ['cook at home 3 times a week', { what: 'Cook at home', pattern: 'general', per_week: 3 }],
  [
    'finish knitting the sweater by christmas',
    { what: 'Finish knitting the sweater', pattern: 'general', deadline: '2026-12-25' },
  ],
  ['sleep 8 hours every night', { what: 'Sleep 8 hours', pattern: 'calm', per_week: 7 }],
  ['redo the kitchen before easter', { what: 'Redo the kitchen', pattern: 'tidy', deadline: '2027-03-27' }],
  ['rewrite my CV by friday', { what: 'Rewrite my CV', deadline: '2026-11-27' }],
  [
    'launch an online shop within 3 months, evenings only',
    { what: 'Launch an online shop', deadline: '2027-02-23', between: ['17:00', '22:00'] },
  ],
  [
    'speak at a conference in May: prepare a talk',
    { what: 'Speak at a conference: prepare a talk', pattern: 'presentation', deadline: '2027-04-30' },
  ],
  ['exam on monday!! help', { what: 'Study for exam', pattern: 'exam', deadline: '2026-11-30' }],
  ['ask my boss for help by friday', { what: 'Ask my boss for help', deadline: '2026-11-27' }],
  [
    'practise for my driving theory test, 15 mins each day, test is 12 jan',
    {
      what: 'Practise for my driving theory test',
      pattern: 'exam',
      deadline: '2027-01-12',
      minutes: 15,
      per_week: 7,
    },
  ],
  [
    'study for GMAT, test date March 14, 2h a day',
    { what: 'Study for GMAT', pattern: 'exam', deadline: '2027-03-14', minutes: 120, per_week: 7 },
  ],
  [
    'study biology tues & thurs 6 to 8 in the evening till the exam on 3 march',
    {
      what: 'Study biology',
      pattern: 'exam',
      deadline: '2027-03-03',
      weekdays: [2, 4],
      per_week: 2,
      minutes: 120,
      between: ['18:00', '20:00'],
    },
  ],
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
    'lose weight, gym tues/thurs/sat mornings',
    {
      what: 'Lose weight',
      pattern: 'weight',
      weekdays: [2, 4, 6],
      per_week: 3,
      between: ['05:00', '12:00'],
    },
  ],
  [
    "plan a surprise party for my wife's 40th on may 8",
    { what: "Plan a surprise party for my wife's 40th", pattern: 'event', deadline: '2027-05-08' },
  ],
  [
    'host a dinner for 12 people on 12 december',
    { what: 'Host a dinner for 12 people', pattern: 'event', deadline: '2026-12-12' },
  ],
  [
    'save up for a house deposit: 20k in 3 years',
    { pattern: 'savings', deadline: '2029-11-23', amount: { value: 20_000, unit: 'money' } },
  ],
  [
    'build an emergency fund, 6000 € by next december',
    { pattern: 'savings', deadline: '2027-12-01', amount: { value: 6000, unit: '€' } },
  ],
  [
    "build an emergency fund of 3 months' salary, 6000 €, 250 per month",
    { pattern: 'savings', deadline: '2028-11-23', amount: { value: 6000, unit: '€' } },
  ],
  [
    'pay back my brother 1200 by june, 200 a month',
    {
      pattern: 'debt',
      deadline: '2027-06-01',
      amount: { value: 1200, unit: 'money' },
    },
  ],
  [
    'become debt free by the end of 2028, I owe 14,500',
    {
      what: 'Become debt free',
      pattern: 'debt',
      deadline: '2028-12-31',
      amount: { value: 14_500, unit: 'money' },
    },
  ],
  ['volunteer twice a month', { what: 'Volunteer', unread: ['twice a month'] }],
  ['volunteer 3 times a month', { what: 'Volunteer', unread: ['3 times a month'] }],
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
  ['no screens after 9pm on school nights', { pattern: 'quit', unread: ['on school nights'] }],
  [
    'organize my photos, 1h on rainy sundays',
    { what: 'Organize my photos', minutes: 60, unread: ['on rainy sundays'] },
  ],
  [
    'cut down on alcohol, only weekends',
    { what: 'Cut down on alcohol', pattern: 'quit', unread: ['only weekends'] },
  ],
  [
    'teach my son to ride a bike by spring',
    { what: 'Teach my son to ride a bike', pattern: 'general', deadline: '2027-05-31' },
  ],
  [
    'do 20 min of mobility work on rest days',
    { pattern: 'flexibility', minutes: 20, unread: ['on rest days'] },
  ],
  [
    'do 20 min of mobility work on weekdays',
    { what: 'Do mobility work', pattern: 'flexibility', minutes: 20, weekdays: WORKDAYS, per_week: 5 },
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
  ['back into shape by may', { what: 'Get back into shape', pattern: 'strength', deadline: '2027-05-01' }],
  ['i have a job interview next thursday', { what: 'Prepare for a job interview', deadline: '2026-12-03' }],
  [
    '30 day yoga challenge starting dec 1',
    {
      what: 'Do yoga challenge',
      pattern: 'flexibility',
      starts_on: '2026-12-01',
      deadline: '2026-12-30',
      per_week: 7,
    },
  ],
  [
    'spend 2 hours every sunday on my novel',
    { what: 'Write my novel', pattern: 'writing', minutes: 120, weekdays: [0], per_week: 1 },
  ],
  [
    '50 burpees a day for 30 days',
    {
      what: 'Do 50 burpees',
      pattern: 'strength',
      deadline: '2026-12-22',
      per_week: 7,
      amount: { value: 50, unit: 'burpees', per: 'day' },
    },
  ],
  [
    'train my puppy 10 minutes twice a day',
    { what: 'Train my puppy', minutes: 10, per_week: 7, amount: { value: 2, unit: 'times', per: 'day' } },
  ],
  ['stretch 3x a day', { what: 'Stretch', per_week: 7, amount: { value: 3, unit: 'times', per: 'day' } }],
  [
    'learn french 10 minutes twice a day by june',
    { what: 'Learn french', deadline: '2027-06-01', minutes: 10, per_week: 7, unread: ['2 times a day'] },
  ],
  [
    "I'm turning 40 in september and want to run my first marathon before that",
    { what: 'Run my first marathon', pattern: 'race', deadline: '2027-08-31' },
  ],
  [
    'learn some Portuguese to chat with my in-laws at christmas',
    { pattern: 'language', deadline: '2026-12-25' },
  ],
  [
    '2 hrs of focused writing each weekday before breakfast',
    {
      what: 'Do focused writing',
      pattern: 'writing',
      minutes: 120,
      weekdays: WORKDAYS,
      per_week: 5,
      between: ['05:00', '09:00'],
    },
  ],
  [
    'train for hyrox 12 weeks from now, 5x a week, rest on wednesdays and sundays',
    { what: 'Train for hyrox', deadline: '2027-02-15', per_week: 5, not_on: [0, 3] },
  ],
  ['cook at home 5 nights a week', { what: 'Cook at home', per_week: 5, between: ['17:00', '24:00'] }],
  [
    'get my real estate license by may, i work full time so evenings and weekends',
    {
      what: 'Get my real estate license',
      deadline: '2027-05-01',
      unread: ['i work full time so evenings and weekends'],
    },
  ],
  [
    'organize wedding: date is 19 june 2027, max 3 hours per week',
    {
      what: 'Organize wedding',
      pattern: 'event',
      deadline: '2027-06-19',
      weekly_minutes: 180,
      per_week: 3,
      minutes: 60,
    },
  ],
  ['apply for 3 scholarships before jan 31', { what: 'Apply for 3 scholarships', deadline: '2027-01-30' }],
  ['go vegan for january', { what: 'Go vegan', starts_on: '2027-01-01', deadline: '2027-01-31' }],
  [
    'spring clean the whole flat over the easter weekend',
    { what: 'Spring clean the whole flat', pattern: 'tidy', deadline: '2027-03-28' },
  ],
  [
    'transfer 150 to savings every month until december 2027',
    { pattern: 'savings', deadline: '2027-12-31', amount: { value: 150, unit: 'money', per: 'month' } },
  ],
  [
    'put together a portfolio by march 15, I have mondays and wednesdays free',
    { what: 'Put together a portfolio', deadline: '2027-03-15', weekdays: [1, 3], per_week: 2 },
  ],
  ['learn chess, keep fridays free', { not_on: [5] }],
  ['spend more time with my kids', { what: 'Spend more time with my kids' }],
  [
    'make 3 new friends this year',
    { what: 'Make 3 new friends', pattern: 'behaviour', deadline: '2026-12-31' },
  ],
  [
    'I have 3 months to learn as much Italian as possible, an hour a day',
    {
      what: 'Learn as much Italian as possible',
      pattern: 'language',
      deadline: '2027-02-23',
      minutes: 60,
      per_week: 7,
    },
  ],
  [
    'study for the exam on the 28th of january, 2h a day',
    { what: 'Study for the exam', deadline: '2027-01-28', minutes: 120, per_week: 7 },
  ],
  ['read a long book before the 1st of march', { deadline: '2027-02-28' }],
  [
    'drink no alcohol on weekdays',
    { what: 'Drink no alcohol', pattern: 'quit', weekdays: WORKDAYS, per_week: 5 },
  ],
  ['go to sleep before 11pm', { what: 'Go to sleep before 11pm', pattern: 'calm', per_week: 7 }],
  [
    'cycle 150 km in one day by september',
    { what: 'Cycle 150 km in one day', pattern: 'endurance', deadline: '2027-09-01' },
  ],
  [
    'learn 10 new words of korean each day',
    { pattern: 'language', per_week: 7, amount: { value: 10, unit: 'words', per: 'day' } },
  ],
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
  ['lose my belly by june', { what: 'Lose my belly', pattern: 'weight', deadline: '2027-06-01' }],
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
  [
    'improve my 5k time to 22 minutes, race is on 11 april',
    { what: 'Improve my 5k time to 22 minutes', pattern: 'race', deadline: '2027-04-11' },
  ],
  ['grow my instagram to 10k followers by summer', { pattern: 'general', deadline: '2027-08-31' }],
  ['complete 100 days of code', { what: 'Complete 100 days of code', pattern: 'coding' }],
  [
    'prepare a dinner party for 8 on friday the 11th',
    { what: 'Prepare a dinner party for 8', pattern: 'event', deadline: '2026-12-11' },
  ],
  ['do dry january', { pattern: 'quit' }],
  ['drink less coffee', { what: 'Drink less coffee', pattern: 'quit' }],
  [
    'reduce screen time to 2 hours a day',
    {
      what: 'Reduce screen time to 2 hours a day',
      pattern: 'quit',
      amount: { value: 120, unit: 'minutes', per: 'day' },
    },
  ],
  ['go to bed by 10:30 on weekdays', { what: 'Go to bed by 10:30', weekdays: WORKDAYS, per_week: 5 }],
  ['get 8 hours of sleep', { what: 'Get 8 hours of sleep', pattern: 'calm', per_week: 7 }],
  [
    'prepare for my half marathon on March 21st, running Tuesday, Thursday and Sunday morning',
    {
      what: 'Prepare for my half marathon',
      pattern: 'race',
      deadline: '2027-03-21',
      weekdays: [0, 2, 4],
      per_week: 3,
      between: ['05:00', '12:00'],
    },
  ],
]

testSentences(SENTENCES)
