import type { PatternPhase, PatternVariant } from './pattern.ts'
import { lasting } from './phaseShares.ts'

const PHASES: readonly PatternPhase[] = [
  {
    title: 'Time on your feet',
    focus: 'Easy walks, often, one of them longer',
    why: 'Feet, tendons and skin need weeks to get used to it; easy hours give them that time.',
    share: 0.35,
    checkpoint: 'Your longest walk left you fresh on the next day',
    kinds: [
      {
        title: 'Easy walk {n}, {minutes} min',
        note: 'Walk for {minutes} minutes so that you could talk. Done when the time is up.',
        effort: 'easy',
      },
      {
        title: 'Legs at home {n}: steps and calves',
        note: 'Step up and down a stair, rise on your toes, squat slowly, with pauses, for about 20 minutes; walk the rest. Done when each was done three times.',
        effort: 'easy',
      },
      {
        title: 'Stairs or slope {n}: up briskly',
        note: 'Walk in for 10 minutes, then go up a stair or slope six times briskly and down gently. Done when all six were alike.',
        effort: 'hard',
      },
      {
        title: 'Long walk {n}, {minutes} min',
        note: 'Walk for {minutes} minutes slowly, with water and something to eat. Done when you could have gone on a little.',
        effort: 'long',
      },
    ],
  },
  {
    title: 'Hills and pack',
    focus: 'More climbing, and a pack that gets heavier',
    why: 'Going down with weight is what hurts on the second day; it can be practised.',
    share: 0.35,
    checkpoint: 'Your longest walk so far with the pack, in km',
    kinds: [
      {
        title: 'Loose walk {n}: without a pack',
        note: 'Walk for {minutes} minutes as slowly as you like. Done when you feel fresher than before.',
        effort: 'easy',
      },
      {
        title: 'Downhill {n}: short steps, soft knees',
        note: 'Find a slope and walk down it several times with short steps. Done when it was quiet and even three times.',
        effort: 'easy',
      },
      {
        title: 'Climb {n}: steadily uphill',
        note: 'Warm up, then go uphill steadily for half of the time; no slope near you is no matter, stairs do. Done when you did not have to stop.',
        effort: 'hard',
      },
      {
        title: 'Pack walk {n}: a little heavier',
        note: 'Walk for {minutes} minutes with a pack, at first with a third of what you will carry. Done when shoulders and feet are well; note what rubbed.',
        effort: 'long',
      },
    ],
  },
  {
    title: 'As it will be',
    focus: 'The way, the food and the clothes of the tour',
    why: 'Shoes, socks and food are tried now; on the way it is too late.',
    share: 0.2,
    checkpoint: 'You have walked a long day with all that you will carry',
    kinds: [
      {
        title: 'Plan {n}: stages, water, beds',
        note: 'Walk for half of the time, then look at the next stage: length, climb, water, where you sleep. Done when it stands on your list.',
        effort: 'easy',
      },
      {
        title: 'Easy turn {n}: legs only',
        note: 'Walk easily for {minutes} minutes. Done when the time is up.',
        effort: 'easy',
      },
      {
        title: 'Steep hour {n}: with half the pack',
        note: 'Warm up, then go up and down for most of the time with half of your weight. Done when the last climb was as even as the first.',
        effort: 'hard',
      },
      {
        title: 'Test day {n}: everything with you',
        note: 'Walk for {minutes} minutes in the clothes and with the pack and food of the tour. Done when you know what stays at home.',
        effort: 'long',
      },
    ],
  },
  {
    title: 'Rest and pack',
    focus: 'Less walking, feet looked after, bag packed',
    why: 'Tiredness goes in days, fitness stays for weeks.',
    share: 0.1,
    checkpoint: 'Everything is packed, and your feet are well',
    kinds: [
      {
        title: 'Short walk {n}, {minutes} min',
        note: 'Walk easily for {minutes} minutes. Done when you want more.',
        effort: 'easy',
      },
      {
        title: 'Feet and legs {n}: stretch, care',
        note: 'Walk a little, stretch calves and hips, cut nails, look after sore spots. Done when nothing hurts.',
        effort: 'easy',
      },
      {
        title: 'Pack {n}: weigh, and leave things',
        note: 'Lay out all you take, weigh it, and take out what you did not miss on the test day. Done when it is packed.',
        effort: 'easy',
      },
    ],
  },
]

/** After the first two, where no tour is named. */
const HOLD: PatternPhase = {
  title: 'Hold it',
  focus: 'Walks that you look forward to, each week',
  why: 'Legs and feet lose in weeks what nobody asks of them; a walk that one likes is not put off.',
  share: 0.3,
  checkpoint: 'You have kept your rhythm for two weeks in a row',
  kinds: [
    {
      title: 'Short way {n}: from your door',
      note: 'Walk for {minutes} minutes from your door without a plan. Done when you have seen one thing that is new.',
      effort: 'easy',
    },
    {
      title: 'Company {n}: with somebody',
      note: 'Walk easily with a friend or a group for {minutes} minutes. Done when the next time is agreed.',
      effort: 'easy',
    },
    {
      title: 'First hill again {n}',
      note: 'Warm up, then go up the hill of your first weeks at a brisk pace. Done when you have noted the time.',
      effort: 'hard',
    },
    {
      title: 'New trail {n}, {minutes} min',
      note: 'Walk for {minutes} minutes where you have not been, with water and a jacket. Done when you are back; write down how far it was.',
      effort: 'long',
    },
  ],
}

/** Long ways on foot: a trail of several days, a high mountain. Hours on the feet, hills, and a pack that gets heavier. */
export const hiking: PatternVariant = {
  of: /\b(?:hik(?:e|es|ing)|trek(?:king)?|camino|backpacking|pilgrimage|mount(?:ain)?|mt|kilimanjaro|everest base|long walk|walk (?:\d+(?: ?(?:k|km|kilomet\w+|miles?))?|the|across|from|along|an?|my|our)|(?:charity|sponsored|mile|k|km) walk)\b|\bclimb\b/i,
  usual: { perWeek: 3, minutes: 45 },
  question: {
    text: 'How long can you walk today without getting very tired?',
    suggestions: [
      { label: 'Less than an hour', level: 'can walk for less than an hour', start: 0.7 },
      { label: 'About two hours', level: 'can walk for about two hours' },
      { label: 'Half a day', level: 'can walk for half a day', start: 1.5 },
    ],
    assumed: 'can walk for about two hours',
  },
  firstStep: {
    title: 'Shoes on, 10 minutes outside',
    note: 'Put on the shoes you will hike in and walk for 10 minutes, if you can with a slope. Done when you know whether anything rubs.',
  },
  phases: PHASES,
  withoutDay: [...lasting(PHASES.slice(0, 2), 0.7), HOLD],
  advice: [
    { text: 'See a doctor first if you have a heart condition.' },
    {
      of: /\b(?:climb|mount(?:ain)?|mt|kilimanjaro|everest|blanc|alps|andes|himalaya)\b/i,
      text: 'High or steep ground needs a guide or somebody who knows it, and time to get used to the height.',
    },
  ],
}
