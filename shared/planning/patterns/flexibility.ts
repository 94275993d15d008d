import type { Pattern } from './pattern.ts'

/** Yoga, stretching, the splits. */
export const flexibility: Pattern = {
  key: 'flexibility',
  usual: { perWeek: 4, minutes: 20 },
  question: null,
  firstStep: {
    title: 'Measure once: how far you reach',
    note: 'Walk around for 3 minutes, then bend forward and see where your hands end. Done when the place is written down.',
  },
  phases: [
    {
      title: 'Loosen',
      focus: 'Warm muscles and slow breathing',
      why: 'Range grows when the body feels safe; gentle stretches often beat hard ones seldom.',
      share: 0.35,
      checkpoint: 'You hold each stretch for a minute without gritting your teeth',
      kinds: [
        {
          title: 'Hips {n}: slow and low',
          note: 'Warm up for 3 minutes, then lunge, pigeon and squat, a minute each and each side. Done when {minutes} minutes are over.',
        },
        {
          title: 'Back of the legs {n}',
          note: 'Warm up, then bend forward sitting and standing, a minute at a time, breathing out. Done when each side had three turns.',
        },
        {
          title: 'Shoulders {n}: open the chest',
          note: 'Warm up, then arms overhead, behind the back and along a wall. Done when you stand a little taller.',
        },
        {
          title: 'Flow {n}: all of it slowly',
          note: 'Move through your favourite positions without a stop. Done when you are warm and calm.',
        },
      ],
    },
    {
      title: 'Deepen',
      focus: 'Longer holds, and strength at the end of the range',
      why: 'The body keeps a range in which it is strong; so the end position also works.',
      share: 0.4,
      checkpoint: 'Distance that is left to your aim, in cm',
      kinds: [
        {
          title: 'Long holds {n}: two minutes each',
          note: 'Choose three positions that matter for your aim and hold each for two minutes a side. Done when the breath stayed slow.',
        },
        {
          title: 'Press and relax {n}',
          note: 'In each position press for 10 seconds, relax and go a little deeper, three times. Done after three positions.',
        },
        {
          title: 'Strong at the end {n}',
          note: 'Lift the leg or arm actively where the stretch ends, 8 times a side. Done after three rounds.',
        },
        {
          title: 'Easy day {n}: only breathe',
          note: 'Go through the positions at half their depth. Done when you feel rested.',
        },
      ],
    },
    {
      title: 'Reach',
      focus: 'The position you set out for',
      why: 'A position is learned in the position: close to it, often, never by force.',
      share: 0.25,
      checkpoint: 'You have reached the position, or you know how many cm are left',
      kinds: [
        {
          title: 'Towards the aim {n}',
          note: 'Warm up well and go into the position itself with support under you, five times a minute. Done when it was calm each time.',
        },
        {
          title: 'Both sides {n}: the stiffer first',
          note: 'Work twice as long on the stiffer side. Done when both feel alike.',
        },
        {
          title: 'Measure {n} and loosen',
          note: 'Measure as on the first day, then move gently. Done when the number is written down.',
        },
      ],
    },
  ],
  sources: [
    {
      claim: 'Stretching on most days of the week lengthens range more than long single sessions',
      url: 'https://pubmed.ncbi.nlm.nih.gov/29506306/',
    },
    {
      claim: 'Yoga: what is known of its effects and safety',
      url: 'https://www.nccih.nih.gov/health/yoga-effectiveness-and-safety',
    },
  ],
}
