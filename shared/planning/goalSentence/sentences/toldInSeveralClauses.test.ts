import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/**
 * What people tell of themselves before and beside what they want, in several clauses: it is neither the goal nor asked about, and its
 * numbers and dates are none of the plan's.
 */
const SENTENCES: readonly Sentence[] = [
  [
    'my sister got married last summer and i still havent made the photo album i promised her, want to have it done by christmas, only have time on sundays',
    { what: 'Make the photo album', pattern: 'project', deadline: '2026-12-25', weekdays: [0], per_week: 1 },
  ],
  [
    'failed my driving theory test twice already lol, third try is on january 20, can study 30 mins every evening except fridays',
    {
      what: 'Pass my driving theory test',
      pattern: 'exam',
      deadline: '2027-01-20',
      weekdays: [0, 1, 2, 3, 4, 6],
      not_on: [5],
      per_week: 6,
      minutes: 30,
      between: ['17:00', '22:00'],
    },
  ],
  ['failed maths, resitting in june', { what: 'Pass maths', pattern: 'exam', deadline: '2027-06-30' }],
  [
    'I used to play piano as a kid for like 6 years and my mum just gave me her old keyboard, would love to get back into it, an hour on weekends',
    { what: 'Get back into piano', pattern: 'instrument', weekdays: [0, 6], per_week: 2, minutes: 60 },
  ],
  [
    "we are going to Japan in april with my boyfriend and i'd love to speak a bit of japanese by then, 15 min on the train every morning",
    {
      what: 'Speak a bit of japanese',
      pattern: 'language',
      deadline: '2027-03-31',
      per_week: 7,
      minutes: 15,
      between: ['05:00', '12:00'],
    },
  ],
  [
    'i earn ok but every month everything is gone, dont ask me where. want 3000 euros saved by next september for a used car',
    {
      what: 'Save 3000 euros for a used car',
      pattern: 'savings',
      deadline: '2027-09-01',
      amount: { value: 3000, unit: 'euros' },
    },
  ],
  [
    'my back hurts because i sit at a desk 9 hours a day, physio said stretching helps, so 10 minutes of stretching every morning please',
    {
      what: 'Stretch',
      pattern: 'flexibility',
      beside: ['my back hurts', 'because i sit at a desk 9 hours a day'],
      per_week: 7,
      minutes: 10,
      between: ['05:00', '12:00'],
    },
  ],
  [
    'Got laid off last week after 8 years, feel terrible tbh. need to find a new job by march, can spend 2 hours each weekday morning on it',
    {
      what: 'Find a new job',
      pattern: 'job',
      deadline: '2027-03-01',
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      minutes: 120,
      between: ['05:00', '12:00'],
    },
  ],
  [
    'i eat way too much chocolate when im stressed and my boss stresses me daily haha, no sweets on weekdays from december 1',
    { what: 'Quit sweets', pattern: 'quit', starts_on: '2026-12-01', weekdays: [1, 2, 3, 4, 5], per_week: 5 },
  ],
  [
    'hi! i am a teacher and drowning in paperwork, i want to learn python to automate some of it, have about 4 hours a week, not on sundays, starting in january',
    {
      what: 'Learn python to automate some of it',
      pattern: 'coding',
      starts_on: '2027-01-01',
      not_on: [0],
      per_week: 4,
      minutes: 60,
      weekly_minutes: 240,
    },
  ],
  [
    'My therapist suggested journaling because I overthink everything at night. So ten minutes of journaling before bed every day.',
    { what: 'Journal', per_week: 7, minutes: 10, between: ['20:00', '24:00'] },
  ],
  [
    "we're expecting our first baby in april and the nursery is still a storage room, has to be ready by mid march, we both only have weekends",
    { what: 'Get the nursery ready', deadline: '2027-03-15', weekdays: [0, 6], per_week: 2 },
  ],
  [
    'lost my mum in the spring and i have been a mess since, would like to go for a walk every morning, 20 minutes is enough',
    { what: 'Go for a walk', per_week: 7, minutes: 20, between: ['05:00', '12:00'] },
  ],
  [
    'so i signed up for a 10k with colleagues on april 18 even though i never run. help me get there, 3 runs a week',
    { what: 'Train for a 10k with colleagues', pattern: 'race', deadline: '2027-04-18', per_week: 3 },
  ],
  [
    'my landlord raised the rent by 200 so i need to save 150 a month from january, otherwise i cant stay here',
    {
      what: 'Save money',
      pattern: 'savings',
      beside: ['my landlord raised the rent by 200'],
      starts_on: '2027-01-01',
      amount: { value: 150, unit: 'money', per: 'month' },
    },
  ],
  [
    "Our choir performs the Messiah on 19 December and I still can't sing my part, practise 30 minutes a day",
    {
      what: 'Learn to sing my part',
      pattern: 'instrument',
      deadline: '2026-12-19',
      per_week: 7,
      minutes: 30,
    },
  ],
  [
    "We have a two week trip to Vietnam in february and I get seasick and can't swim properly, so swimming lessons twice a week until then",
    { what: 'Do swimming lessons', pattern: 'endurance', deadline: '2027-01-31', per_week: 2 },
  ],
  [
    'whole flat is a mess :( 20 min of tidying a day',
    { what: 'Tidy whole flat', pattern: 'tidy', per_week: 7, minutes: 20 },
  ],
  ['spare room full of junk, need it empty', { what: 'Get the spare room empty', pattern: 'tidy' }],
  [
    'promotion interview next month, nervous as hell, practise answers',
    { what: 'Prepare for promotion interview, practise answers', deadline: '2026-11-30' },
  ],
  [
    'currently 5 cups of coffee a day, get down to 2',
    { what: 'Get down to 2 cups of coffee a day', level: 'currently 5 cups of coffee a day' },
  ],
  [
    "I've been putting this off forever: my thesis. 2 hours a day until march",
    { what: 'Write my thesis', pattern: 'writing', deadline: '2027-03-01', per_week: 7, minutes: 120 },
  ],
  [
    'learn to sew, mostly wednesdays when kid is at daycare',
    { what: 'Learn to sew', pattern: 'skill', weekdays: [3], per_week: 1 },
  ],
  [
    'write my blog while she naps, 30 min a day',
    { what: 'Write my blog', pattern: 'writing', beside: ['while she naps'], per_week: 7, minutes: 30 },
  ],
  [
    'tidy the house before my in-laws come, they arrive in 3 weeks',
    { what: 'Tidy the house', pattern: 'tidy', deadline: '2026-12-14' },
  ],
  [
    'run a marathon by the time im 30 (thats next september)',
    { what: 'Run a marathon', pattern: 'race', deadline: '2027-09-30' },
  ],
  [
    'finish a udemy course 14 hrs long',
    { what: 'Finish a udemy course', pattern: 'course', minutes: 60, total_minutes: 840 },
  ],
  [
    'studying for the CPA, test hopefully in april',
    { what: 'Study for the CPA', pattern: 'exam', deadline: '2027-03-31' },
  ],
  ['got me a guitar so i guess i should learn it', { what: 'Learn my guitar', pattern: 'instrument' }],
  [
    'have to talk in front of the whole company in the 2nd week of december',
    { what: 'Talk in front of the whole company', pattern: 'presentation', deadline: '2026-12-14' },
  ],
]

testSentences(SENTENCES)
