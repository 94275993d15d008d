import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Sentences about the home with conditions, hours, days that are left out or further goals. */
const SENTENCES: readonly Sentence[] = [
  [
    'renovate bathroom, budget 4000, weekends, done by may',
    {
      what: 'Renovate bathroom',
      pattern: 'tidy',
      deadline: '2027-05-01',
      weekdays: [0, 6],
      per_week: 2,
      beside: ['budget 4000'],
    },
  ],
  [
    'redo the kitchen cupboards over the christmas holidays',
    { what: 'Redo the kitchen cupboards', pattern: 'tidy', unread: ['over the christmas holidays'] },
  ],
  [
    'spring cleaning in the first two weeks of april',
    { what: 'Do spring cleaning', pattern: 'tidy', deadline: '2027-04-14', starts_on: '2027-04-01' },
  ],
  [
    'clean out the basement 2 hours each saturday until it is empty',
    {
      what: 'Clean out the basement',
      pattern: 'tidy',
      beside: ['until it is empty'],
      weekdays: [6],
      per_week: 1,
      minutes: 120,
    },
  ],
  [
    'clean my inbox to zero, 20 min each morning this week',
    {
      what: 'Clean my inbox to zero',
      pattern: 'tidy',
      deadline: '2026-11-29',
      per_week: 7,
      minutes: 20,
      between: ['05:00', '12:00'],
    },
  ],
  [
    'ten minutes of tidying up after dinner daily',
    { what: 'Tidy up', pattern: 'tidy', per_week: 7, minutes: 10, between: ['19:00', '24:00'] },
  ],
  [
    'paint the fence once it stops raining',
    { what: 'Paint the fence', pattern: 'tidy', unread: ['once it stops raining'] },
  ],
  [
    'repaint the bathroom when i am off work dec 28-30',
    { what: 'Repaint the bathroom', pattern: 'tidy', unread: ['when i am off work'], deadline: '2026-12-28' },
  ],
  [
    'get rid of my accent, speech exercises ten minutes each day when driving to work',
    {
      what: 'Get rid of my accent',
      pattern: 'tidy',
      unread: ['when driving to work'],
      per_week: 7,
      minutes: 10,
    },
  ],
  ['clean windows twice a year', { what: 'Clean windows', pattern: 'tidy', unread: ['twice a year'] }],
  [
    'clean the flat every saturday morning before noon',
    { what: 'Clean the flat', pattern: 'tidy', weekdays: [6], per_week: 1, between: ['05:00', '12:00'] },
  ],
  [
    'declutter 15 min a day for 30 days, skip weekends',
    {
      what: 'Declutter',
      pattern: 'tidy',
      deadline: '2026-12-22',
      weekdays: [1, 2, 3, 4, 5],
      not_on: [0, 6],
      per_week: 5,
      minutes: 15,
    },
  ],
  [
    "sort the attic, an hour each saturday until it's done",
    {
      what: 'Sort the attic',
      pattern: 'tidy',
      weekdays: [6],
      per_week: 1,
      minutes: 60,
    },
  ],
  [
    'tidy up for 10 minutes before bed and lay out my clothes',
    {
      what: 'Tidy up',
      pattern: 'tidy',
      also: ['lay out my clothes'],
      minutes: 10,
      between: ['20:00', '24:00'],
    },
  ],
  [
    'repaint the living room over the christmas holidays',
    { what: 'Repaint the living room', pattern: 'tidy', unread: ['over the christmas holidays'] },
  ],
  [
    'clean up my inbox 15 minutes a day until it is empty',
    { what: 'Clean up my inbox', pattern: 'tidy', beside: ['until it is empty'], per_week: 7, minutes: 15 },
  ],
  [
    'organise my desk, 10 minutes at the end of each work day',
    { what: 'Organise my desk', pattern: 'tidy', unread: ['at the end of each work day'], minutes: 10 },
  ],
  [
    'go through my photos, delete 50 a day',
    { what: 'Go through my photos', pattern: 'tidy', unread: ['delete 50'], per_week: 7 },
  ],
  [
    'paint the fence as soon as the weather allows',
    { what: 'Paint the fence', pattern: 'tidy', unread: ['as soon as the weather allows'] },
  ],
  [
    'clear out the attic, 2 hours each saturday until it is done',
    {
      what: 'Clear out the attic',
      pattern: 'tidy',
      weekdays: [6],
      per_week: 1,
      minutes: 120,
    },
  ],
  [
    'declutter house by end of january. next: renovate the bathroom',
    { what: 'Declutter house', pattern: 'tidy', also: ['renovate the bathroom'], deadline: '2027-01-31' },
  ],
  [
    'tidy one room every saturday until all 8 rooms are done',
    {
      what: 'Tidy one room',
      pattern: 'tidy',
      unread: ['until all 8 rooms are done'],
      weekdays: [6],
      per_week: 1,
    },
  ],
  [
    'clean the garage on saturday, paint the fence on sunday',
    {
      what: 'Clean the garage',
      pattern: 'tidy',
      also: ['paint the fence on sunday'],
      starts_on: '2026-11-28',
      deadline: '2026-11-28',
    },
  ],
  [
    'sort out 20 years of family photos, rainy sundays only',
    { what: 'Sort out 20 years of family photos', pattern: 'tidy', unread: ['rainy sundays only'] },
  ],
  [
    'declutter the garage one shelf at a time, saturdays 10-12',
    {
      what: 'Declutter the garage one shelf at a time',
      pattern: 'tidy',
      weekdays: [6],
      per_week: 1,
      minutes: 120,
      between: ['10:00', '12:00'],
    },
  ],
  [
    'do 20 minutes of tidying every evening after the kids are asleep',
    {
      what: 'Do tidying',
      pattern: 'tidy',
      per_week: 7,
      minutes: 20,
      between: ['20:00', '22:00'],
    },
  ],
  [
    'clean one room per weekend until the house is done',
    {
      what: 'Clean one room',
      pattern: 'tidy',
      weekdays: [0, 6],
      per_week: 2,
    },
  ],
]

testSentences(SENTENCES)
