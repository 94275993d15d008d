// oxlint-disable max-lines -- one table of sentences as people type them
import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Sentences as people speak them, with fillers and without punctuation, and as they write them in a language they learn. */
const SENTENCES: readonly Sentence[] = [
  [
    'so yeah i want to learn the drums maybe like three times a week for half an hour',
    { what: 'Learn the drums', pattern: 'instrument', per_week: 3, minutes: 30 },
  ],
  [
    'um i think maybe i should start swimming again twice a week before work',
    { what: 'Start swimming again', pattern: 'endurance', per_week: 2, between: ['05:00', '09:00'] },
  ],
  [
    'make me a plan for learning portuguese until may 20 minutes every day',
    { what: 'Learn portuguese', pattern: 'language', deadline: '2027-05-01', per_week: 7, minutes: 20 },
  ],
  [
    'basically i need to get my cv done and apply to ten jobs by the end of january',
    { what: 'Get my cv done and apply to ten jobs', pattern: 'job', deadline: '2027-01-31' },
  ],
  [
    'i wanna like run a 10k in april i can run on tuesdays thursdays and sundays',
    { what: 'Run a 10k', pattern: 'race', deadline: '2027-04-30', weekdays: [0, 2, 4], per_week: 3 },
  ],
  [
    'please i want improve my english for job interview in february, every day 30 minute',
    {
      what: 'Improve my english for job interview',
      pattern: 'job',
      deadline: '2027-01-31',
      per_week: 7,
      minutes: 30,
    },
  ],
  [
    'my doctor said walk more so 40 minutes walk every day after lunch',
    { what: 'Walk more', pattern: 'general', per_week: 7, minutes: 40, between: ['13:00', '17:00'] },
  ],
  [
    'how do i get better at chess i have about 5 hours a week',
    { what: 'Get better at chess', pattern: 'skill', per_week: 5, minutes: 60, weekly_minutes: 300 },
  ],
  [
    '24 books next year',
    {
      what: 'Read 24 books',
      pattern: 'general',
      deadline: '2027-12-31',
      starts_on: '2027-01-01',
      amount: { value: 24, unit: 'books' },
    },
  ],
  [
    'from 6 to 7:30 pm on wednesdays practise salsa',
    {
      what: 'Practise salsa',
      pattern: 'skill',
      weekdays: [3],
      per_week: 1,
      minutes: 90,
      between: ['18:00', '19:30'],
    },
  ],
  [
    'every second saturday paint miniatures for two hours',
    { what: 'Paint miniatures', pattern: 'art', unread: ['every second saturday'], minutes: 120 },
  ],
  [
    'no sugar in january',
    { what: 'Quit sugar', pattern: 'quit', deadline: '2027-01-31', starts_on: '2027-01-01' },
  ],
  [
    "i'd love to be able to do a handstand by my birthday on march 9 15 min daily",
    { what: 'Do a handstand', pattern: 'strength', deadline: '2027-03-09', per_week: 7, minutes: 15 },
  ],
  [
    'lose 6 kilos till easter without going to gym, walking every evening',
    {
      what: 'Lose 6 kilos',
      pattern: 'weight',
      unread: ['without going to gym'],
      deadline: '2027-03-28',
      per_week: 7,
      between: ['17:00', '22:00'],
    },
  ],
  [
    "I'd like to read the bible in a year",
    { what: 'Read the bible', pattern: 'reading', deadline: '2027-11-23' },
  ],
  [
    'save up 1500 for a new laptop by black friday next year',
    {
      what: 'Save up 1500 for a new laptop',
      pattern: 'savings',
      deadline: '2027-11-26',
      amount: { value: 1500, unit: 'money' },
    },
  ],
  [
    'finish knitting my sweater before christmas an hour in the evenings',
    {
      what: 'Finish knitting my sweater',
      pattern: 'general',
      deadline: '2026-12-24',
      minutes: 60,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'get up at 5:30 every weekday',
    { what: 'Get up at 5:30', pattern: 'general', weekdays: [1, 2, 3, 4, 5], per_week: 5 },
  ],
  ['phone free after 9pm every day', { what: 'Phone free after 9pm', pattern: 'quit', per_week: 7 }],
  [
    'learn to cook 10 dinners by valentines one new recipe a week',
    {
      what: 'Learn to cook 10 dinners',
      pattern: 'skill',
      deadline: '2027-02-14',
      per_week: 1,
      amount: { value: 1, unit: 'recipe', per: 'week' },
    },
  ],
  [
    'Training for my first triathlon (sprint) on 13 June. 5 sessions a week, max 1 hour, no Fridays',
    {
      what: 'Train for my first triathlon',
      pattern: 'race',
      deadline: '2027-06-13',
      not_on: [5],
      per_week: 5,
      minutes: 60,
    },
  ],
  [
    'i need motivation to clean my flat 10 mins a day',
    { what: 'Clean my flat', pattern: 'tidy', per_week: 7, minutes: 10 },
  ],
  [
    'want to write to my grandma once a week',
    { what: 'Write to my grandma', pattern: 'general', per_week: 1 },
  ],
  [
    "Prepare a talk about climate for school, it's on 14 december, about 6 hours in total",
    {
      what: 'Prepare a talk about climate for school',
      pattern: 'presentation',
      deadline: '2026-12-14',
      minutes: 60,
      total_minutes: 360,
    },
  ],
  [
    'gonna start boxing mondays and wednesdays 7 to 8:30pm from january',
    {
      what: 'Start boxing',
      pattern: 'skill',
      starts_on: '2027-01-01',
      weekdays: [1, 3],
      per_week: 2,
      minutes: 90,
      between: ['19:00', '20:30'],
    },
  ],
  [
    'teach my son to ride a bike over the next three weekends',
    {
      what: 'Teach my son to ride a bike',
      pattern: 'general',
      deadline: '2026-12-13',
      weekdays: [0, 6],
      per_week: 2,
    },
  ],
  [
    'drink 2 liters of water a day and stretch every morning for 10 min',
    {
      what: 'Drink 2 liters of water',
      pattern: 'general',
      also: ['stretch every morning for 10 min'],
      per_week: 7,
      amount: { value: 2, unit: 'liters', per: 'day' },
    },
  ],
  [
    'organise photos from our trip to japan, one album per week, finished by end of feb',
    { what: 'Organise photos from our trip to japan', pattern: 'event', deadline: '2027-02-28', per_week: 1 },
  ],
  [
    'revise chemistry 2h and maths 1h every sunday',
    { what: 'Revise chemistry', pattern: 'general', unread: ['and maths 1h every sunday'], minutes: 120 },
  ],
  [
    'learn 15 new german words a day except weekends',
    {
      what: 'Learn 15 new german words',
      pattern: 'language',
      weekdays: [1, 2, 3, 4, 5],
      not_on: [0, 6],
      per_week: 5,
      amount: { value: 15, unit: 'words', per: 'day' },
    },
  ],
  ['i want quit smoking before new year', { what: 'Quit smoking', pattern: 'quit', deadline: '2026-12-31' }],
  [
    'half an hour of piano each day but not more than 4 days in a row',
    {
      what: 'Practise piano',
      pattern: 'instrument',
      unread: ['but not more than 4 days in a row'],
      per_week: 7,
      minutes: 30,
    },
  ],
  ['call mom more often', { what: 'Call mom more often', pattern: 'general' }],
  [
    'exercise for 150 minutes a week',
    { what: 'Exercise', pattern: 'strength', per_week: 3, minutes: 60, weekly_minutes: 150 },
  ],
  [
    'meditate 10 minutes when i wake up and 10 minutes before bed',
    {
      what: 'Meditate',
      pattern: 'calm',
      unread: ['and 10 minutes before bed'],
      minutes: 10,
      between: ['05:00', '09:00'],
    },
  ],
  [
    'Build a treehouse with the kids this spring on sundays',
    {
      what: 'Build a treehouse with the kids',
      pattern: 'project',
      deadline: '2027-05-31',
      weekdays: [0],
      per_week: 1,
    },
  ],
  [
    'by the end of next month i have to hand in my portfolio can work on it mon tue thu evenings',
    {
      what: 'Hand in my portfolio',
      pattern: 'project',
      deadline: '2026-12-31',
      weekdays: [1, 2, 4],
      per_week: 3,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'learn touch typing 15mins/day 5 days a week for 6 weeks',
    { what: 'Learn touch typing', pattern: 'skill', deadline: '2027-01-03', per_week: 5, minutes: 15 },
  ],
  [
    'go vegetarian for all of december',
    { what: 'Go vegetarian', pattern: 'general', deadline: '2026-12-31', starts_on: '2026-12-01' },
  ],
  [
    "i'm 52 and never did sports, want to climb kilimanjaro in september 2027",
    {
      what: 'Climb kilimanjaro',
      pattern: 'endurance',
      deadline: '2027-09-30',
    },
  ],
  [
    'can u help me with my math exam on 2nd of february i only have time on weekends',
    {
      what: 'Study for my math exam',
      pattern: 'exam',
      deadline: '2027-02-02',
      weekdays: [0, 6],
      per_week: 2,
    },
  ],
  [
    'pay 300 extra on the mortgage monthly until 2029',
    {
      what: 'Pay extra on the mortgage',
      pattern: 'debt',
      deadline: '2029-01-01',
      amount: { value: 300, unit: 'money', per: 'month' },
    },
  ],
  [
    'make a short film until summer holidays with two friends, we meet saturday afternoons',
    {
      what: 'Make a short film',
      pattern: 'project',
      unread: ['until summer holidays with two friends'],
      weekdays: [6],
      per_week: 1,
      between: ['12:00', '17:00'],
    },
  ],
  [
    'wanna do 50 pull ups by july rn i can do 4',
    { what: 'Do 50 pull ups', pattern: 'strength', deadline: '2027-07-01', level: 'i can do 4' },
  ],
  [
    'read 20 pages before bed each night',
    {
      what: 'Read 20 pages',
      pattern: 'reading',
      per_week: 7,
      between: ['20:00', '24:00'],
      amount: { value: 20, unit: 'pages', per: 'day' },
    },
  ],
  [
    'starting next monday yoga in the morning 25 min not on thursdays',
    {
      what: 'Do yoga',
      pattern: 'flexibility',
      starts_on: '2026-11-30',
      not_on: [4],
      minutes: 25,
      between: ['05:00', '12:00'],
    },
  ],
  [
    'I want my license, theory test in 6 weeks, practice questions 20 minutes on the train every workday',
    {
      what: 'Finish my license on the train',
      pattern: 'course',
      deadline: '2027-01-04',
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      minutes: 20,
    },
  ],
  [
    'renovate bathroom, budget 4000, weekends, done by may',
    {
      what: 'Renovate bathroom',
      pattern: 'tidy',
      unread: ['budget 4000'],
      deadline: '2027-05-01',
      weekdays: [0, 6],
      per_week: 2,
    },
  ],
  [
    'tidy one drawer a day for the next 30 days',
    { what: 'Tidy one drawer', pattern: 'tidy', deadline: '2026-12-22', per_week: 7 },
  ],
  [
    'improve my handwriting 10 minutes daily, weekends 20',
    { what: 'Improve my handwriting', pattern: 'skill', unread: ['weekends 20'], per_week: 7, minutes: 10 },
  ],
  [
    'prepare my garden for spring, 3 saturdays in march',
    { what: 'Prepare my garden', pattern: 'general', unread: ['3'], weekdays: [6], per_week: 1 },
  ],
  [
    'sing in a choir and learn to read music',
    { what: 'Sing in a choir and learn to read music', pattern: 'instrument' },
  ],
  [
    'spend less time on my phone, max 1 hour per day',
    {
      what: 'Spend less time on my phone, max 1 hour per day',
      pattern: 'quit',
      amount: { value: 60, unit: 'minutes', per: 'day' },
    },
  ],
  [
    'learn sql in a month ten hours per week weekday evenings only',
    {
      what: 'Learn sql',
      pattern: 'coding',
      deadline: '2026-12-23',
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      minutes: 120,
      weekly_minutes: 600,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'I have to lern for driving licence, exam is at 18. January, every day 1 hour but saturday no',
    {
      what: 'Learn for driving licence',
      pattern: 'course',
      deadline: '2027-01-18',
      weekdays: [0, 1, 2, 3, 4, 5],
      not_on: [6],
      per_week: 6,
      minutes: 60,
    },
  ],
  [
    'launch my etsy shop in 8 weeks and photograph 30 products',
    {
      what: 'Launch my etsy shop',
      pattern: 'project',
      also: ['photograph 30 products'],
      deadline: '2027-01-18',
    },
  ],
  [
    'dance lessons every other week on friday',
    { what: 'Dance lessons', pattern: 'skill', unread: ['every other week on friday'] },
  ],
  [
    'get my blood pressure down by walking 30 min 5x week',
    { what: 'Get my blood pressure down by walking', pattern: 'general', per_week: 5, minutes: 30 },
  ],
  [
    'ok so my new years resolution is to floss every night',
    { what: 'Floss', pattern: 'general', per_week: 7, between: ['20:00', '24:00'] },
  ],
  [
    "i'm so unfit i can barely climb stairs i want to be able to run 5k by june three times a week",
    {
      what: 'Run 5k',
      pattern: 'race',
      deadline: '2027-06-01',
      per_week: 3,
      level: 'i can barely climb stairs',
    },
  ],
  [
    'trying to get promoted by summer, so every friday afternoon an hour for a course in management',
    {
      what: 'Get promoted',
      pattern: 'course',
      deadline: '2027-08-31',
      weekdays: [5],
      per_week: 1,
      minutes: 60,
      between: ['12:00', '17:00'],
    },
  ],
  [
    "my daughter's wedding is in 10 weeks, I'd like to lose 5 kg and learn to waltz",
    { what: 'Lose 5 kg', pattern: 'weight', also: ['learn to waltz'], deadline: '2027-02-01' },
  ],
  [
    'finishing my phd thesis. 3 chapters left, submit 1st of june. 4 hours every weekday morning',
    {
      what: 'Finish my phd thesis',
      pattern: 'writing',
      deadline: '2027-06-01',
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      minutes: 240,
      between: ['05:00', '12:00'],
      amount: { value: 3, unit: 'chapters' },
    },
  ],
  [
    'practise saxophone but not after 8 pm because of neighbours, 30 min a day',
    {
      what: 'Practise saxophone',
      pattern: 'instrument',
      per_week: 7,
      minutes: 30,
      between: ['05:00', '20:00'],
    },
  ],
  [
    'save 50 a week till xmas next year',
    {
      what: 'Save money',
      pattern: 'savings',
      deadline: '2027-12-25',
      amount: { value: 50, unit: 'money', per: 'week' },
    },
  ],
  [
    'i must study for IELTS test, it will be 20 of March, every evening two hours',
    {
      what: 'Study for IELTS test',
      pattern: 'exam',
      deadline: '2027-03-20',
      per_week: 7,
      minutes: 120,
      between: ['17:00', '22:00'],
    },
  ],
  ['climb a 7a route this year', { what: 'Climb a 7a route', pattern: 'skill', deadline: '2026-12-31' }],
  [
    'redo the kitchen cupboards over the christmas holidays',
    { what: 'Redo the kitchen cupboards', pattern: 'tidy', unread: ['over the christmas holidays'] },
  ],
  [
    'get better sleep in bed by 10:30 no screens after 9:30',
    { what: 'Get better sleep in bed by 10:30 no screens after 9:30', pattern: 'calm' },
  ],
  [
    'yoga on mon, pilates on thu, 1 hour each',
    {
      what: 'Do yoga',
      pattern: 'flexibility',
      unread: ['pilates on thu'],
      weekdays: [1],
      per_week: 1,
      minutes: 60,
    },
  ],
  [
    'translate 5 pages a day until the book is done, it has 320 pages',
    {
      what: 'Translate 5 pages',
      pattern: 'general',
      unread: ['until the book is done', 'it has 320 pages'],
      per_week: 7,
      amount: { value: 5, unit: 'pages', per: 'day' },
    },
  ],
  [
    'want to be fluent in spanish in two years, 45 mins daily mon to fri',
    {
      what: 'Be fluent in spanish',
      pattern: 'language',
      deadline: '2028-11-23',
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      minutes: 45,
    },
  ],
  [
    'i like to learn guitar, i am beginner, have time only sunday morning',
    {
      what: 'Learn guitar',
      pattern: 'instrument',
      weekdays: [0],
      per_week: 1,
      between: ['05:00', '12:00'],
      level: 'i am beginner',
    },
  ],
  [
    'Take a photo every day in 2027',
    {
      what: 'Take a photo',
      pattern: 'general',
      deadline: '2027-12-31',
      starts_on: '2027-01-01',
      per_week: 7,
    },
  ],
  [
    'do my taxes before 31 may, two saturday mornings should be enough',
    {
      what: 'Do my taxes',
      pattern: 'general',
      deadline: '2027-05-30',
      weekdays: [6],
      per_week: 1,
      between: ['05:00', '12:00'],
    },
  ],
  [
    'run a sub 4 hour marathon in berlin september 26, 4 runs a week, long run sundays',
    {
      what: 'Run a sub 4 hour marathon in berlin',
      pattern: 'race',
      unread: ['long run sundays'],
      deadline: '2027-09-26',
      per_week: 4,
    },
  ],
  ['stop eating chips in front of the tv', { what: 'Stop eating chips in front of the tv', pattern: 'quit' }],
  [
    'each wednesday evening write one page of my diary',
    {
      what: 'Write one page of my diary',
      pattern: 'writing',
      weekdays: [3],
      per_week: 1,
      between: ['17:00', '22:00'],
      amount: { value: 1, unit: 'page' },
    },
  ],
  [
    'plan our trip to norway, we leave july 3rd',
    { what: 'Plan our trip to norway', pattern: 'event', deadline: '2027-07-02' },
  ],
  ['build a habit of reading 15 min in bed', { what: 'Read in bed', pattern: 'reading', minutes: 15 }],
  [
    'cut coffee from 5 cups to 2 cups a day',
    {
      what: 'Cut coffee from 5 cups to 2 cups a day',
      pattern: 'quit',
      amount: { value: 2, unit: 'cups', per: 'day' },
    },
  ],
  [
    'I need to prepare 3 presentations till friday in two weeks',
    { what: 'Prepare 3 presentations', pattern: 'presentation' },
  ],
  [
    'learn first aid, course is on 12th and 13th of december',
    {
      what: 'Learn first aid',
      pattern: 'general',
      unread: ['course is on 12th and'],
      deadline: '2026-12-13',
    },
  ],
  [
    'prepare for my driving test on the 8th of january with my dad on saturdays and sundays one hour',
    {
      what: 'Prepare for my driving test with my dad',
      pattern: 'exam',
      deadline: '2027-01-08',
      weekdays: [0, 6],
      per_week: 2,
      minutes: 60,
    },
  ],
  [
    'declutter wardrobe 15 mins every day this week',
    { what: 'Declutter wardrobe', pattern: 'tidy', deadline: '2026-11-29', per_week: 7, minutes: 15 },
  ],
  [
    'three times a week gym one time a week swimming',
    { what: 'Go to the gym', pattern: 'strength', unread: ['one time a week swimming'], per_week: 3 },
  ],
  [
    'grow my own tomatoes starting in march',
    { what: 'Grow my own tomatoes', pattern: 'general', starts_on: '2027-03-01' },
  ],
  ['be nicer to my brother', { what: 'Be nicer to my brother', pattern: 'behaviour' }],
  [
    'i would like to paint my living room next weekend',
    { what: 'Paint my living room', pattern: 'tidy', deadline: '2026-12-06' },
  ],
  [
    'bench 100 kg by the end of q2, gym mon wed fri 6am',
    {
      what: 'Bench 100 kg',
      pattern: 'strength',
      deadline: '2027-06-30',
      weekdays: [1, 3, 5],
      per_week: 3,
      between: ['06:00', '07:00'],
    },
  ],
  [
    'study japanese kanji 10 new ones per day, review on weekends',
    {
      what: 'Study japanese kanji',
      pattern: 'language',
      unread: ['review on weekends'],
      per_week: 7,
      amount: { value: 10, unit: 'ones', per: 'day' },
    },
  ],
  [
    'help me finish my online course about data science, 12 modules, one per week',
    {
      what: 'Finish my online course about data science',
      pattern: 'course',
      per_week: 1,
      amount: { value: 12, unit: 'modules' },
    },
  ],
  [
    'in 3 months i will have to give a speech in french, i practise 20 min every other day',
    {
      what: 'Have to give a speech in french, i practise',
      pattern: 'presentation',
      deadline: '2027-02-23',
      per_week: 4,
      every_days: 2,
      minutes: 20,
    },
  ],
  [
    'spring cleaning in the first two weeks of april',
    { what: 'Do spring cleaning', pattern: 'tidy', unread: ['in the first two weeks of april'] },
  ],
  [
    'go to bed before midnight on weekdays',
    { what: 'Go to bed before midnight', pattern: 'calm', weekdays: [1, 2, 3, 4, 5], per_week: 5 },
  ],
  [
    'make 1000 dollars on the side by easter, flipping furniture, weekends only',
    {
      what: 'Make 1000 dollars on the side',
      pattern: 'project',
      deadline: '2027-03-28',
      weekdays: [0, 6],
      per_week: 2,
      amount: { value: 1000, unit: 'dollars' },
    },
  ],
  [
    'learn the constellations with my kids on clear nights',
    { what: 'Learn the constellations with my kids', pattern: 'skill', unread: ['on clear nights'] },
  ],
  [
    'recover from my knee surgery, exercises 3 times a day 10 minutes',
    {
      what: 'Recover from my knee surgery',
      pattern: 'general',
      per_week: 7,
      minutes: 10,
      amount: { value: 3, unit: 'times', per: 'day' },
    },
  ],
  [
    'visit all 16 state capitals by 2028',
    { what: 'Visit all 16 state capitals', pattern: 'general', deadline: '2028-01-01' },
  ],
  [
    "sew curtains for the baby's room, baby comes in february",
    { what: "Sew curtains for the baby's room", pattern: 'general', unread: ['baby comes in february'] },
  ],
  [
    'write code every day for 100 days',
    { what: 'Write code', pattern: 'coding', deadline: '2027-03-02', per_week: 7 },
  ],
  [
    'take my medication every morning at 8',
    { what: 'Take my medication', pattern: 'general', per_week: 7, between: ['08:00', '09:00'] },
  ],
  [
    'train for hyrox, event 17.4., five times weekly 60-75 mins',
    { what: 'Train for hyrox', pattern: 'race', deadline: '2027-04-17', per_week: 5, minutes: 60 },
  ],
  [
    'i want to call my parents sundays and write my friend every month',
    {
      what: 'Call my parents',
      pattern: 'general',
      also: ['write my friend every month'],
      weekdays: [0],
      per_week: 1,
    },
  ],
  [
    'finish reading war and peace, 40 pages every sunday, from january on',
    {
      what: 'Finish reading war and peace',
      pattern: 'reading',
      unread: ['40 pages'],
      starts_on: '2027-01-01',
      weekdays: [0],
      per_week: 1,
    },
  ],
  ['eat vegetables with every meal', { what: 'Eat vegetables with every meal', pattern: 'general' }],
  [
    'get my motorcycle licence by may, lessons only possible fridays after 3pm',
    {
      what: 'Get my motorcycle licence',
      pattern: 'course',
      deadline: '2027-05-01',
      weekdays: [5],
      per_week: 1,
      between: ['15:00', '24:00'],
    },
  ],
  [
    'paint 12 watercolors for the calendar, needs to be ready mid november 2027',
    { what: 'Paint 12 watercolors for the calendar', pattern: 'art', deadline: '2027-11-15' },
  ],
  [
    'learn to swim properly, max two evenings per week, not longer than 45 minutes',
    {
      what: 'Learn to swim properly',
      pattern: 'endurance',
      per_week: 2,
      minutes: 45,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'organize the garage this month and the attic next month',
    { what: 'Organize the garage and the attic', pattern: 'tidy' },
  ],
  ['no alcohol till my birthday on 8 may', { what: 'Quit alcohol', pattern: 'quit', deadline: '2027-05-08' }],
  ['meet new people in my city', { what: 'Meet new people in my city', pattern: 'behaviour' }],
  [
    'prepare for ramadan, read quran 20 minutes after dinner every day',
    {
      what: 'Prepare for ramadan',
      pattern: 'reading',
      per_week: 7,
      minutes: 20,
      between: ['19:00', '24:00'],
    },
  ],
  [
    'work out how to use my camera, half an hour on saturday and half an hour on sunday',
    {
      what: 'Work out how to use my camera',
      pattern: 'general',
      weekdays: [0, 6],
      per_week: 2,
      minutes: 30,
    },
  ],
  [
    'apply for 2 jobs each day until i get one',
    {
      what: 'Apply for 2 jobs',
      pattern: 'job',
      unread: ['until i get one'],
      per_week: 7,
      amount: { value: 2, unit: 'jobs', per: 'day' },
    },
  ],
  [
    'revision for physics and biology finals mid june 1.5 hours on school days',
    {
      what: 'Revise for physics and biology finals',
      pattern: 'exam',
      unread: ['on school days'],
      deadline: '2027-06-15',
      minutes: 90,
    },
  ],
  [
    'build up to 100 pushups in one go, every other day, 10 minutes',
    {
      what: 'Build up to 100 pushups in one go',
      pattern: 'strength',
      per_week: 4,
      every_days: 2,
      minutes: 10,
    },
  ],
  [
    'hey can you set me up to run my first half marathon its on may 16 i can train four days a week',
    { what: 'Run my first half marathon', pattern: 'race', deadline: '2027-05-16', per_week: 4 },
  ],
  [
    'I have been meaning to learn how to bake sourdough bread, saturdays maybe',
    { what: 'Learn how to bake sourdough bread', pattern: 'skill', weekdays: [6], per_week: 1 },
  ],
  [
    'Need to loose 15 pounds before my sisters wedding on the 22nd of may',
    { what: 'Lose 15 pounds', pattern: 'weight', deadline: '2027-05-21' },
  ],
  [
    'read one non fiction book a month',
    {
      what: 'Read one non fiction book',
      pattern: 'reading',
      amount: { value: 1, unit: 'book', per: 'month' },
    },
  ],
  [
    'finally finish the attic insulation, got two weekends in december',
    {
      what: 'Finish the attic insulation',
      pattern: 'general',
      deadline: '2026-12-31',
      weekdays: [0, 6],
      per_week: 2,
    },
  ],
  [
    'i need practice my presentation 5 times before thursday',
    { what: 'Practice my presentation 5 times', pattern: 'presentation', deadline: '2026-11-25' },
  ],
  [
    'from next week on jog 25 minutes on tues and fri mornings',
    {
      what: 'Jog',
      pattern: 'start_running',
      starts_on: '2026-11-30',
      weekdays: [2, 5],
      per_week: 2,
      minutes: 25,
      between: ['05:00', '12:00'],
    },
  ],
  [
    'study anatomy every night from 9 to 10',
    { what: 'Study anatomy', pattern: 'general', per_week: 7, minutes: 60, between: ['21:00', '22:00'] },
  ],
  [
    "I'd like to get my sight-singing exam grade 5 done by the end of the school year",
    {
      what: 'Get my sight-singing exam grade 5 done',
      pattern: 'exam',
      unread: ['by the end of the school year'],
    },
  ],
  [
    'my goal for 2027 is to publish 2 articles a month on my blog',
    {
      what: 'Publish 2 articles on my blog',
      pattern: 'writing',
      deadline: '2027-12-31',
      amount: { value: 2, unit: 'articles', per: 'month' },
    },
  ],
  [
    'we want to move to portugal in autumn next year, so much to prepare, 3 hours a week',
    {
      what: 'Move to portugal',
      pattern: 'moving',
      deadline: '2027-11-30',
      per_week: 3,
      minutes: 60,
      weekly_minutes: 180,
    },
  ],
  ['quit biting nails by new years', { what: 'Quit biting nails', pattern: 'quit', deadline: '2027-01-01' }],
  [
    'get my daughter ready for the swimming badge in april, once a week on wednesday afternoon',
    {
      what: 'Get my daughter ready for the swimming badge',
      pattern: 'general',
      deadline: '2027-04-30',
      weekdays: [3],
      per_week: 1,
      between: ['12:00', '17:00'],
    },
  ],
  [
    '1 hour coding practice daily at 6 am, leetcode, interview at google on jan 25',
    {
      what: 'Do coding practice',
      pattern: 'coding',
      deadline: '2027-01-25',
      per_week: 7,
      minutes: 60,
      between: ['06:00', '07:00'],
    },
  ],
  [
    'learn the alphabet in arabic this month',
    { what: 'Learn the alphabet in arabic', pattern: 'language', deadline: '2026-11-30' },
  ],
  [
    'walk the dog longer, at least 45 minutes in the evening',
    { what: 'Walk the dog longer', pattern: 'general', minutes: 45, between: ['17:00', '22:00'] },
  ],
  [
    'i want to see my friends once every two weeks',
    { what: 'See my friends', pattern: 'general', unread: ['once every two weeks'] },
  ],
  [
    'write my bachelor thesis, 40 pages, due february 28, only in the library hours 9 to 6',
    {
      what: 'Write my bachelor thesis',
      pattern: 'writing',
      unread: ['only in the library hours 9 to 6'],
      deadline: '2027-02-28',
      amount: { value: 40, unit: 'pages' },
    },
  ],
  [
    'be able to hold a conversation in italian when we go to rome in june',
    { what: 'Hold a conversation in italian', pattern: 'language', deadline: '2027-05-31' },
  ],
  [
    'do a digital detox every sunday',
    { what: 'Do a digital detox', pattern: 'general', weekdays: [0], per_week: 1 },
  ],
  [
    'clean out the basement 2 hours each saturday until it is empty',
    {
      what: 'Clean out the basement',
      pattern: 'tidy',
      unread: ['until it is empty'],
      weekdays: [6],
      per_week: 1,
      minutes: 120,
    },
  ],
  [
    'please remind me drink water 8 glasses a day',
    {
      what: 'Drink water 8 glasses',
      pattern: 'general',
      per_week: 7,
      amount: { value: 8, unit: 'glasses', per: 'day' },
    },
  ],
  [
    'start a podcast, first episode out on february 1st, work on it tuesdays and thursdays after 8',
    {
      what: 'Start a podcast, first episode out',
      pattern: 'project',
      deadline: '2027-02-01',
      weekdays: [2, 4],
      per_week: 2,
      between: ['20:00', '24:00'],
    },
  ],
  [
    'increase my typing speed to 80 wpm, 10 mins every workday at lunch',
    {
      what: 'Increase my typing speed to 80 wpm',
      pattern: 'general',
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      minutes: 10,
      between: ['12:00', '14:00'],
    },
  ],
  [
    'I am learning for the C1 german exam in may, tuesdays thursdays two hours saturdays three',
    {
      what: 'Learn for the C1 german exam',
      pattern: 'exam',
      unread: ['saturdays three'],
      deadline: '2027-04-30',
      weekdays: [2, 4],
      per_week: 2,
      minutes: 120,
    },
  ],
  [
    "plan a surprise party for mike's 40th on the 19th of dec",
    { what: "Plan a surprise party for mike's 40th", pattern: 'event', deadline: '2026-12-19' },
  ],
  [
    'no more than two beers on weekends and none during the week',
    {
      what: 'Keep to no more than two beers',
      pattern: 'quit',
      unread: ['and none during the week'],
      weekdays: [0, 6],
      per_week: 2,
    },
  ],
  [
    'i promised my son to build a go kart by his birthday in march',
    { what: 'Build a go kart', pattern: 'project', deadline: '2027-02-28' },
  ],
  [
    'fix my posture with 5 minutes of exercises every two hours at work',
    {
      what: 'Fix my posture',
      pattern: 'general',
      unread: ['of exercises every two hours at work'],
      minutes: 5,
    },
  ],
  [
    "finish level 3 of duolingo french by valentine's day, 15 min with my morning coffee",
    {
      what: 'Finish level 3 of duolingo french',
      pattern: 'language',
      unread: ['with my morning coffee'],
      deadline: '2027-02-14',
      minutes: 15,
    },
  ],
  [
    'want to get into drawing again, used to draw a lot as a kid, 3 evenings a week',
    {
      what: 'Get into drawing again',
      pattern: 'art',
      per_week: 3,
      between: ['17:00', '22:00'],
      level: 'used to draw a lot as a kid',
    },
  ],
  [
    'restore an old bicycle before spring with whatever time i have',
    {
      what: 'Restore an old bicycle',
      pattern: 'project',
      unread: ['with whatever time i have'],
      deadline: '2027-02-28',
    },
  ],
  [
    'Learn piano: scales 10 minutes, pieces 20 minutes, each day',
    {
      what: 'Learn piano',
      pattern: 'instrument',
      unread: ['scales 10 minutes', 'pieces 20 minutes'],
      per_week: 7,
    },
  ],
  [
    'sleep 8 hours a night on work days',
    { what: 'Sleep 8 hours', pattern: 'calm', weekdays: [1, 2, 3, 4, 5], per_week: 5 },
  ],
  [
    'get my finances in order before the year ends',
    { what: 'Get my finances in order', pattern: 'general', deadline: '2026-12-30' },
  ],
  [
    'practice kickflips 20 min a day weather permitting',
    {
      what: 'Practice kickflips',
      pattern: 'general',
      unread: ['weather permitting'],
      per_week: 7,
      minutes: 20,
    },
  ],
  [
    'save for a house deposit 40000 in 4 years',
    {
      what: 'Save for a house deposit',
      pattern: 'savings',
      deadline: '2030-11-23',
      amount: { value: 40000, unit: 'money' },
    },
  ],
  [
    'join a running club and run with them every wednesday at 18:30',
    {
      what: 'Join a running club and run with them',
      pattern: 'start_running',
      weekdays: [3],
      per_week: 1,
      between: ['18:30', '19:30'],
    },
  ],
  [
    'finish my quilt, about 30 hours of work left, by march 1',
    { what: 'Finish my quilt', pattern: 'general', deadline: '2027-03-01', minutes: 60, total_minutes: 1800 },
  ],
  [
    'study two chapters of biology per week and do the questions on sundays',
    {
      what: 'Study two chapters of biology',
      pattern: 'general',
      also: ['do the questions on sundays'],
      amount: { value: 2, unit: 'chapters', per: 'week' },
    },
  ],
  [
    'i want to become a morning person, up at 6 every day incl. weekends',
    { what: 'Become a morning person', pattern: 'behaviour', per_week: 7 },
  ],
  ['give up sweets for lent', { what: 'Give up sweets', pattern: 'quit', unread: ['for lent'] }],
  [
    'lern swedish for work beginning of january 30 min every morning before breakfast',
    {
      what: 'Learn swedish for work',
      pattern: 'language',
      starts_on: '2027-01-01',
      per_week: 7,
      minutes: 30,
      between: ['05:00', '09:00'],
    },
  ],
  ['get back to 75 kilos, now 83', { what: 'Get back to 75 kilos', pattern: 'general', level: 'now 83' }],
  [
    'organise my recipes into one book as a christmas gift for mum',
    {
      what: 'Organise my recipes into one book as a christmas gift for…',
      pattern: 'general',
      amount: { value: 1, unit: 'book' },
    },
  ],
  [
    'have a date night with my wife every other friday',
    { what: 'Have a date night with my wife', pattern: 'general', unread: ['every other friday'] },
  ],
  [
    'read 30 minutes instead of scrolling before bed',
    { what: 'Read instead of scrolling', pattern: 'reading', minutes: 30, between: ['20:00', '24:00'] },
  ],
  [
    'get certified as a yoga teacher by next december, 6 hours a week split over 3 days',
    {
      what: 'Get certified as a yoga teacher',
      pattern: 'exam',
      deadline: '2027-12-01',
      per_week: 3,
      minutes: 120,
      weekly_minutes: 360,
    },
  ],
  [
    'Study for my pilot theory, 2h/day mon-thu, exam in 5 months',
    {
      what: 'Study for my pilot theory',
      pattern: 'exam',
      deadline: '2027-04-23',
      weekdays: [1, 2, 3, 4],
      per_week: 4,
      minutes: 120,
    },
  ],
  [
    'teach myself blender, tutorials on weeknights, an own project on weekends',
    {
      what: 'Teach myself blender',
      pattern: 'general',
      unread: ['an own project on weekends'],
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'put 10% of my salary aside each month',
    { what: 'Put 10% of my salary aside', pattern: 'savings', unread: ['each month'] },
  ],
  [
    'ride my bike to work three days a week starting in spring',
    { what: 'Ride my bike to work', pattern: 'endurance', starts_on: '2027-03-01', per_week: 3 },
  ],
  [
    'learn a new song on ukulele each week, 15 minutes a day',
    {
      what: 'Learn a new song on ukulele',
      pattern: 'instrument',
      unread: ['each week'],
      per_week: 7,
      minutes: 15,
    },
  ],
  [
    'do the 30 day plank challenge starting december 1',
    {
      what: 'Do the plank challenge',
      pattern: 'strength',
      deadline: '2026-12-30',
      starts_on: '2026-12-01',
      per_week: 7,
    },
  ],
  [
    'i have an important exam next friday and need to revise 3 hours each day until then',
    {
      what: 'Revise for an important exam',
      pattern: 'exam',
      deadline: '2026-12-04',
      per_week: 7,
      minutes: 180,
    },
  ],
  ['become a better cook', { what: 'Become a better cook', pattern: 'skill' }],
  ['i want be more patient with kids', { what: 'Be more patient with kids', pattern: 'behaviour' }],
  [
    'finish my application for the scholarship, deadline january 10 at noon, essays and letters',
    { what: 'Finish my application for the scholarship', pattern: 'writing', deadline: '2027-01-10' },
  ],
  [
    'stretch hamstrings after each run',
    { what: 'Stretch hamstrings', pattern: 'flexibility', unread: ['after each run'] },
  ],
  ['i really should floss more', { what: 'Floss more', pattern: 'general' }],
  [
    'ok i want to finally run a marathon next october i am a total beginner and can train 4 times a week',
    {
      what: 'Run a marathon',
      pattern: 'race',
      deadline: '2027-10-31',
      per_week: 4,
      level: 'i am a total beginner',
    },
  ],
  [
    'read 300 pages in 30 days, 10 a day',
    {
      what: 'Read 300 pages',
      pattern: 'reading',
      deadline: '2026-12-23',
      per_week: 7,
      amount: { value: 300, unit: 'pages' },
    },
  ],
  [
    'could you plan my exam prep for the 3rd of february, maths, i have time on mondays 4 to 6pm',
    {
      what: 'Plan my exam prep',
      pattern: 'exam',
      deadline: '2027-02-03',
      weekdays: [1],
      per_week: 1,
      minutes: 120,
      between: ['16:00', '18:00'],
    },
  ],
  [
    'learn how to invest my money, two podcasts a week',
    {
      what: 'Learn how to invest my money',
      pattern: 'general',
      amount: { value: 2, unit: 'podcasts', per: 'week' },
    },
  ],
  [
    '15 minutes guitar every evening except tuesday',
    {
      what: 'Practise guitar',
      pattern: 'instrument',
      weekdays: [0, 1, 3, 4, 5, 6],
      not_on: [2],
      per_week: 6,
      minutes: 15,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'my wish is to speak with my grandparents in polish at christmas, i know some words',
    {
      what: 'Speak with my grandparents in polish',
      pattern: 'language',
      deadline: '2026-12-25',
      level: 'i know some words',
    },
  ],
  [
    'clean my inbox to zero, 20 min each morning this week',
    {
      what: 'Clean my inbox to zero',
      pattern: 'tidy',
      deadline: '2026-11-29',
      per_week: 7,
      minutes: 20,
      between: ['05:00', '12:00'],
    },
  ],
  [
    "i'm trying to cut down on meat, only twice a week",
    {
      what: 'Cut down on meat, only twice a week',
      pattern: 'quit',
      amount: { value: 2, unit: 'times', per: 'week' },
    },
  ],
  [
    'write a song for our wedding on august 7',
    { what: 'Write a song for our wedding', pattern: 'writing', deadline: '2027-08-07' },
  ],
  [
    'do physio exercises mornings and evenings 10 min each',
    { what: 'Do physio exercises', pattern: 'general', unread: ['mornings and evenings'], minutes: 10 },
  ],
  [
    'I will go to the climbing gym twice per week starting from december',
    { what: 'Go to the climbing gym', pattern: 'strength', starts_on: '2026-12-01', per_week: 2 },
  ],
  ['stop being late', { what: 'Stop being late', pattern: 'quit' }],
  [
    'swim 1 km in under 20 minutes by the end of august, pool on tuesdays and saturdays',
    {
      what: 'Swim 1 km in under 20 minutes',
      pattern: 'endurance',
      deadline: '2027-08-31',
      weekdays: [2, 6],
      per_week: 2,
    },
  ],
  [
    'ten minutes of tidying up after dinner daily',
    { what: 'Tidy up', pattern: 'tidy', per_week: 7, minutes: 10, between: ['19:00', '24:00'] },
  ],
  [
    'set aside 5000 € for emergency fund within 18 months',
    {
      what: 'Set aside 5000 € for emergency fund',
      pattern: 'savings',
      deadline: '2028-05-23',
      amount: { value: 5000, unit: '€' },
    },
  ],
  [
    'i have to write three term papers until 15 march each 20 pages',
    {
      what: 'Write three term papers',
      pattern: 'writing',
      unread: ['each 20 pages'],
      deadline: '2027-03-15',
      amount: { value: 3, unit: 'papers' },
    },
  ],
  [
    'want to learn photoshop so that i can edit my own pictures, maybe an hour on sundays',
    {
      what: 'Learn photoshop so that i can edit my own pictures',
      pattern: 'art',
      weekdays: [0],
      per_week: 1,
      minutes: 60,
    },
  ],
  [
    'paint the fence once it stops raining',
    { what: 'Paint the fence', pattern: 'tidy', unread: ['once it stops raining'] },
  ],
  [
    'visit my grandfather every sunday and call him on wednesdays',
    {
      what: 'Visit my grandfather',
      pattern: 'general',
      also: ['call him on wednesdays'],
      weekdays: [0],
      per_week: 1,
    },
  ],
  [
    'get a six pack for summer no gym just at home 20 mins a day',
    {
      what: 'Get a six pack no gym just at home',
      pattern: 'strength',
      deadline: '2027-05-31',
      per_week: 7,
      minutes: 20,
    },
  ],
  [
    'prepare for my C2 exam in december 2027',
    { what: 'Prepare for my C2 exam', pattern: 'exam', deadline: '2027-11-30' },
  ],
  [
    'Complete 50 leetcode questions before my interview on january 12th, 90 minutes a day except fridays and saturdays',
    {
      what: 'Complete 50 leetcode questions',
      pattern: 'coding',
      deadline: '2027-01-11',
      weekdays: [0, 1, 2, 3, 4],
      not_on: [5, 6],
      per_week: 5,
      minutes: 90,
      amount: { value: 50, unit: 'questions' },
    },
  ],
  [
    'play more with my kids at least half an hour after work',
    { what: 'Play more with my kids', pattern: 'general', minutes: 30, between: ['17:00', '24:00'] },
  ],
  [
    'I wish I could swim, beginner course on saturdays at 10',
    {
      what: 'Swim',
      pattern: 'endurance',
      weekdays: [6],
      per_week: 1,
      between: ['10:00', '11:00'],
      level: 'beginner',
    },
  ],
  [
    'build my portfolio site in november and december, 5 hrs/week',
    {
      what: 'Build my portfolio site',
      pattern: 'project',
      deadline: '2026-12-31',
      per_week: 5,
      minutes: 60,
      weekly_minutes: 300,
    },
  ],
  ['journal before bed', { what: 'Journal', pattern: 'general', between: ['20:00', '24:00'] }],
  ['fast 16 hours a day', { what: 'Fast 16 hours', pattern: 'general', per_week: 7 }],
  [
    "go through my old clothes and sell what i don't wear until the end of the month",
    { what: "Go through my old clothes and sell what i don't wear", pattern: 'tidy', deadline: '2026-11-30' },
  ],
  [
    "i'd like to run on mondays 30 min and on thursdays 45 min",
    {
      what: 'Run',
      pattern: 'start_running',
      unread: ['and on thursdays 45 min'],
      weekdays: [1],
      per_week: 1,
      minutes: 30,
    },
  ],
  ['be off my phone by 10pm', { what: 'Be off my phone by 10pm', pattern: 'general' }],
  [
    'make a photo calendar for my parents till december 10th',
    { what: 'Make a photo calendar for my parents', pattern: 'project', deadline: '2026-12-10' },
  ],
  [
    'learn 20 chords in 4 weeks, practice mon-fri at 19:00 for 25 min',
    {
      what: 'Learn 20 chords',
      pattern: 'instrument',
      deadline: '2026-12-21',
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      minutes: 25,
      between: ['19:00', '19:25'],
    },
  ],
  [
    'prepare xmas cookies the second weekend of december',
    { what: 'Prepare xmas cookies', pattern: 'general', deadline: '2026-12-12' },
  ],
  [
    'study for the oral exam which is in three weeks, 2 hours every afternoon',
    {
      what: 'Study for the oral exam',
      pattern: 'exam',
      deadline: '2026-12-14',
      per_week: 7,
      minutes: 120,
      between: ['12:00', '17:00'],
    },
  ],
  [
    'get my driver license until i turn 18 in june',
    { what: 'Get my driver license', pattern: 'course', unread: ['until i turn 18'], deadline: '2027-06-30' },
  ],
  [
    'practise mindfulness 5-10 minutes whenever i feel stressed',
    { what: 'Practise mindfulness', pattern: 'calm', unread: ['whenever i feel stressed'], minutes: 5 },
  ],
  [
    'finish the first draft of my screenplay by my birthday, feb 20, writing sundays 9-12',
    {
      what: 'Finish the first draft of my screenplay',
      pattern: 'writing',
      unread: ['by my birthday'],
      deadline: '2027-02-20',
      weekdays: [0],
      per_week: 1,
      between: ['09:00', '12:00'],
    },
  ],
  [
    'i have two left feet so i want to take dance classes on friday nights',
    {
      what: 'Take dance classes',
      pattern: 'course',
      weekdays: [5],
      per_week: 1,
      between: ['20:00', '24:00'],
    },
  ],
  ['bake bread each saturday', { what: 'Bake bread', pattern: 'general', weekdays: [6], per_week: 1 }],
  [
    'i want to lose the baby weight 8kg no rush',
    { what: 'Lose the baby weight 8kg no rush', pattern: 'weight' },
  ],
  [
    'research a new laptop and buy it before black friday',
    { what: 'Research a new laptop and buy it', pattern: 'general', deadline: '2026-11-26' },
  ],
  [
    'learn morse code, ten minutes on the bus to work',
    { what: 'Learn morse code', pattern: 'skill', minutes: 10 },
  ],
  ['run 3 times next week', { what: 'Run 3 times', pattern: 'start_running', deadline: '2026-12-06' }],
  [
    'eat 5 portions of fruit and veg a day for january',
    {
      what: 'Eat 5 portions of fruit and veg',
      pattern: 'general',
      deadline: '2027-01-31',
      starts_on: '2027-01-01',
      per_week: 7,
      amount: { value: 5, unit: 'portions', per: 'day' },
    },
  ],
  [
    "help me get my pilot's medical, appointment is december 9",
    { what: "Get my pilot's medical, appointment", pattern: 'general', deadline: '2026-12-09' },
  ],
  [
    'solo trip to patagonia in february, need to get fit, train legs and cardio 4x a week',
    {
      what: 'Train for solo trip to patagonia, get fit',
      pattern: 'strength',
      deadline: '2027-01-31',
      per_week: 4,
    },
  ],
  [
    'record one youtube video per week for the next 3 months',
    {
      what: 'Record one youtube video',
      pattern: 'general',
      deadline: '2027-02-22',
      per_week: 1,
      amount: { value: 1, unit: 'video', per: 'week' },
    },
  ],
  [
    'reduce screen time to two hours a day',
    {
      what: 'Reduce screen time to two hours a day',
      pattern: 'quit',
      amount: { value: 120, unit: 'minutes', per: 'day' },
    },
  ],
  [
    'learn to ride a horse, lessons every wednesday 5pm, first one is on 2 december',
    {
      what: 'Learn to ride a horse',
      pattern: 'skill',
      starts_on: '2026-12-02',
      weekdays: [3],
      per_week: 1,
      between: ['17:00', '18:00'],
    },
  ],
  [
    'repaint the bathroom when i am off work dec 28-30',
    { what: 'Repaint the bathroom', pattern: 'tidy', unread: ['when i am off work'], deadline: '2026-12-28' },
  ],
  [
    'do a plank for 5 minutes by new year',
    { what: 'Do a plank for 5 minutes', pattern: 'strength', deadline: '2027-01-01' },
  ],
  [
    'become fluent in asl, 20 mins weekdays, 1 hour weekends',
    {
      what: 'Become fluent in asl',
      pattern: 'general',
      unread: ['1 hour weekends'],
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      minutes: 20,
    },
  ],
  [
    'i want to volunteer somewhere on one saturday a month',
    { what: 'Volunteer somewhere', pattern: 'general', unread: ['on one saturday a month'] },
  ],
  [
    'finish 2 online courses by june 1, evenings but never friday',
    {
      what: 'Finish 2 online courses',
      pattern: 'general',
      deadline: '2027-06-01',
      not_on: [5],
      between: ['17:00', '22:00'],
      amount: { value: 2, unit: 'courses' },
    },
  ],
  [
    'strengthen my back, doctor says 15 mins 2x daily',
    {
      what: 'Strengthen my back',
      pattern: 'strength',
      per_week: 7,
      minutes: 15,
      amount: { value: 2, unit: 'times', per: 'day' },
    },
  ],
  [
    'organize garage sale second saturday in may',
    { what: 'Organize garage sale', pattern: 'tidy', deadline: '2027-05-08' },
  ],
  [
    'apply for phd positions, deadline mid january, 1 application every 3 days',
    {
      what: 'Apply for phd positions',
      pattern: 'general',
      unread: ['1 application'],
      deadline: '2027-01-15',
      per_week: 2,
      every_days: 3,
    },
  ],
  [
    'so basically my boss wants me to learn excel better like in the next two months i can do it wed evenings',
    {
      what: 'Learn excel better',
      pattern: 'general',
      deadline: '2027-01-23',
      weekdays: [3],
      per_week: 1,
      between: ['17:00', '22:00'],
    },
  ],
  ['do more sport twice a week would be good', { what: 'Do more sport', pattern: 'general', per_week: 2 }],
  [
    'write 500 words every morning in january',
    {
      what: 'Write 500 words',
      pattern: 'writing',
      deadline: '2027-01-31',
      starts_on: '2027-01-01',
      per_week: 7,
      between: ['05:00', '12:00'],
      amount: { value: 500, unit: 'words', per: 'day' },
    },
  ],
  [
    'im going to be a dad in april and want to get the nursery ready by then, saturdays',
    { what: 'Get the nursery ready', pattern: 'general', deadline: '2027-03-31', weekdays: [6], per_week: 1 },
  ],
  [
    'study spanish vocabulary 20 words daily and watch one spanish film per week',
    {
      what: 'Study spanish vocabulary',
      pattern: 'language',
      also: ['watch one spanish film per week'],
      per_week: 7,
      amount: { value: 20, unit: 'words', per: 'day' },
    },
  ],
  [
    'get rid of my accent, speech exercises ten minutes each day when driving to work',
    {
      what: 'Get rid of my accent',
      pattern: 'tidy',
      unread: ['speech exercises ten minutes each day when driving to work'],
    },
  ],
  [
    'i would like that i can play 3 songs on piano until my brothers wedding 5th of june',
    {
      what: 'Play 3 songs on piano',
      pattern: 'instrument',
      deadline: '2027-06-05',
      amount: { value: 3, unit: 'songs' },
    },
  ],
  [
    'finish the jigsaw puzzle by sunday night',
    { what: 'Finish the jigsaw puzzle', pattern: 'general', deadline: '2026-11-29' },
  ],
  ['clean windows twice a year', { what: 'Clean windows', pattern: 'tidy', unread: ['twice a year'] }],
  [
    'prepare job interview on thursday 10am at bosch',
    {
      what: 'Prepare job interview at bosch',
      pattern: 'job',
      deadline: '2026-11-26',
      between: ['10:00', '11:00'],
    },
  ],
  [
    'train my dog to walk without leash, 10 minutes in the morning and 10 minutes in the evening',
    {
      what: 'Train my dog to walk without leash',
      pattern: 'general',
      unread: ['and 10 minutes in the evening'],
      minutes: 10,
      between: ['05:00', '12:00'],
    },
  ],
  [
    'lift weights tue & fri 6-7pm starting jan 4th',
    {
      what: 'Lift weights',
      pattern: 'strength',
      starts_on: '2027-01-04',
      weekdays: [2, 5],
      per_week: 2,
      minutes: 60,
      between: ['18:00', '19:00'],
    },
  ],
  [
    'learn to solve a rubiks cube under 1 minute',
    { what: 'Learn to solve a rubiks cube under 1 minute', pattern: 'skill' },
  ],
  [
    'spend one evening a week without screens with my family',
    {
      what: 'Spend time without screens with my family',
      pattern: 'general',
      per_week: 1,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'renew my passport, appointment needed before feb',
    { what: 'Renew my passport, appointment needed', pattern: 'general', deadline: '2027-01-31' },
  ],
  [
    'get through the AWS certification in 10 weeks studying 45 minutes on weekdays and 2 hours on sunday',
    {
      what: 'Get through the AWS certification',
      pattern: 'exam',
      unread: ['and 2 hours on sunday'],
      deadline: '2027-02-01',
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      minutes: 45,
    },
  ],
  ['1h Deutsch lernen jeden tag', { pattern: 'general', unread: ['1h Deutsch lernen jeden tag'] }],
  [
    'please help, i procrastinate my thesis, deadline is in 8 weeks, i can work on it 3 hours each day but not sundays',
    {
      what: 'Help, i procrastinate my thesis',
      pattern: 'writing',
      deadline: '2027-01-18',
      weekdays: [1, 2, 3, 4, 5, 6],
      not_on: [0],
      per_week: 6,
      minutes: 180,
    },
  ],
  [
    'Save $200 every paycheck',
    { what: 'Save $200', pattern: 'savings', unread: ['every paycheck'], amount: { value: 200, unit: '$' } },
  ],
  [
    'make my own wedding invitations by march 1',
    { what: 'Make my own wedding invitations', pattern: 'project', deadline: '2027-03-01' },
  ],
  [
    'be able to do 10 pullups at end of march, currently 2',
    { what: 'Do 10 pullups', pattern: 'strength', deadline: '2027-03-31', level: 'currently 2' },
  ],
  ['meditate', { what: 'Meditate', pattern: 'calm' }],
  [
    '50 squats a day in december',
    {
      what: 'Do 50 squats',
      pattern: 'strength',
      deadline: '2026-12-31',
      starts_on: '2026-12-01',
      per_week: 7,
      amount: { value: 50, unit: 'squats', per: 'day' },
    },
  ],
  [
    'catch up on 14 lectures before the midterm on 11 december',
    {
      what: 'Catch up on 14 lectures',
      pattern: 'course',
      deadline: '2026-12-10',
      amount: { value: 14, unit: 'lectures' },
    },
  ],
  [
    'rehearse with the band thursdays 8pm to 10pm for our gig on new years eve',
    {
      what: 'Rehearse with the band for our gig',
      pattern: 'general',
      deadline: '2026-12-31',
      weekdays: [4],
      per_week: 1,
      minutes: 120,
      between: ['20:00', '22:00'],
    },
  ],
  [
    'write christmas cards this weekend',
    { what: 'Write christmas cards', pattern: 'writing', deadline: '2026-11-29' },
  ],
  ['eat lunch away from my desk', { what: 'Eat lunch away from my desk', pattern: 'general' }],
  [
    'learn enough korean to travel there in autumn, half hour most days',
    {
      what: 'Learn enough korean to travel there',
      pattern: 'language',
      deadline: '2027-11-30',
      per_week: 5,
      minutes: 30,
    },
  ],
  [
    'run every monday wednesday friday 5k and sunday 10k',
    {
      what: 'Run',
      pattern: 'start_running',
      unread: ['5k and sunday 10k'],
      weekdays: [1, 3, 5],
      per_week: 3,
    },
  ],
  [
    'figure out my career with a coach once every 3 weeks',
    { what: 'Figure out my career with a coach', pattern: 'general', unread: ['once every 3 weeks'] },
  ],
  ['walk 10000 steps 5 days out of 7', { what: 'Walk 10000 steps', pattern: 'general', per_week: 5 }],
  ['take vitamins with breakfast', { what: 'Take vitamins with breakfast', pattern: 'general' }],
  [
    'get my kids to school on time every weekday',
    { what: 'Get my kids to school on time', pattern: 'general', weekdays: [1, 2, 3, 4, 5], per_week: 5 },
  ],
  [
    'i want to sell 100 candles on etsy by mothers day, make candles sundays 2 to 5 pm',
    {
      what: 'Sell 100 candles on etsy',
      pattern: 'project',
      unread: ['by mothers day'],
      weekdays: [0],
      per_week: 1,
      minutes: 180,
      between: ['14:00', '17:00'],
    },
  ],
  [
    'read all harry potter books in english until next summer, a chapter each night',
    {
      what: 'Read all harry potter books in english',
      pattern: 'language',
      deadline: '2027-08-31',
      per_week: 7,
    },
  ],
  ['learn about wine', { what: 'Learn about wine', pattern: 'general' }],
  [
    'cook vegetarian three nights per week for two months',
    {
      what: 'Cook vegetarian',
      pattern: 'general',
      deadline: '2027-01-22',
      per_week: 3,
      between: ['17:00', '24:00'],
    },
  ],
  [
    'plant 20 tulip bulbs before the first frost',
    { what: 'Plant 20 tulip bulbs', pattern: 'general', unread: ['before the first frost'] },
  ],
  [
    'revise my notes for fifteen minutes right after each lecture',
    { what: 'Revise my notes', pattern: 'general', unread: ['right after each lecture'], minutes: 15 },
  ],
  ['no coffee after 2pm', { what: 'Quit coffee after 2pm', pattern: 'quit' }],
  [
    'half marathon in may then full marathon in october',
    {
      what: 'Train for half marathon',
      pattern: 'race',
      also: ['full marathon in october'],
      deadline: '2027-05-31',
    },
  ],
  [
    'assemble the crib, baby is due january 20',
    { what: 'Assemble the crib', pattern: 'general', unread: ['baby is due january 20'] },
  ],
  [
    'i need a study schedule for biology exam in four weeks, 1.5 hours a day but weekends free',
    {
      what: 'Study for biology exam',
      pattern: 'exam',
      deadline: '2026-12-21',
      weekdays: [1, 2, 3, 4, 5],
      not_on: [0, 6],
      per_week: 5,
      minutes: 90,
    },
  ],
  [
    'get stronger legs for skiing, we go on february 13',
    { what: 'Get stronger legs for skiing', pattern: 'strength', unread: ['we go'], deadline: '2027-02-13' },
  ],
  [
    'find a new flat until april, look at listings 15 min a day',
    {
      what: 'Find a new flat',
      pattern: 'general',
      unread: ['look at listings 15 min a day'],
      deadline: '2027-04-01',
    },
  ],
  [
    'call one old friend each sunday',
    { what: 'Call one old friend', pattern: 'general', weekdays: [0], per_week: 1 },
  ],
  [
    'pay off 1800 credit card, 150 per month',
    {
      what: 'Pay off 1800 credit card',
      pattern: 'debt',
      deadline: '2027-11-23',
      amount: { value: 1800, unit: 'money' },
    },
  ],
  [
    'practise my vows 5 minutes a day until the wedding on june 19th',
    { what: 'Practise my vows', pattern: 'general', deadline: '2027-06-19', per_week: 7, minutes: 5 },
  ],
  [
    'keep a gratitude journal mornings 5 min',
    { what: 'Keep a gratitude journal', pattern: 'general', minutes: 5, between: ['05:00', '12:00'] },
  ],
  [
    'read to my kids every night before they sleep',
    {
      what: 'Read to my kids',
      pattern: 'reading',
      unread: ['before they sleep'],
      per_week: 7,
      between: ['20:00', '24:00'],
    },
  ],
  [
    'digitise the old family videos, 40 tapes, 2 per weekend',
    {
      what: 'Digitise the old family videos',
      pattern: 'general',
      unread: ['40 tapes', '2'],
      weekdays: [0, 6],
      per_week: 2,
    },
  ],
  [
    'learn to drive a manual car by the time we go to ireland in may',
    {
      what: 'Learn to drive a manual car',
      pattern: 'skill',
      unread: ['by the time we go to ireland'],
      deadline: '2027-05-31',
    },
  ],
  ['more vegetables less sugar', { what: 'Work on more vegetables less sugar', pattern: 'general' }],
  [
    'go swimming when the kids are at school, tuesdays 9 to 10 am',
    {
      what: 'Go swimming',
      pattern: 'endurance',
      unread: ['when the kids are at school'],
      weekdays: [2],
      per_week: 1,
      minutes: 60,
      between: ['09:00', '10:00'],
    },
  ],
  [
    'build muscle, 4 day split, about an hour, evenings, not friday',
    {
      what: 'Build muscle',
      pattern: 'strength',
      unread: ['4 day split'],
      not_on: [5],
      minutes: 60,
      between: ['17:00', '22:00'],
    },
  ],
]

testSentences(SENTENCES)
