import { smallShow } from './smallShow.ts'
import { learningToSwim } from './learningToSwim.ts'
import { cooking } from './cooking.ts'
import { learningCraft } from './learningCraft.ts'
import { licence } from './licence.ts'
import { boardGame } from './boardGame.ts'
import { boardGameBegins } from './boardGameBegins.ts'
import { newSkill } from './newSkill.ts'
import type { Pattern } from './pattern.ts'

const QUESTION = {
  text: 'How far are you with it today?',
  suggestions: [
    { label: 'I begin', level: 'begin from nothing' },
    { label: 'I know the basics', level: 'know the basics' },
    { label: 'I am good at it', level: 'good, and want to be better' },
  ],
  assumed: 'know the basics',
}

/** Getting better at something that is done again and again: chess, cooking, tennis, typing. */
export const skill: Pattern = {
  key: 'skill',
  usual: { perWeek: 3, minutes: 40 },
  question: QUESTION,
  firstStep: {
    title: 'Try it once and note what went worst',
    note: 'Do it for 10 minutes as well as you can today, or watch it done if you have never tried. Done when one line says what went worst or looks hardest.',
  },
  phases: [
    {
      title: 'Find your level',
      focus: 'Where you stand, and what costs you most',
      why: 'What was counted on the first days shows later how far you came; a feeling does not.',
      share: 0.2,
      checkpoint: 'You can name the three things that cost you most',
      kinds: [
        {
          title: 'Baseline {n}: do it and count',
          note: 'Do it for most of the {minutes} minutes as it is usually done, and count what goes wrong, by kind. Done when the counts are written down.',
        },
        {
          title: 'Watch {n}: somebody good',
          note: 'Watch or read how somebody good does it, and write down three things that they do differently. Done when all three are written.',
        },
        {
          title: 'First part {n}: alone and slow',
          note: 'Take the part that went worst out of the whole, and do it slowly ten times. Done when the last three are alike.',
        },
      ],
    },
    {
      title: 'Basics',
      focus: 'One weak part at a time, slowly and often',
      why: 'Practice that is aimed at one weak part changes more than doing the whole again and again.',
      share: 0.35,
      checkpoint: 'How often of ten your weakest part goes right',
      kinds: [
        {
          title: 'Weak part {n}: slow, then faster',
          note: 'Choose the weakest part of your list and practise only that, slowly at first. Done when it went right five times in a row.',
        },
        {
          title: 'Ten tries {n}: count the good ones',
          note: 'Do one part ten times, with a pause to think after each, and count the good ones. Done when the number is written down.',
        },
        {
          title: 'Model {n}: copy it step by step',
          note: 'Take a good example, do it step by step, and compare. Done when you know the one step in which you differ.',
        },
        {
          title: 'Whole thing {n}: just for joy',
          note: 'Do the whole for {minutes} minutes without correcting anything. Done when you have noticed one thing that got easier.',
        },
      ],
    },
    {
      title: 'In earnest',
      focus: 'With a clock, a partner, or somebody who looks on',
      why: 'What works at leisure has to be learned once more where it counts.',
      share: 0.3,
      checkpoint: 'You have done it in earnest at least three times',
      kinds: [
        {
          title: 'For real {n}: a whole round',
          note: 'Do it as it counts: a game, a meal for a guest, a timed round. Done when it is over and you have written down how it went.',
        },
        {
          title: 'Look back {n}: two mistakes',
          note: 'Take your last round, find the two mistakes that cost most and what came before each. Done when you know what to do instead.',
        },
        {
          title: 'Harder {n}: than it has to be',
          note: 'Make one part harder than you need it: faster, with less time, against somebody better. Done when you have tried it six times.',
        },
        {
          title: 'Mend {n}: what went wrong',
          note: 'Practise only what went wrong in your last round, slowly, then at speed. Done when it went right five times in a row.',
        },
      ],
    },
    {
      title: 'Keep it',
      focus: 'Measure again, and choose what comes next',
      why: 'The same measure as on the first day shows what helped; what is used from time to time stays.',
      share: 0.15,
      checkpoint: 'Your count of the first days, measured again',
      kinds: [
        {
          title: 'Measure {n}: as on the first day',
          note: 'Do what you did on the first day and count in the same way. Done when both counts stand side by side.',
        },
        {
          title: 'Teach {n}: show it to somebody',
          note: 'Show somebody one thing that you have learned, and let them try. Done when they have done it once.',
        },
        {
          title: 'Next {n}: the part after this one',
          note: 'Choose the part that would help most from here, and try it for the rest of the {minutes} minutes. Done when it is on your list with its first count.',
        },
      ],
    },
  ],
  variants: [
    { ...licence, of: /^learn (?:how )?to drive\b/i },
    smallShow,
    learningToSwim,
    learningCraft,
    cooking,
    boardGameBegins,
    boardGame,
    { ...newSkill, question: { ...QUESTION, assumed: 'begin from nothing' } },
  ],
  sources: [
    {
      claim: 'Practice that is aimed at what is weak makes the difference',
      url: 'https://doi.org/10.1037/0033-295X.100.3.363',
    },
    {
      claim: 'Knowing soon how it went, and what to do next, helps most',
      url: 'https://doi.org/10.3102/003465430298487',
    },
  ],
}
