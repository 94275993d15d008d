import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** How somebody is, what was, and what others say, with a wish that comes late, in passing or as a deed alone. */
const SENTENCES: readonly Sentence[] = [
  [
    'honestly 2026 was a write off, gained weight, lost motivation, drank too much. next year i want to run 10 km without stopping, three times a week from january',
    {
      what: 'Run 10 km without stopping',
      pattern: 'race',
      deadline: '2027-12-31',
      starts_on: '2027-01-01',
      per_week: 3,
    },
  ],
  [
    'i am a truck driver so i sit 10 hrs a day, my doctor wants me to lose 15 kilos by next autumn',
    { what: 'Lose 15 kilos', pattern: 'weight', beside: ['i sit 10 hrs a day'], deadline: '2027-11-30' },
  ],
  [
    'used to be fit in my twenties, now im 38 and cant touch my toes. yoga on tuesday and thursday evenings please, i am very stiff',
    { what: 'Do yoga', pattern: 'flexibility', weekdays: [2, 4], per_week: 2, between: ['17:00', '22:00'] },
  ],
  [
    'ive been at my company for 6 years and never asked for a raise, my review is in february, want to prepare properly, maybe 1 hr a week',
    {
      what: 'Prepare properly for my review',
      deadline: '2027-01-31',
      per_week: 1,
      minutes: 60,
      weekly_minutes: 60,
      level: 'ive been at my company for 6 years',
    },
  ],
  [
    'got diagnosed with prediabetes on monday, kind of shocked. no sugar in my coffee anymore and walk 8000 steps a day',
    { what: 'Quit sugar in my coffee', pattern: 'quit', also: ['walk 8000 steps a day'] },
  ],
  [
    'after two burnouts i know i need to sleep more. be in bed by 10:30 on weeknights pls',
    { what: 'Sleep more, be in bed by 10:30', pattern: 'calm', weekdays: [1, 2, 3, 4, 5], per_week: 5 },
  ],
  [
    'my mates do a football tournament every july and last year i was dead after 10 minutes, get me fit, 2 evenings a week, not wednesdays',
    { what: 'Get fit', pattern: 'strength', not_on: [3], per_week: 2, between: ['17:00', '22:00'] },
  ],
  [
    'bought a camera for 900 euros and its collecting dust, shame on me, one photo walk every sunday morning',
    {
      what: 'Go for one photo walk',
      beside: ['bought a camera for 900 euros'],
      weekdays: [0],
      per_week: 1,
      between: ['05:00', '12:00'],
    },
  ],
  [
    'okay this is embarrassing but I have never read a whole book since school. one chapter a night, starting with harry potter',
    {
      what: 'Read one chapter',
      beside: ['starting with harry potter'],
      per_week: 7,
      between: ['17:00', '24:00'],
      amount: { value: 1, unit: 'chapter', per: 'day' },
      level: 'I have never read a whole book since school',
    },
  ],
  [
    "we just had twins!! house is chaos, i'd settle for 15 minutes of tidying every evening",
    { what: 'Tidy', pattern: 'tidy', per_week: 7, minutes: 15, between: ['17:00', '22:00'] },
  ],
  [
    'I live in Berlin since 3 years, work in english all day, my german is still A2. I need B1 until summer for the citizenship, can do an hour each weekday evening',
    {
      what: 'Reach B1 for the citizenship',
      pattern: 'language',
      deadline: '2027-08-31',
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      minutes: 60,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'my ex took the dog and i have way too much free time now lol. thinking of volunteering on saturdays, starting next month',
    { what: 'Volunteer', starts_on: '2026-12-01', weekdays: [6], per_week: 1 },
  ],
  [
    "I am a nurse so my shifts are all over the place but i'd like to meditate 10 minutes a day whenever i can",
    {
      what: 'Meditate',
      pattern: 'calm',
      beside: ['my shifts are all over the place'],
      per_week: 7,
      minutes: 10,
    },
  ],
  [
    'Everyone in my family has diabetes, my last blood test was borderline so I should lose 8 kg by easter. Not sure how',
    {
      what: 'Lose 8 kg',
      pattern: 'weight',
      beside: ['Everyone in my family has diabetes'],
      deadline: '2027-03-28',
    },
  ],
  [
    'got a promotion yay, but now i have to give presentations in english and i am terrified, next one is january 14',
    { what: 'Give presentations in english', pattern: 'presentation', deadline: '2027-01-14' },
  ],
  [
    'our anniversary is on 22 may, ten years, i want to surprise my wife with a song on the guitar, total beginner, 20 min a day',
    {
      what: 'Surprise my wife with a song on the guitar',
      pattern: 'instrument',
      deadline: '2027-05-22',
      per_week: 7,
      minutes: 20,
      level: 'total beginner',
    },
  ],
  [
    'in school i hated maths but now my kid asks me stuff and i look dumb. khan academy 3x a week half an hour',
    { what: 'Work on khan academy', per_week: 3, minutes: 30 },
  ],
  // What says when, what others advise and what is refused stays.
  [
    'my doctor said walk more, 40 minutes every day after lunch',
    { what: 'Walk more', per_week: 7, minutes: 40, between: ['13:00', '17:00'] },
  ],
  [
    "we're moving to Berlin end of february and i havent packed a single box!! have weekends mostly",
    { what: 'Move to Berlin', pattern: 'moving', deadline: '2027-02-28', weekdays: [0, 6], per_week: 2 },
  ],
  [
    'german is hard, learn 10 words a day',
    {
      what: 'Learn 10 words',
      pattern: 'language',
      per_week: 7,
      amount: { value: 10, unit: 'words', per: 'day' },
    },
  ],
  [
    'school starts 7 jan, learn to cook 3 times a week',
    { what: 'Learn to cook', pattern: 'skill', deadline: '2027-01-06', per_week: 3 },
  ],
  [
    "my knee's been dodgy so only swimming for now, twice a week",
    { what: 'Swim', pattern: 'endurance', per_week: 2 },
  ],
  [
    'learn guitar, my neighbours complain after 8pm',
    { what: 'Learn guitar', pattern: 'instrument', between: ['05:00', '20:00'] },
  ],
  [
    "do yoga twice a week for 30 min, I'm pregnant",
    { what: 'Do yoga', pattern: 'flexibility', beside: ["I'm pregnant"], per_week: 2, minutes: 30 },
  ],
  [
    'i have 3 months to learn as much Italian as possible, an hour a day',
    {
      what: 'Learn as much Italian as possible',
      pattern: 'language',
      deadline: '2027-02-23',
      per_week: 7,
      minutes: 60,
    },
  ],
  ['no sweets and walk every day', { what: 'Quit sweets', pattern: 'quit', also: ['walk every day'] }],
  [
    'no alcohol and go to the gym twice a week',
    { what: 'Quit alcohol', pattern: 'quit', also: ['go to the gym twice a week'] },
  ],
  [
    "my shifts are all over the place but i'd like to meditate 10 minutes a day",
    {
      what: 'Meditate',
      pattern: 'calm',
      beside: ['my shifts are all over the place'],
      per_week: 7,
      minutes: 10,
    },
  ],
]

testSentences(SENTENCES)
