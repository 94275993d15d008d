import type { PatternVariant } from './pattern.ts'

/** A fear that shall get smaller: a ladder of small real situations, each often enough to become dull. */
export const facingFears: PatternVariant = {
  of: /\b(?:fears?|phobia|afraid|scared|stage fright|shyness|social anxiety|panic)\b/i,
  usual: { perWeek: 3, minutes: 30 },
  question: null,
  firstStep: {
    title: 'Fear from 0 to 10: five moments',
    note: 'Write down five situations that frighten you a little to a lot, each with a number from 0 to 10. Done when all five have one.',
  },
  phases: [
    {
      title: 'Know it',
      focus: 'What sets it off, and a ladder of small steps',
      why: 'A fear that is cut into steps has a first one that you dare.',
      share: 0.2,
      checkpoint: 'A ladder of eight steps is written, and the first one is easy',
      steps: [
        {
          title: 'Ladder: eight steps, easy first',
          note: 'Cut the way to what you wish into eight situations, the easiest first. Done when the first has at most a 3.',
        },
        {
          title: 'Facts: how likely, how bad',
          note: 'Look up from a good source what really happens how often. Done when you have three sentences you believe.',
        },
        {
          title: 'Somebody at your side',
          note: 'Tell one person what you are doing and ask them along for the first steps. Done when they have said yes.',
        },
      ],
      kinds: [
        {
          title: 'Watch it {n}: when, what, how much',
          note: 'Write down one moment: what set it off, the number, what you did. Done when three lines are written.',
        },
        {
          title: 'Breath {n}: slow, with a hand on it',
          note: 'Breathe out longer than in for ten minutes, so that you know how when you need it. Done when it feels dull.',
        },
        {
          title: 'First step {n}: the easiest one',
          note: 'Do the easiest step of your ladder and stay until the number has gone down. Done when it is lower than at the start.',
        },
      ],
    },
    {
      title: 'Step by step',
      focus: 'Each step until it is dull, then the next',
      why: 'Fear goes down when one stays long enough to see that nothing happens; running away keeps it.',
      share: 0.5,
      checkpoint: 'Number of steps of the ladder that have become dull',
      kinds: [
        {
          title: 'Next step {n}: stay until it drops',
          note: 'Do the next step and stay until the number is halved. Done when it has dropped; if it was too much, take half a step.',
        },
        {
          title: 'Same again {n}: once more today',
          note: 'Do the last step once more, alone or in another place. Done when the number at the start was lower than last time.',
        },
        {
          title: 'Without a crutch {n}',
          note: 'Do a step without what you usually hold on to: phone, companion, way out. Done when you have tried it once.',
        },
        {
          title: 'What happened {n}: guess and truth',
          note: 'Write what you had feared and what came. Done when both are side by side.',
        },
      ],
    },
    {
      title: 'For real',
      focus: 'What you wish for, and other places',
      why: 'What was learned in one place has to be seen in a second and third.',
      share: 0.2,
      checkpoint: 'You have done what you wished for, once',
      kinds: [
        {
          title: 'The real thing {n}: small',
          note: 'Do what you wish for in its smallest form. Done when it is over, whatever the number.',
        },
        {
          title: 'Other place {n}: same step',
          note: 'Do a step that you know with other people or elsewhere. Done when the number has dropped.',
        },
        {
          title: 'Bad day {n}: half a step',
          note: 'On a day when it is hard do half a step, so that none is left out. Done when you have done it.',
        },
      ],
    },
    {
      title: 'Keep it small',
      focus: 'From time to time, so that it does not come back',
      why: 'What is avoided for months grows again; once a month is enough.',
      share: 0.1,
      checkpoint: 'The five numbers of the first day, once more',
      steps: [
        {
          title: 'Once a month: a date',
          note: 'Choose a step that you do once a month and put it into your calendar. Done when it is in.',
        },
      ],
      kinds: [
        {
          title: 'Numbers again {n}: first and now',
          note: 'Rate the five moments of the first day once more. Done when both numbers are side by side.',
        },
        {
          title: 'Treat {n}: something it made possible',
          note: 'Do something that you could not have done before. Done when you have enjoyed it.',
        },
      ],
    },
  ],
  advice: [
    {
      text: 'Where fear rules your days or comes as panic, a therapist who works with exposure helps faster than you can alone.',
    },
  ],
  sources: [
    {
      claim: 'Going towards what one fears, in steps, is the treatment that works best',
      url: 'https://www.nice.org.uk/guidance/cg159',
    },
  ],
}
