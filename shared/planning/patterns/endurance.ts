import { hiking } from './hiking.ts'
import type { Pattern, PatternPhase } from './pattern.ts'
import { lasting } from './phaseShares.ts'
import { swimming } from './swimming.ts'

const PHASES: readonly PatternPhase[] = [
  {
    title: 'Base',
    focus: 'Easy time, most of it at a pace for talking',
    why: 'Easy hours build the heart and the habit; they cost little and give most.',
    share: 0.35,
    checkpoint: 'You keep going for an hour and could talk all the while',
    kinds: [
      {
        title: 'Easy session {n}: by feel',
        note: 'Go for {minutes} minutes at a pace at which you could talk. Done when the time is up.',
        effort: 'easy',
      },
      {
        title: 'Technique {n}: calm and round',
        note: 'Half of the {minutes} minutes: one thing of your technique at a time. The rest easily. Done when one thing felt better.',
        effort: 'easy',
      },
      {
        title: 'Short hills or sprints {n}',
        note: 'Warm up for 10 minutes, then 6 short hard efforts with full rest, then easily home. Done when all six were alike.',
        effort: 'hard',
      },
      {
        title: 'Long and slow {n}',
        note: 'Go for {minutes} minutes, slower than you think, with something to drink. Done when you could have gone on a little.',
        effort: 'long',
      },
      {
        title: 'Weekly long one {n}: new way',
        note: 'Go for {minutes} minutes where you have not been, slowly. Done when the time is up; write down the distance.',
        effort: 'long',
      },
    ],
  },
  {
    title: 'Build',
    focus: 'Longer, and once a week harder',
    why: 'One harder session a week raises the pace; the long one raises the distance.',
    share: 0.35,
    checkpoint: 'Your longest distance so far, in km',
    kinds: [
      {
        title: 'Recovery {n}: legs loose',
        note: 'Go very easily for {minutes} minutes. Done when you feel fresher than before.',
        effort: 'easy',
      },
      {
        title: 'Steady middle {n}',
        note: 'Warm up, then a steady pace below effort, then cool down. Done when the pace was even.',
        effort: 'easy',
      },
      {
        title: 'Intervals {n}: four times four',
        note: 'Warm up, then 4 times 4 minutes hard with 3 minutes easy between. Done when the last was as good as the first.',
        effort: 'hard',
      },
      {
        title: 'Distance {n}: eat on the way',
        note: 'Go for {minutes} minutes and try what you will eat and drink. Done when the energy held.',
        effort: 'long',
      },
      {
        title: 'Big day {n}: steady to the end',
        note: 'Go for {minutes} minutes, the last quarter at your aimed pace. Done when it held.',
        effort: 'long',
      },
    ],
  },
  {
    title: 'Sharpen',
    focus: 'The pace and the conditions of the day',
    why: 'What is practised as it will be is no surprise on the day.',
    share: 0.2,
    checkpoint: 'You know the pace that you can hold for the whole distance',
    kinds: [
      {
        title: 'Light turn {n}',
        note: 'Go easily for {minutes} minutes. Done when the time is up.',
        effort: 'easy',
      },
      {
        title: 'Skills {n}: starts and turns',
        note: 'Practise what the day asks for: turns, groups, open water, descents. Done when each went well once.',
        effort: 'easy',
      },
      {
        title: 'At the pace {n}',
        note: 'Warm up, then 3 times 10 minutes at the pace of the day. Done when all three were alike.',
        effort: 'hard',
      },
      {
        title: 'Dress rehearsal {n}',
        note: 'Go for {minutes} minutes with everything as on the day. Done when nothing rubs and nothing is missing.',
        effort: 'long',
      },
      {
        title: 'Last long one {n}',
        note: 'Go for {minutes} minutes calmly and enjoy it. Done when you come home with something left.',
        effort: 'long',
      },
    ],
  },
  {
    title: 'Taper',
    focus: 'Less, and fresh',
    why: 'Tiredness goes in days, fitness stays for weeks.',
    share: 0.1,
    checkpoint: 'You feel rested and want to start',
    kinds: [
      {
        title: 'Short and easy {n}',
        note: 'Go for {minutes} minutes with three short pick-ups. Done when you want more.',
        effort: 'easy',
      },
      {
        title: 'Loosen {n}',
        note: 'Move as slowly as you like and stretch. Done when the time is up.',
        effort: 'easy',
      },
      {
        title: 'Pack and check {n}',
        note: 'A short easy turn, then lay out all that you need. Done when the bag is packed.',
        effort: 'easy',
      },
    ],
  },
]

/** After base and build, where no day follows. */
const HOLD: PatternPhase = {
  title: 'Hold it',
  focus: 'Weeks that you can keep up from now on',
  why: 'Fitness goes within weeks when nothing follows; a rhythm that fits your life keeps it.',
  share: 0.3,
  checkpoint: 'You have kept your rhythm for two weeks in a row',
  kinds: [
    {
      title: 'Free turn {n}: as you like',
      note: 'Go for {minutes} minutes where and how you feel like it, without a watch. Done when you come back in a better mood.',
      effort: 'easy',
    },
    {
      title: 'Company {n}: with somebody',
      note: 'Go easily with a friend or a group for {minutes} minutes. Done when the next time is agreed.',
      effort: 'easy',
    },
    {
      title: 'First route again {n}: a bit faster',
      note: 'Warm up, then take the way of your first week at a brisk pace. Done when you have noted the time beside the first one.',
      effort: 'hard',
    },
    {
      title: 'Favourite long one {n}',
      note: 'Go for {minutes} minutes slowly on the route that you like best. Done when the time is up; write down the distance.',
      effort: 'long',
    },
  ],
}

/** Distances by bicycle, in water or on foot in the hills. */
export const endurance: Pattern = {
  key: 'endurance',
  usual: { perWeek: 3, minutes: 45 },
  question: {
    text: 'How long can you keep going today without a long break?',
    suggestions: [
      { label: 'Less than 20 minutes', level: 'can keep going for less than 20 minutes', start: 0.6 },
      { label: 'About 45 minutes', level: 'can keep going for about 45 minutes' },
      { label: 'More than an hour', level: 'can keep going for more than an hour', start: 1.4 },
    ],
    assumed: 'can keep going for about 45 minutes',
  },
  firstStep: {
    title: 'Check your gear in 10 minutes',
    note: 'Look at what carries you: the tyres, brakes and light of a bicycle, or the seat and grips of a rowing machine, and your shoes. Done when nothing is missing, or the one missing thing is on a list.',
  },
  phases: PHASES,
  withoutDay: [...lasting(PHASES.slice(0, 2), 0.7), HOLD],
  keepsRoom: true,
  load: {
    hasLong: true,
    mostHard: 1,
    longest: 240,
    mostWeekly: 600,
    bounds: [{ of: /\b(?:swim|laps|open water|front crawl|row)/i, longest: 90, mostWeekly: 270 }],
  },
  advice: [
    { text: 'See a doctor first if you have a heart condition.' },
    { of: /\b(?:swim|swimming|open water|triathlon)\b/i, text: 'Never swim alone in open water.' },
  ],
  variants: [hiking, swimming],
  sources: [
    {
      claim: 'Most endurance training of the best is easy',
      url: 'https://pubmed.ncbi.nlm.nih.gov/20861519/',
    },
    {
      claim: 'Less volume in the last two weeks makes faster',
      url: 'https://pubmed.ncbi.nlm.nih.gov/17762369/',
    },
  ],
}
