import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

const WORKDAYS = [1, 2, 3, 4, 5]

/** Sentences about the home that only say how much, how often or until when. */
const SENTENCES: readonly Sentence[] = [
  [
    'i need motivation to clean my flat 10 mins a day',
    { what: 'Clean my flat', pattern: 'tidy', per_week: 7, minutes: 10 },
  ],
  [
    'tidy one drawer a day for the next 30 days',
    { what: 'Tidy one drawer', pattern: 'tidy', deadline: '2026-12-22', per_week: 7 },
  ],
  [
    'declutter wardrobe 15 mins every day this week',
    { what: 'Declutter wardrobe', pattern: 'tidy', deadline: '2026-11-29', per_week: 7, minutes: 15 },
  ],
  [
    'i would like to paint my living room next weekend',
    { what: 'Paint my living room', pattern: 'tidy', deadline: '2026-12-06', starts_on: '2026-12-05' },
  ],
  [
    'organize the garage this month and the attic next month',
    {
      what: 'Organize the garage',
      pattern: 'tidy',
      deadline: '2026-11-30',
      also: ['organize the attic next month'],
    },
  ],
  [
    "go through my old clothes and sell what i don't wear until the end of the month",
    { what: "Go through my old clothes and sell what i don't wear", pattern: 'tidy', deadline: '2026-11-30' },
  ],
  [
    'organize garage sale second saturday in may',
    { what: 'Organize garage sale', pattern: 'tidy', deadline: '2027-05-08' },
  ],
  [
    "clear out mum's house together with my sister, three saturdays in january",
    {
      what: "Clear out mum's house together with my sister",
      pattern: 'tidy',
      starts_on: '2027-01-02',
      deadline: '2027-01-16',
      weekdays: [6],
      per_week: 1,
    },
  ],
  [
    'redo our hallway in two weekends',
    { what: 'Redo our hallway', pattern: 'tidy', deadline: '2026-12-06', weekdays: [0, 6], per_week: 2 },
  ],
  [
    'get rid of half my clothes in 3 weekends',
    {
      what: 'Get rid of half my clothes',
      pattern: 'tidy',
      deadline: '2026-12-13',
      weekdays: [0, 6],
      per_week: 2,
    },
  ],
  [
    'organise garage sale on saturday 5 december',
    { what: 'Organise garage sale', pattern: 'tidy', deadline: '2026-12-05' },
  ],
  [
    'redo the bathroom, weekends only, done by the end of april',
    { what: 'Redo the bathroom', pattern: 'tidy', deadline: '2027-04-30', weekdays: [0, 6], per_week: 2 },
  ],
  [
    'organise all family photos from 2010 to 2020',
    { what: 'Organise all family photos from 2010 to 2020', pattern: 'tidy' },
  ],
  [
    'declutter the whole house in 6 weeks, saturdays only, 3 hours',
    {
      what: 'Declutter the whole house',
      pattern: 'tidy',
      deadline: '2027-01-04',
      weekdays: [6],
      per_week: 1,
      minutes: 180,
    },
  ],
  [
    'clean out the garage on weekends, 90 minutes, for 3 weeks',
    {
      what: 'Clean out the garage',
      pattern: 'tidy',
      weekdays: [0, 6],
      per_week: 2,
      minutes: 90,
      deadline: '2026-12-13',
    },
  ],
  [
    'renovate the bathroom by easter',
    { what: 'Renovate the bathroom', pattern: 'tidy', deadline: '2027-03-28' },
  ],
  [
    'Paint the kitchen by Friday, 6 hours in total',
    { what: 'Paint the kitchen', pattern: 'tidy', deadline: '2026-11-27', total_minutes: 360, minutes: 60 },
  ],
  [
    'tidy up 10 min per day, mon-fri',
    { what: 'Tidy up', pattern: 'tidy', weekdays: WORKDAYS, per_week: 5, minutes: 10 },
  ],
]

testSentences(SENTENCES)
