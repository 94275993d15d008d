import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Sentences of several parts: what is said of one is not said of all, and second goals are offered, of training. */
const SENTENCES: readonly Sentence[] = [
  [
    'Learn to swim properly before summer holidays, tuesday and thursday evenings',
    {
      what: 'Learn to swim properly',
      pattern: 'skill',
      unread: ['before summer holidays'],
      weekdays: [2, 4],
      per_week: 2,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'improve my handstand, 10 min 6x/week',
    { what: 'Improve my handstand', pattern: 'strength', per_week: 6, minutes: 10 },
  ],
  [
    'train for 10k with my sister, saturdays, race is april 11',
    {
      what: 'Train for 10k with my sister',
      pattern: 'race',
      deadline: '2027-04-11',
      weekdays: [6],
      per_week: 1,
    },
  ],
  [
    'strength training twice a week at home, no equipment',
    { what: 'Do strength training at home', pattern: 'strength', per_week: 2, beside: ['no equipment'] },
  ],
  [
    "I'd like to be able to do a pull up. can train mondays and fridays, 20 minutes",
    { what: 'Do a pull up', pattern: 'strength', weekdays: [1, 5], per_week: 2, minutes: 20 },
  ],
  [
    'ride 100 miles on 15 aug; currently ride 20; weekends plus one weekday evening',
    {
      what: 'Ride 100 miles',
      pattern: 'endurance',
      deadline: '2027-08-15',
      level: 'currently ride 20',
      amount: { value: 100, unit: 'miles' },
      per_week: 3,
      one_on: [[0], [6]],
      own_days: [{ days: [1, 2, 3, 4, 5], between: ['17:00', '22:00'], minutes: null }],
    },
  ],
  [
    'run 3 times a week but skip the first week of january',
    { what: 'Run', pattern: 'start_running', unread: ['skip the first week of january'], per_week: 3 },
  ],
  [
    'gym mo/we/fr, swim sat',
    { what: 'Go to the gym', pattern: 'strength', also: ['swim sat'], weekdays: [1, 3, 5], per_week: 3 },
  ],
  [
    'lose 5 kg by june and learn to swim',
    { what: 'Lose 5 kg', pattern: 'weight', also: ['learn to swim'], deadline: '2027-06-01' },
  ],
  [
    'yoga mon & thu, meditation every morning',
    {
      what: 'Do yoga',
      pattern: 'flexibility',
      also: ['meditation every morning'],
      weekdays: [1, 4],
      per_week: 2,
    },
  ],
  [
    'I want to get fit, eat better and sleep 8 hours',
    { what: 'Get fit', pattern: 'strength', also: ['eat better', 'sleep 8 hours'] },
  ],
  [
    'gym on mondays, piano on wednesdays, french on fridays',
    {
      what: 'Go to the gym',
      pattern: 'strength',
      also: ['piano on wednesdays', 'french on fridays'],
      weekdays: [1],
      per_week: 1,
    },
  ],
  [
    'run a 10k in may, oh and stop biting my nails',
    { what: 'Run a 10k', pattern: 'race', also: ['stop biting my nails'], deadline: '2027-05-31' },
  ],
  [
    'swim twice a week but also stretch daily for 10 minutes',
    { what: 'Swim', pattern: 'endurance', also: ['stretch daily for 10 minutes'], per_week: 2 },
  ],
  [
    'get back to yoga now that the baby sleeps, maybe twice a week during nap time',
    {
      what: 'Get back to yoga now that the baby sleeps',
      pattern: 'flexibility',
      unread: ['during nap time'],
      per_week: 2,
    },
  ],
  [
    'walk the camino de santiago in september 2027, training 4 days a week',
    { what: 'Walk the camino de santiago', pattern: 'endurance', deadline: '2027-09-30', per_week: 4 },
  ],
  [
    'sub 3:30 marathon in berlin 26 sept 2027, 5 runs per week, long run sundays',
    {
      what: 'Train for sub 3:30 marathon in berlin',
      pattern: 'race',
      deadline: '2027-09-26',
      per_week: 5,
      one_on: [[0]],
    },
  ],
  [
    'bench 100kg by june, currently 80, mon wed fri after work',
    {
      what: 'Bench 100kg',
      pattern: 'strength',
      deadline: '2027-06-01',
      weekdays: [1, 3, 5],
      per_week: 3,
      between: ['17:00', '24:00'],
      level: 'currently 80',
    },
  ],
  [
    'swim 2k open water race on july 4th, pool only tues/thurs',
    {
      what: 'Swim 2k open water race',
      pattern: 'race',
      deadline: '2027-07-04',
      weekdays: [2, 4],
      per_week: 2,
    },
  ],
  [
    'bike to work 3x a week from march',
    { what: 'Bike to work', pattern: 'endurance', starts_on: '2027-03-01', per_week: 3 },
  ],
  [
    'do 50 push ups in a row in 2 months',
    { what: 'Do 50 push ups in a row', pattern: 'strength', deadline: '2027-01-23' },
  ],
  [
    'stretch hips 10 min after every run',
    { what: 'Stretch hips', pattern: 'flexibility', unread: ['after every run'], minutes: 10 },
  ],
  [
    'train for my first triathlon, 8 hrs/wk, no training on mondays',
    {
      what: 'Train for my first triathlon',
      pattern: 'race',
      not_on: [1],
      per_week: 6,
      minutes: 80,
      weekly_minutes: 480,
    },
  ],
]

testSentences(SENTENCES)
