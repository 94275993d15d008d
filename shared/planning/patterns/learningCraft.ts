import type { PatternVariant } from './pattern.ts'

/** Learning to make things by hand: first moves on scraps, a small whole piece, then pieces of one's own. */
export const learningCraft: PatternVariant = {
  of: /\b(?:sew(?:ing)?|knit(?:ting)?|crochet(?:ing)?|embroider\w*|quilt(?:ing)?|weav(?:e|ing)|woodwork(?:ing)?|carpentry|weld(?:ing)?|carv(?:e|ing)|leather ?work(?:ing)?|jewell?ery(?: making)?|book ?binding|origami|solder(?:ing)?|macram[eé]|flower arrang\w*)\b/i,
  usual: { perWeek: 2, minutes: 60 },
  question: {
    text: 'Have you done it before?',
    suggestions: [
      { label: 'Never', level: 'have never done it' },
      { label: 'A little', level: 'have done it a little' },
      {
        label: 'I have finished a few pieces',
        level: 'have finished a few pieces',
        means: /\b(?:finished|made) (?:a few|some|several|many|\d+)\b/i,
        skips: {
          phases: 1,
          firstStep: {
            title: 'One piece a little beyond you',
            note: 'Find a piece with one technique that you have never done. Done when its picture or pattern is saved, with what it needs.',
          },
        },
      },
    ],
    assumed: 'have done it a little',
  },
  firstStep: {
    title: 'One piece you would love to make',
    note: 'Choose a small thing that takes a beginner an afternoon, and look what tools and material it needs. Done when its list is written down.',
  },
  phases: [
    {
      title: 'First moves',
      focus: 'Tools, material and the basic moves on scraps',
      why: 'Ten minutes on a scrap save an hour of undoing on the real piece.',
      share: 0.25,
      checkpoint: 'You can do three basic moves without looking them up',
      steps: [
        {
          title: 'Tools: borrow, buy, lay out',
          note: 'Get the few tools and the cheap material for the first piece. Done when you can begin within a minute.',
        },
        {
          title: 'Somebody who shows you',
          note: 'Find a class, a neighbour or a good film for beginners. Done when you have a date, or have watched the first lesson.',
        },
      ],
      kinds: [
        {
          title: 'Basic move {n}: ten on a scrap',
          note: 'Do one basic move ten times on scrap material. Done when the last three are alike.',
        },
        {
          title: 'Follow {n}: along with a lesson',
          note: 'Watch one lesson and do it along, stopping as often as you like. Done when it lies before you.',
        },
        {
          title: 'Undo and again {n}: one mistake',
          note: 'Make a mistake on purpose, or take one you made, and learn to undo it. Done when the second try holds.',
        },
      ],
    },
    {
      title: 'First small piece',
      focus: 'A whole piece for beginners, to its last step',
      why: 'A small piece that is finished teaches each step, also the last ones, which nobody practises.',
      share: 0.35,
      checkpoint: 'A first whole piece is finished',
      kinds: [
        {
          title: 'Measure and cut {n}: twice, once',
          note: 'Mark and cut the next part, or cast on; measure twice before. Done when it lies as the plan says.',
        },
        {
          title: 'Piece {n}: on from the mark',
          note: 'Work on for {minutes} minutes and mark where you stop. Done when the mark has moved.',
        },
        {
          title: 'Look {n}: compare, mend early',
          note: 'Compare it with the plan and mend what would show later. Done when you can go on with a good feeling.',
        },
        {
          title: 'Finish {n}: edges and ends',
          note: 'Do the steps that come last: edges, ends, surface. Done when the piece can be used, or one edge of it is done.',
        },
      ],
    },
    {
      title: 'Your own pieces',
      focus: 'One new technique a piece, and to your own size',
      why: 'One new thing a time stays learnable; three at once end in a drawer.',
      share: 0.3,
      checkpoint: 'You have made something to your own measure or idea',
      steps: [
        {
          title: 'Next piece, one new technique',
          note: 'Choose a piece that asks for one thing you cannot do yet. Done when plan and material are there.',
        },
      ],
      kinds: [
        {
          title: 'New technique {n}: on a scrap',
          note: 'Try the new technique on a scrap until it holds. Done when you would do it on the real piece.',
        },
        {
          title: 'Own piece {n}: next part',
          note: 'Make the next part of your own piece. Done when it is joined or ready to be.',
        },
        {
          title: 'Fit {n}: try on or try out',
          note: 'Try it on, set it up or hold it in place, and mark what to change. Done when the marks are mended or written down.',
        },
        {
          title: 'Ask {n}: somebody who knows',
          note: 'Show it to somebody who has done it for long and ask what they would do otherwise. Done when you have one tip.',
        },
      ],
    },
    {
      title: 'Show and go on',
      focus: 'Use it, show it, choose the next one',
      why: 'What is worn, used or given away makes you want to make the next.',
      share: 0.1,
      checkpoint: 'A piece of yours is in use',
      kinds: [
        {
          title: 'In use {n}: wear or give it',
          note: 'Use the piece or give it away. Done when somebody has seen it.',
        },
        {
          title: 'First and last {n}: side by side',
          note: 'Lay your first scrap beside the last piece. Done when you have named what has become better.',
        },
        {
          title: 'Next one {n}: plan and material',
          note: 'Choose the next piece and write its list. Done when the first thing on it is there.',
        },
      ],
    },
  ],
}
