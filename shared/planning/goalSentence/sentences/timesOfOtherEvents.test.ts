import { testSentences, type Sentence } from '#shared/planning/testing/testSentences.ts'

/** Dates that are said by what takes place then, or counted from the day on which the goal begins. */
const SENTENCES: readonly Sentence[] = [
  [
    'my baby is due in april and before that i want to paint the nursery',
    { what: 'Paint the nursery', deadline: '2027-03-31' },
  ],
  [
    'um so basically my daughter starts reception in september and before that i need to teach her to swim shes got tuesdays and thursdays free after nursery half an hour max',
    {
      what: 'Teach my daughter to swim',
      deadline: '2027-08-31',
      weekdays: [2, 4],
      per_week: 2,
      minutes: 30,
      unread: ['after nursery'],
    },
  ],
  [
    "we're moving in the summer, before then i want to sort the loft, weekends only",
    { what: 'Sort the loft', deadline: '2027-05-31', weekdays: [0, 6], per_week: 2 },
  ],
  [
    'study for my driving theory test, 30 minutes every evening this week and next',
    { pattern: 'exam', deadline: '2026-12-06', per_week: 7, minutes: 30, between: ['17:00', '22:00'] },
  ],
  ['learn python in 3 months starting in january', { deadline: '2027-03-31', starts_on: '2027-01-01' }],
  [
    'read the bible in a year starting january 1st',
    { what: 'Read the bible', deadline: '2027-12-31', starts_on: '2027-01-01' },
  ],
  [
    "run a sub 2 half in the autumn but i'm off running until mid january with shin splints",
    { what: 'Run a sub 2 half', deadline: '2027-11-30', starts_on: '2027-01-15' },
  ],
  [
    "i can't run until february because of my knee, then 3 runs a week",
    { what: 'Run', beside: ['because of my knee'], starts_on: '2027-02-01', per_week: 3 },
  ],
  [
    "i'm off training until 10 january, then gym 3 times a week",
    { what: 'Go to the gym', starts_on: '2027-01-10', per_week: 3 },
  ],
  [
    'get my portfolio site live by Q2, about 5 hrs a week, not during half term (feb 15-19)',
    {
      what: 'Get my portfolio site live',
      deadline: '2027-06-30',
      per_week: 5,
      minutes: 60,
      weekly_minutes: 300,
      away: [['2027-02-15', '2027-02-19']],
    },
  ],
  [
    'revise for the bar exam on july 27 and 28, study leave starts 1 june',
    { what: 'Revise for the bar exam', deadline: '2027-07-27', starts_on: '2027-06-01' },
  ],
  [
    'finish my novel on my maternity leave which starts in january and lasts 6 months',
    { what: 'Finish my novel', deadline: '2027-06-30', starts_on: '2027-01-01' },
  ],
  [
    'my daughters communion is on may 9 and i said id make the cake',
    { what: 'Make the cake', deadline: '2027-05-09' },
  ],
  [
    'i have exams from 10 may so revision from easter',
    { what: 'Study for exams', pattern: 'exam', deadline: '2027-05-10', starts_on: '2027-03-28' },
  ],
  [
    'my toddler naps 12.30 to 2 so thats when i want to do my online course, 5 days a wk, done by june',
    {
      what: 'Do my online course',
      deadline: '2027-06-01',
      per_week: 5,
      minutes: 90,
      between: ['12:30', '14:00'],
    },
  ],
  ['write a song by whitsun', { what: 'Write a song', deadline: '2027-05-16' }],
  ['bake hot cross buns by good friday', { deadline: '2027-03-26' }],
  [
    "i'm away the first 2 weeks of january, after that i want to do couch to 5k three times a week",
    { what: 'Do couch to 5k', per_week: 3, away: [['2027-01-01', '2027-01-14']], unread: ['after that'] },
  ],
  [
    'be in bed by half ten on school nights',
    { what: 'Be in bed by half ten', weekdays: [0, 1, 2, 3, 4], per_week: 5 },
  ],
  [
    'pay back my parents 200 a month, i owe them 2400',
    {
      what: 'Pay back my parents',
      deadline: '2027-11-23',
      amount: { value: 2400, unit: 'money', share: { value: 200, per: 'month' } },
    },
  ],
  [
    'learn my lines for the play on 12 and 13 march',
    { what: 'Learn my lines for the play', deadline: '2027-03-12' },
  ],
  [
    'i like learn english better for my new job who start the first of march, one hour a day but not saturday',
    {
      what: 'Learn english better for my new job',
      deadline: '2027-02-28',
      weekdays: [0, 1, 2, 3, 4, 5],
      not_on: [6],
      per_week: 6,
      minutes: 60,
    },
  ],
  [
    'from next month until the summer holidays teach my class origami on friday afternoons',
    {
      what: 'Teach my class origami',
      starts_on: '2026-12-01',
      weekdays: [5],
      per_week: 1,
      between: ['12:00', '17:00'],
      unread: ['until the summer holidays'],
    },
  ],
  [
    'when the clocks go back i want to be up at 6 every day to write for an hour before work',
    {
      what: 'Be up at 6 to write',
      per_week: 7,
      minutes: 60,
      between: ['05:00', '09:00'],
      unread: ['when the clocks go back'],
    },
  ],
  [
    'practise interview questions an hour a day until my interview on thursday',
    { what: 'Practise interview questions', deadline: '2026-11-26', per_week: 7, minutes: 60 },
  ],
  [
    'need to be ready to teach year 9 physics from september',
    { what: 'Be ready to teach year 9 physics', deadline: '2027-08-31' },
  ],
  ['clean the flat this weekend', { deadline: '2026-11-29', starts_on: '2026-11-28' }],
  ['plan a birthday party this weekend', { pattern: 'event', deadline: '2026-11-27' }],
  [
    'ok so 6 weeks til my cousins wedding and i need to fit in the dress, gym when im not working which changes weekly',
    {
      what: 'Fit in the dress',
      deadline: '2027-01-04',
      unread: ['gym when im not working which changes weekly'],
    },
  ],
  [
    '10 weeks until our trip and i want to learn italian, 20 min a day',
    { what: 'Learn italian', deadline: '2027-02-01', per_week: 7, minutes: 20 },
  ],
  [
    'teach grandad to use whatsapp before i leave on the 3rd, i see him sundays and maybe one evening',
    { deadline: '2026-12-02', unread: ['i see him sundays and maybe one evening'] },
  ],
  ['start swimming lessons the first week of january', { starts_on: '2027-01-01' }],
  ['finish my report the first week of january', { deadline: '2027-01-07' }],
  [
    'gym on mondays from january to june, 1h15, not the week between xmas and new year',
    {
      deadline: '2027-06-30',
      starts_on: '2027-01-01',
      weekdays: [1],
      per_week: 1,
      minutes: 75,
      away: [['2026-12-25', '2027-01-01']],
    },
  ],
  [
    'catch up on my accounts this week, two hours an evening',
    { deadline: '2026-11-29', per_week: 7, minutes: 120, between: ['17:00', '22:00'] },
  ],
  [
    'prepare the allotment for spring planting, saturday mornings 9 till 12',
    {
      what: 'Prepare the allotment for spring planting',
      weekdays: [6],
      per_week: 1,
      minutes: 180,
      between: ['09:00', '12:00'],
    },
  ],
  [
    'i can do weekday mornings, evenings never, learn to draw',
    { what: 'Learn to draw', weekdays: [1, 2, 3, 4, 5], per_week: 5, between: ['05:00', '12:00'] },
  ],
  [
    'reach b1 in dutch by the end of the year 2027, 5 times a week for 25 minutes',
    { what: 'Reach b1 in dutch', deadline: '2027-12-31', per_week: 5, minutes: 25 },
  ],
  [
    'learn to drive a manual car in under 3 months',
    { what: 'Learn to drive a manual car', deadline: '2027-02-23' },
  ],
  [
    "save 50 pounds a month for my daughter's driving lessons until she's 17 in march 2028",
    {
      pattern: 'savings',
      deadline: '2028-03-31',
      amount: { value: 50, unit: 'pounds', per: 'month' },
      unread: ["until she's 17"],
    },
  ],
  [
    "nan's coming to stay from the 12th so need the spare room done by then, evenings only cos of work",
    {
      what: 'Get the spare room done',
      deadline: '2026-12-11',
      between: ['17:00', '22:00'],
      beside: ['cos of work'],
    },
  ],
  [
    'my parents are visiting from 5 march so clean the house',
    { what: 'Clean the house', deadline: '2027-03-04' },
  ],
  ['write morning pages 20 minutes straight after waking up', { minutes: 20, between: ['05:00', '09:00'] }],
  [
    'read to my grandson on zoom every wednesday at 4:30',
    { what: 'Read to my grandson on zoom', weekdays: [3], per_week: 1, between: ['16:30', '17:30'] },
  ],
  [
    'walk my mum 10 mins a day after her hip op on friday, for 6 weeks',
    { deadline: '2027-01-08', starts_on: '2026-11-28', per_week: 7, minutes: 10 },
  ],
  [
    'finish decorating the hallway by the time my parents come on boxing day',
    { what: 'Finish decorating the hallway', deadline: '2026-12-25' },
  ],
]

testSentences(SENTENCES)
