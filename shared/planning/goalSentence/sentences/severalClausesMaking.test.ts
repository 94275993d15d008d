import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Sentences of several parts: what is said of one is not said of all, and second goals are offered, of what is written, played and made. */
const SENTENCES: readonly Sentence[] = [
  [
    'write a book; I have a talk on 9 february',
    { what: 'Write a book', pattern: 'writing', deadline: '2027-02-09' },
  ],
  [
    'practice piano daily plus 2 hours of theory on sundays',
    {
      what: 'Practice piano',
      pattern: 'instrument',
      unread: ['plus 2 hours of theory on sundays'],
      per_week: 7,
    },
  ],
  [
    'I want to write a book and get fit, 1 hour every morning for the book',
    {
      what: 'Write a book',
      pattern: 'writing',
      also: ['get fit'],
      per_week: 7,
      minutes: 60,
      between: ['05:00', '12:00'],
    },
  ],
  [
    'learn guitar, also I should really call my mum more',
    { what: 'Learn guitar', pattern: 'instrument', also: ['call my mum more'] },
  ],
  [
    'write and give my best man speech in 4 weeks',
    { what: 'Write and give my best man speech', pattern: 'presentation', deadline: '2026-12-21' },
  ],
  [
    'learn and perform a magic trick by 20 december',
    { what: 'Learn and perform a magic trick', pattern: 'skill', deadline: '2026-12-20' },
  ],
  [
    'finish my degree by july; save 3000 for a trip afterwards',
    {
      what: 'Finish my degree',
      pattern: 'course',
      also: ['save 3000 for a trip afterwards'],
      deadline: '2027-07-01',
    },
  ],
  [
    'learn to cook thai food, and maybe start a garden too',
    { what: 'Learn to cook thai food, and maybe start a garden too', pattern: 'skill' },
  ],
  [
    'practice drums 3 times a week as well as learning to read music',
    { what: 'Practice drums', pattern: 'instrument', also: ['learning to read music'], per_week: 3 },
  ],
  [
    'become a better photographer and finish editing our wedding photos by christmas',
    { what: 'Become a better photographer and finish editing our…', pattern: 'art', deadline: '2026-12-25' },
  ],
  [
    'write 1500 word essay due monday, 2 hours on saturday and 2 on sunday',
    {
      what: 'Write 1500 word essay',
      pattern: 'writing',
      deadline: '2026-11-30',
      weekdays: [0, 6],
      per_week: 2,
      minutes: 120,
      amount: { value: 1500, unit: 'word' },
    },
  ],
  [
    'learn to touch type at 60 wpm by the end of the semester',
    { what: 'Learn to touch type at 60 wpm', pattern: 'skill', unread: ['by the end of the semester'] },
  ],
  [
    'thesis draft by 1 march then revisions until 15 april',
    { what: 'Write thesis draft then revisions', pattern: 'writing' },
  ],
  [
    'learn watercolor painting, tuesday mornings from 10 to 12',
    {
      what: 'Learn watercolor painting',
      pattern: 'art',
      weekdays: [2],
      per_week: 1,
      minutes: 120,
      between: ['10:00', '12:00'],
    },
  ],
  [
    'write down my life story for my grandchildren, a page a day',
    {
      what: 'Write down my life story for my grandchildren',
      pattern: 'writing',
      per_week: 7,
      amount: { value: 1, unit: 'page', per: 'day' },
    },
  ],
  [
    'join a choir and practice at home on mondays',
    { what: 'Join a choir and practice at home', pattern: 'general', weekdays: [1], per_week: 1 },
  ],
  [
    'climb 7a by next autumn, gym twice a week plus one day outdoors',
    {
      what: 'Climb 7a',
      pattern: 'skill',
      unread: ['gym twice a week plus one day outdoors'],
      deadline: '2027-11-30',
    },
  ],
  [
    'learn moonlight sonata first movement, 40 mins daily',
    { what: 'Learn moonlight sonata first movement', pattern: 'instrument', per_week: 7, minutes: 40 },
  ],
  [
    'practise scales 15 min and sight reading 15 min each day',
    {
      what: 'Practise scales',
      pattern: 'instrument',
      unread: ['and sight reading 15 min each day'],
      minutes: 15,
    },
  ],
  [
    'bass guitar 3x20 min a week',
    { what: 'Practise bass guitar', pattern: 'instrument', per_week: 3, minutes: 20 },
  ],
  [
    'write one song a week in february',
    {
      what: 'Write one song',
      pattern: 'writing',
      deadline: '2027-02-28',
      starts_on: '2027-02-01',
      per_week: 1,
      amount: { value: 1, unit: 'song', per: 'week' },
    },
  ],
  [
    'memorise juz amma before ramadan',
    { what: 'Memorise juz amma', pattern: 'skill', deadline: '2027-02-07' },
  ],
]

testSentences(SENTENCES)
