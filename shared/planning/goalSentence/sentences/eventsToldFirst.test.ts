import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Greetings, who somebody is, and what takes place anyway: told before the goal. */
const SENTENCES: readonly Sentence[] = [
  [
    "i'm turning 40 in 6 weeks, i want to learn italian",
    { what: 'Learn italian', pattern: 'language', deadline: '2027-01-04' },
  ],
  [
    "there's a school reunion in 6 weeks, i want to learn to dance by then",
    { what: 'Learn to dance', pattern: 'skill', deadline: '2027-01-04' },
  ],
  [
    'my in-laws arrive on 9 may, gotta lose some weight until then',
    { what: 'Lose some weight', pattern: 'weight', deadline: '2027-05-09' },
  ],
  [
    'my sister gets married on 9 may, i want to learn italian',
    { what: 'Learn italian', pattern: 'language', deadline: '2027-05-09' },
  ],
  [
    "we're going to spain on 9 may and want to lose 5 kg",
    { what: 'Lose 5 kg', pattern: 'weight', deadline: '2027-05-09' },
  ],
  [
    "i'm going to a wedding on 9 may, i'd like to get fit",
    { what: 'Get fit', pattern: 'strength', deadline: '2027-05-09' },
  ],
  [
    'hiya, been meaning to get fit for ages, can u help me do couch to 5k, mon wed fri before work',
    {
      what: 'Do couch to 5k',
      pattern: 'start_running',
      weekdays: [1, 3, 5],
      per_week: 3,
      between: ['05:00', '09:00'],
    },
  ],
  [
    'been meaning to learn guitar for ages, 3 times a week',
    { what: 'Learn guitar', pattern: 'instrument', per_week: 3 },
  ],
  [
    'hi there! i want to learn chess 2 hours a week',
    { what: 'Learn chess', pattern: 'skill', per_week: 2, minutes: 60, weekly_minutes: 120 },
  ],
  [
    'good evening! need a plan for my driving test on 4 march',
    { what: 'Study for my driving test', pattern: 'exam', deadline: '2027-03-04' },
  ],
  [
    'hello! I am nurse on shifts and want study for IELTS, exam is 20 February',
    { what: 'Study for IELTS', pattern: 'exam', deadline: '2027-02-20' },
  ],
  [
    "i'm coaching football on saturdays",
    { what: 'Coach football', pattern: 'general', weekdays: [6], per_week: 1 },
  ],
  [
    "i'm 63 and just retired, would love to paint watercolours most mornings for an hour or two",
    { what: 'Paint watercolours', pattern: 'art', per_week: 5, minutes: 60, between: ['05:00', '12:00'] },
  ],
  [
    'i dont have much time, 10 minutes meditation in the morning before the kids wake up at 7',
    { what: 'Practise meditation', pattern: 'calm', minutes: 10, between: ['05:00', '07:00'] },
  ],
  [
    'we move in march, before that declutter 2 hours a week',
    {
      what: 'Declutter',
      pattern: 'tidy',
      deadline: '2027-02-28',
      per_week: 2,
      minutes: 60,
      weekly_minutes: 120,
    },
  ],
  [
    'i start my new job in march, learn excel before then',
    { what: 'Learn excel', pattern: 'general', deadline: '2027-02-28' },
  ],
  [
    'i fly to tokyo on 4 april, learn some japanese, 20 minutes a day',
    { what: 'Learn some japanese', pattern: 'language', deadline: '2027-04-04', per_week: 7, minutes: 20 },
  ],
  [
    'we leave for italy in may so practise italian every evening',
    {
      what: 'Practise italian',
      pattern: 'language',
      deadline: '2027-04-30',
      per_week: 7,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'i leave for work at 8 so stretch at 7',
    {
      what: 'Stretch',
      pattern: 'flexibility',
      unread: ['i leave for work at 8'],
      between: ['07:00', '08:00'],
    },
  ],
  [
    'move to spain in march, learn spanish',
    { what: 'Move to spain', pattern: 'moving', also: ['learn spanish'], deadline: '2027-03-31' },
  ],
  [
    'i go to the gym on mondays, learn spanish on tuesdays',
    {
      what: 'Learn spanish',
      pattern: 'language',
      unread: ['i go to the gym on mondays'],
      weekdays: [2],
      per_week: 1,
    },
  ],
]

testSentences(SENTENCES)
