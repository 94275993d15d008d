import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Sentences about goals of no kind of their own that say little more. */
const SENTENCES: readonly Sentence[] = [
  [
    'get up at 5:30 every weekday',
    { what: 'Get up at 5:30', pattern: 'general', weekdays: [1, 2, 3, 4, 5], per_week: 5 },
  ],
  [
    'want to write to my grandma once a week',
    { what: 'Write to my grandma', pattern: 'general', per_week: 1 },
  ],
  ['call mom more often', { what: 'Call mom more often', pattern: 'general' }],
  [
    'grow my own tomatoes starting in march',
    { what: 'Grow my own tomatoes', pattern: 'general', starts_on: '2027-03-01' },
  ],
  [
    'eat vegetables with every meal',
    { what: 'Eat vegetables with every meal', pattern: 'general', per_week: 7 },
  ],
  [
    'do a digital detox every sunday',
    { what: 'Do a digital detox', pattern: 'general', weekdays: [0], per_week: 1 },
  ],
  ['get back to 75 kilos, now 83', { what: 'Get back to 75 kilos', pattern: 'general', level: 'now 83' }],
  ['i really should floss more', { what: 'Floss more', pattern: 'general' }],
  ['fast 16 hours a day', { what: 'Fast 16 hours', pattern: 'general', per_week: 7 }],
  ['be off my phone by 10pm', { what: 'Be off my phone by 10pm', pattern: 'general' }],
  ['bake bread each saturday', { what: 'Bake bread', pattern: 'general', weekdays: [6], per_week: 1 }],
  ['do more sport twice a week would be good', { what: 'Do more sport', pattern: 'general', per_week: 2 }],
  ['eat lunch away from my desk', { what: 'Eat lunch away from my desk', pattern: 'general' }],
  ['walk 10000 steps 5 days out of 7', { what: 'Walk 10000 steps', pattern: 'general', per_week: 5 }],
  ['take vitamins with breakfast', { what: 'Take vitamins with breakfast', pattern: 'general', per_week: 7 }],
  [
    'get my kids to school on time every weekday',
    { what: 'Get my kids to school on time', pattern: 'general', weekdays: [1, 2, 3, 4, 5], per_week: 5 },
  ],
  ['learn about wine', { what: 'Learn about wine', pattern: 'general' }],
  [
    'call one old friend each sunday',
    { what: 'Call one old friend', pattern: 'general', weekdays: [0], per_week: 1 },
  ],
  ['more vegetables less sugar', { what: 'Work on more vegetables less sugar', pattern: 'general' }],
  [
    'do a digital detox every sunday',
    { what: 'Do a digital detox', pattern: 'general', weekdays: [0], per_week: 1 },
  ],
  ['eat fish twice a week', { what: 'Eat fish', pattern: 'general', per_week: 2 }],
  ['call one old friend a week', { what: 'Call one old friend', pattern: 'general', per_week: 1 }],
  [
    'take the stairs instead of the lift at work',
    { what: 'Take the stairs instead of the lift at work', pattern: 'general', per_week: 7 },
  ],
  ['make peace with my brother', { what: 'Make peace with my brother', pattern: 'general' }],
  ['become a notary', { what: 'Become a notary', pattern: 'general' }],
  ['finally visit my aunt in vancouver', { what: 'Visit my aunt in vancouver', pattern: 'general' }],
  ['i need to practise parking', { what: 'Practise parking', pattern: 'general' }],
  ['get a tan', { what: 'Get a tan', pattern: 'general' }],
  [
    'cook dinner monday wednesday friday',
    { what: 'Cook dinner', pattern: 'general', weekdays: [1, 3, 5], per_week: 3 },
  ],
  [
    'get to know my new neighbourhood, one walk a week',
    { what: 'Get to know my new neighbourhood', pattern: 'general', per_week: 1 },
  ],
  [
    'grow my own tomatoes from seed, start in february',
    { what: 'Grow my own tomatoes from seed', pattern: 'general', starts_on: '2027-02-01' },
  ],
  ['eat vegetarian 4 days a week', { what: 'Eat vegetarian', pattern: 'general', per_week: 4 }],
  [
    'study maths every monday and physics every wednesday',
    { what: 'Study maths and physics', pattern: 'general', weekdays: [1, 3], per_week: 2 },
  ],
  ['drink more water', { what: 'Drink more water', pattern: 'general', per_week: 7 }],
  [
    'start a garden, get chickens, learn beekeeping',
    { what: 'Start a garden, get chickens, learn beekeeping', pattern: 'general' },
  ],
  [
    'call my grandma every sunday',
    { what: 'Call my grandma', pattern: 'general', weekdays: [0], per_week: 1 },
  ],
  [
    'get up at 6am on workdays',
    { what: 'Get up at 6am', pattern: 'general', weekdays: [1, 2, 3, 4, 5], per_week: 5 },
  ],
  [
    'finally sort out my finances: budget, pension, insurance',
    { what: 'Sort out my finances: budget, pension, insurance', pattern: 'general' },
  ],
  ['weekly date night with my wife', { what: 'Date night with my wife', pattern: 'general', per_week: 1 }],
  [
    'swap my evening beer for tea on weekdays',
    { what: 'Swap my evening beer for tea', pattern: 'general', weekdays: [1, 2, 3, 4, 5], per_week: 5 },
  ],
]

testSentences(SENTENCES)
