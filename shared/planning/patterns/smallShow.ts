import type { PatternVariant } from './pattern.ts'

/** Small pieces that are learned one by one and shown to others: magic, card tricks, jokes, juggling tricks, impressions. */
export const smallShow: PatternVariant = {
  of: /\b(?:magic|(?:card|coin|mind|party|yo-?yo|juggling|skate(?:board)?|football|ball) tricks?|magician|card flourish\w*|jokes|impressions|ventriloquism|balloon animals?|shadow puppets?)\b/i,
  usual: { perWeek: 4, minutes: 25 },
  question: {
    text: 'Have you done something like it before?',
    suggestions: [
      { label: 'Never', level: 'have never done it' },
      { label: 'A little', level: 'know one or two' },
      { label: 'Often', level: 'know several' },
    ],
    assumed: 'have never done it',
  },
  firstStep: {
    title: 'Watch one, try its first move',
    note: 'Choose the simplest one you can find, watch it twice and try its first move ten times. Done when you have done it ten times, however clumsily.',
  },
  phases: [
    {
      title: 'First one',
      focus: 'One simple piece, until it works without thinking',
      why: 'One that works before others gives more courage than five that nearly do.',
      share: 0.25,
      checkpoint: 'You have shown the first one to somebody',
      steps: [
        {
          title: 'Choose: easy, middle, hard',
          note: 'Choose as many as you want to show, from easy to hard, with a good lesson for each. Done when they are on a list, the easiest first.',
        },
      ],
      kinds: [
        {
          title: 'Slow hands {n}: move by move',
          note: 'Do the first one very slowly before a mirror, ten times. Done when you could see the secret only because you know it.',
        },
        {
          title: 'Words {n}: what you say with it',
          note: 'Write and say aloud what you tell while you do it. Done when hands and words went together three times.',
        },
        {
          title: 'Without looking {n}: eyes on them',
          note: 'Do it while you look into a camera or at a picture on the wall. Done when five in a row went well.',
        },
      ],
    },
    {
      title: 'One after the other',
      focus: 'A new one when the last one holds',
      why: 'What is begun while the last one still shakes makes both shaky.',
      share: 0.4,
      holdsAmount: true,
      checkpoint: 'Number of pieces that work nine times of ten',
      kinds: [
        {
          title: 'New one {n}: its hardest move',
          note: 'Take the next one of your list and practise only its hardest move. Done when it went well five times in a row.',
        },
        {
          title: 'Whole one {n}: from hello to bow',
          note: 'Do the newest one from its first to its last word without a stop. Done when it worked three times.',
        },
        {
          title: 'Old ones {n}: keep them alive',
          note: 'Do each one that you know once. Done when the shaky one is marked for the next session.',
        },
        {
          title: 'Camera {n}: film and watch',
          note: 'Film one and watch it as your worst critic. Done when you know the one second that gives it away, and have done it otherwise.',
        },
      ],
    },
    {
      title: 'Before others',
      focus: 'One person, then a few, and what to do when it goes wrong',
      why: 'People look elsewhere than a mirror does; a friendly one first is the best teacher.',
      share: 0.25,
      checkpoint: 'You have shown two or more to somebody who did not know them',
      steps: [
        {
          title: 'Order: opener, middle, best last',
          note: 'Put your pieces in an order: a quick one first, the best one last. Done when the order is on a card.',
        },
      ],
      kinds: [
        {
          title: 'Audience {n}: one kind person',
          note: 'Show one piece to somebody kind and ask what they saw. Done when their answer is written down.',
        },
        {
          title: 'Gone wrong {n}: a way out',
          note: 'Practise a joke or a second ending for when it fails. Done when it came without thinking.',
        },
        {
          title: 'Run-through {n}: all in order',
          note: 'Do all of them in order with everything in its pocket. Done when nothing had to be looked for.',
        },
      ],
    },
    {
      title: 'The show',
      focus: 'A last rehearsal, and things in their pockets',
      why: 'If you have done the whole of it the day before, you can enjoy it.',
      share: 0.1,
      length: 0.67,
      checkpoint: 'You have shown them all',
      kinds: [
        {
          title: 'Dress rehearsal {n}: as on the day',
          note: 'Do all of it in the clothes and with the table of the day. Done when you reached the bow.',
        },
        {
          title: 'Pockets {n}: each thing in place',
          note: 'Lay out and pack all things in their order. Done when you could begin within a minute.',
        },
        {
          title: 'Easy one {n}: just for joy',
          note: 'Do your favourite one for yourself or for somebody in the house. Done when you smiled.',
        },
      ],
    },
  ],
  keepsRoom: true,
  sources: [
    { claim: 'Practice on several days stays longer', url: 'https://doi.org/10.1037/0033-2909.132.3.354' },
  ],
}
