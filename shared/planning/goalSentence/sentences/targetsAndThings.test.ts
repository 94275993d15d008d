import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** What looks like a length or a number of the plan, and is that of a thing or of what is to be reached. */
const SENTENCES: readonly Sentence[] = [
  [
    'prepare a talk for the conference on 5 march, 25 minutes long',
    {
      what: 'Prepare a talk for the conference, 25 minutes long',
      pattern: 'presentation',
      deadline: '2027-03-05',
    },
  ],
  [
    'write a speech of 10 minutes for our party on 3 july',
    { what: 'Write a speech of 10 minutes for our party', pattern: 'presentation', deadline: '2027-07-03' },
  ],
  ['bed at 22:30, wake 6:30', { what: 'Go to bed at 22:30, wake 6:30', pattern: 'general', per_week: 7 }],
  ['bed at 22:30, get up at 6:30', { pattern: 'general', per_week: 7 }],
  [
    'fix my sleep: bed at 22:30, wake 6:30',
    { what: 'Fix my sleep: bed at 22:30, wake 6:30', pattern: 'calm' },
  ],
  ['go to bed half an hour earlier', { what: 'Go to bed half an hour earlier', pattern: 'calm' }],
  [
    'be in bed by 11 on weeknights',
    { what: 'Be in bed by 11', pattern: 'calm', weekdays: [1, 2, 3, 4, 5], per_week: 5 },
  ],
  [
    'walk 8k a day',
    { what: 'Walk 8k', pattern: 'general', per_week: 7, amount: { value: 8000, unit: 'steps', per: 'day' } },
  ],
  [
    'finish knitting the blanket ive 40 squares left 2 squares a week',
    {
      what: 'Finish knitting the blanket',
      pattern: 'general',
      deadline: '2027-04-12',
      amount: { value: 40, unit: 'squares', share: { value: 2, per: 'week' } },
    },
  ],
  [
    'lose a stone by the end of february',
    { what: 'Lose a stone', pattern: 'weight', deadline: '2027-02-28' },
  ],
  [
    'gotta finish my tax return by jan 31 its like 5 hours of work total',
    {
      what: 'Finish my tax return',
      pattern: 'general',
      deadline: '2027-01-31',
      minutes: 60,
      total_minutes: 300,
    },
  ],
  [
    'walk the dog longer, an hour instead of 30 mins',
    { what: 'Walk the dog longer', pattern: 'general', minutes: 60 },
  ],
  [
    'organize digital photos 20 mins/night for the next month',
    { what: 'Organize digital photos', pattern: 'tidy', deadline: '2026-12-22', per_week: 7, minutes: 20 },
  ],
  [
    'reach 1500 elo on lichess by summer playing 2 games a day',
    {
      what: 'Reach 1500 elo on lichess',
      pattern: 'general',
      deadline: '2027-08-31',
      per_week: 7,
      amount: { value: 2, unit: 'games', per: 'day' },
    },
  ],
  [
    'work through 300 leetcode problems by june, two a day on weekdays',
    {
      what: 'Work through 300 leetcode problems',
      pattern: 'coding',
      deadline: '2027-06-01',
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      amount: { value: 300, unit: 'problems', share: { value: 2, per: 'day' } },
      conflict: '272',
    },
  ],
  [
    'go through 2 modules of the course each week, it has 14 modules, start 7 dec',
    {
      what: 'Go through 2 modules of the course',
      pattern: 'course',
      deadline: '2027-01-25',
      starts_on: '2026-12-07',
      amount: { value: 14, unit: 'modules', share: { value: 2, per: 'week' } },
    },
  ],
  [
    'build up to running 10 miles by april starting from 3 miles',
    {
      what: 'Build up to running 10 miles',
      pattern: 'start_running',
      level: 'starting from 3 miles',
      deadline: '2027-04-01',
      amount: { value: 10, unit: 'miles' },
    },
  ],
  [
    'finish editing the wedding video, about 12 hours left, by the 20th',
    {
      what: 'Finish editing the wedding video',
      pattern: 'general',
      deadline: '2026-12-20',
      minutes: 60,
      total_minutes: 720,
    },
  ],
  [
    'study for the citizenship test 20 questions a night',
    {
      what: 'Study for the citizenship test 20 questions',
      pattern: 'exam',
      per_week: 7,
      between: ['17:00', '24:00'],
      amount: { value: 20, unit: 'questions', per: 'day' },
    },
  ],
  ['swap sugary drinks for water', { what: 'Swap sugary drinks for water', pattern: 'general' }],
  [
    'quit my energy drinks, one less each week',
    { what: 'Quit my energy drinks', pattern: 'quit', unread: ['one less each week'] },
  ],
  ['meditate daily, start with 5 mins', { what: 'Meditate', pattern: 'calm', per_week: 7, minutes: 5 }],
  [
    'apply for 10 jobs a week and practice interviews twice a week',
    {
      what: 'Apply for 10 jobs',
      pattern: 'job',
      also: ['practice interviews twice a week'],
      amount: { value: 10, unit: 'jobs', per: 'week' },
    },
  ],
  [
    'finish a 1000 piece puzzle over the holidays',
    { what: 'Finish a 1000 piece puzzle', pattern: 'general', unread: ['over the holidays'] },
  ],
  [
    'fluent in sign language within a year, half an hour most days',
    {
      what: 'Become fluent in sign language',
      pattern: 'language',
      deadline: '2027-11-23',
      per_week: 5,
      minutes: 30,
    },
  ],
  [
    'train for a 24 hour bike race in july 2027, 10-12 hrs/wk, rest day monday',
    {
      what: 'Train for a 24 hour bike race',
      pattern: 'endurance',
      deadline: '2027-06-30',
      not_on: [1],
      per_week: 6,
      minutes: 100,
      weekly_minutes: 600,
    },
  ],
  [
    'catch up on sleep - 8 hrs a night for two weeks',
    { what: 'Catch up on sleep - 8 hrs', pattern: 'calm', deadline: '2026-12-06', per_week: 7 },
  ],
  [
    'do a 72 hour fast next week',
    { what: 'Do a 72 hour fast', pattern: 'general', starts_on: '2026-11-30', deadline: '2026-12-06' },
  ],
  [
    'learn 7 minutes of stand up material for open mic on 27 january',
    {
      what: 'Learn 7 minutes of stand up material for open mic',
      pattern: 'presentation',
      deadline: '2027-01-27',
    },
  ],
  ['learn to skateboard at 35', { what: 'Learn to skateboard at 35', pattern: 'skill' }],
  ['do less overtime', { what: 'Do less overtime', pattern: 'quit' }],
]

testSentences(SENTENCES)
