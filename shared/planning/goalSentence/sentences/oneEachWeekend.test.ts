import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Once each weekend, a course beside other days, what else somebody does on named days, and breaks. */
const SENTENCES: readonly Sentence[] = [
  [
    'get comfortable driving on the motorway, one drive each weekend',
    { what: 'Get comfortable driving on the motorway', not_on: [1, 2, 3, 4, 5], per_week: 1 },
  ],
  ['one long walk every weekend', { what: 'Go for one long walk', not_on: [1, 2, 3, 4, 5], per_week: 1 }],
  [
    'do my 30 days of yoga challenge starting 1 december',
    { pattern: 'flexibility', starts_on: '2026-12-01', deadline: '2026-12-30', per_week: 7 },
  ],
  [
    'learn to solder, 2 hours on a sunday',
    { what: 'Learn to solder', weekdays: [0], per_week: 1, minutes: 120 },
  ],
  ['have a picnic on a sunday', { what: 'Have a picnic', unread: ['on a sunday'] }],
  ['pack one room a week starting now', { what: 'Pack one room', starts_on: '2026-11-23', per_week: 1 }],
  [
    'finish german A2 til easter, course is monday 18-20h, homework 30min on 2 other days',
    {
      what: 'Finish german A2',
      pattern: 'language',
      deadline: '2027-03-28',
      not_on: [1],
      per_week: 2,
      minutes: 30,
    },
  ],
  [
    'swim on days when i dont run, i run mon wed fri',
    { what: 'Swim', unread: ['on days when i dont run', 'i run mon wed fri'] },
  ],
  [
    'yoga twice a week, i lift mon and thu',
    { what: 'Do yoga', pattern: 'flexibility', unread: ['i lift mon and thu'], per_week: 2 },
  ],
  [
    'take a break from alcohol until my birthday on 9 january',
    { what: 'Take a break from alcohol', pattern: 'quit', deadline: '2027-01-09' },
  ],
]

testSentences(SENTENCES)
