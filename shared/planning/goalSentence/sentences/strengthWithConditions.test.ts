import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Sentences about strength with conditions, hours, days that are left out or further goals. */
const SENTENCES: readonly Sentence[] = [
  [
    'three times a week gym one time a week swimming',
    { what: 'Go to the gym', pattern: 'strength', unread: ['one time a week swimming'], per_week: 3 },
  ],
  [
    'bench 100 kg by the end of q2, gym mon wed fri 6am',
    {
      what: 'Bench 100 kg',
      pattern: 'strength',
      deadline: '2027-06-30',
      weekdays: [1, 3, 5],
      per_week: 3,
      between: ['06:00', '07:00'],
    },
  ],
  [
    'lift weights tue & fri 6-7pm starting jan 4th',
    {
      what: 'Lift weights',
      pattern: 'strength',
      starts_on: '2027-01-04',
      weekdays: [2, 5],
      per_week: 2,
      minutes: 60,
      between: ['18:00', '19:00'],
    },
  ],
  [
    'get stronger legs for skiing, we go on february 13',
    { what: 'Get stronger legs for skiing', pattern: 'strength', beside: ['we go'], deadline: '2027-02-13' },
  ],
  [
    'build muscle, 4 day split, about an hour, evenings, not friday',
    {
      what: 'Build muscle',
      pattern: 'strength',
      per_week: 4,
      not_on: [5],
      minutes: 60,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'do 30 squats 20 lunges and 10 push ups every morning',
    {
      what: 'Do 30 squats 20 lunges and 10 push ups',
      pattern: 'strength',
      per_week: 7,
      between: ['05:00', '12:00'],
    },
  ],
  [
    'work on my handstand 15 minutes a day, wrists are weak',
    {
      what: 'Work on my handstand',
      pattern: 'strength',
      unread: ['wrists are weak'],
      per_week: 7,
      minutes: 15,
    },
  ],
  [
    'strengthen my back, 3 exercises, 10 min, every morning when i get up',
    {
      what: 'Strengthen my back',
      pattern: 'strength',
      per_week: 7,
      minutes: 10,
      between: ['05:00', '09:00'],
      amount: { value: 3, unit: 'exercises' },
    },
  ],
  [
    'gym in the mornings 3 times per week, sauna on sundays',
    {
      what: 'Go to the gym',
      pattern: 'strength',
      also: ['sauna on sundays'],
      per_week: 3,
      between: ['05:00', '12:00'],
    },
  ],
  [
    'do 20 min hiit mon wed fri, stretch on rest days',
    {
      what: 'Do hiit',
      pattern: 'strength',
      also: ['stretch on rest days'],
      weekdays: [1, 3, 5],
      per_week: 3,
      minutes: 20,
    },
  ],
  [
    'build muscle, 4 day split, 1h sessions, rest on wed, sat and sun',
    { what: 'Build muscle', pattern: 'strength', per_week: 4, not_on: [0, 3, 6], minutes: 60 },
  ],
  [
    'lift weights mon/wed/fri and do cardio tue/thu',
    {
      what: 'Lift weights',
      pattern: 'strength',
      also: ['do cardio tue/thu'],
      weekdays: [1, 3, 5],
      per_week: 3,
    },
  ],
  [
    'gym 3x/week except the week of 14 december',
    { what: 'Go to the gym', pattern: 'strength', unread: ['except the week of 14 december'], per_week: 3 },
  ],
  [
    'do strength exercises at home w/ dumbbells mon-wed-fri 6.30am for 35 mins',
    {
      what: 'Do strength exercises at home w/ dumbbells',
      pattern: 'strength',
      weekdays: [1, 3, 5],
      per_week: 3,
      minutes: 35,
      between: ['06:30', '07:05'],
    },
  ],
  [
    'lift 3 days a week & run 2 days a week for 12 weeks',
    { what: 'Lift', pattern: 'strength', also: ['run 2 days a week for 12 weeks'], per_week: 3 },
  ],
  [
    'work out 3x week and maybe do some yoga on sundays',
    { what: 'Work out', pattern: 'strength', also: ['do some yoga on sundays'], per_week: 3 },
  ],
  [
    'exercise more and eat less junk food',
    { what: 'Exercise more', pattern: 'strength', also: ['eat less junk food'] },
  ],
  [
    'build up to 3 sets of 12 pull-ups, mon wed fri mornings',
    {
      what: 'Build up to 3 sets of 12 pull-ups',
      pattern: 'strength',
      weekdays: [1, 3, 5],
      per_week: 3,
      between: ['05:00', '12:00'],
    },
  ],
  [
    'go to the gym mon/wed/fri at 6:30 am for 45 mins starting next week',
    {
      what: 'Go to the gym',
      pattern: 'strength',
      starts_on: '2026-11-30',
      weekdays: [1, 3, 5],
      per_week: 3,
      minutes: 45,
      between: ['06:30', '07:15'],
    },
  ],
  [
    'one push-up more every day until i can do 50',
    { what: 'Do one push-up more', pattern: 'strength', unread: ['until i can do 50'], per_week: 7 },
  ],
  [
    'get stronger, no gym on weekends, 45 minutes',
    { what: 'Get stronger', pattern: 'strength', not_on: [0, 6], minutes: 45 },
  ],
]

testSentences(SENTENCES)
