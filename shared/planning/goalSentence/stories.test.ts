import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Sentences that tell why before they say what is wanted. */
const SENTENCES: readonly Sentence[] = [
  [
    "ok so i was thinking i'd like to start learning sign language maybe twenty minutes a day and i have until the end of summer",
    {
      what: 'Start learning sign language',
      pattern: 'language',
      deadline: '2027-08-31',
      per_week: 7,
      minutes: 20,
    },
  ],
  [
    'my mum is turning sixty on the third of april and i want to knit her a blanket an hour a night',
    {
      what: 'Knit my mum a blanket',
      pattern: 'general',
      deadline: '2027-04-03',
      per_week: 7,
      minutes: 60,
      between: ['17:00', '24:00'],
    },
  ],
  [
    "We're expecting our first baby in May, so I'd like to have the nursery painted and furnished by the end of March. My husband can help on Saturdays.",
    {
      what: 'Have the nursery painted and furnished',
      pattern: 'general',
      unread: ['My husband can help on Saturdays'],
      deadline: '2027-03-31',
    },
  ],
  [
    "I'm a nurse with rotating shifts, so no fixed days, but I'd love to run three times a week for about 40 minutes and do a 10k in autumn.",
    { what: 'Run', pattern: 'start_running', also: ['do a 10k in autumn'], per_week: 3, minutes: 40 },
  ],
  [
    "Since my divorce I've gained 12 kg. I want to lose them again by next Christmas, by walking an hour every evening.",
    {
      what: 'Lose 12 kg',
      beside: ["Since my divorce I've gained 12 kg"],
      pattern: 'weight',
      deadline: '2027-12-25',
      per_week: 7,
      minutes: 60,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'I always start things and never finish them. This time I want to complete the free Harvard CS50 course, 11 weeks, about 10 hours a week, weekends only.',
    {
      what: 'Complete the free Harvard CS50 course',
      pattern: 'course',
      deadline: '2027-02-07',
      weekdays: [0, 6],
      per_week: 2,
      minutes: 300,
      weekly_minutes: 600,
    },
  ],
  [
    "My daughter's school is doing a fundraiser run on the 17th of April and I promised to run 5 km with her. I haven't run since 2010! I can do Tuesday and Thursday mornings, 30 minutes.",
    {
      what: 'Run 5 km with her',
      pattern: 'race',
      deadline: '2027-04-17',
      weekdays: [2, 4],
      per_week: 2,
      minutes: 30,
      between: ['05:00', '12:00'],
      amount: { value: 5, unit: 'km' },
      level: "I haven't run since 2010",
    },
  ],
  [
    "Hi there! I'm 67, retired, and I would like to learn the ukulele so that I can play at my granddaughter's wedding on September 4th, 2027. I have time every day, 30 minutes is fine, but not on Sundays (church).",
    {
      what: 'Learn the ukulele',
      pattern: 'instrument',
      deadline: '2027-09-04',
      weekdays: [1, 2, 3, 4, 5, 6],
      not_on: [0],
      per_week: 6,
      minutes: 30,
      beside: ["so that I can play at my granddaughter's wedding", 'church'],
    },
  ],
  [
    'I work nights, so mornings are out. I want to study for the nursing board exam on February 20, 90 minutes a day, five days a week.',
    {
      what: 'Study for the nursing board exam',
      pattern: 'exam',
      unread: ['I work nights'],
      deadline: '2027-02-20',
      per_week: 5,
      minutes: 90,
      between: ['12:00', '24:00'],
    },
  ],
  [
    'Our house is a mess and my in-laws arrive on December 19. I want to clean one room per evening, roughly an hour.',
    {
      what: 'Clean one room',
      pattern: 'tidy',
      deadline: '2026-12-19',
      per_week: 7,
      minutes: 60,
      between: ['17:00', '22:00'],
    },
  ],
  [
    "I used to paint a lot before I had kids. I'd like to do one watercolour a week, Sunday mornings while they're at their dad's.",
    {
      what: 'Do one watercolour',
      pattern: 'art',
      beside: ["while they're at their dad's"],
      weekdays: [0],
      per_week: 1,
      between: ['05:00', '12:00'],
    },
  ],
  [
    "Money's tight, but I want to put €75 aside every month for a new bike, until I have 900.",
    {
      what: 'Put money aside for a new bike',
      pattern: 'savings',
      deadline: '2027-11-23',
      amount: { value: 900, unit: 'money', share: { value: 75, per: 'month' } },
    },
  ],
  [
    "I live in a tiny flat so I can't make noise after 9, but I want to practise drums on a pad for 25 minutes most days.",
    {
      what: 'Practise drums on a pad',
      pattern: 'instrument',
      per_week: 5,
      minutes: 25,
      between: ['05:00', '21:00'],
    },
  ],
  [
    'We adopted a rescue dog last week. Train her to walk on a lead, five minutes three times a day.',
    {
      what: 'Train her to walk on a lead',
      pattern: 'general',
      per_week: 7,
      minutes: 5,
      amount: { value: 3, unit: 'times', per: 'day' },
    },
  ],
  [
    "My job interview at Siemens is on Wednesday next week and I'd like to prepare two hours every day until then, not on Saturday though.",
    {
      what: 'Prepare for my job interview at Siemens',
      pattern: 'job',
      deadline: '2026-12-02',
      weekdays: [0, 1, 2, 3, 4, 5],
      not_on: [6],
      per_week: 6,
      minutes: 120,
    },
  ],
  [
    "We've signed up for the Zurich triathlon on 18 July 2027, Olympic distance. I can train six hours a week, never on Mondays, and mornings before 8 only.",
    {
      beside: ['Olympic distance'],
      what: 'Train for the Zurich triathlon',
      pattern: 'race',
      deadline: '2027-07-18',
      not_on: [1],
      per_week: 6,
      minutes: 60,
      weekly_minutes: 360,
      between: ['05:00', '08:00'],
    },
  ],
  [
    "I feel lonely since I moved here, so I'd like to meet one new person every month.",
    { what: 'Meet one new person', pattern: 'general', rarely: { every: 'month', times: 1 } },
  ],
  [
    "My band plays on New Year's Eve and I still have to memorise 14 songs; I can do 45 minutes a day, Christmas Day off.",
    {
      what: 'Memorise 14 songs',
      pattern: 'skill',
      away: [['2026-12-25', '2026-12-25']],
      deadline: '2026-12-31',
      per_week: 7,
      minutes: 45,
      amount: { value: 14, unit: 'songs' },
    },
  ],
]

testSentences(SENTENCES)
