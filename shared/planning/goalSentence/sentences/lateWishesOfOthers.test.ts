import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** What somebody has, who they are and what others want, told before the wish. */
const SENTENCES: readonly Sentence[] = [
  [
    "I've got two left feet and my best friend's wedding is in Seville in June, everyone there dances. would love to learn some salsa before that, tuesdays after work",
    {
      what: 'Learn some salsa',
      pattern: 'skill',
      deadline: '2027-05-31',
      weekdays: [2],
      per_week: 1,
      between: ['17:00', '24:00'],
    },
  ],
  [
    "so, my wife left, the flat is a dump and I'm 20 kilos too heavy. first things first: clean the flat, one hour every saturday",
    { what: 'Clean the flat', pattern: 'tidy', weekdays: [6], per_week: 1, minutes: 60 },
  ],
  [
    'My dad had a stroke in september so it hit home, I need to stop smoking, 15 a day right now',
    { what: 'Stop smoking', pattern: 'quit', level: '15 a day right now' },
  ],
  [
    'We bought a fixer upper in 2024 and the bathroom still has no tiles haha, my partner wants it done before her mother visits at easter',
    { what: 'Get the bathroom done', deadline: '2027-03-27' },
  ],
  [
    'since I work from home I barely talk to people, joining a choir in january would be great, rehearsals are wednesdays at 7',
    {
      what: 'Join a choir',
      pattern: 'instrument',
      deadline: '2027-01-31',
      weekdays: [3],
      per_week: 1,
      between: ['19:00', '20:00'],
    },
  ],
  [
    'been told i snore and should lose some weight, also blood sugar is a bit high. 30 min brisk walk every lunch break',
    { what: 'Go for a brisk walk', per_week: 7, minutes: 30, between: ['12:00', '14:00'] },
  ],
  [
    "for 3 years i've paid for a gym i never visit, that's like 1500 down the drain. go mondays and fridays at 7am from next week on",
    {
      what: 'Go to the gym',
      pattern: 'strength',
      starts_on: '2026-11-30',
      weekdays: [1, 5],
      per_week: 2,
      between: ['07:00', '08:00'],
    },
  ],
  [
    "my grandson sends me voice messages in Portuguese and I don't understand a word, would you help me learn it? Half an hour after breakfast suits me",
    { what: 'Learn Portuguese', pattern: 'language', minutes: 30, between: ['07:00', '12:00'] },
  ],
  [
    "paint the fence before summer, after work i'm dead but sundays i have energy",
    {
      what: 'Paint the fence',
      pattern: 'tidy',
      unread: ["after work i'm dead but sundays i have energy"],
      deadline: '2027-05-31',
    },
  ],
  [
    "hi! i'm maria, two kids. get back into running",
    { what: 'Get back into running', pattern: 'start_running' },
  ],
]

testSentences(SENTENCES)
