import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Forms that are seldom typed: spelled numbers, short words for periods, counts and limits in other words. */
const SENTENCES: readonly Sentence[] = [
  ['run a few times a week', { what: 'Run', per_week: 3 }],
  ['stretch for a few minutes a day', { what: 'Stretch', per_week: 7, minutes: 3 }],
  ['finish the report by eoy', { what: 'Finish the report', deadline: '2026-12-31' }],
  ['clean the attic by eom', { what: 'Clean the attic', deadline: '2026-11-30' }],
  ['write the letter by eow', { what: 'Write the letter', deadline: '2026-11-29' }],
  ['practise piano for 2 years', { what: 'Practise piano', deadline: '2028-11-22' }],
  ['practise piano for 3 weeks', { what: 'Practise piano', deadline: '2026-12-13' }],
  ['learn chess within two years', { what: 'Learn chess', deadline: '2028-11-23' }],
  ['learn chess in the next three weeks', { what: 'Learn chess', deadline: '2026-12-14' }],
  ['swim an hour and a half twice a week', { what: 'Swim', per_week: 2, minutes: 90 }],
  ['🏃‍♀️ run a marathon 3 times a week', { what: 'Run a marathon', per_week: 3 }],
  ['* 🎸 practise guitar every day', { what: 'Practise guitar', per_week: 7 }],
  ['train 2 hours a week', { what: 'Train', per_week: 2, minutes: 60, weekly_minutes: 120 }],
  ['walk 14 hours a week every day', { what: 'Walk', per_week: 7, minutes: 120, weekly_minutes: 840 }],
  ['study 5 days out of 7', { what: 'Study', per_week: 5 }],
  ['gym 3x week', { what: 'Go to the gym', per_week: 3 }],
  ['gym 3x and lift', { what: 'Go to the gym', also: ['lift'], per_week: 3 }],
  ['3 per week, 30 min: piano', { what: 'Practise piano', per_week: 3, minutes: 30 }],
  ['visit grandma the twenty-first of March', { what: 'Visit grandma', deadline: '2027-03-21' }],
  ['do taxes by the second monday of april', { what: 'Do taxes', deadline: '2027-04-12' }],
  ['hand in thesis due in May', { what: 'Hand in thesis', deadline: '2027-04-30' }],
  ['go to Rome over Easter', { what: 'Go to Rome', deadline: '2027-03-28' }],
  ['start jogging next Friday', { what: 'Start jogging', deadline: '2026-12-04' }],
  [
    'learn one thousand five hundred words by June',
    { deadline: '2027-06-01', amount: { value: 1500, unit: 'words' } },
  ],
  ['learn two hundred and fifty words', { amount: { value: 250, unit: 'words' } }],
  ['save 1k by summer', { deadline: '2027-08-31', amount: { value: 1000, unit: 'money' } }],
  ['limit coffee to 2 cups a day', { pattern: 'quit', amount: { value: 2, unit: 'cups', per: 'day' } }],
  ['cut down on TV to 1 hour a day', { pattern: 'quit', amount: { value: 60, unit: 'minutes', per: 'day' } }],
  ['eat no sugar for a month', { pattern: 'quit', deadline: '2026-12-22' }],
  ['yoga every other Sunday', { what: 'Do yoga', unread: ['every other Sunday'] }],
  [
    'yoga at 12pm for 30 minutes every day',
    { what: 'Do yoga', per_week: 7, minutes: 30, between: ['12:00', '12:30'] },
  ],
  [
    'yoga at 12:30 am every day 30 minutes',
    { what: 'Do yoga', per_week: 7, minutes: 30, between: ['00:30', '01:00'] },
  ],
  [
    'swim between 11am and 12pm on Mondays',
    { what: 'Swim', weekdays: [1], per_week: 1, between: ['11:00', '12:00'] },
  ],
  ['learn chess daily, 1 hour with friends', { what: 'Learn chess', per_week: 7, minutes: 60 }],
  [
    'learn piano, tuesdays with sarah, saturdays alone',
    { what: 'Learn piano', weekdays: [2], per_week: 1, unread: ['saturdays alone'] },
  ],
  ['run before 8 every day', { what: 'Run', per_week: 7, between: ['05:00', '08:00'] }],
  ['read after 9 every day', { what: 'Read', per_week: 7, between: ['21:00', '24:00'] }],
  [
    'yoga 20 minutes every day, but saturday no',
    { what: 'Do yoga', weekdays: [0, 1, 2, 3, 4, 5], not_on: [6], per_week: 6, minutes: 20 },
  ],
  [
    'learn Spanish 3 times a week 30 minutes, sundays not',
    { what: 'Learn Spanish', not_on: [0], per_week: 3, minutes: 30 },
  ],
  ['run every second weekday', { what: 'Run', weekdays: null, unread: ['every second weekday'] }],
  [
    'swim two evenings and one weekend morning 45 minutes',
    { what: 'Swim', minutes: 45, weekdays: null, unread: ['two evenings and one weekend morning'] },
  ],
  ['run every day, not mon-wed', { what: 'Run', weekdays: [0, 4, 5, 6], per_week: 4, not_on: [1, 2, 3] }],
  ['run every day, not sat-mon', { what: 'Run', weekdays: [2, 3, 4, 5], per_week: 4, not_on: [0, 1, 6] }],
  ['read every mondy', { what: 'Read', weekdays: [1], per_week: 1 }],
]
testSentences(SENTENCES)
