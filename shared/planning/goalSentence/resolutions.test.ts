// oxlint-disable max-lines -- one table of sentences as people type them
import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Goals as people post them for a new year: things without a verb, second goals behind shared facts, occasions that come first. */
const SENTENCES: readonly Sentence[] = [
  [
    'i want to finally run a half marathon in june, can train tues thurs and sundays',
    {
      what: 'Run a half marathon',
      pattern: 'race',
      deadline: '2027-06-30',
      weekdays: [0, 2, 4],
      per_week: 3,
    },
  ],
  [
    'get my driving licence before summer, theory lessons on monday evenings',
    {
      what: 'Get my driving licence',
      pattern: 'course',
      deadline: '2027-05-31',
      weekdays: [1],
      per_week: 1,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'read 24 books next year',
    {
      what: 'Read 24 books',
      pattern: 'reading',
      starts_on: '2027-01-01',
      deadline: '2027-12-31',
      amount: { value: 24, unit: 'books' },
    },
  ],
  [
    'besides learning guitar i want to write a song every month',
    { what: 'Learn guitar', pattern: 'instrument', also: ['write a song every month'] },
  ],
  [
    'a pottery class on tuesdays and an italian class on thursdays',
    {
      what: 'Practise a pottery class',
      pattern: 'art',
      also: ['an italian class on thursdays'],
      weekdays: [2],
      per_week: 1,
    },
  ],
  [
    'training starts 3 may for my first triathlon in september',
    {
      what: 'Train for my first triathlon',
      pattern: 'race',
      deadline: '2027-09-30',
      starts_on: '2027-05-03',
    },
  ],
  ['learn to ski for the winter', { what: 'Learn to ski', pattern: 'skill', deadline: '2026-12-20' }],
  [
    'get in shape for the winter, 3x a week 40 min',
    { what: 'Get in shape', pattern: 'strength', deadline: '2026-12-20', per_week: 3, minutes: 40 },
  ],
  [
    'finish my masters thesis by 31 march, writing mornings only',
    {
      what: 'Finish my masters thesis',
      pattern: 'writing',
      deadline: '2027-03-31',
      between: ['05:00', '12:00'],
    },
  ],
  [
    'stop biting my nails and start flossing',
    { what: 'Stop biting my nails', pattern: 'quit', also: ['start flossing'] },
  ],
  [
    'lose 8 kilos and run 5k before my wedding in july',
    {
      what: 'Lose 8 kilos',
      pattern: 'weight',
      also: ['run 5k before my wedding in july'],
      deadline: '2027-06-30',
    },
  ],
  [
    'learn python and sql, one hour each weekday after work',
    {
      what: 'Learn python and sql',
      pattern: 'coding',
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      minutes: 60,
      between: ['17:00', '24:00'],
    },
  ],
  [
    'call my grandma every sunday',
    { what: 'Call my grandma', pattern: 'general', weekdays: [0], per_week: 1 },
  ],
  [
    'declutter the garage one shelf at a time, saturdays 10-12',
    {
      what: 'Declutter the garage one shelf at a time',
      pattern: 'tidy',
      weekdays: [6],
      per_week: 1,
      between: ['10:00', '12:00'],
    },
  ],
  [
    'practise trumpet 25 minutes most evenings, never after 9 because of the neighbours',
    {
      what: 'Practise trumpet',
      pattern: 'instrument',
      per_week: 5,
      minutes: 25,
      between: ['17:00', '21:00'],
    },
  ],
  [
    'have my portfolio site online by end of january',
    { what: 'Have my portfolio site online', pattern: 'project', deadline: '2027-01-31' },
  ],
  [
    'write 500 words a day of my fantasy novel',
    {
      what: 'Write 500 words of my fantasy novel',
      pattern: 'writing',
      per_week: 7,
      amount: { value: 500, unit: 'words', per: 'day' },
    },
  ],
  [
    'revise for biology A-level, exam on 8 june, 4 hours a week',
    {
      what: 'Revise for biology A-level',
      pattern: 'exam',
      deadline: '2027-06-08',
      per_week: 4,
      minutes: 60,
      weekly_minutes: 240,
    },
  ],
  [
    'cut down to one coffee a day',
    {
      what: 'Cut down to one coffee a day',
      pattern: 'quit',
      amount: { value: 1, unit: 'coffee', per: 'day' },
    },
  ],
  [
    "i'd love to be able to do 10 pull ups by easter",
    { what: 'Do 10 pull ups', pattern: 'strength', deadline: '2027-03-28' },
  ],
  [
    'spend less time on tiktok, max 20 mins a day',
    {
      what: 'Spend less time on tiktok, max 20 mins a day',
      pattern: 'quit',
      amount: { value: 20, unit: 'minutes', per: 'day' },
    },
  ],
  [
    'learn enough japanese to order food on our trip in october',
    { what: 'Learn enough japanese to order food on our trip', pattern: 'language', deadline: '2027-09-30' },
  ],
  [
    'apply to 5 jobs a week until i get an offer',
    {
      what: 'Apply to 5 jobs',
      pattern: 'job',
      unread: ['until i get an offer'],
      amount: { value: 5, unit: 'jobs', per: 'week' },
    },
  ],
  [
    'bake sourdough every other saturday',
    { what: 'Bake sourdough', pattern: 'general', unread: ['every other saturday'] },
  ],
  [
    'move to berlin in march, need to sort out the flat, packing, paperwork',
    { what: 'Move to berlin, sort out the flat', pattern: 'moving', deadline: '2027-03-31' },
  ],
  [
    'get better at chess: 20 min puzzles daily + one long game on sundays',
    {
      what: 'Get better at chess',
      pattern: 'skill',
      unread: ['+ one long game on sundays'],
      per_week: 7,
      minutes: 20,
    },
  ],
  ['meditate before breakfast', { what: 'Meditate', pattern: 'calm', between: ['05:00', '09:00'] }],
  [
    'swim 1 km without stopping by may, twice a week at lunch',
    {
      what: 'Swim 1 km without stopping',
      pattern: 'endurance',
      deadline: '2027-05-01',
      per_week: 2,
      between: ['12:00', '14:00'],
    },
  ],
  [
    "plan my parents' 40th anniversary party for 120 guests on 14 august",
    {
      what: "Plan my parents' 40th anniversary party for 120 guests",
      pattern: 'event',
      deadline: '2027-08-14',
    },
  ],
  [
    'go to bed by 11 on weeknights',
    { what: 'Go to bed by 11', pattern: 'calm', weekdays: [1, 2, 3, 4, 5], per_week: 5 },
  ],
  [
    'knit a sweater for my nephew before christmas',
    { what: 'Knit a sweater for my nephew', pattern: 'general', deadline: '2026-12-24' },
  ],
  [
    'stretch every morning for 10 min and journal every night',
    {
      what: 'Stretch',
      pattern: 'flexibility',
      also: ['journal every night'],
      per_week: 7,
      minutes: 10,
      between: ['05:00', '12:00'],
    },
  ],
  [
    'i have 6 weeks to prep for my ielts, can do 1.5 hours a day except sundays',
    {
      what: 'Prepare for my ielts',
      pattern: 'exam',
      deadline: '2027-01-04',
      weekdays: [1, 2, 3, 4, 5, 6],
      not_on: [0],
      per_week: 6,
      minutes: 90,
    },
  ],
  [
    'drink 2 litres of water every day and eat 5 portions of veg',
    {
      what: 'Drink 2 litres of water',
      pattern: 'general',
      also: ['eat 5 portions of veg'],
      per_week: 7,
      amount: { value: 2, unit: 'litres', per: 'day' },
    },
  ],
  [
    'finish the google data analytics certificate in 3 months, 5-7 hours per week',
    {
      what: 'Finish the google data analytics certificate',
      pattern: 'course',
      deadline: '2027-02-23',
      per_week: 5,
      minutes: 60,
      weekly_minutes: 300,
    },
  ],
  [
    'build a treehouse with the kids over the summer',
    { what: 'Build a treehouse with the kids', pattern: 'project', deadline: '2027-08-31' },
  ],
  [
    'pay off 4,200 on my visa by next christmas',
    {
      what: 'Pay off 4,200 on my visa',
      pattern: 'debt',
      deadline: '2027-12-25',
      amount: { value: 4200, unit: 'money' },
    },
  ],
  ['be more patient with my kids', { what: 'Be more patient with my kids', pattern: 'behaviour' }],
  [
    'train for a 100 mile bike ride on 12 june, long ride every saturday',
    {
      what: 'Train for a 100 mile bike ride',
      pattern: 'endurance',
      unread: ['long ride every saturday'],
      deadline: '2027-06-12',
    },
  ],
  [
    'redo the bathroom, weekends only, done by the end of april',
    { what: 'Redo the bathroom', pattern: 'tidy', deadline: '2027-04-30', weekdays: [0, 6], per_week: 2 },
  ],
  ['no takeaway for 30 days', { what: 'Quit takeaway', pattern: 'quit', deadline: '2026-12-22' }],
  [
    'study korean 45 min mon wed fri and go bouldering on saturdays',
    {
      what: 'Study korean',
      pattern: 'language',
      also: ['go bouldering on saturdays'],
      weekdays: [1, 3, 5],
      per_week: 3,
      minutes: 45,
    },
  ],
  [
    'start a youtube channel, first video online before 15 january, then one a week',
    {
      what: 'Start a youtube channel, first video online',
      pattern: 'project',
      unread: ['then one a week'],
      deadline: '2027-01-14',
    },
  ],
  ['get promoted this year', { what: 'Get promoted', pattern: 'general', deadline: '2026-12-31' }],
  [
    'i should really see the dentist and also get back into the gym twice a week',
    { what: 'See the dentist', pattern: 'general', also: ['get back into the gym twice a week'] },
  ],
  [
    'touch my toes in 8 weeks, 15 min daily',
    { what: 'Touch my toes', pattern: 'flexibility', deadline: '2027-01-18', per_week: 7, minutes: 15 },
  ],
  [
    'write a wedding speech, wedding is 20 feb',
    { what: 'Write a wedding speech', pattern: 'presentation', deadline: '2027-02-20' },
  ],
  [
    'take a photo a day for a year',
    { what: 'Take a photo', pattern: 'general', deadline: '2027-11-22', per_week: 7 },
  ],
  [
    'learn to cook 12 new dishes, one per month',
    { what: 'Learn to cook 12 new dishes', pattern: 'skill', unread: ['one per month'] },
  ],
  [
    'do the couch to 5k, 9 weeks, m/w/f',
    {
      what: 'Do the couch to 5k',
      pattern: 'start_running',
      deadline: '2027-01-24',
      weekdays: [1, 3, 5],
      per_week: 3,
    },
  ],
  [
    'give a 15 minute talk about rust at the meetup on 3 february',
    {
      what: 'Give a 15 minute talk about rust at the meetup',
      pattern: 'presentation',
      deadline: '2027-02-03',
    },
  ],
  [
    'organise all family photos from 2010 to 2020',
    { what: 'Organise all family photos from 2010 to 2020', pattern: 'tidy' },
  ],
  [
    'work on my side project 2 evenings a week and half a day on sunday',
    {
      what: 'Work on my side project',
      pattern: 'project',
      unread: ['and half a day on sunday'],
      per_week: 2,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'get b2 in german by december 2027, starting in january, 30 min a day',
    {
      what: 'Get b2 in german',
      pattern: 'language',
      deadline: '2027-12-01',
      starts_on: '2027-01-01',
      per_week: 7,
      minutes: 30,
    },
  ],
  [
    'learn calligraphy, i can only do wednesday nights between 8 and 9:30',
    { what: 'Learn calligraphy', pattern: 'art', weekdays: [3], per_week: 1, between: ['20:00', '21:30'] },
  ],
  [
    'swim and do yoga, both twice a week',
    { what: 'Swim', pattern: 'endurance', also: ['do yoga, both twice a week'], per_week: 2 },
  ],
  [
    'run the berlin marathon in september 2027 in under 4 hours, 4 runs a week, no running on mondays',
    {
      what: 'Run the berlin marathon in under 4 hours',
      pattern: 'race',
      deadline: '2027-09-30',
      not_on: [1],
      per_week: 4,
    },
  ],
  [
    'my doctor says i need to walk 30 minutes a day',
    { what: 'Walk', pattern: 'general', per_week: 7, minutes: 30 },
  ],
  [
    'learn the basics of investing over the next two months, an hour on sunday evenings',
    {
      what: 'Learn the basics of investing',
      pattern: 'general',
      deadline: '2027-01-23',
      weekdays: [0],
      per_week: 1,
      minutes: 60,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'get up at 6am on workdays',
    { what: 'Get up at 6am', pattern: 'general', weekdays: [1, 2, 3, 4, 5], per_week: 5 },
  ],
  [
    '2 hours of deep work every morning before emails',
    {
      what: 'Work on deep work',
      pattern: 'general',
      unread: ['before emails'],
      per_week: 7,
      minutes: 120,
      between: ['05:00', '12:00'],
    },
  ],
  [
    'write my uni application essay, due january 6',
    { what: 'Write my uni application essay', pattern: 'writing', deadline: '2027-01-06' },
  ],
  [
    'practice piano 5 days a week, 30 min, and learn 3 christmas songs by december 20',
    {
      what: 'Practice piano',
      pattern: 'instrument',
      also: ['learn 3 christmas songs by december 20'],
      per_week: 5,
      minutes: 30,
    },
  ],
  [
    'exercise more and eat less junk food',
    { what: 'Exercise more', pattern: 'strength', also: ['eat less junk food'] },
  ],
  ['no more doomscrolling after 10pm', { what: 'Quit doomscrolling after 10pm', pattern: 'quit' }],
  [
    'spanish: 15 min duolingo daily, one conversation class on fridays at 18:00',
    {
      what: 'Learn spanish',
      pattern: 'language',
      unread: ['one conversation class on fridays at 18:00'],
      per_week: 7,
      minutes: 15,
    },
  ],
  [
    'save 600 a month so i have 15k for the down payment',
    {
      what: 'Save 15k for the down payment',
      pattern: 'savings',
      deadline: '2028-12-23',
      amount: { value: 15000, unit: 'money' },
    },
  ],
  [
    'replace the fence and paint the shed before may',
    { what: 'Replace the fence and paint the shed', pattern: 'project', deadline: '2027-04-30' },
  ],
  [
    'train 4x per week from january to april for a powerlifting meet',
    {
      what: 'Train for a powerlifting meet',
      pattern: 'strength',
      deadline: '2027-04-30',
      starts_on: '2027-01-01',
      per_week: 4,
    },
  ],
  [
    'i want to become fluent in portuguese within 18 months, studying 40 minutes on weekdays and 2 hours on saturdays',
    {
      what: 'Become fluent in portuguese',
      pattern: 'language',
      unread: ['and 2 hours on saturdays'],
      deadline: '2028-05-23',
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      minutes: 40,
    },
  ],
  [
    'do 20 minutes of tidying every evening after the kids are asleep',
    {
      what: 'Do tidying',
      pattern: 'tidy',
      unread: ['after the kids are asleep'],
      per_week: 7,
      minutes: 20,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'get my cv updated by friday and apply for 3 jobs next week',
    {
      what: 'Get my cv updated',
      pattern: 'job',
      also: ['apply for 3 jobs next week'],
      deadline: '2026-11-27',
    },
  ],
  [
    'be able to hold a 5 min conversation in polish with my mother in law at easter',
    {
      what: 'Hold a 5 min conversation in polish with my mother in law',
      pattern: 'language',
      deadline: '2027-03-28',
    },
  ],
  [
    'start therapy exercises for my shoulder, three sets a day',
    {
      what: 'Start therapy exercises for my shoulder',
      pattern: 'general',
      per_week: 7,
      amount: { value: 3, unit: 'sets', per: 'day' },
    },
  ],
  ['quit sugar except birthdays', { what: 'Quit sugar', pattern: 'quit', unread: ['except birthdays'] }],
  [
    'learn to swim properly, pool is open tue & thu 19-20:30',
    {
      what: 'Learn to swim properly',
      pattern: 'endurance',
      weekdays: [2, 4],
      per_week: 2,
      minutes: 90,
      between: ['19:00', '20:30'],
    },
  ],
  [
    'read 20 pages before bed',
    {
      what: 'Read 20 pages',
      pattern: 'reading',
      between: ['20:00', '24:00'],
      amount: { value: 20, unit: 'pages' },
    },
  ],
  [
    'learn 10 new spanish words a day and review them on sundays',
    {
      what: 'Learn 10 new spanish words',
      pattern: 'language',
      unread: ['and review them on sundays'],
      per_week: 7,
      amount: { value: 10, unit: 'words', per: 'day' },
    },
  ],
  [
    'grow a vegetable patch this spring',
    { what: 'Grow a vegetable patch', pattern: 'general', deadline: '2027-05-31' },
  ],
  [
    "plan a surprise 60th for mum, party's on 17 april",
    { what: 'Plan a surprise 60th for mum', pattern: 'event', deadline: '2027-04-17' },
  ],
  [
    'run every other day and do strength on the days in between',
    {
      what: 'Run',
      pattern: 'start_running',
      also: ['do strength on the days in between'],
      per_week: 4,
      every_days: 2,
    },
  ],
  [
    'finally sort out my finances: budget, pension, insurance',
    { what: 'Sort out my finances: budget, pension, insurance', pattern: 'general' },
  ],
  [
    'prepare for a job interview at a bank next thursday',
    { what: 'Prepare for a job interview at a bank', pattern: 'job', deadline: '2026-12-03' },
  ],
  [
    'photography project: one portrait a week for a year',
    {
      what: 'Practise photography project: one portrait',
      pattern: 'art',
      deadline: '2027-11-22',
      per_week: 1,
    },
  ],
  [
    'cook at home 4 nights a week instead of ordering in',
    {
      what: 'Cook at home instead of ordering',
      pattern: 'general',
      per_week: 4,
      between: ['17:00', '24:00'],
    },
  ],
  [
    'get my blue belt in judo by next autumn, training mondays and thursdays 7:30pm',
    {
      what: 'Get my blue belt in judo',
      pattern: 'skill',
      deadline: '2027-11-30',
      weekdays: [1, 4],
      per_week: 2,
      between: ['19:30', '20:30'],
    },
  ],
  [
    'work through the rust book, a chapter a week',
    {
      what: 'Work through the rust book',
      pattern: 'coding',
      per_week: 1,
      amount: { value: 1, unit: 'chapter', per: 'week' },
    },
  ],
  ['sleep 7.5 hours a night', { what: 'Sleep 7.5 hours', pattern: 'calm', per_week: 7 }],
  [
    'wedding on the 21st of august, want to fit into the dress, lose 6kg',
    { what: 'Fit into the dress', pattern: 'general', also: ['lose 6kg'], deadline: '2027-08-21' },
  ],
  [
    'build up to 3 sets of 12 pull-ups, mon wed fri mornings',
    {
      what: 'Build up to 3 sets of 12 pull-ups',
      pattern: 'strength',
      weekdays: [1, 3, 5],
      per_week: 3,
      between: ['05:00', '12:00'],
    },
  ],
  [
    'go to the gym mon/wed/fri at 6:30 am for 45 mins starting next week',
    {
      what: 'Go to the gym',
      pattern: 'strength',
      starts_on: '2026-11-30',
      weekdays: [1, 3, 5],
      per_week: 3,
      minutes: 45,
      between: ['06:30', '07:15'],
    },
  ],
  [
    'launch the beta of my app on 1 march and get 50 users by the end of that month',
    {
      what: 'Launch the beta of my app',
      pattern: 'project',
      also: ['get 50 users by the end of that month'],
      deadline: '2027-03-01',
    },
  ],
  [
    'write in my diary each night, even just one line',
    { what: 'Write in my diary', pattern: 'writing', per_week: 7, between: ['20:00', '24:00'] },
  ],
  [
    'limit coffee to 2 cups, none after 3pm',
    {
      what: 'Limit coffee to 2 cups',
      pattern: 'quit',
      unread: ['none after 3pm'],
      amount: { value: 2, unit: 'cups', per: 'day' },
    },
  ],
  [
    'clear 8000 of credit card debt in two years',
    {
      what: 'Clear 8000 of credit card debt',
      pattern: 'debt',
      deadline: '2028-11-23',
      amount: { value: 8000, unit: 'money' },
    },
  ],
  [
    'paint my first oil painting; evenings work best, about two hours a week',
    {
      what: 'Paint my first oil painting',
      pattern: 'art',
      per_week: 2,
      minutes: 60,
      weekly_minutes: 120,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'go for a 20 min walk at lunch on days i work from home',
    {
      what: 'Go for a walk',
      pattern: 'general',
      unread: ['on days i work from home'],
      minutes: 20,
      between: ['12:00', '14:00'],
    },
  ],
  [
    'hike the tour du mont blanc in july, need stamina',
    { what: 'Hike the tour du mont blanc', pattern: 'endurance', deadline: '2027-07-31' },
  ],
  [
    'teach myself blender, 6 weeks, 1h30 a day mon-thu',
    {
      what: 'Teach myself blender',
      pattern: 'general',
      deadline: '2027-01-03',
      weekdays: [1, 2, 3, 4],
      per_week: 4,
      minutes: 90,
    },
  ],
  [
    'do my homework every day at 4',
    { what: 'Do my homework', pattern: 'general', per_week: 7, between: ['16:00', '17:00'] },
  ],
  [
    'take my vitamins at breakfast',
    { what: 'Take my vitamins', pattern: 'general', unread: ['at breakfast'] },
  ],
  [
    'reach 1500 on chess.com and also finish reading thinking fast and slow',
    { what: 'Reach 1500 on chess.com', pattern: 'skill', also: ['finish reading thinking fast and slow'] },
  ],
  [
    'cut my 10k time to 50 minutes before the city run on 9 may',
    { what: 'Cut my 10k time to 50 minutes', pattern: 'race', deadline: '2027-05-08' },
  ],
  [
    'piano with my daughter on sundays 4pm',
    {
      what: 'Practise piano with my daughter',
      pattern: 'instrument',
      weekdays: [0],
      per_week: 1,
      between: ['16:00', '17:00'],
    },
  ],
  ['weekly date night with my wife', { what: 'Date night with my wife', pattern: 'general', per_week: 1 }],
  [
    'get 8 hours of sleep and stop eating after 9pm',
    { what: 'Get 8 hours of sleep', pattern: 'calm', also: ['stop eating after 9pm'], per_week: 7 },
  ],
  [
    'study for the cissp 90 minutes tuesday thursday saturday, exam early april',
    {
      what: 'Study for the cissp',
      pattern: 'exam',
      deadline: '2027-03-31',
      weekdays: [2, 4, 6],
      per_week: 3,
      minutes: 90,
    },
  ],
  [
    "learn to moonwalk for my nephew's bar mitzvah on june 12",
    { what: "Learn to moonwalk for my nephew's bar mitzvah", pattern: 'skill', deadline: '2027-06-12' },
  ],
  [
    'swap my evening beer for tea on weekdays',
    { what: 'Swap my evening beer for tea', pattern: 'general', weekdays: [1, 2, 3, 4, 5], per_week: 5 },
  ],
  [
    'set aside 5 percent of my salary every month',
    { what: 'Set aside 5 percent of my salary', pattern: 'savings', unread: ['every month'] },
  ],
  [
    'in the new year i want to do more yoga, twice a week would be great',
    { what: 'Do more yoga', pattern: 'flexibility', starts_on: '2027-01-01', per_week: 2 },
  ],
  [
    "from february on go swimming every tuesday, and cycle to work when it's dry",
    {
      what: 'Go swimming',
      pattern: 'endurance',
      also: ["cycle to work when it's dry"],
      starts_on: '2027-02-01',
      weekdays: [2],
      per_week: 1,
    },
  ],
  [
    "understand linear algebra well enough for the master's that starts in october",
    {
      what: "Understand linear algebra well enough for the master's",
      pattern: 'general',
      deadline: '2027-09-30',
    },
  ],
  [
    'one push-up more every day until i can do 50',
    { what: 'Train for one push-up more', pattern: 'strength', unread: ['until i can do 50'], per_week: 7 },
  ],
  [
    'clean one room per weekend until the house is done',
    {
      what: 'Clean one room',
      pattern: 'tidy',
      unread: ['until the house is done'],
      weekdays: [0, 6],
      per_week: 2,
    },
  ],
]

testSentences(SENTENCES)
