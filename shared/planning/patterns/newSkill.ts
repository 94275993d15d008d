import { BEGINS } from './levelWords.ts'
import type { PatternVariant } from './pattern.ts'

const AT_RISK =
  /\b(?:skat\w*|roller ?blad\w*|ski(?:ing)?|snowboard\w*|(?:kite |wind)?surf\w*|climb\w*|boulder\w*|parkour|(?:ride|riding)\b.*|\w*cycl\w*|kayak\w*|canoe\w*|sail\w*|box(?:ing)?|fenc\w*|archery|martial arts|judo|karate|\w*flips?)\b/i

/** Something that one has never done: somebody who shows it, first moves, then the whole. There is nothing to measure yet. */
export const newSkill: PatternVariant = {
  // What is learned by heart has no moves: `learn all capitals of the world`.
  ofUnknownLevel:
    /^(?:learn(?! (?:all|every|each|the|my|these|\d))|take up|try|start|(?:do|land|master) (?:an?|the|my first))\b/i,
  ofLevel: BEGINS,
  firstStep: {
    title: 'Ten minutes of a film for beginners',
    note: 'Watch how somebody shows it to beginners, and try the very first move if you can. Done when you have written down what it needs.',
  },
  phases: [
    {
      title: 'First tries',
      focus: 'Somebody who shows you, and the first moves',
      why: 'A few minutes beside somebody who can do it save weeks of guessing.',
      share: 0.25,
      checkpoint: 'You have tried the first three moves',
      steps: [
        {
          title: 'Somebody who shows you',
          note: 'Find a class, a friend or a good course of films. Done when you have a date, or have watched the first lesson.',
        },
        {
          title: 'Things and a place for it',
          note: 'Borrow or buy the little that a beginner needs, and choose where you can try in peace. Done when you can begin within a minute.',
        },
      ],
      kinds: [
        {
          title: 'Follow {n}: along with a lesson',
          note: 'Do one lesson along, stopping as often as you like. Done when you have tried each thing that it shows.',
        },
        {
          title: 'First move {n}: small and slow',
          note: 'Take one move of the lesson, make it as small and slow as you can, and do it ten times. Done when the last three are alike.',
        },
        {
          title: 'From memory {n}: the last moves',
          note: 'Do what you learned last time without looking it up, then check. Done when each move came once without help.',
        },
      ],
    },
    {
      title: 'Basics',
      focus: 'One move at a time, then two in a row',
      why: 'What was practised on several days stays; the same time in one go does not.',
      share: 0.35,
      checkpoint: 'How often of ten the basic moves go right',
      kinds: [
        {
          title: 'New move {n}: alone and slow',
          note: 'Learn the next move by itself, slowly at first. Done when it went right five times in a row.',
        },
        {
          title: 'Ten tries {n}: count the good ones',
          note: 'Do one basic move ten times, with a pause to think after each. Done when the number of good ones is written down.',
        },
        {
          title: 'Join {n}: two moves in a row',
          note: 'Do two moves that you know one after the other, until there is no stop between them. Done when it went well three times.',
        },
        {
          title: 'Film {n}: look at yourself',
          note: 'Film a minute of it, or ask somebody to watch, and choose one thing to change. Done when you have tried that five times.',
        },
      ],
    },
    {
      title: 'The whole',
      focus: 'From first to last, in more than one place',
      why: 'What works in one place and at one pace has to be learned once more for others.',
      share: 0.25,
      checkpoint: 'You have done the whole three times without help',
      kinds: [
        {
          title: 'Whole {n}: from first to last',
          note: 'Do the whole as it is meant, without stopping to correct. Done when you have written down where it got stuck.',
        },
        {
          title: 'Weak spot {n}: alone, then joined',
          note: 'Take the spot where it got stuck, practise only that, and put it back. Done when it went right three times within the whole.',
        },
        {
          title: 'Elsewhere {n}: other place or pace',
          note: 'Do it somewhere else, with somebody else, or a little faster. Done when you have noticed what changes.',
        },
        {
          title: 'Joy {n}: nothing corrected',
          note: 'Do it for {minutes} minutes for the joy of it. Done when you have noticed one thing that got easier.',
        },
      ],
    },
    {
      title: 'Yours',
      focus: 'Show it, and choose what comes next',
      why: 'What is shown and used from time to time stays.',
      share: 0.15,
      checkpoint: 'Somebody has seen you do it',
      kinds: [
        {
          title: 'Show {n}: to somebody you like',
          note: 'Show somebody what you have learned, and teach them the first move. Done when they have tried it.',
        },
        {
          title: 'Then and now {n}: look back',
          note: 'Do what you did in the first week, and compare. Done when you have named three things that became easy.',
        },
        {
          title: 'Next {n}: something harder',
          note: 'Choose the next thing you would like to be able to do, and try it for the rest of the {minutes} minutes. Done when it is on your list.',
        },
      ],
    },
  ],
  advice: [
    {
      of: AT_RISK,
      text: 'Wear what protects you, and learn the first steps beside somebody who knows them.',
    },
  ],
}
