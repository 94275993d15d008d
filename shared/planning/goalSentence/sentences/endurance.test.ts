import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Sentences about swimming, cycling and hiking. */
const SENTENCES: readonly Sentence[] = [
  [
    'um i think maybe i should start swimming again twice a week before work',
    { what: 'Start swimming again', pattern: 'endurance', per_week: 2, between: ['05:00', '09:00'] },
  ],
  [
    "i'm 52 and never did sports, want to climb kilimanjaro in september 2027",
    {
      what: 'Climb kilimanjaro',
      pattern: 'endurance',
      deadline: '2027-09-30',
    },
  ],
  [
    'learn to swim properly, max two evenings per week, not longer than 45 minutes',
    {
      what: 'Learn to swim properly',
      pattern: 'skill',
      per_week: 2,
      minutes: 45,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'ride my bike to work three days a week starting in spring',
    { what: 'Ride my bike to work', pattern: 'endurance', starts_on: '2027-03-01', per_week: 3 },
  ],
  [
    'swim 1 km in under 20 minutes by the end of august, pool on tuesdays and saturdays',
    {
      what: 'Swim 1 km in under 20 minutes',
      pattern: 'endurance',
      deadline: '2027-08-31',
      weekdays: [2, 6],
      per_week: 2,
    },
  ],
  [
    'I wish I could swim, beginner course on saturdays at 10',
    {
      what: 'Swim',
      pattern: 'endurance',
      weekdays: [6],
      per_week: 1,
      between: ['10:00', '11:00'],
      level: 'beginner',
    },
  ],
  [
    'go swimming when the kids are at school, tuesdays 9 to 10 am',
    {
      what: 'Go swimming',
      pattern: 'endurance',
      beside: ['when the kids are at school'],
      weekdays: [2],
      per_week: 1,
      minutes: 60,
      between: ['09:00', '10:00'],
    },
  ],
  [
    'swim 30 lengths non stop by the end of january, pool tuesdays and fridays at 7am',
    {
      what: 'Swim 30 lengths non stop',
      pattern: 'endurance',
      deadline: '2027-01-31',
      weekdays: [2, 5],
      per_week: 2,
      between: ['07:00', '08:00'],
      amount: { value: 30, unit: 'lengths' },
    },
  ],
  [
    'start swimming lessons in january, wednesdays 18:30',
    {
      what: 'Start swimming lessons',
      pattern: 'endurance',
      starts_on: '2027-01-01',
      weekdays: [3],
      per_week: 1,
      between: ['18:30', '19:30'],
    },
  ],
  [
    'cycle 100 km a week from may to september',
    {
      what: 'Cycle 100 km',
      pattern: 'endurance',
      deadline: '2027-09-30',
      starts_on: '2027-05-01',
      amount: { value: 100, unit: 'km', per: 'week' },
    },
  ],
  [
    'train for my hike up mount rainier next july, stairs 3x a week and a long hike on sundays',
    {
      what: 'Train for my hike up mount rainier',
      pattern: 'endurance',
      deadline: '2027-07-31',
      per_week: 4,
      one_on: [[0]],
    },
  ],
  [
    'train for a 24h hike in may, long walks every second weekend',
    {
      what: 'Train for a 24h hike',
      pattern: 'endurance',
      unread: ['long walks every second weekend'],
      deadline: '2027-05-31',
    },
  ],
  [
    'swim 40 minutes tuesday and friday mornings before 8',
    {
      what: 'Swim',
      pattern: 'endurance',
      weekdays: [2, 5],
      per_week: 2,
      minutes: 40,
      between: ['05:00', '08:00'],
    },
  ],
  [
    'swim 40 lengths without stopping by summer, pool opens at 6:30 so mondays and wednesdays before work',
    {
      what: 'Swim 40 lengths without stopping',
      pattern: 'endurance',
      deadline: '2027-08-31',
      weekdays: [1, 3],
      per_week: 2,
      between: ['06:30', '09:00'],
    },
  ],
  [
    'swim on tuesdays, climb on thursdays, both 1 hour',
    {
      what: 'Swim',
      pattern: 'endurance',
      also: ['climb on thursdays 1 hour'],
      weekdays: [2],
      per_week: 1,
      minutes: 60,
    },
  ],
  [
    'swim twice a week, not on the same days as my pilates (tue, thu)',
    {
      what: 'Swim',
      pattern: 'endurance',
      unread: ['not on the same days as my pilates', 'tue', 'thu'],
      per_week: 2,
    },
  ],
  [
    'raise 1000 pounds for charity with a sponsored swim on 9 july',
    {
      what: 'Raise 1000 pounds for charity with a sponsored swim',
      pattern: 'endurance',
      deadline: '2027-07-09',
      amount: { value: 1000, unit: 'pounds' },
    },
  ],
  [
    'get fit for hiking season from april, 3x 30 min per week, outside if possible',
    {
      what: 'Get fit for hiking season',
      pattern: 'endurance',
      unread: ['from april'],
      beside: ['outside'],
      per_week: 3,
      minutes: 30,
    },
  ],
  [
    'bike to work 3 times a week, in addition stretch every evening',
    { what: 'Bike to work', pattern: 'endurance', also: ['stretch every evening'], per_week: 3 },
  ],
  [
    'swim 1 km on mondays, cycle 30 km on saturdays',
    {
      what: 'Swim 1 km',
      pattern: 'endurance',
      also: ['cycle 30 km on saturdays'],
      weekdays: [1],
      per_week: 1,
    },
  ],
  [
    'swim 1 km without stopping by may, twice a week at lunch',
    {
      what: 'Swim 1 km without stopping',
      pattern: 'endurance',
      deadline: '2027-05-01',
      per_week: 2,
      between: ['12:00', '14:00'],
    },
  ],
  [
    'train for a 100 mile bike ride on 12 june, long ride every saturday',
    {
      what: 'Train for a 100 mile bike ride',
      pattern: 'endurance',
      unread: ['long ride every saturday'],
      deadline: '2027-06-12',
    },
  ],
  [
    'swim and do yoga, both twice a week',
    { what: 'Swim', pattern: 'endurance', also: ['do yoga, both twice a week'], per_week: 2 },
  ],
  [
    'learn to swim properly, pool is open tue & thu 19-20:30',
    {
      what: 'Learn to swim properly',
      pattern: 'skill',
      weekdays: [2, 4],
      per_week: 2,
      minutes: 90,
      between: ['19:00', '20:30'],
    },
  ],
  [
    'hike the tour du mont blanc in july, need stamina',
    { what: 'Hike the tour du mont blanc', pattern: 'endurance', deadline: '2027-07-31' },
  ],
  [
    "from february on go swimming every tuesday, and cycle to work when it's dry",
    {
      what: 'Go swimming',
      pattern: 'endurance',
      also: ["cycle to work when it's dry"],
      starts_on: '2027-02-01',
      weekdays: [2],
      per_week: 1,
    },
  ],
  ['cycle 100 km in one go by end of may', { pattern: 'endurance', deadline: '2027-05-31' }],
  [
    'hike 100 km on the West Highland Way in 11 weeks',
    {
      what: 'Hike 100 km on the West Highland Way',
      pattern: 'endurance',
      deadline: '2027-02-08',
    },
  ],
  [
    'do a hike of 100 km in 8 weeks',
    { what: 'Do a hike of 100 km', pattern: 'endurance', deadline: '2027-01-18' },
  ],
  [
    'hike 200 km in 12 weeks',
    { deadline: '2027-02-15', pattern: 'endurance', amount: { value: 200, unit: 'km' } },
  ],
  ['swim 2 km without stopping in 10 wks', { pattern: 'endurance', deadline: '2027-02-01' }],
]

testSentences(SENTENCES)
