import type { PatternPhase, PatternVariant } from './pattern.ts'
import { lasting } from './phaseShares.ts'

const PHASES: readonly PatternPhase[] = [
  {
    title: 'Calm lengths',
    focus: 'Lie flat, breathe calmly, short distances',
    why: 'In water half of the effort is lost to how one lies; technique brings more than strength.',
    share: 0.35,
    checkpoint: 'You breathe calmly over four lengths',
    kinds: [
      {
        title: 'Breathing {n}: out under water',
        note: 'Swim short lengths and breathe out slowly under water, with as much rest as you like. Done when four in a row were calm.',
        effort: 'easy',
      },
      {
        title: 'Body {n}: long and flat',
        note: 'Push off, glide, kick gently; then swim lengths with that feeling. Done when you take fewer strokes for a length than at first.',
        effort: 'easy',
      },
      {
        title: 'Short fast lengths {n}',
        note: 'Swim in, then 8 short lengths fast with full rest, then swim out. Done when all were alike.',
        effort: 'hard',
      },
      {
        title: 'Slow distance {n}: with pauses',
        note: 'Swim slowly for {minutes} minutes, pauses included. Done when the time is up; write down the lengths.',
        effort: 'long',
      },
    ],
  },
  {
    title: 'Distance',
    focus: 'Longer pieces with shorter pauses',
    why: 'Distance grows by pauses that get shorter, not by swimming harder.',
    share: 0.35,
    checkpoint: 'Your longest distance so far without a pause, in m',
    kinds: [
      {
        title: 'Drills {n}: one thing at a time',
        note: 'Practise one thing: kick, arm or breathing on the other side; then swim easily. Done when it felt lighter once.',
        effort: 'easy',
      },
      {
        title: 'Loose lengths {n}',
        note: 'Swim easily and change the stroke as you like. Done when the time is up.',
        effort: 'easy',
      },
      {
        title: 'Sets {n}: ten with little rest',
        note: 'Swim in, then ten times two lengths with 20 seconds of rest. Done when the last was as fast as the first.',
        effort: 'hard',
      },
      {
        title: 'Long swim {n}: fewer pauses',
        note: 'Swim for {minutes} minutes with as few pauses as you need. Done when the time is up; write down the longest piece.',
        effort: 'long',
      },
    ],
  },
  {
    title: 'As on the day',
    focus: 'Pace, conditions, and the whole distance',
    why: 'What is practised as it will be is no surprise on the day.',
    share: 0.2,
    checkpoint: 'You know the pace that you can hold for the whole distance',
    kinds: [
      {
        title: 'Skills {n}: starts, turns, sighting',
        note: 'Practise what the day asks for: turns, swimming straight, looking up. Done when each went well once.',
        effort: 'easy',
      },
      {
        title: 'Easy swim {n}',
        note: 'Swim easily and smoothly. Done when you feel fresher than before.',
        effort: 'easy',
      },
      {
        title: 'At the pace {n}: three pieces',
        note: 'Swim in, then three long pieces at the pace of the day. Done when all three were alike.',
        effort: 'hard',
      },
      {
        title: 'Rehearsal {n}: without a pause',
        note: 'Swim most of the distance as on the day, with company where the water is open. Done when you know your time.',
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
        title: 'Short and smooth {n}',
        note: 'Swim easily with three short fast pieces. Done when you want more.',
        effort: 'easy',
      },
      {
        title: 'Float and loosen {n}',
        note: 'Swim as slowly as you like. Done when the time is up.',
        effort: 'easy',
      },
      {
        title: 'Pack and check {n}',
        note: 'A short easy swim, then lay out all that you need. Done when the bag is packed.',
        effort: 'easy',
      },
    ],
  },
]

/** After the first two, where no day follows. */
const HOLD: PatternPhase = {
  title: 'Hold it',
  focus: 'Weeks in the water that you can keep up',
  why: 'The feeling for water goes within weeks; two fixed times a week keep it.',
  share: 0.3,
  checkpoint: 'You have kept your times for two weeks in a row',
  kinds: [
    {
      title: 'Free swim {n}: any stroke',
      note: 'Swim for {minutes} minutes as you like and change the stroke when you get bored. Done when the time is up.',
      effort: 'easy',
    },
    {
      title: 'Fewer strokes {n}: count them',
      note: 'Count your strokes on four calm lengths and try to save one. Done when the number is written down.',
      effort: 'easy',
    },
    {
      title: 'Timed lengths {n}: against week one',
      note: 'Swim in, then time four lengths with full rest between. Done when the times stand beside those of your first week.',
      effort: 'hard',
    },
    {
      title: 'Calm kilometre {n}, or what you have',
      note: 'Swim for {minutes} minutes with as few pauses as you need. Done when you have counted the lengths.',
      effort: 'long',
    },
  ],
}

/** Distances in water. */
export const swimming: PatternVariant = {
  of: /\b(?:swim(?:ming|mer|s)?|open water|laps|front crawl|freestyle|breaststroke)\b/i,
  usual: { perWeek: 3, minutes: 45 },
  question: {
    text: 'How far can you swim today without a break?',
    suggestions: [
      { label: 'One or two lengths', level: 'can swim a length or two', start: 0.7 },
      { label: 'About ten lengths', level: 'can swim about ten lengths' },
      { label: 'A kilometre', level: 'can swim a kilometre', start: 1.4 },
    ],
    assumed: 'can swim about ten lengths',
  },
  firstStep: {
    title: 'Pool hours and a packed bag',
    note: 'Look up when lanes are free and pack goggles, cap and towel. Done when the bag stands by the door with a day on it.',
  },
  phases: PHASES,
  withoutDay: [...lasting(PHASES.slice(0, 2), 0.7), HOLD],
  advice: [{ text: 'See a doctor first if you have a heart condition. Never swim alone in open water.' }],
}
