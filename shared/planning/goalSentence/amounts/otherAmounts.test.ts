import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Amounts and titles in other forms: a number behind its thing, the whole beside its share, remarks in between. */
const SENTENCES: readonly Sentence[] = [
  [
    'bed by 11 on weeknights',
    { what: 'Go to bed by 11', pattern: 'general', weekdays: [1, 2, 3, 4, 5], per_week: 5 },
  ],
  [
    'french vocab 10 words/day',
    {
      what: 'Learn french vocab',
      pattern: 'language',
      per_week: 7,
      amount: { value: 10, unit: 'words', per: 'day' },
    },
  ],
  [
    "i gotta finish my history essay by thursday it's two thousand words and i've got about an hour each night",
    {
      what: 'Finish my history essay',
      pattern: 'writing',
      deadline: '2026-11-26',
      per_week: 7,
      minutes: 60,
      between: ['20:00', '24:00'],
      amount: { value: 2000, unit: 'words' },
    },
  ],
  [
    "so we're moving on the twentieth of february and i have to pack everything i can do an hour in the evenings but not on wednesdays",
    {
      what: 'Pack everything',
      pattern: 'general',
      deadline: '2027-02-20',
      not_on: [3],
      minutes: 60,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'we want to save up for a house deposit like forty thousand dollars in the next three years',
    {
      what: 'Save up for a house deposit',
      pattern: 'savings',
      deadline: '2029-11-23',
      amount: { value: 40000, unit: 'dollars' },
    },
  ],
  [
    'could you make me do fifty situps every morning except on sundays',
    {
      what: 'Do fifty situps',
      pattern: 'strength',
      weekdays: [1, 2, 3, 4, 5, 6],
      not_on: [0],
      per_week: 6,
      between: ['05:00', '12:00'],
    },
  ],
  [
    'no screens after ten at night on school nights',
    { what: 'Quit screens after ten at night', pattern: 'quit', weekdays: [0, 1, 2, 3, 4], per_week: 5 },
  ],
  [
    'My doctor told me my cholesterol is too high, so I want to eat oatmeal for breakfast every weekday and go for a 30 minute walk at lunch.',
    {
      what: 'Eat oatmeal for breakfast',
      pattern: 'general',
      also: ['go for a 30 minute walk at lunch'],
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
    },
  ],
  [
    "I'd like to read all seven Harry Potter books in English to improve my vocabulary; I'm at B1, and half an hour before bed works best.",
    {
      what: 'Read all seven Harry Potter books in English',
      pattern: 'language',
      minutes: 30,
      between: ['20:00', '24:00'],
      level: "I'm at B1",
    },
  ],
  [
    "Could you help me quit vaping? I'd like to be done with it before my birthday on 2 March.",
    { what: 'Quit vaping', pattern: 'quit', deadline: '2027-03-01' },
  ],
  ['want to stopp smoke since january 1', { what: 'Stop smoke', pattern: 'quit', starts_on: '2027-01-01' }],
  [
    'my target is to save 2000 franc until holidays in juli',
    {
      what: 'Save 2000 franc',
      pattern: 'savings',
      deadline: '2027-06-30',
      amount: { value: 2000, unit: 'franc' },
    },
  ],
  [
    'I am wanting to build android app till march end, daily 2 hrs after 8 pm',
    {
      what: 'Build android app',
      pattern: 'project',
      deadline: '2027-03-31',
      per_week: 7,
      minutes: 120,
      between: ['20:00', '24:00'],
    },
  ],
  [
    "Save CHF 12'000 by 30 June 2028, CHF 650 per month.",
    {
      what: "Save CHF 12'000",
      pattern: 'savings',
      deadline: '2028-06-30',
      amount: { value: 12000, unit: 'chf', share: { value: 650, per: 'month' } },
    },
  ],
  [
    'Learn 1,500 Chinese characters in 300 days, 5 per day.',
    {
      what: 'Learn 1,500 Chinese characters',
      pattern: 'language',
      deadline: '2027-09-19',
      per_week: 7,
      amount: { value: 1500, unit: 'characters', share: { value: 5, per: 'day' } },
    },
  ],
  [
    'Climb Mont Blanc in August 2027; train 4x/week, one long hike every second weekend.',
    {
      what: 'Climb Mont Blanc',
      pattern: 'endurance',
      unread: ['one long hike every second weekend'],
      deadline: '2027-08-31',
      per_week: 4,
    },
  ],
  [
    'Pay off the remaining 18,000 of my student loan by December 2029, i.e. 500 a month.',
    {
      what: 'Pay off the remaining 18,000 of my student loan',
      pattern: 'debt',
      deadline: '2029-12-01',
      amount: { value: 18000, unit: 'money', share: { value: 500, per: 'month' } },
    },
  ],
  [
    'Weight from 92 to 84 kg by 30 June 2027: gym Mon/Wed/Fri 17:30–18:30.',
    {
      what: 'Get Weight from 92 to 84 kg',
      pattern: 'strength',
      deadline: '2027-06-30',
      weekdays: [1, 3, 5],
      per_week: 3,
      minutes: 60,
      between: ['17:30', '18:30'],
    },
  ],
]

testSentences(SENTENCES)
