// oxlint-disable max-lines -- one table of sentences as people type them
import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Sentences of several parts: what is said of one is not said of all, and second goals are offered. */
const SENTENCES: readonly Sentence[] = [
  [
    'Learn to swim properly before summer holidays, tuesday and thursday evenings',
    {
      what: 'Learn to swim properly',
      pattern: 'endurance',
      unread: ['before summer holidays'],
      weekdays: [2, 4],
      per_week: 2,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'deep clean the house over the christmas break',
    { what: 'Deep clean the house', pattern: 'tidy', unread: ['over the christmas break'] },
  ],
  [
    'improve my handstand, 10 min 6x/week',
    { what: 'Improve my handstand', pattern: 'strength', per_week: 6, minutes: 10 },
  ],
  [
    'write a book; I have a talk on 9 february',
    { what: 'Write a book', pattern: 'writing', deadline: '2027-02-09' },
  ],
  [
    'prepare my slides; I have a talk on 9 february',
    { what: 'Prepare my slides', pattern: 'general', deadline: '2027-02-09' },
  ],
  [
    'train for 10k with my sister, saturdays, race is april 11',
    {
      what: 'Train for 10k with my sister',
      pattern: 'race',
      deadline: '2027-04-11',
      weekdays: [6],
      per_week: 1,
    },
  ],
  ['learn 1500 hanzi', { what: 'Learn 1500 hanzi', pattern: 'language' }],
  [
    'launch an etsy shop for my ceramics',
    { what: 'Launch an etsy shop for my ceramics', pattern: 'project' },
  ],
  [
    'apply to 5 jobs per week',
    { what: 'Apply to 5 jobs', pattern: 'job', amount: { value: 5, unit: 'jobs', per: 'week' } },
  ],
  [
    'read 3 books by new years eve',
    { what: 'Read 3 books', pattern: 'reading', deadline: '2026-12-31', amount: { value: 3, unit: 'books' } },
  ],
  [
    'strength training twice a week at home, no equipment',
    { what: 'Do strength training at home, no equipment', pattern: 'strength', per_week: 2 },
  ],
  [
    "I'd like to be able to do a pull up. can train mondays and fridays, 20 minutes",
    { what: 'Do a pull up', pattern: 'strength', weekdays: [1, 5], per_week: 2, minutes: 20 },
  ],
  [
    'clean out the garage, two saturdays max',
    { what: 'Clean out the garage', pattern: 'tidy', deadline: '2026-12-05', weekdays: [6], per_week: 1 },
  ],
  [
    'ride 100 miles on 15 aug; currently ride 20; weekends plus one weekday evening',
    {
      what: 'Ride 100 miles',
      pattern: 'endurance',
      unread: ['weekends plus one weekday evening'],
      deadline: '2027-08-15',
      level: 'currently ride 20',
      amount: { value: 100, unit: 'miles' },
    },
  ],
  [
    'practice piano daily plus 2 hours of theory on sundays',
    {
      what: 'Practice piano',
      pattern: 'instrument',
      unread: ['plus 2 hours of theory on sundays'],
      per_week: 7,
    },
  ],
  [
    'learn spanish 30 min mon-fri; weekends guitar 1h',
    {
      what: 'Learn spanish',
      pattern: 'language',
      also: ['weekends guitar 1h'],
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      minutes: 30,
    },
  ],
  [
    'I want to write a book and get fit, 1 hour every morning for the book',
    {
      what: 'Write a book',
      pattern: 'writing',
      also: ['get fit'],
      per_week: 7,
      minutes: 60,
      between: ['05:00', '12:00'],
    },
  ],
  [
    'run 3 times a week but skip the first week of january',
    { what: 'Run', pattern: 'start_running', unread: ['but skip the first week of january'], per_week: 3 },
  ],
  [
    'gym mo/we/fr, swim sat',
    { what: 'Go to the gym', pattern: 'strength', also: ['swim sat'], weekdays: [1, 3, 5], per_week: 3 },
  ],
  [
    'french twice weekly till summer and then thrice weekly',
    {
      what: 'Learn french',
      pattern: 'language',
      unread: ['and then thrice weekly'],
      deadline: '2027-08-31',
      per_week: 2,
    },
  ],
  [
    'sleep before 11 and read 10 pages every night',
    { what: 'Sleep before 11', pattern: 'calm', also: ['read 10 pages every night'] },
  ],
  [
    'revise for GCSE maths, english and physics, exams start 17 may',
    { what: 'Revise for GCSE maths, english and physics', pattern: 'exam', deadline: '2027-05-17' },
  ],
  [
    'organise my photos: 8,000 pictures',
    { what: 'Organise my photos', pattern: 'tidy', amount: { value: 8000, unit: 'pictures' } },
  ],
  [
    'get 8 hours of sleep on weeknights',
    { what: 'Get 8 hours of sleep', pattern: 'calm', weekdays: [1, 2, 3, 4, 5], per_week: 5 },
  ],
  [
    'learn guitar, also I should really call my mum more',
    { what: 'Learn guitar', pattern: 'instrument', also: ['call my mum more'] },
  ],
  [
    'lose 5 kg by june and learn to swim',
    { what: 'Lose 5 kg', pattern: 'weight', also: ['learn to swim'], deadline: '2027-06-01' },
  ],
  [
    'read 20 books next year + write a short story every month',
    {
      what: 'Read 20 books',
      pattern: 'reading',
      also: ['write a short story every month'],
      starts_on: '2027-01-01',
      deadline: '2027-12-31',
      amount: { value: 20, unit: 'books' },
    },
  ],
  [
    'quit smoking and start running 3x a week',
    { what: 'Quit smoking', pattern: 'quit', also: ['start running 3x a week'] },
  ],
  [
    'study spanish 4x a week 30min. also want to fix the garage door by spring',
    {
      what: 'Study spanish',
      pattern: 'language',
      also: ['fix the garage door by spring'],
      per_week: 4,
      minutes: 30,
    },
  ],
  [
    'yoga mon & thu, meditation every morning',
    {
      what: 'Do yoga',
      pattern: 'flexibility',
      also: ['meditation every morning'],
      weekdays: [1, 4],
      per_week: 2,
    },
  ],
  [
    'write and give my best man speech in 4 weeks',
    { what: 'Write and give my best man speech', pattern: 'presentation', deadline: '2026-12-21' },
  ],
  [
    'learn and perform a magic trick by 20 december',
    { what: 'Learn and perform a magic trick', pattern: 'skill', deadline: '2026-12-20' },
  ],
  [
    'I want to get fit, eat better and sleep 8 hours',
    { what: 'Get fit', pattern: 'strength', also: ['eat better', 'sleep 8 hours'] },
  ],
  [
    'finish my degree by july; save 3000 for a trip afterwards',
    {
      what: 'Finish my degree',
      pattern: 'course',
      also: ['save 3000 for a trip afterwards'],
      deadline: '2027-07-01',
    },
  ],
  [
    'paint the living room in january and then redo the bathroom',
    { what: 'Paint the living room', pattern: 'tidy', also: ['redo the bathroom'], deadline: '2027-01-31' },
  ],
  [
    'gym on mondays, piano on wednesdays, french on fridays',
    {
      what: 'Go to the gym',
      pattern: 'strength',
      also: ['piano on wednesdays', 'french on fridays'],
      weekdays: [1],
      per_week: 1,
    },
  ],
  [
    'run a 10k in may, oh and stop biting my nails',
    { what: 'Run a 10k', pattern: 'race', also: ['stop biting my nails'], deadline: '2027-05-31' },
  ],
  [
    'learn to cook thai food, and maybe start a garden too',
    { what: 'Learn to cook thai food, and maybe start a garden too', pattern: 'skill' },
  ],
  [
    'wake up at 6 every day and write 500 words before work',
    { what: 'Wake up at 6', pattern: 'general', also: ['write 500 words before work'], per_week: 7 },
  ],
  [
    'practice drums 3 times a week as well as learning to read music',
    { what: 'Practice drums', pattern: 'instrument', also: ['learning to read music'], per_week: 3 },
  ],
  [
    'apply for 5 jobs a week while doing an online course in excel 1h a day',
    {
      what: 'Apply for 5 jobs',
      pattern: 'job',
      also: ['doing an online course in excel 1h a day'],
      amount: { value: 5, unit: 'jobs', per: 'week' },
    },
  ],
  [
    'build a shed this summer. learn welding first',
    { what: 'Build a shed', pattern: 'project', also: ['learn welding first'], deadline: '2027-08-31' },
  ],
  [
    'no sugar in january, gym 4x a week',
    {
      what: 'Quit sugar',
      pattern: 'quit',
      deadline: '2027-01-31',
      starts_on: '2027-01-01',
      also: ['gym 4x a week'],
    },
  ],
  [
    'revise chemistry and biology every evening, and get my driving licence before july',
    {
      what: 'Revise chemistry and biology',
      pattern: 'general',
      also: ['get my driving licence before july'],
      per_week: 7,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'clean the house every saturday, call grandma every sunday',
    {
      what: 'Clean the house',
      pattern: 'tidy',
      also: ['call grandma every sunday'],
      weekdays: [6],
      per_week: 1,
    },
  ],
  [
    'become a better photographer and finish editing our wedding photos by christmas',
    { what: 'Become a better photographer and finish editing our…', pattern: 'art', deadline: '2026-12-25' },
  ],
  [
    'drink 2 liters of water a day and take a walk after lunch',
    {
      what: 'Drink 2 liters of water',
      pattern: 'general',
      also: ['take a walk after lunch'],
      per_week: 7,
      amount: { value: 2, unit: 'liters', per: 'day' },
    },
  ],
  [
    'pass B2 german in june. besides that declutter my flat',
    { what: 'Pass B2 german', pattern: 'exam', also: ['declutter my flat'], deadline: '2027-06-30' },
  ],
  [
    'swim twice a week but also stretch daily for 10 minutes',
    { what: 'Swim', pattern: 'endurance', also: ['stretch daily for 10 minutes'], per_week: 2 },
  ],
  [
    'publish my app by march, grow to 1000 users, learn marketing',
    {
      what: 'Publish my app',
      pattern: 'project',
      also: ['grow to 1000 users, learn marketing'],
      deadline: '2027-03-01',
    },
  ],
  [
    'study for my chem final on dec 14, an hour a night except fridays',
    {
      what: 'Study for my chem final',
      pattern: 'exam',
      deadline: '2026-12-14',
      weekdays: [0, 1, 2, 3, 4, 6],
      not_on: [5],
      per_week: 6,
      minutes: 60,
    },
  ],
  [
    'finish reading list for history seminar - 6 papers before thursday next week',
    {
      what: 'Finish reading list for history seminar',
      pattern: 'reading',
      deadline: '2026-12-02',
      amount: { value: 6, unit: 'papers' },
    },
  ],
  [
    'write 1500 word essay due monday, 2 hours on saturday and 2 on sunday',
    {
      what: 'Write 1500 word essay',
      pattern: 'writing',
      unread: ['and 2 on sunday'],
      deadline: '2026-11-30',
      weekdays: [6],
      per_week: 1,
      minutes: 120,
      amount: { value: 1500, unit: 'word' },
    },
  ],
  [
    'im failing calc, need to practice problems 45 min every weekday after 4pm until the final on 16 december',
    {
      what: 'Practice problems',
      pattern: 'general',
      deadline: '2026-12-16',
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      minutes: 45,
      between: ['16:00', '24:00'],
    },
  ],
  [
    'prepare for the MCAT in january 2028, 10 hours a week',
    {
      what: 'Prepare for the MCAT',
      pattern: 'exam',
      deadline: '2027-12-31',
      per_week: 7,
      minutes: 90,
      weekly_minutes: 600,
    },
  ],
  [
    'learn to touch type at 60 wpm by the end of the semester',
    { what: 'Learn to touch type', pattern: 'skill', unread: ['at 60 wpm by the end of the semester'] },
  ],
  [
    'flashcards for anatomy, 50 cards a day, starting tomorrow',
    {
      what: 'Work on flashcards for anatomy',
      pattern: 'general',
      starts_on: '2026-11-24',
      per_week: 7,
      amount: { value: 50, unit: 'cards', per: 'day' },
    },
  ],
  [
    'thesis draft by 1 march then revisions until 15 april',
    { what: 'Write thesis draft then revisions', pattern: 'writing' },
  ],
  [
    'read with my daughter 15 mins before bed every night',
    {
      what: 'Read with my daughter',
      pattern: 'reading',
      per_week: 7,
      minutes: 15,
      between: ['20:00', '24:00'],
    },
  ],
  [
    'get back to yoga now that the baby sleeps, maybe twice a week during nap time',
    {
      what: 'Get back to yoga now that the baby sleeps',
      pattern: 'flexibility',
      unread: ['during nap time'],
      per_week: 2,
    },
  ],
  [
    'cook one new family recipe every sunday',
    { what: 'Cook one new family recipe', pattern: 'general', weekdays: [0], per_week: 1 },
  ],
  [
    'potty train my son over the half term holiday',
    { what: 'Work on potty train my son', pattern: 'general', unread: ['over the half term holiday'] },
  ],
  [
    "plan emma's 7th birthday, party is saturday 12 december",
    { what: "Plan emma's 7th birthday", pattern: 'event', deadline: '2026-12-12' },
  ],
  [
    "declutter the kids' rooms one saturday a month",
    { what: "Declutter the kids' rooms", pattern: 'tidy', unread: ['one saturday a month'] },
  ],
  [
    'spend an hour with each kid on weekends',
    { what: 'Spend time with each kid', pattern: 'general', weekdays: [0, 6], per_week: 2, minutes: 60 },
  ],
  [
    'walk the dog 30 minutes every morning except when it rains',
    {
      what: 'Walk the dog',
      pattern: 'general',
      unread: ['except when it rains'],
      per_week: 7,
      minutes: 30,
      between: ['05:00', '12:00'],
    },
  ],
  [
    'learn watercolor painting, tuesday mornings from 10 to 12',
    {
      what: 'Learn watercolor painting',
      pattern: 'art',
      weekdays: [2],
      per_week: 1,
      minutes: 120,
      between: ['10:00', '12:00'],
    },
  ],
  [
    'write down my life story for my grandchildren, a page a day',
    {
      what: 'Write down my life story for my grandchildren',
      pattern: 'writing',
      per_week: 7,
      amount: { value: 1, unit: 'page', per: 'day' },
    },
  ],
  [
    'get my steps up to 8000 a day by spring',
    {
      what: 'Get my steps up to 8000',
      pattern: 'general',
      deadline: '2027-05-31',
      per_week: 7,
      amount: { value: 8000, unit: 'steps', per: 'day' },
    },
  ],
  [
    'join a choir and practice at home on mondays',
    { what: 'Join a choir and practice at home', pattern: 'instrument', weekdays: [1], per_week: 1 },
  ],
  [
    'walk the camino de santiago in september 2027, training 4 days a week',
    { what: 'Walk the camino de santiago', pattern: 'endurance', deadline: '2027-09-30', per_week: 4 },
  ],
  [
    'learn to use my new tablet, half an hour every other day',
    { what: 'Learn to use my new tablet', pattern: 'general', per_week: 4, every_days: 2, minutes: 30 },
  ],
  [
    'clean out 40 years of paperwork before we sell the house in june',
    { what: 'Clean out 40 years of paperwork', pattern: 'tidy', deadline: '2027-05-31' },
  ],
  [
    'tai chi every weekday at 8',
    {
      what: 'Do tai chi',
      pattern: 'general',
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      between: ['08:00', '09:00'],
    },
  ],
  [
    'sub 3:30 marathon in berlin 26 sept 2027, 5 runs per week, long run sundays',
    {
      what: 'Train for sub 3:30 marathon in berlin',
      pattern: 'race',
      unread: ['long run sundays'],
      deadline: '2027-09-26',
      per_week: 5,
    },
  ],
  [
    'bench 100kg by june, currently 80, mon wed fri after work',
    {
      what: 'Bench 100kg',
      pattern: 'strength',
      deadline: '2027-06-01',
      weekdays: [1, 3, 5],
      per_week: 3,
      between: ['17:00', '24:00'],
      level: 'currently 80',
    },
  ],
  [
    'swim 2k open water race on july 4th, pool only tues/thurs',
    {
      what: 'Swim 2k open water race',
      pattern: 'race',
      deadline: '2027-07-04',
      weekdays: [2, 4],
      per_week: 2,
    },
  ],
  [
    'bike to work 3x a week from march',
    { what: 'Bike to work', pattern: 'endurance', starts_on: '2027-03-01', per_week: 3 },
  ],
  [
    'do 50 push ups in a row in 2 months',
    { what: 'Do 50 push ups in a row', pattern: 'strength', deadline: '2027-01-23' },
  ],
  [
    'climb 7a by next autumn, gym twice a week plus one day outdoors',
    {
      what: 'Climb 7a',
      pattern: 'skill',
      unread: ['gym twice a week plus one day outdoors'],
      deadline: '2027-11-30',
    },
  ],
  [
    'stretch hips 10 min after every run',
    { what: 'Stretch hips', pattern: 'flexibility', unread: ['after every run'], minutes: 10 },
  ],
  [
    'train for my first triathlon, 8 hrs/wk, no training on mondays',
    {
      what: 'Train for my first triathlon',
      pattern: 'race',
      not_on: [1],
      per_week: 6,
      minutes: 90,
      weekly_minutes: 480,
    },
  ],
  [
    'learn moonlight sonata first movement, 40 mins daily',
    { what: 'Learn moonlight sonata first movement', pattern: 'instrument', per_week: 7, minutes: 40 },
  ],
  [
    'practise scales 15 min and sight reading 15 min each day',
    {
      what: 'Practise scales',
      pattern: 'instrument',
      unread: ['and sight reading 15 min each day'],
      minutes: 15,
    },
  ],
  [
    'record 5 song ep by end of march, studio time only on sundays',
    {
      what: 'Record 5 song ep',
      pattern: 'project',
      unread: ['studio time'],
      deadline: '2027-03-31',
      weekdays: [0],
      per_week: 1,
      amount: { value: 5, unit: 'song' },
    },
  ],
  [
    'bass guitar 3x20 min a week',
    { what: 'Practise bass guitar', pattern: 'instrument', per_week: 3, minutes: 20 },
  ],
  [
    'prepare grade 5 violin exam, date 22 march, every day but sundays',
    {
      what: 'Prepare grade 5 violin exam',
      pattern: 'exam',
      deadline: '2027-03-22',
      weekdays: [1, 2, 3, 4, 5, 6],
      not_on: [0],
      per_week: 6,
    },
  ],
  [
    'write one song a week in february',
    {
      what: 'Write one song',
      pattern: 'writing',
      deadline: '2027-02-28',
      starts_on: '2027-02-01',
      per_week: 1,
      amount: { value: 1, unit: 'song', per: 'week' },
    },
  ],
  [
    'land 3 new clients by the end of Q1, 5 cold emails every weekday morning',
    {
      what: 'Land 3 new clients',
      pattern: 'general',
      unread: ['5 cold emails'],
      deadline: '2027-03-31',
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      between: ['05:00', '12:00'],
    },
  ],
  [
    'redo my portfolio website in 2 weeks, 2h per day, not on weekends',
    {
      what: 'Redo my portfolio website',
      pattern: 'tidy',
      deadline: '2026-12-07',
      weekdays: [1, 2, 3, 4, 5],
      not_on: [0, 6],
      per_week: 5,
      minutes: 120,
    },
  ],
  [
    'do my taxes before april 15, 1 hour on sundays',
    {
      what: 'Do my taxes',
      pattern: 'general',
      deadline: '2027-04-14',
      weekdays: [0],
      per_week: 1,
      minutes: 60,
    },
  ],
  [
    'invoice clients on the first monday of the month',
    { what: 'Invoice clients', pattern: 'general', unread: ['on the first monday of the month'] },
  ],
  ['raise my rates by january', { what: 'Raise my rates', pattern: 'general', deadline: '2027-01-01' }],
  [
    'launch a newsletter and reach 500 subscribers by summer',
    { what: 'Launch a newsletter and reach 500 subscribers', pattern: 'project', deadline: '2027-08-31' },
  ],
  [
    'build a raised bed before spring, weekends if the weather is good',
    {
      what: 'Build a raised bed',
      pattern: 'project',
      unread: ['if the weather is good'],
      deadline: '2027-02-28',
      weekdays: [0, 6],
      per_week: 2,
    },
  ],
  [
    'plant garlic and tulips this weekend',
    { what: 'Plant garlic and tulips', pattern: 'general', deadline: '2026-11-29' },
  ],
  [
    'turn the back yard into a vegetable garden by may, 3 hours every second sunday',
    {
      what: 'Turn the back yard into a vegetable garden',
      pattern: 'general',
      unread: ['every second sunday'],
      deadline: '2027-05-01',
      minutes: 180,
    },
  ],
  ['read the bible in a year', { what: 'Read the bible', pattern: 'reading', deadline: '2027-11-23' }],
  [
    'pray 10 min every morning and evening',
    {
      what: 'Pray',
      pattern: 'general',
      unread: ['and evening'],
      per_week: 7,
      minutes: 10,
      between: ['05:00', '12:00'],
    },
  ],
  [
    'memorise juz amma before ramadan',
    { what: 'Memorise juz amma', pattern: 'skill', unread: ['before ramadan'] },
  ],
  ['fast on mondays and thursdays', { what: 'Fast', pattern: 'general', weekdays: [1, 4], per_week: 2 }],
  [
    'meditate 5 min a day for 30 days straight',
    { what: 'Meditate', pattern: 'calm', deadline: '2026-12-22', per_week: 7, minutes: 5 },
  ],
  [
    'journal three times a week before bed no phone',
    { what: 'Journal', pattern: 'general', unread: ['no phone'], per_week: 3, between: ['20:00', '24:00'] },
  ],
  [
    'go to bed by 10:30 on weekdays',
    { what: 'Go to bed by 10:30', pattern: 'calm', weekdays: [1, 2, 3, 4, 5], per_week: 5 },
  ],
  [
    'save 8k for a house deposit by dec 2028, 300 a month',
    {
      what: 'Save 8k for a house deposit',
      pattern: 'savings',
      unread: ['300 a month'],
      deadline: '2028-12-01',
      amount: { value: 8000, unit: 'money' },
    },
  ],
  [
    'pay off 4500 on two credit cards in 18 months',
    {
      what: 'Pay off 4500 on two credit cards',
      pattern: 'debt',
      deadline: '2028-05-23',
      amount: { value: 4500, unit: 'money' },
    },
  ],
  ['no spend january', { what: 'Do a no spend january', pattern: 'quit' }],
  [
    'invest 100 eur every month',
    { what: 'Invest money', pattern: 'savings', amount: { value: 100, unit: 'eur', per: 'month' } },
  ],
  [
    'build a 3 month emergency fund, about 6000',
    { what: 'Build a 3 month emergency fund', pattern: 'savings', amount: { value: 6000, unit: 'money' } },
  ],
]

testSentences(SENTENCES)
