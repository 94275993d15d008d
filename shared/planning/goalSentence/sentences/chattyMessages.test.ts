import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Wishes among stories, in words that say nothing of them, and what they only refer to. */
const SENTENCES: readonly Sentence[] = [
  [
    'phone addict here, it was awful yesterday, even my teenager was shocked. want to stop scrolling in bed',
    { what: 'Stop scrolling in bed', pattern: 'quit' },
  ],
  [
    'ok hear me out, i want to build a chicken coop by 10 april',
    { what: 'Build a chicken coop', pattern: 'project', deadline: '2027-04-10' },
  ],
  [
    'so much takeaway lately. cook at home four times a week is the plan, wish me luck',
    { what: 'Cook at home', pattern: 'general', per_week: 4 },
  ],
  [
    'i quit smoking in 2019, started again last year, and now i want to stop for good before 1 march',
    { what: 'Quit smoking', pattern: 'quit', deadline: '2027-02-28' },
  ],
  [
    'just make me do ten pushups every morning at 7, nothing heroic',
    { what: 'Do ten pushups', pattern: 'strength', per_week: 7, between: ['07:00', '08:00'] },
  ],
  [
    'my handwriting looks like a spider fell in ink, practise 15 min mon wed fri',
    { what: 'Practise my handwriting', pattern: 'skill', weekdays: [1, 3, 5], per_week: 3, minutes: 15 },
  ],
  [
    'my novel has been nearly done for ages, 70,000 words by 1 september',
    {
      what: 'Write my novel',
      pattern: 'writing',
      deadline: '2027-09-01',
      amount: { value: 70_000, unit: 'words' },
    },
  ],
  [
    'my flatmates laugh at my accent all the time. learn proper french, 20 minutes a day',
    { what: 'Learn proper french', pattern: 'language', per_week: 7, minutes: 20 },
  ],
  [
    'everybody at work talks about python all day long. finish an online course by 1 may',
    { what: 'Finish an online course', pattern: 'course', deadline: '2027-05-01' },
  ],
  [
    'idk if this is the right place but i want to write 10 songs by the end of april',
    {
      what: 'Write 10 songs',
      pattern: 'writing',
      deadline: '2027-04-30',
      amount: { value: 10, unit: 'songs' },
    },
  ],
  [
    'as a kid i played the cello quite well, then life happened. picking it up again, 30 mins tue/thu/sat',
    { what: 'Pick the cello up again', pattern: 'instrument', weekdays: [2, 4, 6], per_week: 3, minutes: 30 },
  ],
  [
    'my daughter plays the piano, my son the drums, i want to learn the violin, 20 minutes a day',
    { what: 'Learn the violin', pattern: 'instrument', per_week: 7, minutes: 20 },
  ],
  ['stop smoking before 1 march', { what: 'Stop smoking', pattern: 'quit', deadline: '2027-02-28' }],
  ['quit sugar before 5 june', { what: 'Quit sugar', pattern: 'quit', deadline: '2027-06-04' }],
  ['quit sugar latest 5 june', { what: 'Quit sugar', pattern: 'quit', deadline: '2027-06-05' }],
  ['no coffee before 1', { what: 'Quit coffee before 1', pattern: 'quit' }],
]

testSentences(SENTENCES)
