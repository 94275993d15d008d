import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Sentences about what is given up, and about behaviour. */
const SENTENCES: readonly Sentence[] = [
  [
    'no sugar in january',
    { what: 'Quit sugar', pattern: 'quit', deadline: '2027-01-31', starts_on: '2027-01-01' },
  ],
  ['phone free after 9pm every day', { what: 'Phone free after 9pm', pattern: 'quit', per_week: 7 }],
  ['i want quit smoking before new year', { what: 'Quit smoking', pattern: 'quit', deadline: '2026-12-31' }],
  [
    'spend less time on my phone, max 1 hour per day',
    {
      what: 'Spend less time on my phone, max 1 hour per day',
      pattern: 'quit',
      amount: { value: 60, unit: 'minutes', per: 'day' },
    },
  ],
  ['stop eating chips in front of the tv', { what: 'Stop eating chips in front of the tv', pattern: 'quit' }],
  [
    'cut coffee from 5 cups to 2 cups a day',
    {
      what: 'Cut coffee from 5 cups to 2 cups a day',
      pattern: 'quit',
      amount: { value: 2, unit: 'cups', per: 'day' },
    },
  ],
  ['no alcohol till my birthday on 8 may', { what: 'Quit alcohol', pattern: 'quit', deadline: '2027-05-08' }],
  ['quit biting nails by new years', { what: 'Quit biting nails', pattern: 'quit', deadline: '2027-01-01' }],
  [
    'no more than two beers on weekends and none during the week',
    {
      what: 'Keep to no more than two beers',
      pattern: 'quit',
      unread: ['and none during the week'],
      weekdays: [0, 6],
      per_week: 2,
    },
  ],
  [
    'give up sweets for lent',
    { what: 'Give up sweets', pattern: 'quit', deadline: '2027-03-27', starts_on: '2027-02-10' },
  ],
  [
    "i'm trying to cut down on meat, only twice a week",
    {
      what: 'Cut down on meat, only twice a week',
      pattern: 'quit',
      amount: { value: 2, unit: 'times', per: 'week' },
    },
  ],
  ['stop being late', { what: 'Stop being late', pattern: 'quit' }],
  [
    'reduce screen time to two hours a day',
    {
      what: 'Reduce screen time to two hours a day',
      pattern: 'quit',
      amount: { value: 120, unit: 'minutes', per: 'day' },
    },
  ],
  ['no coffee after 2pm', { what: 'Quit coffee after 2pm', pattern: 'quit' }],
  [
    'no social media until my exams are over on 18 june',
    { what: 'Quit social media', pattern: 'quit', deadline: '2027-06-18' },
  ],
  [
    'drink no alcohol on weekdays and max 3 beers at the weekend',
    {
      what: 'Drink no alcohol',
      pattern: 'quit',
      unread: ['and max 3 beers at the weekend'],
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
    },
  ],
  [
    'stop snoozing, out of bed at 6:15 mon-fri',
    { what: 'Stop snoozing, out of bed at 6:15', pattern: 'quit', weekdays: [1, 2, 3, 4, 5], per_week: 5 },
  ],
  [
    'read the news less, 15 minutes a day tops',
    {
      what: 'Read the news less, 15 minutes a day tops',
      pattern: 'quit',
      amount: { value: 15, unit: 'minutes', per: 'day' },
    },
  ],
  [
    'keep my screen time under 3 hours a day',
    {
      what: 'Keep my screen time under 3 hours a day',
      pattern: 'quit',
      amount: { value: 180, unit: 'minutes', per: 'day' },
    },
  ],
  [
    'quit vaping by my birthday on 3 february',
    { what: 'Quit vaping', pattern: 'quit', deadline: '2027-02-03' },
  ],
  [
    'spend less time at work, leave by 6',
    { what: 'Spend less time at work', pattern: 'quit', unread: ['leave by 6'] },
  ],
  [
    'have no meetings on wednesdays',
    { what: 'Have no meetings', pattern: 'quit', weekdays: [3], per_week: 1 },
  ],
  ['no screens after 9:30 pm', { what: 'Quit screens after 9:30 pm', pattern: 'quit' }],
  ['stop eating sweets at work', { what: 'Stop eating sweets at work', pattern: 'quit' }],
  ['stop biting nails by christmas', { what: 'Stop biting nails', pattern: 'quit', deadline: '2026-12-25' }],
  [
    'eat no meat monday to friday',
    { what: 'Eat no meat', pattern: 'quit', weekdays: [1, 2, 3, 4, 5], per_week: 5 },
  ],
  ['drive less and bike more', { what: 'Drive less', pattern: 'quit', also: ['bike more'] }],
  [
    'stop eating sugar on weekdays',
    { what: 'Stop eating sugar', pattern: 'quit', weekdays: [1, 2, 3, 4, 5], per_week: 5 },
  ],
  ['no meat on mondays and fridays', { what: 'Quit meat', pattern: 'quit', weekdays: [1, 5], per_week: 2 }],
  [
    'cut down to 2 coffees a day',
    {
      what: 'Cut down to 2 coffees a day',
      pattern: 'quit',
      amount: { value: 2, unit: 'coffees', per: 'day' },
    },
  ],
  [
    'stop smoking, exercise 3 times a week, sleep at 11',
    { what: 'Stop smoking', pattern: 'quit', also: ['exercise 3 times a week', 'sleep at 11'] },
  ],
  [
    'quit instagram and use the time to draw 20 mins a day',
    { what: 'Quit instagram', pattern: 'quit', also: ['use the time to draw 20 mins a day'] },
  ],
  ['no sweets until christmas', { what: 'Quit sweets', pattern: 'quit', deadline: '2026-12-25' }],
  [
    'cut my screen time to 1 hour per day',
    {
      what: 'Cut my screen time to 1 hour per day',
      pattern: 'quit',
      amount: { value: 60, unit: 'minutes', per: 'day' },
    },
  ],
  [
    'quit sugar, quit alcohol, sleep 8 hours',
    { what: 'Quit sugar, quit alcohol', pattern: 'quit', also: ['sleep 8 hours'] },
  ],
  [
    'stop biting my nails and start flossing',
    { what: 'Stop biting my nails', pattern: 'quit', also: ['start flossing'] },
  ],
  [
    'cut down to one coffee a day',
    {
      what: 'Cut down to one coffee a day',
      pattern: 'quit',
      amount: { value: 1, unit: 'coffee', per: 'day' },
    },
  ],
  [
    'spend less time on tiktok, max 20 mins a day',
    {
      what: 'Spend less time on tiktok, max 20 mins a day',
      pattern: 'quit',
      amount: { value: 20, unit: 'minutes', per: 'day' },
    },
  ],
  ['no takeaway for 30 days', { what: 'Quit takeaway', pattern: 'quit', deadline: '2026-12-22' }],
  ['no more doomscrolling after 10pm', { what: 'Quit doomscrolling after 10pm', pattern: 'quit' }],
  ['quit sugar except birthdays', { what: 'Quit sugar', pattern: 'quit', unread: ['except birthdays'] }],
  [
    'limit coffee to 2 cups, none after 3pm',
    {
      what: 'Limit coffee to 2 cups',
      pattern: 'quit',
      unread: ['none after 3pm'],
      amount: { value: 2, unit: 'cups', per: 'day' },
    },
  ],
  ['quit smoking', { what: 'Quit smoking', pattern: 'quit', template: 'habit' }],
  [
    'stop biting my nails by christmas',
    { what: 'Stop biting my nails', pattern: 'quit', deadline: '2026-12-25' },
  ],
  ['no more sugar', { pattern: 'quit' }],
  ['no alcohol in january', { pattern: 'quit', starts_on: '2027-01-01', deadline: '2027-01-31' }],
  ['give up instagram for 4 weeks', { what: 'Give up instagram', pattern: 'quit', deadline: '2026-12-20' }],
  ['be nicer to my brother', { what: 'Be nicer to my brother', pattern: 'behaviour' }],
  ['meet new people in my city', { what: 'Meet new people in my city', pattern: 'behaviour' }],
  [
    'i want to become a morning person, up at 6 every day incl. weekends',
    { what: 'Become a morning person, up at 6', pattern: 'calm', per_week: 7 },
  ],
  ['i want be more patient with kids', { what: 'Be more patient with kids', pattern: 'behaviour' }],
  [
    'become a morning person and work out before the office',
    { what: 'Become a morning person', pattern: 'calm', also: ['work out before the office'] },
  ],
  ['learn to say no at work', { what: 'Learn to say no at work', pattern: 'behaviour' }],
  [
    'become a better listener, 10 min reflection each evening',
    {
      what: 'Become a better listener',
      pattern: 'behaviour',
      per_week: 7,
      minutes: 10,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'become a morning person and journal each day',
    { what: 'Become a morning person and journal', pattern: 'calm', per_week: 7 },
  ],
  ['be more patient with my kids', { what: 'Be more patient with my kids', pattern: 'behaviour' }],
]

testSentences(SENTENCES)
