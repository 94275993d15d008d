import { singing } from './singing.ts'
import { onePiece } from './onePiece.ts'
import type { Pattern } from './pattern.ts'

/** An instrument, or singing. */
export const instrument: Pattern = {
  key: 'instrument',
  usual: { perWeek: 5, minutes: 25 },
  question: {
    text: 'How long have you played?',
    suggestions: [
      { label: 'I begin', level: 'begin from nothing' },
      { label: 'Under a year', level: 'played for under a year' },
      {
        label: 'Longer',
        level: 'played for more than a year',
        means:
          /\b(?:(?:[2-9]|\d\d|two|three|four|five|six|ten|many|some|several|for) years|grade [2-8]|intermediate|advanced|(?:quite|pretty|fairly) (?:well|good))\b/i,
        skips: {
          phases: 1,
          firstStep: {
            title: 'The piece you play best, once',
            note: 'Play the piece that you know best, once, as it comes today. Done when you have marked the place that is worth ten slow repetitions.',
          },
        },
      },
    ],
    assumed: 'begin from nothing',
  },
  firstStep: {
    title: 'Three clean notes, today',
    note: 'Put the instrument where you see it every day, make it ready and play three clean notes. Done when all three sound.',
  },
  phases: [
    {
      title: 'Hands and ears',
      focus: 'Clean sound, simple pieces',
      why: 'Slow and clean is the fast way: fingers repeat what they have practised, mistakes too.',
      share: 0.3,
      checkpoint: 'You play one short piece without a stop',
      kinds: [
        {
          title: 'Piece {part}: first bars, slowly',
          note: 'Take a short piece or part and learn its first bars at half the speed. Done when they are clean three times in a row.',
          role: 'new',
        },
        {
          title: 'Scales and changes {n}',
          note: 'Practise one scale or two chord changes with a metronome. Done when two minutes were clean.',
        },
        {
          title: 'Play again: {parts}',
          note: 'Play {parts} from memory as far as you get, then look. Done after the second time.',
          role: 'review',
        },
        {
          title: 'By ear {n}: find a tune',
          note: 'Find a tune that you know on your instrument. Done when somebody would recognise it.',
        },
      ],
    },
    {
      title: 'Repertoire',
      focus: 'More pieces, the hard bars first',
      why: 'The hardest bars decide how a piece sounds; they get the first ten minutes.',
      share: 0.4,
      checkpoint: 'Number of pieces that you can play through',
      kinds: [
        {
          title: 'New piece {part}: hardest bars first',
          note: 'Find the hardest four bars and play only these, slowly, then with what is around them. Done when they are clean at half the speed.',
          role: 'new',
        },
        {
          title: 'Speed {n}: a little faster',
          note: 'Take one passage up by small steps of the metronome. Done at the fastest clean step.',
        },
        {
          title: 'Keep alive: {parts}',
          note: 'Play {parts} once through, and mend what got stuck. Done when nothing stops you.',
          role: 'review',
        },
        {
          title: 'Rhythm {n}: with a recording',
          note: 'Play along with a recording or a beat. Done when you came through without falling out.',
        },
      ],
    },
    {
      title: 'Playing for others',
      focus: 'Whole pieces as if somebody listened',
      why: 'Playing through is a skill of its own; practise it and you are calm when it counts.',
      share: 0.3,
      checkpoint: 'You have played a piece for somebody, or recorded it',
      kinds: [
        {
          title: 'Full run {n}: record it',
          note: 'Play your pieces through as at a small concert and record it. Done when you have listened to it once, kindly.',
          role: 'trial',
        },
        {
          title: 'Mend {n}: one place',
          note: 'Take the place that bothered you in the recording and play it slowly ten times. Done when it is clean three times in a row.',
        },
        {
          title: 'From memory: {parts}',
          note: 'Play {parts} without the notes. Done when you came through once.',
          role: 'review',
        },
        {
          title: 'Expression {n}: loud and soft',
          note: 'Play one piece twice, quite differently. Done when you like one of the two.',
        },
      ],
    },
  ],
  material: 'piece',
  variants: [singing, onePiece],
  sources: [
    {
      claim: 'Practice that is aimed at what is hard makes the difference',
      url: 'https://doi.org/10.1037/0033-295X.100.3.363',
    },
    { claim: 'How the best practise a hard passage', url: 'https://doi.org/10.1177/0022429408328851' },
  ],
}
