import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** What somebody has, who they are and what others want, told before the wish or behind it. */
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
      unread: ['but sundays i have energy'],
      between: ['05:00', '17:00'],
      deadline: '2027-05-31',
    },
  ],
  [
    "hi! i'm maria, two kids. get back into running",
    { what: 'Get back into running', pattern: 'start_running' },
  ],
  [
    'last winter i was depressed and stopped seeing anyone. this winter i want to go out at least once a week',
    { what: 'Go out', deadline: '2027-02-28', per_week: 1 },
  ],
  [
    "i have a stutter and there's a wedding speech to give on the 4th of september, practise twice a week 15 min",
    {
      what: 'Practise for a wedding speech',
      pattern: 'presentation',
      deadline: '2027-09-04',
      per_week: 2,
      minutes: 15,
    },
  ],
  [
    "we've got a puppy, cute but a nightmare, he needs to learn to walk on the leash by spring, 10 minutes every day",
    { what: 'Help him learn to walk on the leash', deadline: '2027-05-31', per_week: 7, minutes: 10 },
  ],
  [
    'three of my friends do triathlons and they never shut up about it. fine. sprint triathlon in june, i swim like a stone though, 4 sessions a week',
    { what: 'Sprint triathlon', pattern: 'race', deadline: '2027-06-30', per_week: 4 },
  ],
  [
    "My handwriting is so bad that my own mother can't read it lol, ten minutes of practice a day should fix it by easter",
    { what: 'Practise my handwriting', pattern: 'skill', deadline: '2027-03-28', per_week: 7, minutes: 10 },
  ],
  [
    "I'm an engineer, never drew anything in my life, retirement starts in july and i want to be able to paint watercolours by then, thursdays 5 to 7",
    {
      what: 'Paint watercolours',
      pattern: 'art',
      deadline: '2027-06-30',
      weekdays: [4],
      per_week: 1,
      minutes: 120,
      between: ['17:00', '19:00'],
    },
  ],
  [
    "I have a job interview at a big bank on December 15, and I haven't done interviews in ten years, so I want to practice every evening for an hour",
    {
      what: 'Practice for a job interview at a big bank',
      pattern: 'job',
      deadline: '2026-12-15',
      per_week: 7,
      minutes: 60,
      between: ['17:00', '22:00'],
      level: "I haven't done interviews in ten years",
    },
  ],
  [
    'I teach kids all day and by the evening my voice is gone, but I want to take up the guitar again which I played in college, sundays and maybe wednesdays 45 minutes',
    {
      what: 'Take up the guitar again which I played in college',
      pattern: 'instrument',
      beside: ['I teach kids all day and by the evening my voice is gone'],
      weekdays: [0, 3],
      per_week: 2,
      minutes: 45,
    },
  ],
  [
    'my husband and i are trying to buy a house next year, so we need to save 15000 by december 2027. we both work full time',
    {
      what: 'Save 15000',
      pattern: 'savings',
      beside: ['we both work full time'],
      deadline: '2027-12-01',
      amount: { value: 15000, unit: 'money' },
    },
  ],
  [
    'i dont know why but i always end up on my phone until 2am, i want to be asleep by 11 on work nights',
    {
      what: 'Be asleep by 11',
      pattern: 'calm',
      beside: ['i always end up on my phone until 2am'],
      weekdays: [0, 1, 2, 3, 4],
      per_week: 5,
    },
  ],
  [
    'My mom is visiting from Korea in March and I can barely talk to her anymore since my Korean got so bad. 20 minutes a day of Korean until she arrives',
    { what: 'Learn Korean', pattern: 'language', deadline: '2027-02-28', per_week: 7, minutes: 20 },
  ],
  [
    "I always wanted to write a children's book for my nephew, he is turning 5 on June 10, so it should be finished by then. I have time on saturday mornings",
    {
      what: "Write a children's book for my nephew",
      pattern: 'writing',
      deadline: '2027-06-10',
      weekdays: [6],
      per_week: 1,
      between: ['05:00', '12:00'],
    },
  ],
  // What takes place at its own time is asked about.
  [
    'learn chess on Wednesdays I go to the gym',
    { what: 'Learn chess', pattern: 'skill', unread: ['I go to the gym'], weekdays: [3], per_week: 1 },
  ],
  ['learn chess, I work nights', { what: 'Learn chess', pattern: 'skill', unread: ['I work nights'] }],
  [
    "write daily, it's like 5 hours",
    { what: 'Write', pattern: 'writing', unread: ["it's like 5 hours"], per_week: 7 },
  ],
]

testSentences(SENTENCES)
