import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** What others do on some days, when something ends, and parts behind a dash or in brackets. */
const SENTENCES: readonly Sentence[] = [
  [
    'meal prep for the week, she cooks on fridays',
    { what: 'Meal prep for the week', unread: ['she cooks on fridays'] },
  ],
  [
    'cook dinner 3 times a week, my wife cooks on fridays',
    { what: 'Cook dinner', per_week: 3, unread: ['my wife cooks on fridays'] },
  ],
  [
    'my sister visits on fridays, learn chess',
    { what: 'Learn chess', unread: ['my sister visits on fridays'] },
  ],
  [
    'practise guitar 3 times a week, double on sundays',
    { what: 'Practise guitar', per_week: 3, unread: ['double on sundays'] },
  ],
  [
    "I'd like to start swimming again, Tues and Thurs lunchtimes, back before 2",
    { what: 'Start swimming again', weekdays: [2, 4], per_week: 2, between: ['12:00', '14:00'] },
  ],
  [
    'yoga on tuesdays and a run on saturdays',
    { what: 'Do yoga', weekdays: [2], per_week: 1, also: ['a run on saturdays'] },
  ],
  [
    'marathon training, tempo on tuesdays and a run on saturdays',
    { pattern: 'race', weekdays: [2, 6], per_week: 2 },
  ],
  [
    'get the garden ready for spring - dig the beds, fix the fence, 2 hrs on saturdays',
    { deadline: '2027-02-28', weekdays: [6], per_week: 1, minutes: 120, beside: ['dig the beds'] },
  ],
  [
    'grade 5 piano in march (date not out yet) practice 40 min a day except wed',
    {
      what: 'Practise grade 5 piano',
      deadline: '2027-03-31',
      not_on: [3],
      weekdays: [0, 1, 2, 4, 5, 6],
      per_week: 6,
      minutes: 40,
    },
  ],
  [
    'finish my dissertation, i write best 6 to 8 in the morning',
    { what: 'Finish my dissertation', minutes: 120, between: ['06:00', '08:00'] },
  ],
]

testSentences(SENTENCES)
