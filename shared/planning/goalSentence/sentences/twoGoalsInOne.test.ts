import { testSentences } from '#shared/planning/testing/testSentences.ts'

// Another kind of goal behind `and`, by a sum or by what there is to be less of.
testSentences([
  ['lose 5kg and save 2000', { what: 'Lose 5kg', pattern: 'weight', also: ['save 2000'] }],
  ['run and lift, 2x each per week', { what: 'Run and lift', per_week: 2 }],
  [
    'gym 3x a week and less sugar',
    { what: 'Go to the gym', pattern: 'strength', per_week: 3, also: ['less sugar'] },
  ],
  ['read more and less tv', { what: 'Read more', pattern: 'reading', also: ['less tv'] }],
  ['eat more vegetables and less sugar', { what: 'Eat more vegetables and less sugar', per_week: 7 }],
])

// A limit of the second goal is none of the first.
testSentences([
  [
    'learn french 20 min a day and cut screen time to 1 hour',
    { what: 'Learn french', per_week: 7, minutes: 20, also: ['cut screen time to 1 hour'] },
  ],
])

// Two things, each with its own date, have the verb in common.
testSentences([
  [
    'paint the fence in april and the shed in may',
    { what: 'Paint the fence', deadline: '2027-04-30', also: ['paint the shed in may'] },
  ],
  [
    'pass the maths exam on 12 may and the physics exam on 20 june',
    {
      what: 'Pass the maths exam',
      pattern: 'exam',
      deadline: '2027-05-12',
      also: ['pass the physics exam on 20 june'],
    },
  ],
  ['paint the fence and the shed in may', { what: 'Paint the fence and the shed', deadline: '2027-05-31' }],
])

// What is said of both holds for each of them.
testSentences([
  [
    'swim on tuesdays, gym on thursdays, both at 7am',
    {
      what: 'Swim',
      weekdays: [2],
      per_week: 1,
      between: ['07:00', '08:00'],
      also: ['gym on thursdays at 7am'],
    },
  ],
])
