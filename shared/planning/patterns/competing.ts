import type { PatternVariant } from './pattern.ts'

/** A day on which it counts, before others or against them: a hackathon, a quiz night, a contest, a stage, a try-out. */
export const competing: PatternVariant = {
  of: /\b(?:hackathon|quiz|contest|competition|tournament|championships?|talent show|bake[- ]?off|olympiad|spelling bee|debate|battle of the bands|game jam)\b|^(?:win (?!back|over|custody|the lottery)|compete|qualify for|perform|take part in)\b/i,
  usual: { perWeek: 3, minutes: 45 },
  question: {
    text: 'Have you done something like it before?',
    suggestions: [
      { label: 'Never', level: 'have never done it' },
      { label: 'Once or twice', level: 'have done it once or twice' },
      { label: 'Often', level: 'have done it often' },
    ],
    assumed: 'have done it once or twice',
  },
  firstStep: {
    title: 'Rules, date and place: look them up',
    note: 'Look up when and where it is, who may take part, how long it lasts and what is judged. Done when four lines are written down; sign up at once if you can.',
  },
  phases: [
    {
      title: 'Know it',
      focus: 'What is judged, and where you stand today',
      why: 'When you know what counts, you practise that; one honest try shows where the points are lost.',
      share: 0.2,
      length: 0.67,
      checkpoint: 'You are signed up, and have the result of one honest try',
      steps: [
        {
          title: 'Sign up and clear the day',
          note: 'Sign up, block the day and the evening before, and tell those who have to know. Done when the confirmation is there.',
        },
        {
          title: 'Team and parts: who does what',
          note: 'Settle who does what, or which parts you have if you are alone, and where you meet or practise. Done when each part has a name.',
        },
        {
          title: 'What wins: three examples',
          note: 'Look at three who did well the last time, or ask somebody who was there. What did they do that others did not? Done when three lines are written down.',
        },
        {
          title: 'Honest try: a small one',
          note: 'Do a small version of it today, with a clock. Done when the result is written down, and the one thing that cost you most.',
        },
      ],
      kinds: [
        {
          title: 'Watch {n}: one who is good at it',
          note: 'Watch or read one good example to its end and note what you could take over. Done when one thing is marked for your next practice.',
        },
        {
          title: 'Small try {n}: with a clock',
          note: 'Do one part of it under its real conditions. Done when the result stands beside the last one.',
        },
        {
          title: 'Gap {n}: what you do not know yet',
          note: 'Take one thing that could come up and that you do not know, and learn its first half. Done when you could explain it to your team or a friend.',
        },
      ],
    },
    {
      title: 'Practise',
      focus: 'The parts that cost you most, then pieces of the whole',
      why: 'What is weakest wins the most points; pieces that hold can be put together.',
      share: 0.4,
      checkpoint: 'Your weakest part goes well three times in a row',
      kinds: [
        {
          title: 'Weak part {n}: again and again',
          note: 'Take the part that cost you most and practise only that for {minutes} minutes. Done when it went right three times in a row.',
        },
        {
          title: 'Round {n}: one whole round',
          note: 'Do one whole round as it will be, alone or with your team. Done when the result and one lesson are written down.',
        },
        {
          title: 'Speed {n}: the same, faster',
          note: 'Do something that works already in three quarters of the time. Done when you know what can be left out.',
        },
        {
          title: 'Surprise {n}: what if it goes wrong',
          note: 'Let somebody change one thing: a missing tool, a strange question, a bad start. Done when you know your first move then.',
        },
        {
          title: 'Strong part {n}: make it shine',
          note: 'Take what you are best at and make it better by one thing that others will notice. Done when somebody noticed it.',
        },
      ],
    },
    {
      title: 'Rehearse',
      focus: 'The whole, with its clock, its place and people who watch',
      why: 'What was done once under real conditions is no surprise on the day.',
      share: 0.3,
      length: 1.33,
      checkpoint: 'Number of whole rehearsals that you have done',
      steps: [
        {
          title: 'Full rehearsal: as on the day',
          note: 'Go through all of it without a stop, with the real time and the real things. Done when all that got stuck is on a list.',
        },
      ],
      kinds: [
        {
          title: 'Mend {n}: what the rehearsal showed',
          note: 'Take what cost you most in the last rehearsal and practise that alone. Done when it went well twice.',
        },
        {
          title: 'Before others {n}: let them watch',
          note: 'Do it before two people and ask what they saw. Done when each has said one thing to keep and one to change.',
        },
        {
          title: 'Again from start to end {n}',
          note: 'Do the whole once more, with the clock. Done when its result stands beside that of the last one.',
        },
        {
          title: 'Head {n}: nerves and restart',
          note: 'Practise how you begin when your heart beats fast: breathe, first sentence or first move. After a slip, go on at once. Done when you did it three times.',
        },
      ],
    },
    {
      title: 'Ready',
      focus: 'Little practice, things packed, sleep',
      why: 'Now nothing new helps any more; a rested head and a packed bag do.',
      share: 0.1,
      length: 0.67,
      checkpoint: 'Everything is packed and you have slept well',
      kinds: [
        {
          title: 'Light run {n}: only what is good',
          note: 'Go once through what you do well, and stop. Done when it felt easy.',
        },
        {
          title: 'Pack {n}: things, way, times',
          note: 'Lay out what you need and check the way and the hour. Done when it stands at the door.',
        },
        {
          title: 'Picture it {n}: from the first minute',
          note: 'Close your eyes and go through the day from arriving to the end. Done when you have seen yourself begin calmly.',
        },
      ],
    },
  ],
  keepsRoom: true,
  isTheDay: true,
  sources: [
    {
      claim: 'Practice that is aimed at what is weak makes the difference',
      url: 'https://doi.org/10.1037/0033-295X.100.3.363',
    },
  ],
}
