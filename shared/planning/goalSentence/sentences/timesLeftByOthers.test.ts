import { expect, test } from 'vitest'
import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'
import { understand } from '#shared/planning/understand.ts'

const CONTEXT = { today: '2026-11-23', weekStart: 1 }
/** What takes place on Saturdays anyway. */
const TAKEN = [
  'my husband works saturdays',
  'saturdays my flatmate hosts friends',
  'i have choir on saturdays',
  'my mum visits on saturdays',
]
/** What is left, in front of painting, and behind it. */
const FOR_IT = [
  'sundays are for painting',
  'sunday is my only day to paint',
  'sunday is the only day i can paint',
  'sunday is when i paint',
  'i can only paint on sundays',
  'sundays for painting',
  'painting on sundays',
]
const ALONE = [
  'sundays only',
  'sunday it is',
  'it has to be sundays',
  'sundays are free',
  'i only have sundays',
]

const SAID = TAKEN.flatMap((taken) => [
  ...FOR_IT.flatMap((left) => [`${taken} so ${left}`, `${taken}, so ${left}`, `${taken} and so ${left}`]),
  ...ALONE.flatMap((left) => [`paint, ${taken} so ${left}`, `${taken}, so ${left}, paint`]),
])

test('of what others do only the time that it leaves counts, in whatever words it is said', () => {
  for (const said of SAID) {
    const { what, weekdays, per_week, unread, also } = understand(said, CONTEXT).understood
    expect({ said, what: what?.toLowerCase(), weekdays, per_week, unread, also }).toEqual({
      said,
      what: 'paint',
      weekdays: [0],
      per_week: 1,
      unread: [],
      also: [],
    })
  }
})

/** Hours that are left, lessons on days of their own, and what stays as it was. */
const SENTENCES: readonly Sentence[] = [
  [
    'the car is at work on weekdays so saturday is my only day to swim',
    { what: 'Swim', pattern: 'endurance', weekdays: [6], per_week: 1 },
  ],
  [
    "learn spanish, my daughter naps from 1 to 3 so that's the slot",
    { what: 'Learn spanish', pattern: 'language', between: ['13:00', '15:00'] },
  ],
  ["baby sleeps 1 to 3, that's my slot for sewing", { what: 'Sew', between: ['13:00', '15:00'] }],
  [
    'i teach til 4 so after 4.30 on mon tue and thu, learn the cello',
    {
      what: 'Learn the cello',
      pattern: 'instrument',
      weekdays: [1, 2, 4],
      per_week: 3,
      between: ['16:30', '24:00'],
    },
  ],
  ...[
    'lesson fridays',
    'class on friday',
    'my lesson is on fridays',
    'with a lesson on fridays',
    'lesson fridays at 5',
  ].map((lesson): Sentence => [
    `french 30 min mon to thu, ${lesson}`,
    {
      what: 'Learn french',
      pattern: 'language',
      beside: [lesson.replace('with ', '')],
      weekdays: [1, 2, 3, 4],
      per_week: 4,
      minutes: 30,
    },
  ]),
]

testSentences(SENTENCES)
