import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Sentences about goals of no kind of their own of which something is asked about. */
const SENTENCES: readonly Sentence[] = [
  [
    'revise chemistry 2h and maths 1h every sunday',
    { what: 'Revise chemistry', pattern: 'general', unread: ['and maths 1h every sunday'], minutes: 120 },
  ],
  [
    'prepare my garden for spring, 3 saturdays in march',
    {
      what: 'Prepare my garden for spring',
      pattern: 'general',
      starts_on: '2027-03-06',
      deadline: '2027-03-20',
      weekdays: [6],
      per_week: 1,
    },
  ],
  [
    'translate 5 pages a day until the book is done, it has 320 pages',
    {
      what: 'Translate 5 pages',
      pattern: 'general',
      deadline: '2027-01-26',
      per_week: 7,
      amount: { value: 320, unit: 'pages', share: { value: 5, per: 'day' } },
    },
  ],
  [
    "sew curtains for the baby's room, baby comes in february",
    { what: "Sew curtains for the baby's room", pattern: 'general', deadline: '2027-01-31' },
  ],
  [
    'i want to see my friends once every two weeks',
    { what: 'See my friends', pattern: 'general', rarely: { every: 'weeks', weeks: 2, weekdays: null } },
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
    'have a date night with my wife every other friday',
    {
      what: 'Have a date night with my wife',
      pattern: 'general',
      rarely: { every: 'weeks', weeks: 2, weekdays: [5] },
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
    'do physio exercises mornings and evenings 10 min each',
    { what: 'Do physio exercises', pattern: 'general', unread: ['mornings and evenings'], minutes: 10 },
  ],
  [
    'become fluent in asl, 20 mins weekdays, 1 hour weekends',
    {
      what: 'Become fluent in asl',
      pattern: 'language',
      weekdays: [0, 1, 2, 3, 4, 5, 6],
      per_week: 7,
      minutes: 20,
      own_days: [{ days: [0, 6], between: null, minutes: 60 }],
    },
  ],
  [
    'i want to volunteer somewhere on one saturday a month',
    { what: 'Volunteer somewhere', pattern: 'general', rarely: { every: 'month', times: 1, weekdays: [6] } },
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
    '1h Deutsch lernen jeden tag',
    { language: 'de', pattern: 'general', unread: ['1h Deutsch lernen jeden tag'] },
  ],
  [
    'figure out my career with a coach once every 3 weeks',
    {
      what: 'Figure out my career with a coach',
      pattern: 'general',
      rarely: { every: 'weeks', weeks: 3, weekdays: null },
    },
  ],
  [
    'plant 20 tulip bulbs before the first frost',
    {
      what: 'Plant 20 tulip bulbs',
      pattern: 'general',
      unread: ['before the first frost'],
      amount: { value: 20, unit: 'bulbs' },
    },
  ],
  [
    'revise my notes for fifteen minutes right after each lecture',
    { what: 'Revise my notes', pattern: 'general', unread: ['right after each lecture'], minutes: 15 },
  ],
  [
    'assemble the crib, baby is due january 20',
    { what: 'Assemble the crib', pattern: 'general', deadline: '2027-01-20' },
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
    'visit my parents at least once a month',
    { what: 'Visit my parents', pattern: 'general', rarely: { every: 'month', times: 1 } },
  ],
  [
    'be in bed before midnight on school nights',
    { what: 'Be in bed before midnight', pattern: 'calm', weekdays: [0, 1, 2, 3, 4], per_week: 5 },
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
    'start a garden club at school next term',
    { what: 'Start a garden club at school', pattern: 'general', unread: ['next term'] },
  ],
  [
    'eat 30g of protein at breakfast',
    { what: 'Eat 30g of protein', pattern: 'general', between: ['05:00', '09:00'] },
  ],
  [
    'practice free throws, 100 shots every weekday after school',
    {
      what: 'Practice free throws',
      pattern: 'general',
      unread: ['100 shots'],
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      between: ['15:00', '22:00'],
    },
  ],
  [
    "walk to work when it's not raining",
    { what: 'Walk to work', pattern: 'general', unread: ["when it's not raining"] },
  ],
  [
    'learn the tarot, 15 minutes whenever i have time',
    { what: 'Learn the tarot', pattern: 'general', minutes: 15 },
  ],
  [
    'finish knitting 2 sweaters before the winter holidays',
    { what: 'Finish knitting 2 sweaters', pattern: 'general', unread: ['before the winter holidays'] },
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
    'do a digital detox, no phone after 9pm',
    { what: 'Do a digital detox', pattern: 'general', also: ['no phone after 9pm'] },
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
  [
    'go on a date with my husband once a month',
    { what: 'Go on a date with my husband', pattern: 'general', rarely: { every: 'month', times: 1 } },
  ],
  [
    'go to mass every sunday and confession once a month',
    {
      what: 'Go to mass',
      pattern: 'general',
      also: ['confession once a month'],
      weekdays: [0],
      per_week: 1,
    },
  ],
  [
    'bake sourdough every other saturday',
    { what: 'Bake sourdough', pattern: 'general', rarely: { every: 'weeks', weeks: 2, weekdays: [6] } },
  ],
  [
    '2 hours of deep work every morning before emails',
    {
      what: 'Do deep work',
      pattern: 'general',
      unread: ['before emails'],
      per_week: 7,
      minutes: 120,
      between: ['05:00', '12:00'],
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
    'take my vitamins at breakfast',
    { what: 'Take my vitamins', pattern: 'general', per_week: 7, between: ['05:00', '09:00'] },
  ],
]

testSentences(SENTENCES)
