import type { PatternVariant } from './pattern.ts'

/** The nights of a small child: the same evening each day, and falling asleep where they will wake. */
export const childSleep: PatternVariant = {
  of: /^(?!.*\bmyself\b).*\b(?:bab(?:y|ies)|newborn|infant|toddlers?|twins|(?:little|small) one|kids?|child(?:ren)?|(?:our|my|the) (?:son|daughter|\d+[- ](?:year|month)[- ]old))\b.*\b(?:sleep(?:s|ing)?|nights?|naps?|bed(?:time)?)\b|\bsleep train\w*\b/i,
  usual: { perWeek: 7, minutes: 20 },
  preferred: 'evening',
  question: null,
  firstStep: {
    title: 'Last two nights, in four lines',
    note: 'Write down when bed, wakings and morning were on the last two nights, and how they fell asleep. Done when four lines stand there.',
  },
  phases: [
    {
      title: 'Look',
      focus: 'When they are tired, and how they fall asleep',
      why: 'What helps depends on what is: too late, too little by day, or help that they then need at each waking.',
      share: 0.2,
      checkpoint: 'You know the hour at which they get tired',
      kinds: [
        {
          title: 'Signs {n}: rubbing, staring, fussing',
          note: 'Note when the first sign of tiredness comes this evening, and when they sleep. Done when two times are written down.',
        },
        {
          title: 'Room {n}: dark, calm, not too warm',
          note: 'Stand in their room for some minutes at bedtime: light, noise, warmth. Mend one thing. Done when it is mended.',
        },
        {
          title: 'Day sleep {n}: when and how long',
          note: 'Write down the naps of today and when the last one ended. Done when the day stands in one line.',
        },
      ],
    },
    {
      title: 'Same evening',
      focus: 'Three or four quiet things, always in this order',
      why: 'A short row of things in the same order tells a child that night comes, better than any word.',
      share: 0.4,
      checkpoint: 'The evening went in the same order on six of seven days',
      kinds: [
        {
          title: 'Evening {n}: wash, book, song, bed',
          note: 'Do the same three or four quiet things in the same order, at the hour at which they get tired. Done when the light is out.',
        },
        {
          title: 'Screens off {n}, lights low early',
          note: 'An hour before bed: no screen, less light, quiet play. Done when the hour is over.',
        },
        {
          title: 'Both of you {n}: who does what',
          note: 'Agree with whoever shares the nights who goes when they wake, and what you do then. Done when both would do the same.',
        },
      ],
    },
    {
      title: 'Falling asleep there',
      focus: 'Into bed drowsy but awake, with less help each week',
      why: 'Who falls asleep alone in the evening finds back into sleep alone at night.',
      share: 0.4,
      checkpoint: 'Number of nights of the last seven without help between midnight and five',
      kinds: [
        {
          title: 'Awake into bed {n}',
          note: 'Lay them down drowsy but awake and stay as near as they need. Done when they sleep, or after {minutes} minutes with your usual help.',
        },
        {
          title: 'A little less {n}: hand, chair, door',
          note: 'Give one step less help than last week: a hand instead of carrying, a chair instead of the hand. Done when they sleep; go a step back where it was too much.',
        },
        {
          title: 'Week in a row {n}: what got better',
          note: 'Look at the notes of the week: bed, wakings, morning. Done when one thing is named that helps.',
        },
      ],
    },
  ],
  advice: [
    {
      text: 'Babies sleep safest on their back in a bed of their own. If they breathe oddly, do not grow or cry for hours, ask a doctor.',
    },
  ],
  sources: [
    {
      claim: 'A bedtime routine improves sleep, the more nights the better',
      url: 'https://doi.org/10.5665/sleep.4662',
    },
    {
      claim: 'Behavioural ways help with bedtime problems and night wakings of young children',
      url: 'https://pubmed.ncbi.nlm.nih.gov/17068979/',
    },
  ],
}
