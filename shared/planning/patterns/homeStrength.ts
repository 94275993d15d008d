import type { PatternVariant } from './pattern.ts'

/** Getting stronger with the own body alone: what grows is the kind of the movement, not the weight. */
export const homeStrength: PatternVariant & { of: RegExp } = {
  of: /^(?!.*\b(?:bench|dead ?lift|barbell)\b).*\b(?:without (?:any )?(?:weights?|equipment|machines|a gym)|no (?:weights|equipment|gym)|body ?weight|calisthenics|(?:stronger|strength|work ?out|exercise|train) at home)\b/i,
  question: {
    text: 'How many push-ups can you do today, on the knees if need be?',
    suggestions: [
      { label: 'Up to five', level: 'can do up to five push-ups', start: 0.75 },
      { label: 'About ten', level: 'can do about ten push-ups' },
      { label: 'Twenty or more', level: 'can do twenty push-ups or more', start: 1.2 },
    ],
    assumed: 'can do about ten push-ups',
  },
  firstStep: {
    title: 'Starting point: three counts',
    note: 'Count once: push-ups (on the knees if need be), squats, and seconds in a plank. Stop before it shakes. Done when the three numbers are written down.',
  },
  phases: [
    {
      title: 'Technique',
      focus: 'The main movements, slow and clean',
      why: 'In the first weeks it is the nerves that learn; clean movements are what carries the harder kinds later.',
      share: 0.3,
      checkpoint: 'You can do each movement 12 times without losing its form',
      kinds: [
        {
          title: 'Push and squat {n}: slow',
          note: 'Warm up, then 2 rounds of 10 push-ups against a table, 12 squats and a plank of 20 seconds. Done when the last repetition looks like the first.',
          effort: 'hard',
        },
        {
          title: 'Pull and bridge {n}: slow',
          note: 'Warm up, then 2 rounds of 10 rows under a firm table or with a towel around a post, 12 hip bridges and 8 slow crawls. Done when the back stayed straight throughout.',
          effort: 'hard',
        },
        {
          title: 'Lunge and hold {n}: slow',
          note: 'Warm up, then 2 rounds of 8 lunges a side, a wall sit of 20 seconds and a side plank on each side. Done when nothing wobbles.',
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
      focus: 'More rounds of the same movements',
      why: 'Muscles grow with the number of good sets a week; small steps keep the joints with them.',
      share: 0.4,
      checkpoint: 'Number of push-ups in one go',
      kinds: [
        {
          title: 'Chest and legs {n}: three rounds',
          note: 'Warm up, then 3 rounds of push-ups, squats and a plank, each until two more would be possible. Done after the third round.',
          effort: 'hard',
        },
        {
          title: 'Back and hips {n}: three rounds',
          note: 'Warm up, then 3 rounds of rows under a table, one-leg bridges and crawls, each until two more would be possible. Done after the third round.',
          effort: 'hard',
        },
        {
          title: 'Whole body {n}: three rounds',
          note: 'Warm up, then 3 rounds of lunges, push-ups, rows and a wall sit. Done when the last round was as clean as the first.',
          effort: 'hard',
        },
        {
          title: 'Brisk walk {n}: stairs too',
          note: 'Walk briskly for {minutes} minutes and take every stair you meet. Done when you are warm and could still talk.',
          effort: 'easy',
        },
        {
          title: 'Loosen {n}: what is tight',
          note: 'Stretch what feels tight, a minute each, breathing slowly. Done when {minutes} minutes are over.',
          effort: 'easy',
        },
      ],
    },
    {
      title: 'Harder kinds',
      focus: 'Fewer repetitions of a harder kind',
      why: 'Without weights a movement gets harder when it is slower, deeper, or done with one side.',
      share: 0.2,
      checkpoint: 'The hardest kind that you did five times cleanly',
      kinds: [
        {
          title: 'Four seconds down {n}',
          note: 'Warm up, then 4 sets of 5 push-ups and 5 squats, each lowered for four seconds, with two minutes of rest. Done when the fourth set was as slow as the first.',
          effort: 'hard',
        },
        {
          title: 'One side {n}: leg or arm',
          note: 'Warm up, then 4 sets of 5 split squats a side, and push-ups with one hand higher than the other. Done when both sides did the same.',
          effort: 'hard',
        },
        {
          title: 'Pause at the lowest point {n}',
          note: 'Warm up, then 4 sets of 5 rows and lunges, with a pause of three seconds where it is hardest. Done when nothing sagged.',
          effort: 'hard',
        },
        {
          title: 'Easy day {n}: move and breathe',
          note: 'Move slowly through all movements without effort for {minutes} minutes. Done when you feel fresher than before.',
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
      kinds: [
        {
          title: 'Light rounds {n}: half of everything',
          note: 'Do half of what you did last week, cleanly. Done when you would like to do more.',
          effort: 'easy',
        },
        {
          title: 'Three counts again {n}',
          note: 'Count once, rested: push-ups, squats, and seconds in a plank. Done when they stand beside those of the first day.',
          effort: 'easy',
        },
        {
          title: 'What comes next {n}: one line',
          note: 'Walk for {minutes} minutes and decide which movement you want to reach next. Done when you can say it in one line.',
          effort: 'easy',
        },
      ],
    },
  ],
}
