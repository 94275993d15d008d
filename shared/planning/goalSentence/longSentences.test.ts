// oxlint-disable max-lines -- one table of sentences as people type them
import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Longer sentences: introductions, remarks, lists, days that no one rhythm says. */
const SENTENCES: readonly Sentence[] = [
  [
    'want to be able to run 10 miles by my 50th birthday on 2 may, can do 4 miles at the moment',
    {
      what: 'Run 10 miles',
      pattern: 'start_running',
      deadline: '2027-05-02',
      level: 'can do 4 miles at the moment',
      amount: { value: 10, unit: 'miles' },
    },
  ],
  [
    "I'd love to finally finish the quilt I started, maybe an hour in the evenings, it's a gift for my sister's wedding on june 19",
    {
      what: 'Finish the quilt I started',
      pattern: 'general',
      unread: ["it's a gift"],
      deadline: '2027-06-19',
      minutes: 60,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'practice clarinet half an hour a day mon to thu, orchestra is on fridays',
    {
      what: 'Practice clarinet',
      pattern: 'instrument',
      unread: ['orchestra is on fridays'],
      weekdays: [1, 2, 3, 4],
      per_week: 4,
      minutes: 30,
    },
  ],
  [
    'get my CV ready and apply to ten companies before christmas',
    { what: 'Get my CV ready and apply to ten companies', pattern: 'job', deadline: '2026-12-24' },
  ],
  [
    'i need to hand in my dissertation on 7 May 2027, 12000 words, currently at 3000, i work best in the mornings',
    {
      what: 'Hand in my dissertation',
      pattern: 'writing',
      unread: ['i work best in the mornings'],
      deadline: '2027-05-07',
      level: 'currently at 3000',
      amount: { value: 12000, unit: 'words' },
    },
  ],
  [
    'improve my 5k time from 27 to 24 min by april, running tue/thu/sun',
    {
      what: 'Improve my 5k time from 27 to 24 min',
      pattern: 'race',
      deadline: '2027-04-01',
      weekdays: [0, 2, 4],
      per_week: 3,
    },
  ],
  [
    'swim 40 lengths without stopping by summer, pool opens at 6:30 so mondays and wednesdays before work',
    {
      what: 'Swim 40 lengths without stopping',
      pattern: 'endurance',
      unread: ['pool opens at 6:30'],
      deadline: '2027-08-31',
      weekdays: [1, 3],
      per_week: 2,
      between: ['05:00', '09:00'],
    },
  ],
  [
    'lose 6kg til end of march, gym mondays, wednesdays and saturdays one hour',
    {
      what: 'Lose 6kg',
      pattern: 'weight',
      deadline: '2027-03-31',
      weekdays: [1, 3, 6],
      per_week: 3,
      minutes: 60,
    },
  ],
  [
    'do physio exercises for my knee 3 times a day for 10 minutes for six weeks',
    {
      what: 'Do physio exercises for my knee',
      pattern: 'general',
      unread: ['3 times a day'],
      deadline: '2027-01-03',
      per_week: 7,
      minutes: 10,
    },
  ],
  [
    'read one book per month in 2027',
    {
      what: 'Read one book',
      pattern: 'reading',
      deadline: '2027-12-31',
      amount: { value: 1, unit: 'book', per: 'month' },
    },
  ],
  [
    'write morning pages every day, 3 pages',
    {
      what: 'Write morning pages',
      pattern: 'writing',
      per_week: 7,
      amount: { value: 3, unit: 'pages', per: 'day' },
    },
  ],
  [
    'stop eating sugar on weekdays',
    { what: 'Stop eating sugar', pattern: 'quit', weekdays: [1, 2, 3, 4, 5], per_week: 5 },
  ],
  ['no meat on mondays and fridays', { what: 'Quit meat', pattern: 'quit', weekdays: [1, 5], per_week: 2 }],
  [
    'cut down to 2 coffees a day',
    {
      what: 'Cut down to 2 coffees a day',
      pattern: 'quit',
      amount: { value: 2, unit: 'coffees', per: 'day' },
    },
  ],
  [
    'save 50 a week for a new laptop, needs to be 1200 in total',
    {
      what: 'Save for a new laptop',
      pattern: 'savings',
      amount: { value: 1200, unit: 'money' },
      deadline: '2027-05-10',
    },
  ],
  [
    'learn to drive, lessons on saturday mornings, test in april',
    {
      what: 'Learn to drive',
      pattern: 'skill',
      deadline: '2027-03-31',
      weekdays: [6],
      per_week: 1,
      between: ['05:00', '12:00'],
    },
  ],
  [
    'learn SQL in 6 weeks with 4 hours per week, weekdays only',
    {
      what: 'Learn SQL',
      pattern: 'coding',
      deadline: '2027-01-04',
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      minutes: 60,
      weekly_minutes: 240,
    },
  ],
  [
    'build muscle, 4 day split, 1h sessions, rest on wed, sat and sun',
    { what: 'Build muscle', pattern: 'strength', unread: ['4 day split'], not_on: [0, 3, 6], minutes: 60 },
  ],
  [
    'training for ironman 70.3 on 22 august, 10 to 12 hours a week',
    {
      what: 'Train for ironman 70.3',
      pattern: 'race',
      deadline: '2027-08-22',
      per_week: 7,
      minutes: 90,
      weekly_minutes: 600,
    },
  ],
  [
    'plan our wedding, sept 4 2027, we can only meet on sundays',
    { what: 'Plan our wedding', pattern: 'event', deadline: '2027-09-04', weekdays: [0], per_week: 1 },
  ],
  [
    'get rid of half my clothes in 3 weekends',
    {
      what: 'Get rid of half my clothes',
      pattern: 'tidy',
      deadline: '2026-12-13',
      weekdays: [0, 6],
      per_week: 2,
    },
  ],
  [
    'paint the fence as soon as the weather allows',
    { what: 'Paint the fence', pattern: 'tidy', unread: ['as soon as the weather allows'] },
  ],
  [
    'learn the tarot, 15 minutes whenever i have time',
    { what: 'Learn the tarot', pattern: 'general', unread: ['whenever i have time'], minutes: 15 },
  ],
  [
    'study for driving theory test, test date is 3rd of february, 30 mins most evenings',
    {
      what: 'Study for driving theory test',
      pattern: 'exam',
      deadline: '2027-02-03',
      per_week: 5,
      minutes: 30,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'memorize the periodic table in two weeks',
    { what: 'Memorize the periodic table', pattern: 'skill', deadline: '2026-12-07' },
  ],
  [
    'draw something every day in december',
    { what: 'Draw something', pattern: 'art', deadline: '2026-12-31', starts_on: '2026-12-01', per_week: 7 },
  ],
  [
    'practise mandarin speaking with a tutor on tue and fri at 19:00, 50 min',
    {
      what: 'Practise mandarin speaking with a tutor',
      pattern: 'language',
      weekdays: [2, 5],
      per_week: 2,
      minutes: 50,
      between: ['19:00', '19:50'],
    },
  ],
  [
    'finish knitting 2 sweaters before the winter holidays',
    { what: 'Finish knitting 2 sweaters', pattern: 'general', unread: ['before the winter holidays'] },
  ],
  [
    'meditate twice a day, 10 min after waking up and 10 min before sleep',
    {
      what: 'Meditate',
      pattern: 'calm',
      unread: ['and 10 min before sleep'],
      per_week: 7,
      minutes: 10,
      between: ['05:00', '09:00'],
      amount: { value: 2, unit: 'times', per: 'day' },
    },
  ],
  [
    'get up at 5:45 on weekdays and 7 on weekends',
    {
      what: 'Get up at 5:45',
      pattern: 'general',
      unread: ['and 7 on weekends'],
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
    },
  ],
  [
    'become fluent in german within 2 years, 1 hour daily, 2 on weekends',
    {
      what: 'Become fluent in german',
      pattern: 'language',
      unread: ['2 on weekends'],
      deadline: '2028-11-23',
      per_week: 7,
      minutes: 60,
    },
  ],
  [
    'complete the google data analytics certificate, approx 180 hours, by end of june',
    {
      what: 'Complete the google data analytics certificate',
      pattern: 'course',
      deadline: '2027-06-30',
      minutes: 60,
      total_minutes: 10800,
    },
  ],
  [
    'write a 3 minute best man speech for 12 june',
    { what: 'Write a 3 minute best man speech', pattern: 'presentation', deadline: '2027-06-12' },
  ],
  [
    "learn 10 magic tricks for my son's birthday party on 30th january",
    { what: 'Learn 10 magic tricks', pattern: 'skill', deadline: '2027-01-30' },
  ],
  [
    'grow my own tomatoes from seed, start in february',
    { what: 'Grow my own tomatoes from seed', pattern: 'general', starts_on: '2027-02-01' },
  ],
  [
    'clear out the attic, 2 hours each saturday until it is done',
    {
      what: 'Clear out the attic',
      pattern: 'tidy',
      unread: ['until it is done'],
      weekdays: [6],
      per_week: 1,
      minutes: 120,
    },
  ],
  [
    'walk 10k steps daily except sundays',
    {
      what: 'Walk 10k steps',
      pattern: 'general',
      weekdays: [1, 2, 3, 4, 5, 6],
      not_on: [0],
      per_week: 6,
      amount: { value: 10000, unit: 'steps', per: 'day' },
    },
  ],
  [
    'play through all beethoven sonatas in 2 years',
    { what: 'Play through all beethoven sonatas', pattern: 'instrument', deadline: '2028-11-23' },
  ],
  [
    'set up a monthly budget and stick to it',
    { what: 'Set up a monthly budget and stick to it', pattern: 'project' },
  ],
  [
    'pay 350 a month on my car loan until it is gone',
    {
      what: 'Pay off my car loan',
      pattern: 'debt',
      unread: ['until it is gone'],
      amount: { value: 350, unit: 'money', per: 'month' },
    },
  ],
  [
    'read quran 2 pages after fajr every day',
    {
      what: 'Read quran',
      pattern: 'reading',
      unread: ['after fajr'],
      per_week: 7,
      amount: { value: 2, unit: 'pages', per: 'day' },
    },
  ],
  [
    'prepare sunday school lessons, 1 hr on friday nights',
    {
      what: 'Prepare sunday school lessons',
      pattern: 'general',
      weekdays: [5],
      per_week: 1,
      minutes: 60,
      between: ['20:00', '24:00'],
    },
  ],
  [
    'do a digital detox, no phone after 9pm',
    { what: 'Do a digital detox', pattern: 'general', unread: ['no phone after 9pm'] },
  ],
  [
    'learn how to code in python from zero, 5-6 hrs/week, not in the evenings',
    {
      what: 'Learn how to code in python',
      pattern: 'coding',
      per_week: 5,
      minutes: 60,
      weekly_minutes: 300,
      between: ['05:00', '17:00'],
      level: 'from zero',
    },
  ],
  [
    'teach my dog to walk on a leash, 10 minutes in the morning and 10 in the evening',
    {
      what: 'Teach my dog to walk on a leash',
      pattern: 'general',
      unread: ['and 10 in the evening'],
      minutes: 10,
      between: ['05:00', '12:00'],
    },
  ],
  ['eat vegetarian 4 days a week', { what: 'Eat vegetarian', pattern: 'general', per_week: 4 }],
  [
    'get to level B1 in dutch for my inburgering exam in november 2027',
    { what: 'Get to level B1 in dutch for my inburgering exam', pattern: 'exam', deadline: '2027-10-31' },
  ],
  [
    'finish 100 leetcode problems by feb 1st, 2 a day',
    {
      what: 'Finish 100 leetcode problems',
      pattern: 'coding',
      unread: ['2 a day'],
      deadline: '2027-02-01',
      amount: { value: 100, unit: 'problems' },
    },
  ],
  [
    'make 12 oil paintings in a year, one each month',
    {
      what: 'Make 12 oil paintings',
      pattern: 'art',
      unread: ['one each month'],
      deadline: '2027-11-23',
      amount: { value: 12, unit: 'paintings' },
    },
  ],
  [
    'train for everest base camp trek starting 5 october 2027, weekends and two evenings a week',
    {
      what: 'Train for everest base camp trek',
      pattern: 'general',
      unread: ['weekends and two evenings a week'],
      deadline: '2027-10-05',
    },
  ],
  [
    'learn to play 5 christmas songs on the ukulele in time for christmas eve',
    {
      what: 'Learn to play 5 christmas songs on the ukulele',
      pattern: 'instrument',
      deadline: '2026-12-24',
      amount: { value: 5, unit: 'songs' },
    },
  ],
  [
    'work on my business plan each weekday from 7 to 8 am',
    {
      what: 'Work on my business plan',
      pattern: 'project',
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      minutes: 60,
      between: ['07:00', '08:00'],
    },
  ],
  [
    'I want to dance salsa on my wedding in august',
    { what: 'Dance salsa on my wedding', pattern: 'skill', deadline: '2027-07-31' },
  ],
  [
    'run every second day, never more than 30 min',
    { what: 'Run', pattern: 'start_running', per_week: 4, every_days: 2, minutes: 30 },
  ],
  [
    'organise garage sale on saturday 5 december',
    { what: 'Organise garage sale', pattern: 'tidy', deadline: '2026-12-05' },
  ],
  [
    'i want to eat healthier and drink less alcohol',
    { what: 'Eat healthier', pattern: 'general', also: ['drink less alcohol'] },
  ],
  [
    'run a half marathon in october. also learn some basic italian before our trip in june',
    {
      what: 'Run a half marathon',
      pattern: 'race',
      also: ['learn some basic italian before our trip in june'],
      deadline: '2027-10-31',
    },
  ],
  [
    'learn piano 30 min a day; on weekends also paint',
    {
      what: 'Learn piano',
      pattern: 'instrument',
      also: ['on weekends also paint'],
      per_week: 7,
      minutes: 30,
    },
  ],
  [
    'get promoted this year and spend more time with the kids',
    {
      what: 'Get promoted',
      pattern: 'general',
      also: ['spend more time with the kids'],
      deadline: '2026-12-31',
    },
  ],
  [
    'finish my novel by september, plus start posting on my blog weekly',
    {
      what: 'Finish my novel',
      pattern: 'writing',
      also: ['start posting on my blog weekly'],
      deadline: '2027-09-01',
    },
  ],
  [
    'stop smoking, exercise 3 times a week, sleep at 11',
    { what: 'Stop smoking', pattern: 'quit', also: ['exercise 3 times a week', 'sleep at 11'] },
  ],
  [
    'pass my exams in june then travel to peru in august',
    { what: 'Pass my exams', pattern: 'exam', also: ['travel to peru in august'], deadline: '2027-05-31' },
  ],
  [
    'study maths every monday and physics every wednesday',
    { what: 'Study maths and physics', pattern: 'general', weekdays: [1, 3], per_week: 2 },
  ],
  [
    'declutter house by end of january. next: renovate the bathroom',
    { what: 'Declutter house', pattern: 'tidy', also: ['renovate the bathroom'], deadline: '2027-01-31' },
  ],
  [
    'learn chess and improve my cooking',
    { what: 'Learn chess', pattern: 'skill', also: ['improve my cooking'] },
  ],
  [
    'save 2000 by june, pay off my credit card by december',
    {
      what: 'Save 2000',
      pattern: 'savings',
      also: ['pay off my credit card by december'],
      deadline: '2027-06-01',
      amount: { value: 2000, unit: 'money' },
    },
  ],
  [
    'do yoga in the morning and read in the evening',
    { what: 'Do yoga', pattern: 'flexibility', also: ['read in the evening'], between: ['05:00', '12:00'] },
  ],
  [
    'write my thesis (deadline 30 june) while keeping fit with 2 runs per week',
    {
      what: 'Write my thesis',
      pattern: 'writing',
      also: ['keeping fit with 2 runs per week'],
      deadline: '2027-06-30',
    },
  ],
  [
    '1. learn french 2. run 5k 3. save money',
    { what: 'Learn french', pattern: 'language', also: ['run 5k', 'save money'] },
  ],
  [
    'improve my english, my typing speed and my posture',
    { what: 'Improve my english, my typing speed and my posture', pattern: 'language' },
  ],
  [
    'quit instagram and use the time to draw 20 mins a day',
    { what: 'Quit instagram', pattern: 'quit', also: ['use the time to draw 20 mins a day'] },
  ],
  [
    'take vitamins daily, water the plants twice a week',
    { what: 'Take vitamins', pattern: 'general', also: ['water the plants twice a week'], per_week: 7 },
  ],
  [
    'swim on tuesdays, climb on thursdays, both 1 hour',
    {
      what: 'Swim',
      pattern: 'endurance',
      also: ['climb on thursdays, both 1 hour'],
      weekdays: [2],
      per_week: 1,
    },
  ],
  [
    'become a morning person and journal each day',
    { what: 'Become a morning person and journal', pattern: 'behaviour', per_week: 7 },
  ],
  [
    'i wanna learn spanish but first i need to finish my portuguese course by march',
    { what: 'Learn spanish', pattern: 'language', also: ['finish my portuguese course by march'] },
  ],
  [
    'lift weights mon/wed/fri and do cardio tue/thu',
    {
      what: 'Lift weights',
      pattern: 'strength',
      also: ['do cardio tue/thu'],
      weekdays: [1, 3, 5],
      per_week: 3,
    },
  ],
  [
    'get my driving license by may, and meanwhile learn to cook',
    { what: 'Get my driving license', pattern: 'course', also: ['learn to cook'], deadline: '2027-05-01' },
  ],
  [
    'build a birdhouse with my son on saturdays and teach my daughter to swim on sundays',
    {
      what: 'Build a birdhouse with my son',
      pattern: 'project',
      also: ['teach my daughter to swim on sundays'],
      weekdays: [6],
      per_week: 1,
    },
  ],
  [
    'pray daily and read one psalm each night',
    { what: 'Pray', pattern: 'general', also: ['read one psalm each night'], per_week: 7 },
  ],
  [
    "hi! i'm maria, 34, two kids. i'd like to get back into running, maybe 2 or 3 times a week, before the kids wake up",
    {
      what: 'Get back into running',
      pattern: 'start_running',
      unread: ['before the kids wake up'],
      per_week: 2,
    },
  ],
  [
    'finish chapter 3 of my dissertation by the 20th of december, 90 minutes each weekday morning',
    {
      what: 'Finish chapter 3 of my dissertation',
      pattern: 'writing',
      deadline: '2026-12-20',
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      minutes: 90,
      between: ['05:00', '12:00'],
    },
  ],
  [
    'learn to crochet so i can make a baby blanket for my niece, due mid march',
    {
      what: 'Learn to crochet so i can make a baby blanket for my niece',
      pattern: 'project',
      deadline: '2027-03-15',
    },
  ],
  [
    'get ready for ski season, leg workouts on mon and thu for 40 mins until 10 january',
    {
      what: 'Get ready for ski season',
      pattern: 'strength',
      deadline: '2027-01-10',
      weekdays: [1, 4],
      per_week: 2,
      minutes: 40,
    },
  ],
  [
    'speak better english for my job, i have 25 minutes every day in lunch break',
    {
      what: 'Speak better english for my job',
      pattern: 'language',
      per_week: 7,
      minutes: 25,
      between: ['12:00', '14:00'],
    },
  ],
  [
    'practice the flute 20-25 min, 5 days per week, my exam is on the 8th of may',
    { what: 'Practice the flute', pattern: 'instrument', deadline: '2027-05-08', per_week: 5, minutes: 20 },
  ],
  [
    'read the whole old testament by easter 2028',
    { what: 'Read the whole old testament', pattern: 'reading', deadline: '2028-04-16' },
  ],
  ['do 15 min of duolingo everyday', { what: 'Do duolingo', pattern: 'language', per_week: 7, minutes: 15 }],
  [
    'write a will and sort out my pension before i turn 60 on 3 august',
    { what: 'Write a will and sort out my pension', pattern: 'general', deadline: '2027-08-02' },
  ],
  [
    'play golf to a handicap of 18 by end of summer, range on wednesdays, course on saturdays',
    {
      what: 'Play golf to a handicap of 18',
      pattern: 'skill',
      deadline: '2027-08-31',
      weekdays: [3, 6],
      per_week: 2,
    },
  ],
  ['drink more water', { what: 'Drink more water', pattern: 'general', per_week: 7 }],
  ['no sweets until christmas', { what: 'Quit sweets', pattern: 'quit', deadline: '2026-12-25' }],
  [
    'swim twice a week, not on the same days as my pilates (tue, thu)',
    {
      what: 'Swim',
      pattern: 'endurance',
      unread: ['not on the same days as my pilates', 'tue', 'thu'],
      per_week: 2,
    },
  ],
  [
    'study for the bar exam 6 days a week 3 hours a day from 1 march until 20 july',
    {
      what: 'Study for the bar exam',
      pattern: 'exam',
      deadline: '2027-07-20',
      starts_on: '2027-03-01',
      per_week: 6,
      minutes: 180,
    },
  ],
  [
    'revise geography and french, mocks begin on january 11th, 45 minutes each after school',
    {
      what: 'Revise geography and french',
      pattern: 'language',
      unread: ['after school'],
      deadline: '2027-01-11',
      minutes: 45,
    },
  ],
  [
    'train my puppy 5 min 3x a day',
    {
      what: 'Train my puppy',
      pattern: 'general',
      per_week: 7,
      minutes: 5,
      amount: { value: 3, unit: 'times', per: 'day' },
    },
  ],
  [
    'sew 4 curtains in december, sunday afternoons',
    {
      what: 'Sew 4 curtains',
      pattern: 'general',
      deadline: '2026-12-31',
      weekdays: [0],
      per_week: 1,
      between: ['12:00', '17:00'],
    },
  ],
  [
    'learn to sing, weekly lesson on wednesday 17:30 plus 15 min practice daily',
    {
      what: 'Learn to sing',
      pattern: 'instrument',
      unread: ['plus 15 min practice daily'],
      weekdays: [3],
      per_week: 1,
      between: ['17:30', '18:30'],
    },
  ],
  [
    'build an emergency fund of 3 months salary ($9,000) in 18 months',
    {
      what: 'Build an emergency fund of 3 months salary',
      pattern: 'savings',
      deadline: '2028-05-23',
      amount: { value: 9000, unit: '$' },
    },
  ],
  [
    'pay off my student loan of 12,400 by 2029',
    {
      what: 'Pay off my student loan of 12,400',
      pattern: 'debt',
      deadline: '2029-01-01',
      amount: { value: 12400, unit: 'money' },
    },
  ],
  [
    'get my blood pressure down, walk 45 min 5x weekly',
    { what: 'Get my blood pressure down', pattern: 'general', per_week: 5, minutes: 45 },
  ],
  [
    'gym 3x/week except the week of 14 december',
    { what: 'Go to the gym', pattern: 'strength', unread: ['except the week of 14 december'], per_week: 3 },
  ],
  [
    'learn blender in january and february, 1h tues/thurs/sun evenings',
    {
      what: 'Learn blender',
      pattern: 'general',
      deadline: '2027-02-28',
      weekdays: [0, 2, 4],
      per_week: 3,
      minutes: 60,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'tidy one room every saturday until all 8 rooms are done',
    {
      what: 'Tidy one room',
      pattern: 'tidy',
      unread: ['until all 8 rooms are done'],
      weekdays: [6],
      per_week: 1,
    },
  ],
  [
    'dance lessons every other friday with my wife',
    { what: 'Dance lessons', pattern: 'skill', unread: ['every other friday with my wife'] },
  ],
  [
    "plan a surprise party for dad's 70th on 27 feb",
    { what: "Plan a surprise party for dad's 70th", pattern: 'event', deadline: '2027-02-27' },
  ],
  [
    'take up bird watching, sunday mornings',
    {
      what: 'Take up bird watching',
      pattern: 'general',
      weekdays: [0],
      per_week: 1,
      between: ['05:00', '12:00'],
    },
  ],
  [
    'improve at chess, 1200 to 1500 elo in 6 months, half an hour on weekday evenings',
    {
      what: 'Improve at chess',
      pattern: 'skill',
      unread: ['1200 to 1500 elo'],
      deadline: '2027-05-23',
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      minutes: 30,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'organise the church fete for 12 june, committee meets on the first tuesday of every month',
    {
      what: 'Organise the church fete',
      pattern: 'event',
      unread: ['committee meets on the first tuesday of every month'],
      deadline: '2027-06-12',
    },
  ],
  [
    'memorise 5 new vocabulary words daily for ielts in april',
    {
      what: 'Memorise 5 new vocabulary words for ielts',
      pattern: 'skill',
      deadline: '2027-04-30',
      starts_on: '2027-04-01',
      per_week: 7,
      amount: { value: 5, unit: 'words', per: 'day' },
    },
  ],
  [
    'do strength exercises at home w/ dumbbells mon-wed-fri 6.30am for 35 mins',
    {
      what: 'Do strength exercises at home w/ dumbbells',
      pattern: 'strength',
      weekdays: [1, 3, 5],
      per_week: 3,
      minutes: 35,
      between: ['06:30', '07:05'],
    },
  ],
  [
    'prepare my allotment: dig beds in february, sow in march, plant out in may',
    { what: 'Prepare my allotment: dig beds', pattern: 'general', also: ['plant out in may'] },
  ],
  [
    'write 50k words in november 2027',
    {
      what: 'Write 50k words',
      pattern: 'writing',
      deadline: '2027-11-30',
      amount: { value: 50000, unit: 'words' },
    },
  ],
  [
    'go on a date with my husband once a month',
    { what: 'Go on a date with my husband', pattern: 'general', unread: ['once a month'] },
  ],
  [
    'finish my tax return by the end of january, it takes about 6 hours',
    {
      what: 'Finish my tax return',
      pattern: 'general',
      unread: ['it takes about 6 hours'],
      deadline: '2027-01-31',
    },
  ],
  [
    "i keep procrastinating on my master's thesis, deadline is june 15th and i have 8 hours a week",
    {
      what: "Write my master's thesis",
      pattern: 'writing',
      deadline: '2027-06-15',
      per_week: 7,
      minutes: 75,
      weekly_minutes: 480,
    },
  ],
  [
    'cut my screen time to 1 hour per day',
    {
      what: 'Cut my screen time to 1 hour per day',
      pattern: 'quit',
      amount: { value: 60, unit: 'minutes', per: 'day' },
    },
  ],
  [
    'be able to hold a handstand for 30 seconds by june, 15 min every other day',
    {
      what: 'Hold a handstand for 30 seconds',
      pattern: 'strength',
      deadline: '2027-06-01',
      per_week: 4,
      every_days: 2,
      minutes: 15,
    },
  ],
  [
    'learn embroidery from youtube, two evenings a week, no more than 45 min',
    {
      what: 'Learn embroidery from youtube',
      pattern: 'general',
      per_week: 2,
      minutes: 45,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'raise 1000 pounds for charity with a sponsored swim on 9 july',
    {
      what: 'Raise 1000 pounds for charity with a sponsored swim',
      pattern: 'endurance',
      deadline: '2027-07-09',
      amount: { value: 1000, unit: 'pounds' },
    },
  ],
  [
    'ride from london to paris in 4 days in september, long ride each sunday and two spins midweek',
    {
      what: 'Ride from london to paris',
      pattern: 'general',
      unread: ['in 4 days', 'long ride each sunday and two spins midweek'],
      deadline: '2027-09-30',
    },
  ],
  [
    'improve my sleep: in bed by 11, no screens after 10',
    { what: 'Improve my sleep: in bed by 11', pattern: 'calm', unread: ['no screens after 10'] },
  ],
  [
    "translate my grandma's letters, 2 letters a week",
    {
      what: "Translate my grandma's letters",
      pattern: 'general',
      amount: { value: 2, unit: 'letters', per: 'week' },
    },
  ],
  [
    'get fit for hiking season from april, 3x 30 min per week, outside if possible',
    {
      what: 'Get fit for hiking season',
      pattern: 'endurance',
      unread: ['from april', 'outside if possible'],
      per_week: 3,
      minutes: 30,
    },
  ],
  [
    'build a lego city with my son on rainy weekends',
    { what: 'Build a lego city with my son', pattern: 'project', unread: ['on rainy weekends'] },
  ],
  [
    'learn accounting basics within 8 weeks for my business, mon + wed evening 7 to 9',
    {
      what: 'Learn accounting basics for my business',
      pattern: 'project',
      deadline: '2027-01-18',
      weekdays: [1, 3],
      per_week: 2,
      minutes: 120,
      between: ['19:00', '21:00'],
    },
  ],
  [
    'finish the last 120 pages of my manuscript before 1 may, 10 pages per week',
    {
      what: 'Finish the last 120 pages of my manuscript',
      pattern: 'writing',
      unread: ['10 pages per week'],
      deadline: '2027-04-30',
      amount: { value: 120, unit: 'pages' },
    },
  ],
  [
    'do a first aid course in spring',
    { what: 'Do a first aid course', pattern: 'course', deadline: '2027-05-31' },
  ],
  [
    'call my parents every sunday evening',
    { what: 'Call my parents', pattern: 'general', weekdays: [0], per_week: 1, between: ['17:00', '22:00'] },
  ],
  [
    'lift 3 days a week & run 2 days a week for 12 weeks',
    { what: 'Lift', pattern: 'strength', also: ['run 2 days a week for 12 weeks'], per_week: 3 },
  ],
  [
    'cook dinner at home at least 4 nights a week',
    { what: 'Cook dinner at home', pattern: 'general', per_week: 4, between: ['17:00', '24:00'] },
  ],
  ['get better at saying no', { what: 'Get better at saying no', pattern: 'skill' }],
  [
    'eat 30 different plants a week',
    {
      what: 'Eat 30 different plants',
      pattern: 'general',
      amount: { value: 30, unit: 'plants', per: 'week' },
    },
  ],
  [
    'go to mass every sunday and confession once a month',
    {
      what: 'Go to mass',
      pattern: 'general',
      unread: ['and confession once a month'],
      weekdays: [0],
      per_week: 1,
    },
  ],
  [
    'learn react by march. side goal: 100 pushups in a row',
    { what: 'Learn react', pattern: 'coding', also: ['100 pushups in a row'], deadline: '2027-03-01' },
  ],
  [
    'i want to lose weight, learn to cook healthy meals and save for a house',
    { what: 'Lose weight', pattern: 'weight', also: ['learn to cook healthy meals', 'save for a house'] },
  ],
  [
    'run 20 km a week, read 2 books a month',
    {
      what: 'Run 20 km',
      pattern: 'start_running',
      also: ['read 2 books a month'],
      amount: { value: 20, unit: 'km', per: 'week' },
    },
  ],
  [
    'write a novel this year; run a marathon next year',
    { what: 'Write a novel', pattern: 'writing', also: ['run a marathon next year'], deadline: '2026-12-31' },
  ],
  [
    'do my physio exercises every morning and learn thai before our trip in march',
    {
      what: 'Do my physio exercises',
      pattern: 'general',
      also: ['learn thai before our trip in march'],
      per_week: 7,
      between: ['05:00', '12:00'],
    },
  ],
  [
    'practice cello 1 hour a day + theory exam on 20 march',
    {
      what: 'Practice cello',
      pattern: 'instrument',
      also: ['theory exam on 20 march'],
      per_week: 7,
      minutes: 60,
    },
  ],
  [
    'work out 3x week and maybe do some yoga on sundays',
    { what: 'Work out', pattern: 'strength', also: ['do some yoga on sundays'], per_week: 3 },
  ],
  [
    'finish my bachelor thesis by february 28 and then learn to drive',
    {
      what: 'Finish my bachelor thesis',
      pattern: 'writing',
      also: ['learn to drive'],
      deadline: '2027-02-28',
    },
  ],
  [
    'clean the garage on saturday, paint the fence on sunday',
    {
      what: 'Clean the garage',
      pattern: 'tidy',
      also: ['paint the fence on sunday'],
      weekdays: [6],
      per_week: 1,
    },
  ],
  [
    'start a garden, get chickens, learn beekeeping',
    { what: 'Start a garden, get chickens, learn beekeeping', pattern: 'general' },
  ],
  [
    'get better at public speaking, join a toastmasters club, and read more non fiction',
    {
      what: 'Get better at public speaking, join a toastmasters club',
      pattern: 'presentation',
      also: ['read more non fiction'],
    },
  ],
  [
    'learn drums. also: declutter the basement',
    { what: 'Learn drums', pattern: 'instrument', also: ['declutter the basement'] },
  ],
  [
    'study anatomy daily, volunteer at the shelter twice a month',
    {
      what: 'Study anatomy',
      pattern: 'general',
      also: ['volunteer at the shelter twice a month'],
      per_week: 7,
    },
  ],
  [
    'quit sugar, quit alcohol, sleep 8 hours',
    { what: 'Quit sugar, quit alcohol', pattern: 'quit', also: ['sleep 8 hours'] },
  ],
  [
    'practice my serve twice a week, run on the other days',
    { what: 'Practice my serve', pattern: 'general', also: ['run on the other days'], per_week: 2 },
  ],
  [
    'learn knitting (20 min a day) and finish the scarf for grandma by christmas',
    {
      what: 'Learn knitting',
      pattern: 'skill',
      also: ['finish the scarf for grandma by christmas'],
      per_week: 7,
      minutes: 20,
    },
  ],
  [
    'two goals: pass the driving test by may and learn to swim',
    { what: 'Pass the driving test', pattern: 'exam', also: ['learn to swim'], deadline: '2027-05-01' },
  ],
  [
    'bike to work 3 times a week, in addition stretch every evening',
    { what: 'Bike to work', pattern: 'endurance', also: ['stretch every evening'], per_week: 3 },
  ],
  [
    'my first goal is to run a 5k in spring, my second goal is to read 12 books',
    { what: 'Run a 5k', pattern: 'race', also: ['read 12 books'], deadline: '2027-05-31' },
  ],
  [
    "i'd like to improve my spanish but also my guitar playing, both 3 times a week",
    {
      what: 'Improve my spanish',
      pattern: 'language',
      unread: ['but also my guitar playing'],
      per_week: 3,
    },
  ],
  [
    'study japanese for jlpt n4 in july, 1 hr every weekday evening, 2 hrs on sunday',
    {
      what: 'Study japanese for jlpt n4',
      pattern: 'exam',
      unread: ['2 hrs on sunday'],
      deadline: '2027-06-30',
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      minutes: 60,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'make all christmas presents myself this year, evenings after 8',
    {
      what: 'Make all christmas presents myself',
      pattern: 'project',
      deadline: '2026-12-31',
      between: ['20:00', '22:00'],
    },
  ],
  [
    'sort out 20 years of family photos, rainy sundays only',
    { what: 'Sort out 20 years of family photos', pattern: 'tidy', unread: ['rainy sundays only'] },
  ],
  [
    'gain 5 kg of muscle in 6 months, gym mon tue thu fri 1h',
    {
      what: 'Gain 5 kg of muscle',
      pattern: 'strength',
      deadline: '2027-05-23',
      weekdays: [1, 2, 4, 5],
      per_week: 4,
      minutes: 60,
    },
  ],
  [
    'run 3 times a week, meditate every morning, and read before bed',
    {
      what: 'Run',
      pattern: 'start_running',
      also: ['meditate every morning', 'read before bed'],
      per_week: 3,
    },
  ],
  [
    'study law 2h daily, do pilates on weekends for my back',
    {
      what: 'Study law',
      pattern: 'general',
      also: ['do pilates on weekends for my back'],
      per_week: 7,
      minutes: 120,
    },
  ],
  [
    'practise trumpet daily, join a band in spring',
    { what: 'Practise trumpet', pattern: 'instrument', also: ['join a band in spring'], per_week: 7 },
  ],
  [
    'swim 1 km on mondays, cycle 30 km on saturdays',
    {
      what: 'Swim 1 km',
      pattern: 'endurance',
      also: ['cycle 30 km on saturdays'],
      weekdays: [1],
      per_week: 1,
    },
  ],
]

testSentences(SENTENCES)
