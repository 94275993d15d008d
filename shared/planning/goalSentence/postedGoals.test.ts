// oxlint-disable max-lines -- one table of sentences as people type them
import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Goals as people post them: seasons, hours behind days, amounts for each day, and deeds that are further goals. */
const SENTENCES: readonly Sentence[] = [
  [
    "i'd like to get into bird watching, saturday mornings from 6 to 9",
    {
      what: 'Get into bird watching',
      pattern: 'general',
      weekdays: [6],
      per_week: 1,
      between: ['06:00', '09:00'],
    },
  ],
  [
    'finish my bachelors by july, two exams left',
    { what: 'Finish my bachelors', pattern: 'exam', deadline: '2027-07-01' },
  ],
  [
    'train for hyrox in march, 5 sessions a week of about an hour',
    { what: 'Train for hyrox', pattern: 'race', deadline: '2027-03-31', per_week: 5, minutes: 60 },
  ],
  [
    'replace my phone time in bed with reading, 20 min each night',
    { what: 'Replace my phone time in bed with reading', pattern: 'reading', per_week: 7, minutes: 20 },
  ],
  [
    'learn to fix my own bike over winter',
    { what: 'Learn to fix my own bike', pattern: 'general', deadline: '2027-02-28' },
  ],
  [
    'do a digital detox every sunday',
    { what: 'Do a digital detox', pattern: 'general', weekdays: [0], per_week: 1 },
  ],
  [
    'become a morning person and work out before the office',
    { what: 'Become a morning person', pattern: 'behaviour', also: ['work out before the office'] },
  ],
  ['eat fish twice a week', { what: 'Eat fish', pattern: 'general', per_week: 2 }],
  [
    'study for my german b1 test on the 28th of february, half an hour daily plus a tutor on thursdays at 6',
    {
      what: 'Study for my german b1 test',
      pattern: 'exam',
      unread: ['plus a tutor on thursdays at 6'],
      deadline: '2027-02-28',
      per_week: 7,
      minutes: 30,
    },
  ],
  [
    'write my best man speech and lose 5 kg before the wedding on may 22',
    {
      what: 'Write my best man speech',
      pattern: 'presentation',
      also: ['lose 5 kg before the wedding on may 22'],
      deadline: '2027-05-21',
    },
  ],
  [
    'practise guitar scales 10 mins a day and songs 20 mins at weekends',
    {
      what: 'Practise guitar scales',
      pattern: 'instrument',
      unread: ['and songs 20 mins at weekends'],
      per_week: 7,
      minutes: 10,
    },
  ],
  [
    'plan meals on sunday, cook monday to thursday',
    { what: 'Plan meals', pattern: 'general', also: ['cook monday to thursday'], weekdays: [0], per_week: 1 },
  ],
  [
    'finish 12 online lectures in 4 weeks, 3 per week',
    {
      what: 'Finish 12 online lectures',
      pattern: 'course',
      deadline: '2026-12-21',
      per_week: 3,
      amount: { value: 12, unit: 'lectures' },
    },
  ],
  ['start saving for retirement', { what: 'Start saving for retirement', pattern: 'savings' }],
  [
    'no social media until my exams are over on 18 june',
    { what: 'Quit social media', pattern: 'quit', deadline: '2027-06-18' },
  ],
  [
    'build a chicken coop, two free weekends in march',
    {
      what: 'Build a chicken coop',
      pattern: 'project',
      deadline: '2027-03-31',
      weekdays: [0, 6],
      per_week: 2,
    },
  ],
  [
    "learn the guitar part of wonderwall for a friend's birthday in 6 weeks",
    {
      what: "Learn the guitar part of wonderwall for a friend's birthday",
      pattern: 'instrument',
      deadline: '2027-01-04',
    },
  ],
  [
    "i'm preparing for a 50 km ultra in october, currently running 30k a week",
    {
      what: 'Prepare for a 50 km ultra',
      pattern: 'race',
      deadline: '2027-10-31',
      level: 'currently running 30k a week',
    },
  ],
  [
    'drink no alcohol on weekdays and max 3 beers at the weekend',
    {
      what: 'Drink no alcohol',
      pattern: 'quit',
      unread: ['and max 3 beers at the weekend'],
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
    },
  ],
  ['call one old friend a week', { what: 'Call one old friend', pattern: 'general', per_week: 1 }],
  [
    'take the stairs instead of the lift at work',
    { what: 'Take the stairs instead of the lift at work', pattern: 'general' },
  ],
  [
    'get better sleep: no screens after 10, in bed by 11',
    { what: 'Get better sleep, in bed by 11', pattern: 'calm', unread: ['no screens after 10'] },
  ],
  [
    'redesign my portfolio, launch by feb 15, weekday evenings only',
    {
      what: 'Redesign my portfolio',
      pattern: 'project',
      deadline: '2027-02-15',
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'clean the flat every saturday morning before noon',
    { what: 'Clean the flat', pattern: 'tidy', weekdays: [6], per_week: 1, between: ['05:00', '12:00'] },
  ],
  [
    'learn 3 magic tricks to show my niece at christmas',
    { what: 'Learn 3 magic tricks to show my niece', pattern: 'skill', deadline: '2026-12-25' },
  ],
  [
    'swim 30 lengths non stop by the end of january, pool tuesdays and fridays at 7am',
    {
      what: 'Swim 30 lengths non stop',
      pattern: 'endurance',
      deadline: '2027-01-31',
      weekdays: [2, 5],
      per_week: 2,
      between: ['07:00', '08:00'],
      amount: { value: 30, unit: 'lengths' },
    },
  ],
  ['write my will this month', { what: 'Write my will', pattern: 'general', deadline: '2026-11-30' }],
  [
    'go to church on sundays and bible study on wednesdays',
    {
      what: 'Go to church',
      pattern: 'general',
      also: ['bible study on wednesdays'],
      weekdays: [0],
      per_week: 1,
    },
  ],
  [
    'apply for a masters by january 15, need two reference letters and a motivation letter',
    { what: 'Apply for a masters', pattern: 'general', deadline: '2027-01-15' },
  ],
  [
    'declutter 15 min a day for 30 days, skip weekends',
    {
      what: 'Declutter',
      pattern: 'tidy',
      deadline: '2026-12-22',
      weekdays: [1, 2, 3, 4, 5],
      not_on: [0, 6],
      per_week: 5,
      minutes: 15,
    },
  ],
  [
    'improve my vocabulary for the gre, 30 words each morning',
    {
      what: 'Improve my vocabulary for the gre',
      pattern: 'exam',
      per_week: 7,
      between: ['05:00', '12:00'],
      amount: { value: 30, unit: 'words', per: 'day' },
    },
  ],
  [
    'visit my parents at least once a month',
    { what: 'Visit my parents', pattern: 'general', unread: ['once a month'] },
  ],
  [
    'learn how to do a handstand, i have wednesdays and saturdays',
    { what: 'Learn how to do a handstand', pattern: 'strength', weekdays: [3, 6], per_week: 2 },
  ],
  [
    'produce a 4 track ep by spring, studio every second sunday',
    {
      what: 'Produce a 4 track ep',
      pattern: 'general',
      unread: ['studio every second sunday'],
      deadline: '2027-05-31',
    },
  ],
  [
    'spend 10 min a day on posture exercises and walk 8000 steps',
    { what: 'Do posture exercises', pattern: 'general', also: ['walk 8000 steps'], per_week: 7, minutes: 10 },
  ],
  [
    'quit my job and travel for a year',
    { what: 'Quit my job and travel', pattern: 'general', deadline: '2027-11-22' },
  ],
  [
    'finish the dragon sleeve tattoo design before my appointment on the 9th',
    { what: 'Finish the dragon sleeve tattoo design', pattern: 'project', deadline: '2026-12-08' },
  ],
  [
    'get my golf handicap under 20 this season',
    { what: 'Get my golf handicap under 20 this season', pattern: 'skill' },
  ],
  [
    'stop snoozing, out of bed at 6:15 mon-fri',
    { what: 'Stop snoozing', pattern: 'quit', weekdays: [1, 2, 3, 4, 5], per_week: 5 },
  ],
  [
    'practice mindfulness for 12 minutes after i drop the kids at school',
    {
      what: 'Practice mindfulness',
      pattern: 'calm',
      unread: ['after i drop the kids at school'],
      minutes: 12,
    },
  ],
  [
    'do my pt exercises 2x daily until the check-up on december 14',
    {
      what: 'Do my pt exercises',
      pattern: 'general',
      unread: ['2 times a day'],
      deadline: '2026-12-14',
      per_week: 7,
    },
  ],
  [
    'learn some czech before we move to prague in may, 20 min on my commute',
    { what: 'Learn some czech', pattern: 'language', deadline: '2027-04-30', minutes: 20 },
  ],
  [
    'revise 2 chapters per day until the history exam next friday',
    {
      what: 'Revise 2 chapters',
      pattern: 'exam',
      deadline: '2026-12-04',
      per_week: 7,
      amount: { value: 2, unit: 'chapters', per: 'day' },
    },
  ],
  [
    'get my kids to bed by 8 and then study for an hour',
    { what: 'Get my kids to bed by 8', pattern: 'general', also: ['study for an hour'] },
  ],
  [
    'my goal for 2027: publish 24 blog posts',
    {
      what: 'Publish 24 blog posts',
      pattern: 'writing',
      deadline: '2027-12-31',
      amount: { value: 24, unit: 'posts' },
    },
  ],
  [
    'organize a charity run in our town on 20 june with 200 participants',
    {
      what: 'Organize a charity run in our town',
      pattern: 'event',
      unread: ['with 200 participants'],
      deadline: '2027-06-20',
    },
  ],
  [
    'read the news less, 15 minutes a day tops',
    {
      what: 'Read the news less, 15 minutes a day tops',
      pattern: 'quit',
      amount: { value: 15, unit: 'minutes', per: 'day' },
    },
  ],
  [
    'understand my finances and start investing 100 a month from january',
    {
      what: 'Understand my finances',
      pattern: 'general',
      also: ['start investing 100 a month from january'],
    },
  ],
  ['learn to say no at work', { what: 'Learn to say no at work', pattern: 'behaviour' }],
  [
    'start swimming lessons in january, wednesdays 18:30',
    {
      what: 'Start swimming lessons',
      pattern: 'endurance',
      starts_on: '2027-01-01',
      weekdays: [3],
      per_week: 1,
      between: ['18:30', '19:30'],
    },
  ],
  [
    'i want to cook a new recipe every sunday and eat out less',
    { what: 'Cook a new recipe', pattern: 'general', also: ['eat out less'], weekdays: [0], per_week: 1 },
  ],
  ['rewrite my cv this weekend', { what: 'Rewrite my cv', pattern: 'job', deadline: '2026-11-29' }],
  [
    'get my a1 french certificate by the end of june, 2 lessons a week plus 10 min vocab daily',
    {
      what: 'Get my a1 french certificate',
      pattern: 'language',
      unread: ['plus 10 min vocab daily'],
      deadline: '2027-06-30',
      per_week: 2,
    },
  ],
  [
    'lose the last 5 pounds by new years eve',
    { what: 'Lose the last 5 pounds', pattern: 'weight', deadline: '2026-12-31' },
  ],
  [
    'walk the dog for half an hour before work, every day but sunday',
    {
      what: 'Walk the dog',
      pattern: 'general',
      weekdays: [1, 2, 3, 4, 5, 6],
      not_on: [0],
      per_week: 6,
      minutes: 30,
      between: ['05:00', '09:00'],
    },
  ],
  [
    'train for a spring marathon while keeping two gym sessions a week',
    { what: 'Train for a spring marathon', pattern: 'race', also: ['keeping two gym sessions a week'] },
  ],
  [
    'study anatomy with flashcards, 45 cards a day',
    {
      what: 'Study anatomy with flashcards',
      pattern: 'general',
      per_week: 7,
      amount: { value: 45, unit: 'cards', per: 'day' },
    },
  ],
  ['make peace with my brother', { what: 'Make peace with my brother', pattern: 'general' }],
  [
    'learn to sail, course is 12 to 16 july',
    { what: 'Learn to sail, course', pattern: 'skill', deadline: '2027-07-12' },
  ],
  ['go vegan for lent', { what: 'Go vegan', pattern: 'general', unread: ['for lent'] }],
  [
    'finish the basement by christmas eve: insulation, drywall, floor',
    { what: 'Finish the basement', pattern: 'general', deadline: '2026-12-24' },
  ],
  [
    'be in bed before midnight on school nights',
    { what: 'Be in bed before midnight', pattern: 'general', unread: ['on school nights'] },
  ],
  [
    'one hour of math with my son each weekday at 5',
    {
      what: 'Work on math with my son',
      pattern: 'general',
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      minutes: 60,
      between: ['17:00', '18:00'],
    },
  ],
  [
    'do 30 squats 20 lunges and 10 push ups every morning',
    {
      what: 'Do 30 squats 20 lunges and 10 push ups',
      pattern: 'strength',
      per_week: 7,
      between: ['05:00', '12:00'],
    },
  ],
  [
    'publish my first android app before my 30th birthday on april 2nd',
    { what: 'Publish my first android app', pattern: 'project', deadline: '2027-04-01' },
  ],
  [
    'keep my screen time under 3 hours a day',
    {
      what: 'Keep my screen time under 3 hours a day',
      pattern: 'quit',
      amount: { value: 180, unit: 'minutes', per: 'day' },
    },
  ],
  [
    'cycle 100 km a week from may to september',
    {
      what: 'Cycle 100 km',
      pattern: 'endurance',
      deadline: '2027-09-30',
      starts_on: '2027-05-01',
      amount: { value: 100, unit: 'km', per: 'week' },
    },
  ],
  [
    'quit vaping by my birthday on 3 february',
    { what: 'Quit vaping', pattern: 'quit', deadline: '2027-02-03' },
  ],
  [
    'brush up my excel for the new job starting 1 february',
    { what: 'Brush up my excel for the new job', pattern: 'job', deadline: '2027-01-31' },
  ],
  [
    'learn to play bridge with grandpa on thursday afternoons',
    {
      what: 'Learn to play bridge with grandpa',
      pattern: 'skill',
      weekdays: [4],
      per_week: 1,
      between: ['12:00', '17:00'],
    },
  ],
  [
    'plan our move to canada, visa by march, flights in june',
    { what: 'Plan our move to canada', pattern: 'moving' },
  ],
  [
    'write 3 pages every morning, handwritten, before looking at my phone',
    {
      what: 'Write 3 pages',
      pattern: 'writing',
      unread: ['before looking at my phone'],
      per_week: 7,
      between: ['05:00', '12:00'],
      amount: { value: 3, unit: 'pages', per: 'day' },
    },
  ],
  [
    'run twice a week and bike once',
    { what: 'Run', pattern: 'start_running', also: ['bike once'], per_week: 2 },
  ],
  [
    'save enough for a 2 week holiday in greece next september, about 1800',
    {
      what: 'Save enough for a 2 week holiday in greece',
      pattern: 'savings',
      deadline: '2027-08-31',
      amount: { value: 1800, unit: 'money' },
    },
  ],
  [
    'do something creative for 20 minutes a day',
    { what: 'Do something creative', pattern: 'general', per_week: 7, minutes: 20 },
  ],
  [
    'take a cold shower every morning for 30 days',
    {
      what: 'Take a cold shower',
      pattern: 'general',
      deadline: '2026-12-22',
      per_week: 7,
      between: ['05:00', '12:00'],
    },
  ],
  [
    "finish reading the 3 books on my nightstand by valentine's",
    {
      what: 'Finish reading the 3 books on my nightstand',
      pattern: 'reading',
      deadline: '2027-02-14',
      amount: { value: 3, unit: 'books' },
    },
  ],
  [
    'pass the real estate exam on first try, test date feb 27, study weeknights 7-9',
    {
      what: 'Pass the real estate exam on first try',
      pattern: 'exam',
      deadline: '2027-02-27',
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      between: ['19:00', '21:00'],
    },
  ],
  [
    'eat breakfast daily and drink more water',
    { what: 'Eat breakfast', pattern: 'general', also: ['drink more water'], per_week: 7 },
  ],
  [
    'have a conversation with my boss about a raise by mid december',
    { what: 'Have a conversation with my boss about a raise', pattern: 'general', deadline: '2026-12-15' },
  ],
  [
    'sell 5 paintings on etsy this year',
    {
      what: 'Sell 5 paintings on etsy',
      pattern: 'general',
      deadline: '2026-12-31',
      amount: { value: 5, unit: 'paintings' },
    },
  ],
  [
    'reach 70 kg, now 78, no crash diets',
    { what: 'Reach 70 kg', pattern: 'weight', unread: ['no crash diets'], level: 'now 78' },
  ],
  [
    'learn the names of all my students by the second week of term',
    {
      what: 'Learn the names of all my students',
      pattern: 'general',
      unread: ['by the second week of term'],
    },
  ],
  [
    'host a dinner party for 8 on december 19',
    { what: 'Host a dinner party for 8', pattern: 'event', deadline: '2026-12-19' },
  ],
  [
    'train for my hike up mount rainier next july, stairs 3x a week and a long hike on sundays',
    {
      what: 'Train for my hike up mount rainier',
      pattern: 'endurance',
      unread: ['and a long hike on sundays'],
      deadline: '2027-07-31',
      per_week: 3,
    },
  ],
  [
    'work on my phd proposal 90 minutes first thing every weekday, due 1 march',
    {
      what: 'Work on my phd proposal',
      pattern: 'writing',
      deadline: '2027-03-01',
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      minutes: 90,
      between: ['05:00', '09:00'],
    },
  ],
  [
    "sort the attic, an hour each saturday until it's done",
    {
      what: 'Sort the attic',
      pattern: 'tidy',
      unread: ["until it's done"],
      weekdays: [6],
      per_week: 1,
      minutes: 60,
    },
  ],
  [
    'spend less time at work, leave by 6',
    { what: 'Spend less time at work', pattern: 'quit', unread: ['leave by 6'] },
  ],
  [
    'get to inbox zero every friday afternoon',
    {
      what: 'Get to inbox zero',
      pattern: 'general',
      weekdays: [5],
      per_week: 1,
      between: ['12:00', '17:00'],
    },
  ],
  [
    'pick up running again after my injury, starting slow in december',
    {
      what: 'Pick up running again',
      pattern: 'start_running',
      unread: ['after my injury'],
      starts_on: '2026-12-01',
    },
  ],
  ['become a notary', { what: 'Become a notary', pattern: 'general' }],
  [
    'build a habit of reading to my kids at bedtime',
    { what: 'Read to my kids', pattern: 'reading', between: ['20:00', '24:00'] },
  ],
  [
    'have no meetings on wednesdays',
    { what: 'Have no meetings', pattern: 'quit', weekdays: [3], per_week: 1 },
  ],
  [
    'get my steps up to 12000 per day by march',
    { what: 'Get my steps up to 12000', pattern: 'general', deadline: '2027-03-01', per_week: 7 },
  ],
  [
    "clear out mum's house together with my sister, three saturdays in january",
    {
      what: "Clear out mum's house together with my sister",
      pattern: 'tidy',
      deadline: '2027-01-31',
      weekdays: [6],
      per_week: 1,
    },
  ],
  [
    'learn the drums on an electronic kit, quiet hours start at 10pm',
    {
      what: 'Learn the drums on an electronic kit',
      pattern: 'instrument',
      unread: ['quiet hours start at 10pm'],
    },
  ],
  [
    'enter a chili cookoff in may',
    { what: 'Enter a chili cookoff', pattern: 'general', deadline: '2027-05-31' },
  ],
  [
    "prepare 3 conference talks for this year's pycon in april",
    {
      what: "Prepare 3 conference talks for this year's pycon",
      pattern: 'presentation',
      deadline: '2027-04-30',
    },
  ],
  ['finally visit my aunt in vancouver', { what: 'Visit my aunt in vancouver', pattern: 'general' }],
  [
    'grow my savings from 2k to 10k in 18 months',
    {
      what: 'Grow my savings from 2k to 10k',
      pattern: 'savings',
      deadline: '2028-05-23',
      amount: { value: 10000, unit: 'money' },
    },
  ],
  [
    'do two pomodoros of latin after lunch on workdays',
    {
      what: 'Do two pomodoros of latin',
      pattern: 'language',
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      between: ['13:00', '17:00'],
    },
  ],
  ['i need to practise parking', { what: 'Practise parking', pattern: 'general' }],
  [
    'tidy up for 10 minutes before bed and lay out my clothes',
    {
      what: 'Tidy up',
      pattern: 'tidy',
      also: ['lay out my clothes'],
      minutes: 10,
      between: ['20:00', '24:00'],
    },
  ],
  [
    'learn to bake croissants before my parents visit at easter',
    { what: 'Learn to bake croissants', pattern: 'skill', deadline: '2027-03-27' },
  ],
  [
    'go climbing twice a week and finally lead a 6b outdoors by june',
    { what: 'Go climbing', pattern: 'general', also: ['lead a 6b outdoors by june'], per_week: 2 },
  ],
  [
    'i want to reduce my stress: 10 minutes breathing every day at 7am',
    { what: 'Reduce my stress', pattern: 'calm', per_week: 7, minutes: 10, between: ['07:00', '07:10'] },
  ],
  [
    'walk 30 minutes after lunch on workdays',
    {
      what: 'Walk',
      pattern: 'general',
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      minutes: 30,
      between: ['13:00', '17:00'],
    },
  ],
  [
    'write thank you cards to all wedding guests by the end of the month',
    { what: 'Write thank you cards to all wedding guests', pattern: 'general', deadline: '2026-11-30' },
  ],
  [
    'prepare for my b2 english speaking exam on 4 march, 3 evenings a week 45 min',
    {
      what: 'Prepare for my b2 english speaking exam',
      pattern: 'exam',
      deadline: '2027-03-04',
      per_week: 3,
      minutes: 45,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'get stronger legs for skiing, gym tuesdays and saturdays, starts in january',
    {
      what: 'Get stronger legs for skiing',
      pattern: 'strength',
      starts_on: '2027-01-01',
      weekdays: [2, 6],
      per_week: 2,
    },
  ],
  [
    'study 2 hours every night except friday for my finals in may',
    {
      what: 'Study for my finals',
      pattern: 'exam',
      deadline: '2027-04-30',
      weekdays: [0, 1, 2, 3, 4, 6],
      not_on: [5],
      per_week: 6,
      minutes: 120,
      between: ['20:00', '24:00'],
    },
  ],
  [
    "apart from learning to knit i'd like to make three hats for charity by february",
    { what: 'Learn to knit', pattern: 'skill', also: ['make three hats for charity by february'] },
  ],
  [
    'yoga on mondays, running on wednesdays and swimming on saturdays',
    {
      what: 'Do yoga',
      pattern: 'flexibility',
      also: ['running on wednesdays', 'swimming on saturdays'],
      weekdays: [1],
      per_week: 1,
    },
  ],
  [
    'read more and spend less time on my phone this year',
    {
      what: 'Read more',
      pattern: 'reading',
      also: ['spend less time on my phone this year'],
      deadline: '2026-12-31',
    },
  ],
  [
    'get my motorbike licence next spring, theory online, practice on weekends',
    {
      what: 'Get my motorbike licence',
      pattern: 'course',
      deadline: '2027-05-31',
      weekdays: [0, 6],
      per_week: 2,
    },
  ],
  [
    'work on my handstand 15 minutes a day, wrists are weak',
    {
      what: 'Work on my handstand',
      pattern: 'strength',
      unread: ['wrists are weak'],
      per_week: 7,
      minutes: 15,
    },
  ],
  ['no screens after 9:30 pm', { what: 'Quit screens after 9:30 pm', pattern: 'quit' }],
  [
    'learn the lyrics of 10 songs for karaoke night on 12 december',
    {
      what: 'Learn the lyrics of 10 songs',
      pattern: 'general',
      unread: ['for karaoke night'],
      deadline: '2026-12-12',
      amount: { value: 10, unit: 'songs' },
    },
  ],
  [
    'repaint the living room over the christmas holidays',
    { what: 'Repaint the living room', pattern: 'tidy', unread: ['over the christmas holidays'] },
  ],
  [
    'do intermittent fasting on weekdays, eat between 12 and 8',
    {
      what: 'Do intermittent fasting',
      pattern: 'general',
      also: ['eat between 12 and 8'],
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
    },
  ],
  [
    'take 20 minutes every sunday evening to plan my week',
    {
      what: 'Plan my week',
      pattern: 'general',
      weekdays: [0],
      per_week: 1,
      minutes: 20,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'improve my 5k time from 28 to 24 minutes by september',
    { what: 'Improve my 5k time from 28 to 24 minutes', pattern: 'race', deadline: '2027-09-01' },
  ],
  [
    "my new year's resolution is to floss every night",
    { what: 'Floss', pattern: 'general', per_week: 7, between: ['20:00', '24:00'] },
  ],
  [
    'teach my son to ride a bike this summer',
    { what: 'Teach my son to ride a bike', pattern: 'general', deadline: '2027-08-31' },
  ],
  [
    'become a better listener, 10 min reflection each evening',
    {
      what: 'Become a better listener',
      pattern: 'behaviour',
      per_week: 7,
      minutes: 10,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'make 12 sales calls a week starting monday',
    {
      what: 'Make 12 sales calls',
      pattern: 'project',
      starts_on: '2026-11-30',
      amount: { value: 12, unit: 'calls', per: 'week' },
    },
  ],
  [
    'ship version 2 of our app by end of q1 with 6 hours a week',
    {
      what: 'Ship version 2 of our app',
      pattern: 'project',
      deadline: '2027-03-31',
      per_week: 6,
      minutes: 60,
      weekly_minutes: 360,
    },
  ],
  [
    'pass the swedish c1 exam next autumn; lesson every tuesday 17:00',
    {
      what: 'Pass the swedish c1 exam',
      pattern: 'exam',
      deadline: '2027-08-31',
      weekdays: [2],
      per_week: 1,
      between: ['17:00', '18:00'],
    },
  ],
  [
    'clean up my inbox 15 minutes a day until it is empty',
    { what: 'Clean up my inbox', pattern: 'tidy', unread: ['until it is empty'], per_week: 7, minutes: 15 },
  ],
  [
    'draw one comic strip per week for my blog',
    { what: 'Draw one comic strip for my blog', pattern: 'art', per_week: 1 },
  ],
  [
    'train for a 24h hike in may, long walks every second weekend',
    {
      what: 'Train for a 24h hike',
      pattern: 'endurance',
      unread: ['long walks every second weekend'],
      deadline: '2027-05-31',
    },
  ],
  ['stop eating sweets at work', { what: 'Stop eating sweets at work', pattern: 'quit' }],
  [
    'build a lego city with my daughter, an hour on saturday and sunday mornings',
    {
      what: 'Build a lego city with my daughter',
      pattern: 'project',
      weekdays: [0, 6],
      per_week: 2,
      minutes: 60,
      between: ['05:00', '12:00'],
    },
  ],
  ['host a monthly game night', { what: 'Host a monthly game night', pattern: 'event' }],
  ['get a tan', { what: 'Get a tan', pattern: 'general' }],
  [
    'rehearse for the school play, performance 28 march, mondays and fridays after school',
    {
      what: 'Rehearse for the school play',
      pattern: 'general',
      unread: ['after school'],
      deadline: '2027-03-28',
      weekdays: [1, 5],
      per_week: 2,
    },
  ],
  [
    'write the grant application, 10 pages, deadline 15 dec 5pm',
    {
      what: 'Write the grant application',
      pattern: 'writing',
      deadline: '2026-12-15',
      amount: { value: 10, unit: 'pages' },
    },
  ],
  [
    'cook dinner monday wednesday friday',
    { what: 'Cook dinner', pattern: 'general', weekdays: [1, 3, 5], per_week: 3 },
  ],
  [
    'learn to speak slower in presentations',
    { what: 'Learn to speak slower in presentations', pattern: 'presentation' },
  ],
  [
    'strengthen my back, 3 exercises, 10 min, every morning when i get up',
    {
      what: 'Strengthen my back',
      pattern: 'strength',
      per_week: 7,
      minutes: 10,
      between: ['05:00', '09:00'],
      amount: { value: 3, unit: 'exercises' },
    },
  ],
  [
    'try one new restaurant a month',
    { what: 'Try one new restaurant', pattern: 'general', unread: ['a month'] },
  ],
  [
    'put together a photo book of our honeymoon before our anniversary on june 3',
    { what: 'Put together a photo book of our honeymoon', pattern: 'general', deadline: '2027-06-02' },
  ],
  [
    'be more productive in the mornings',
    { what: 'Be more productive', pattern: 'general', between: ['05:00', '12:00'] },
  ],
  [
    'fix my sleep schedule before school starts on january 7',
    { what: 'Fix my sleep schedule', pattern: 'calm', deadline: '2027-01-06' },
  ],
  [
    'run a mile under 7 minutes and bench 80 kg by the end of 2027',
    {
      what: 'Run a mile under 7 minutes',
      pattern: 'start_running',
      also: ['bench 80 kg by the end of 2027'],
      deadline: '2027-12-31',
    },
  ],
  [
    'get into journaling, 5 min before bed',
    { what: 'Get into journaling', pattern: 'general', minutes: 5, between: ['20:00', '24:00'] },
  ],
  [
    'finish the attic conversion, i have 10 weekends',
    {
      what: 'Finish the attic conversion',
      pattern: 'general',
      deadline: '2027-01-31',
      weekdays: [0, 6],
      per_week: 2,
    },
  ],
  [
    'learn turkish with my girlfriend tuesdays 8pm for an hour',
    {
      what: 'Learn turkish with my girlfriend',
      pattern: 'language',
      weekdays: [2],
      per_week: 1,
      minutes: 60,
      between: ['20:00', '21:00'],
    },
  ],
  ['do 100 days of code', { what: 'Do 100 days of code', pattern: 'coding' }],
  [
    "pay off student loan 350 per month until it's gone",
    {
      what: 'Pay off student loan',
      pattern: 'debt',
      unread: ["until it's gone"],
      amount: { value: 350, unit: 'money', per: 'month' },
    },
  ],
  [
    'start a garden club at school next term',
    { what: 'Start a garden club', pattern: 'general', unread: ['at school next term'] },
  ],
  [
    'eat 30g of protein at breakfast',
    { what: 'Eat 30g of protein', pattern: 'general', unread: ['at breakfast'] },
  ],
  [
    'practice for my driving test on tuesday the 8th, 1 hour every day',
    {
      what: 'Practice for my driving test',
      pattern: 'exam',
      deadline: '2026-12-08',
      per_week: 7,
      minutes: 60,
    },
  ],
  [
    'walk 8k steps, sleep 8 hours, drink 2l water',
    {
      what: 'Walk 8k steps',
      pattern: 'general',
      also: ['sleep 8 hours', 'drink 2l water'],
      amount: { value: 8000, unit: 'steps' },
    },
  ],
  [
    "translate my grandma's diary, two pages every weekday",
    {
      what: "Translate my grandma's diary",
      pattern: 'general',
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      amount: { value: 2, unit: 'pages', per: 'day' },
    },
  ],
  [
    'pass my b-license theory test in february, 20 minutes in the app every day',
    {
      what: 'Pass my b-license theory test',
      pattern: 'exam',
      deadline: '2027-01-31',
      per_week: 7,
      minutes: 20,
    },
  ],
  [
    'swim 40 minutes tuesday and friday mornings before 8',
    {
      what: 'Swim',
      pattern: 'endurance',
      weekdays: [2, 5],
      per_week: 2,
      minutes: 40,
      between: ['05:00', '08:00'],
    },
  ],
  [
    'become fluent in sign language by the time my niece is 3',
    { what: 'Become fluent in sign language', pattern: 'language', unread: ['by the time my niece is 3'] },
  ],
  [
    'start a newsletter about gardening, one issue every other week from march',
    {
      what: 'Start a newsletter about gardening',
      pattern: 'project',
      unread: ['one issue every other week'],
      starts_on: '2027-03-01',
    },
  ],
  [
    'do pelvic floor exercises 3x daily for 5 minutes',
    {
      what: 'Do pelvic floor exercises',
      pattern: 'general',
      per_week: 7,
      minutes: 5,
      amount: { value: 3, unit: 'times', per: 'day' },
    },
  ],
  [
    'work on my accent 15 mins mon to fri, tutor on saturday at 10',
    {
      what: 'Work on my accent',
      pattern: 'general',
      also: ['tutor on saturday at 10'],
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      minutes: 15,
    },
  ],
  [
    "learn three jokes for the party on new year's eve",
    { what: 'Learn three jokes', pattern: 'general', deadline: '2026-12-31' },
  ],
  ['stop biting nails by christmas', { what: 'Stop biting nails', pattern: 'quit', deadline: '2026-12-25' }],
  [
    'study chapter 1 to 8 for the anatomy midterm on january 21st',
    { what: 'Study chapter 1 to 8 for the anatomy midterm', pattern: 'exam', deadline: '2027-01-21' },
  ],
  [
    'do the dishes right after dinner every day',
    { what: 'Do the dishes', pattern: 'general', per_week: 7, between: ['19:00', '24:00'] },
  ],
  [
    'hit 10,000 followers on instagram this year',
    { what: 'Hit 10,000 followers on instagram', pattern: 'general', deadline: '2026-12-31' },
  ],
  [
    'take piano lessons on wednesdays at 4pm starting in january',
    {
      what: 'Take piano lessons',
      pattern: 'instrument',
      starts_on: '2027-01-01',
      weekdays: [3],
      per_week: 1,
      between: ['16:00', '17:00'],
    },
  ],
  [
    'read to my daughter every night at 7:30',
    { what: 'Read to my daughter', pattern: 'reading', per_week: 7, between: ['19:30', '20:30'] },
  ],
  [
    'train 6 weeks for a 10 mile race, 4 runs per week, longest on sunday',
    {
      what: 'Train for a 10 mile race',
      pattern: 'race',
      unread: ['longest on sunday'],
      deadline: '2027-01-03',
      per_week: 4,
    },
  ],
  [
    'finish wedding album, 2 hours on sundays',
    { what: 'Finish wedding album', pattern: 'project', weekdays: [0], per_week: 1, minutes: 120 },
  ],
  [
    'eat no meat monday to friday',
    { what: 'Eat no meat', pattern: 'quit', weekdays: [1, 2, 3, 4, 5], per_week: 5 },
  ],
  [
    'prepare taxes by april 15, one hour every saturday',
    {
      what: 'Prepare taxes',
      pattern: 'general',
      deadline: '2027-04-15',
      weekdays: [6],
      per_week: 1,
      minutes: 60,
    },
  ],
  [
    "learn to knit socks and finish a pair by valentine's day",
    { what: 'Learn to knit socks and finish a pair', pattern: 'skill', deadline: '2027-02-14' },
  ],
  [
    'apply to 20 colleges before january 1',
    { what: 'Apply to 20 colleges', pattern: 'general', deadline: '2026-12-31' },
  ],
  [
    'go to bed at 10:30 and get up at 6:30 every day',
    { what: 'Go to bed at 10:30', pattern: 'calm', also: ['get up at 6:30 every day'], per_week: 7 },
  ],
  [
    'save $12k for grad school in two years',
    {
      what: 'Save $12k for grad school',
      pattern: 'savings',
      deadline: '2028-11-23',
      amount: { value: 12000, unit: '$' },
    },
  ],
  [
    'memorize the periodic table in 2 weeks',
    { what: 'Memorize the periodic table', pattern: 'skill', deadline: '2026-12-07' },
  ],
  [
    'practice speaking italian with my tutor thursdays 6-7pm',
    {
      what: 'Practice speaking italian with my tutor',
      pattern: 'language',
      weekdays: [4],
      per_week: 1,
      minutes: 60,
      between: ['18:00', '19:00'],
    },
  ],
  [
    'gym in the mornings 3 times per week, sauna on sundays',
    {
      what: 'Go to the gym',
      pattern: 'strength',
      unread: ['sauna on sundays'],
      per_week: 3,
      between: ['05:00', '12:00'],
    },
  ],
  [
    'run my first trail race (21 km) on 16 may',
    {
      what: 'Run my first trail race',
      pattern: 'race',
      deadline: '2027-05-16',
      amount: { value: 21, unit: 'km' },
    },
  ],
  [
    'organise my desk, 10 minutes at the end of each work day',
    { what: 'Organise my desk', pattern: 'tidy', unread: ['at the end of each work day'], minutes: 10 },
  ],
  [
    'write christmas cards this weekend',
    { what: 'Write christmas cards', pattern: 'writing', deadline: '2026-11-29' },
  ],
  [
    'get to know my new neighbourhood, one walk a week',
    { what: 'Get to know my new neighbourhood', pattern: 'general', per_week: 1 },
  ],
  [
    'make homemade pasta twice a month',
    { what: 'Make homemade pasta', pattern: 'project', unread: ['twice a month'] },
  ],
  [
    'learn the basics of accounting before i start my company in june',
    { what: 'Learn the basics of accounting', pattern: 'general', deadline: '2027-05-31' },
  ],
  [
    'teach my dog to sit and stay in 3 weeks, 5 minutes 3 times a day',
    {
      what: 'Teach my dog to sit and stay',
      pattern: 'general',
      unread: ['3 times a day'],
      deadline: '2026-12-14',
      per_week: 7,
      minutes: 5,
    },
  ],
  [
    'do 20 min hiit mon wed fri, stretch on rest days',
    {
      what: 'Do hiit',
      pattern: 'strength',
      also: ['stretch on rest days'],
      weekdays: [1, 3, 5],
      per_week: 3,
      minutes: 20,
    },
  ],
  [
    'cook vegetarian 3 times a week and try one new vegetable each week',
    { what: 'Cook vegetarian', pattern: 'general', also: ['try one new vegetable each week'], per_week: 3 },
  ],
  [
    'launch my portfolio before job applications start in february',
    { what: 'Launch my portfolio', pattern: 'project', deadline: '2027-01-31' },
  ],
  [
    'meditate 5 minutes in the morning and 5 in the evening',
    {
      what: 'Meditate',
      pattern: 'calm',
      unread: ['and 5 in the evening'],
      minutes: 5,
      between: ['05:00', '12:00'],
    },
  ],
  [
    "finish knitting dad's scarf before his birthday on dec 18",
    { what: "Finish knitting dad's scarf", pattern: 'general', deadline: '2026-12-17' },
  ],
  [
    'go through my photos, delete 50 a day',
    { what: 'Go through my photos', pattern: 'tidy', unread: ['delete 50'], per_week: 7 },
  ],
  [
    'practice free throws, 100 shots every weekday after school',
    {
      what: 'Practice free throws',
      pattern: 'general',
      unread: ['100 shots', 'after school'],
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
    },
  ],
  [
    'redo our hallway in two weekends',
    { what: 'Redo our hallway', pattern: 'tidy', deadline: '2026-12-06', weekdays: [0, 6], per_week: 2 },
  ],
  [
    'get enough sleep during exam season',
    { what: 'Get enough sleep', pattern: 'calm', unread: ['during exam season'] },
  ],
  [
    'try bouldering, wednesday evenings with anna',
    { what: 'Try bouldering', pattern: 'general', weekdays: [3], per_week: 1, between: ['17:00', '22:00'] },
  ],
  [
    'complete the advent of code in december',
    { what: 'Complete the advent of code', pattern: 'coding', deadline: '2026-12-31' },
  ],
  [
    'write morning pages for 30 days',
    { what: 'Write morning pages', pattern: 'writing', deadline: '2026-12-22' },
  ],
  [
    "walk to work when it's not raining",
    { what: 'Walk to work', pattern: 'general', unread: ["when it's not raining"] },
  ],
  [
    'plan a trip to iceland for next july, budget 2000 euros',
    {
      what: 'Plan a trip to iceland',
      pattern: 'event',
      unread: ['budget 2000 euros'],
      deadline: '2027-07-31',
    },
  ],
  [
    'eat dinner together as a family at least 4 nights a week',
    { what: 'Eat dinner together as a family', pattern: 'general', per_week: 4, between: ['17:00', '24:00'] },
  ],
  [
    'finish my phd application, deadline 1 december',
    { what: 'Finish my phd application', pattern: 'general', deadline: '2026-12-01' },
  ],
  [
    'do 5 sun salutations each morning',
    { what: 'Do 5 sun salutations', pattern: 'general', per_week: 7, between: ['05:00', '12:00'] },
  ],
  [
    'improve my chess rating by 200 points in six months',
    { what: 'Improve my chess rating by 200 points', pattern: 'skill', deadline: '2027-05-23' },
  ],
  ['drive less and bike more', { what: 'Drive less', pattern: 'quit', also: ['bike more'] }],
]

testSentences(SENTENCES)
