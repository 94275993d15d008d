import type { PatternVariant } from './pattern.ts'

/** One movement without weights, more often or longer: push-ups, pull-ups, a plank. It is trained below the limit, often. */
export const bodyweight: PatternVariant & { of: RegExp } = {
  of: /\b(?:push|press|pull|chin|sit)[- ]?ups?\b|\b(?:burpees?|planks?|dips|pistol squats?|muscle[- ]?ups?|wall sits?|dead hangs?|\d+ squats)\b/i,
  usual: { perWeek: 3, minutes: 25 },
  question: {
    text: 'How much of it can you do today?',
    suggestions: [
      { label: 'None yet', level: 'cannot do it yet', start: 0.8 },
      { label: 'A few', level: 'can do a few' },
      { label: 'Half of it', level: 'can do about half of it', start: 1.2 },
    ],
    assumed: 'can do a few',
  },
  firstStep: {
    title: 'Starting point: your best clean set',
    note: 'Warm up for 5 minutes, then do one set as long as it is clean, and stop before the form goes. Done when the number or the seconds are written down.',
  },
  phases: [
    {
      title: 'Clean form',
      focus: 'An easier kind of the movement, slow and clean',
      why: 'Tendons need longer than muscles; an easier kind lets both grow at one pace.',
      share: 0.3,
      checkpoint: 'Number or seconds of your best clean set',
      kinds: [
        {
          title: 'Easier kind {n}: five clean sets',
          note: 'Take an easier kind (on the knees, with a band, against a wall, or shorter) and do 5 sets at half of what you can, with a minute of rest. Done when the last looked like the first.',
          effort: 'hard',
        },
        {
          title: 'Slow down {n}: four seconds',
          note: 'Do 4 short sets in which the lowering, or the settling in, takes four seconds. Done when nothing sagged.',
          effort: 'hard',
        },
        {
          title: 'Helpers {n}: core, back, grip',
          note: 'Do 3 rounds of what holds you: a plank, a row and a hang, as long as each stays clean. Done after the third round.',
          effort: 'hard',
        },
        {
          title: 'Loosen {n}: wrists, shoulders',
          note: 'Move wrists, shoulders and hips through their range for {minutes} minutes. Done when it feels freer than before.',
          effort: 'easy',
        },
      ],
    },
    {
      title: 'More sets',
      focus: 'Many sets below your limit, a little more each week',
      why: 'Many easy sets bring more than a few that end in failure, and you are fresh again in two days.',
      share: 0.4,
      checkpoint: 'Your best clean set, counted again after two days of rest',
      kinds: [
        {
          title: 'Steps up {n}: one, two, three',
          note: 'Go up by one (or by 5 seconds) a set until it gets hard, then down again. Done when the way down was clean.',
          effort: 'hard',
        },
        {
          title: 'Half sets {n}: eight of them',
          note: 'Do 8 sets at half of your best, with a minute of rest. Done after the eighth; add one to each next time if it was easy.',
          effort: 'hard',
        },
        {
          title: 'Density {n}: the clock runs',
          note: 'Do small clean sets with short rests for 12 minutes and count the whole. Done when the count is written down.',
          effort: 'hard',
        },
        {
          title: 'Other side {n}: pull or push',
          note: 'Train what works against it, such as rows for push-ups, lightly for {minutes} minutes. Done when both sides feel alike.',
          effort: 'easy',
        },
      ],
    },
    {
      title: 'Long sets',
      focus: 'Fewer sets, nearer to what you want to reach',
      why: 'What you want to do in one go has to be practised in long sets, with long rests.',
      share: 0.2,
      checkpoint: 'Your longest set so far, as a share of your aim in %',
      kinds: [
        {
          title: 'Long sets {n}: three at 80 %',
          note: 'Do 3 sets at four fifths of your best, with 3 minutes of rest. Done when all three were clean.',
          effort: 'hard',
        },
        {
          title: 'Aim in parts {n}: as few as fit',
          note: 'Do the whole number or time of your aim in as few parts as you need. Done when it is complete; note the parts.',
          effort: 'hard',
        },
        {
          title: 'Fresh speed {n}: short and crisp',
          note: 'Do 6 short sets with a long rest after each, quick on the way up. Done when the last was as quick as the first.',
          effort: 'hard',
        },
        {
          title: 'Walk and stretch {n}',
          note: 'Walk for {minutes} minutes and stretch what is tight. Done when you feel fresh.',
          effort: 'easy',
        },
      ],
    },
    {
      title: 'Rest and test',
      focus: 'Light days, then one try',
      why: 'Rest is when strength comes; after two light days the count is the true one.',
      share: 0.1,
      checkpoint: 'Your count on the day of the test',
      steps: [
        {
          title: 'Light day: three half sets',
          note: 'Three easy sets and nothing more. Done when it felt easy.',
        },
        {
          title: 'Test: one try, as on day one',
          note: 'Warm up well, then one set as long as it is clean. Done when the number stands beside the first one.',
        },
      ],
      kinds: [
        {
          title: 'Keep it {n}: five easy sets',
          note: 'Do 5 sets at half of your best. Done when you would like to do more.',
          effort: 'easy',
        },
        {
          title: 'Something else {n}: swim, walk',
          note: 'Move in another way for {minutes} minutes without effort. Done when the time is up.',
          effort: 'easy',
        },
        {
          title: 'Shoulders free {n}: slow range',
          note: 'Move shoulders, wrists and back slowly through their range. Done when nothing pulls.',
          effort: 'easy',
        },
      ],
    },
  ],
  sources: [
    {
      claim: 'Stopping before failure brings as much strength',
      url: 'https://doi.org/10.1016/j.jshs.2021.01.007',
    },
  ],
}
