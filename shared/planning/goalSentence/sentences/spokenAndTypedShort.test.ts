import { testSentences, type Sentence } from '#shared/planning/testing/testSentences.ts'

/** Words as they are spoken without marks, or typed in short. */
const SENTENCES: readonly Sentence[] = [
  [
    'practice piano 45 minutes on weekdays but not wednesdays cause my son has football',
    { what: 'Practice piano', weekdays: [1, 2, 4, 5], not_on: [3], per_week: 4, minutes: 45 },
  ],
  ['raise 500 for a good cause by june', { what: 'Raise 500 for a good cause', deadline: '2027-06-01' }],
  ['i kinda wanna draw twice a week', { what: 'Draw', pattern: 'art', per_week: 2 }],
  ['i kinda want to learn to draw', { what: 'Learn to draw', pattern: 'art' }],
  [
    'tidy garage sat morn 9-11, nxt 2 wks',
    {
      what: 'Tidy garage',
      deadline: '2026-12-06',
      weekdays: [6],
      per_week: 1,
      minutes: 120,
      between: ['09:00', '11:00'],
    },
  ],
  [
    'practise my german with a tandem partner once a week on zoom',
    { what: 'Practise my german with a tandem partner on zoom', per_week: 1 },
  ],
  [
    'ok so i kinda wanna get back into swimming maybe twice a week after i drop the kids at school which is like half eight and the pool shuts at 11 on fridays',
    {
      what: 'Get back into swimming',
      per_week: 2,
      unread: [
        'after i drop the kids at school which is like half eight',
        'and the pool shuts at 11 on fridays',
      ],
    },
  ],
  [
    "I'm free 7 to 8 on mondays, learn chess",
    { what: 'Learn chess', weekdays: [1], per_week: 1, minutes: 60, between: ['07:00', '08:00'] },
  ],
  [
    "learn to sail with my boyfriend, he's free saturdays and wednesday evenings",
    { what: 'Learn to sail with my boyfriend', unread: ["he's free saturdays and wednesday evenings"] },
  ],
  ['gym on saturdays and wednesday evenings', { unread: ['on saturdays and wednesday evenings'] }],
  ['gym saturday and wednesday evenings', { weekdays: [3, 6], per_week: 2, between: ['17:00', '22:00'] }],
  [
    'study 30 min every weekday at 6 except wednesday when it is 8',
    {
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      minutes: 30,
      between: ['18:00', '18:30'],
      unread: ['except wednesday when it is 8'],
    },
  ],
  [
    'cycle to the coast in july, building up to 15 miles a day at the end',
    {
      what: 'Cycle to the coast',
      deadline: '2027-07-31',
      unread: ['building up to 15 miles a day at the end'],
    },
  ],
  [
    'walk every day, working up to 10k steps a day',
    { per_week: 7, unread: ['working up to 10k steps a day'] },
  ],
  [
    'train for a half marathon in april, already have 8k',
    { deadline: '2027-03-31', level: 'already have 8k' },
  ],
  [
    'cant do mondays bc of choir or wednesdays bc of the kids swimming but otherwise 30 mins of drawing every eve',
    {
      what: 'Draw',
      pattern: 'art',
      weekdays: [0, 2, 4, 5, 6],
      not_on: [1, 3],
      per_week: 5,
      minutes: 30,
      between: ['17:00', '22:00'],
    },
  ],
  [
    "not fridays because of my son's swimming, piano 20 min a day",
    { what: 'Practise piano', weekdays: [0, 1, 2, 3, 4, 6], not_on: [5], per_week: 6, minutes: 20 },
  ],
  [
    'my dad turns 70 on the 20th of feb and id like to have a slideshow done a week before that',
    { what: 'Have a slideshow done', deadline: '2027-02-20', unread: ['a week before that'] },
  ],
  [
    'learn swedish for moving to stockholm in august 2027, half an hour a day',
    { what: 'Learn swedish', pattern: 'language', deadline: '2027-07-31', per_week: 7, minutes: 30 },
  ],
  ['choir practice wednesdays at 7', { weekdays: [3], per_week: 1, between: ['19:00', '20:00'] }],
]

testSentences(SENTENCES)
