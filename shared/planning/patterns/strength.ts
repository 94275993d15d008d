import { bodyweight } from './bodyweight.ts'
import { homeStrength } from './homeStrength.ts'
import type { Pattern } from './pattern.ts'

/** Getting stronger, with weights or without. */
export const strength: Pattern = {
  key: 'strength',
  usual: { perWeek: 3, minutes: 40 },
  question: {
    text: 'Have you trained with weights before?',
    suggestions: [
      { label: 'Never', level: 'have never trained with weights', start: 0.75 },
      { label: 'A while ago', level: 'trained a while ago' },
      { label: 'I train now', level: 'train now', start: 1.2 },
    ],
    assumed: 'trained a while ago',
  },
  firstStep: {
    title: 'Starting point: three counts',
    note: 'Count once: push-ups (on the knees if need be), squats, and seconds in a plank. Stop before it shakes. Done when the three numbers are written down.',
  },
  phases: [
    {
      title: 'Technique',
      focus: 'The main movements, light and clean',
      why: 'In the first weeks it is the nerves that learn; clean movements are what carries heavier loads later.',
      share: 0.3,
      checkpoint: 'You can do each movement 12 times without losing its form',
      kinds: [
        {
          title: 'Squat and push {n}: light',
          note: 'Warm up, then 2 rounds of 12 squats, 10 push-ups and 10 rows, slowly. Done when the last repetition looks like the first.',
          effort: 'hard',
        },
        {
          title: 'Hinge and pull {n}: light',
          note: 'Warm up, then 2 rounds of 12 hip hinges, 10 rows and a plank of 30 seconds. Done when the back stayed straight throughout.',
          effort: 'hard',
        },
        {
          title: 'Lunge and carry {n}: light',
          note: 'Warm up, then 2 rounds of 10 lunges a side, 10 presses overhead and a slow walk with something heavy. Done when nothing wobbles.',
          effort: 'hard',
        },
        {
          title: 'Mobility {n}: hips and shoulders',
          note: 'Move hips, shoulders and ankles through their whole range for {minutes} minutes. Done when it feels looser than before.',
          effort: 'easy',
        },
        {
          title: 'Core {n}: slow and steady',
          note: 'Plank, side plank and bridge by turns, with as much rest as work. Done when the time is up.',
          effort: 'easy',
        },
      ],
    },
    {
      title: 'Volume',
      focus: 'More rounds, a little more weight',
      why: 'Muscles grow with the number of good sets a week; small steps keep the joints with them.',
      share: 0.4,
      checkpoint: 'Number of push-ups in one go',
      kinds: [
        {
          title: 'Legs and chest {n}: three rounds',
          note: 'Warm up, then 3 rounds of 8 to 12 squats, presses and rows. Done when two repetitions were left in each round.',
          effort: 'hard',
        },
        {
          title: 'Back and hips {n}: three rounds',
          note: 'Warm up, then 3 rounds of 8 to 12 deadlifts, pulls and planks. Done when two repetitions were left in each round.',
          effort: 'hard',
        },
        {
          title: 'Whole body {n}: three rounds',
          note: 'Warm up, then 3 rounds of lunges, push-ups, rows and a carry. Done when the last round was as clean as the first.',
          effort: 'hard',
        },
        {
          title: 'Loosen up {n}: what is sore',
          note: 'Walk a little, then stretch what is sore for {minutes} minutes. Done when you move freely again.',
          effort: 'easy',
        },
        {
          title: 'Balance {n}: one leg, one arm',
          note: 'Stand, hinge and press on one side at a time, without weight. Done when both sides feel alike.',
          effort: 'easy',
        },
      ],
    },
    {
      title: 'Strength',
      focus: 'Fewer repetitions with more weight',
      why: 'Strength is a skill with heavy things; long rests between the sets make the next one as good.',
      share: 0.2,
      checkpoint: 'The heaviest weight, or the hardest kind, that you lifted five times cleanly',
      kinds: [
        {
          title: 'Heavy legs {n}: five by five',
          note: 'Warm up well, then 5 rounds of 5 squats with 2 minutes of rest. Done when all five rounds were clean.',
          effort: 'hard',
        },
        {
          title: 'Press day {n}: five by five',
          note: 'Warm up well, then 5 rounds of 5 presses and 5 rows with 2 minutes of rest. Done when all five rounds were clean.',
          effort: 'hard',
        },
        {
          title: 'Pull day {n}: five by five',
          note: 'Warm up well, then 5 rounds of 5 deadlifts or pull-ups with 2 minutes of rest. Done when the form held.',
          effort: 'hard',
        },
        {
          title: 'Easy movement {n}',
          note: 'Walk, cycle or swim for {minutes} minutes without effort. Done when you feel fresh.',
          effort: 'easy',
        },
        {
          title: 'Deep stretching {n}',
          note: 'Hold each stretch for a slow minute, breathing out. Done when every large muscle had its turn.',
          effort: 'easy',
        },
      ],
    },
    {
      title: 'Test and rest',
      focus: 'Less work, and the counts of the first day again',
      why: 'Rest is when strength comes; the same test shows what the weeks gave.',
      share: 0.1,
      checkpoint: 'The three counts of the first day, again',
      steps: [
        {
          title: 'Short rounds: half the weight',
          note: 'One light round of each movement. Done when it felt easy.',
        },
        {
          title: 'Count again: the three counts',
          note: 'After a day of rest count push-ups, squats and the plank as on the first day. Done when the numbers stand beside the first ones.',
        },
        {
          title: 'Next plan: what now',
          note: 'Loosen up, then write down what got strong and what comes next. Done when one sentence is written down.',
        },
      ],
      kinds: [
        {
          title: 'Easy rounds {n}: half the weight',
          note: 'Two light rounds of the movements that you like best. Done when you would like to do more.',
          effort: 'easy',
        },
        {
          title: 'Fresh legs {n}: walk or swim',
          note: 'Walk, cycle or swim for {minutes} minutes without effort. Done when the time is up.',
          effort: 'easy',
        },
        {
          title: 'Stretch {n}: slow and long',
          note: 'Hold each stretch for a slow minute, breathing out. Done when every large muscle had its turn.',
          effort: 'easy',
        },
      ],
    },
  ],
  load: {
    hasLong: false,
    mostHard: 3,
    longest: 60,
    mostWeekly: 240,
    endsLight: true,
    bounds: [
      { of: bodyweight.of, longest: 40, mostWeekly: 150 },
      { of: homeStrength.of, longest: 50, mostWeekly: 180 },
    ],
  },
  variants: [bodyweight, homeStrength],
  advice: [{ text: 'Stop where it hurts; see a doctor first if you have an injury or high blood pressure.' }],
  sources: [
    { claim: 'More good sets a week build more muscle', url: 'https://pubmed.ncbi.nlm.nih.gov/27433992/' },
    {
      claim: 'Strength training on at least two days a week',
      url: 'https://www.who.int/news-room/fact-sheets/detail/physical-activity',
    },
  ],
}
