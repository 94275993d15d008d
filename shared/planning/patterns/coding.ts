import { codingProblems } from './codingProblems.ts'
import type { Pattern } from './pattern.ts'

/** Learning to program. */
export const coding: Pattern = {
  key: 'coding',
  usual: { perWeek: 4, minutes: 45 },
  question: {
    text: 'What would you like to build with it?',
    suggestions: [
      { label: 'A small website', level: 'want to build a small website' },
      { label: 'A tool for myself', level: 'want to build a tool for myself' },
      { label: 'A game', level: 'want to build a game' },
    ],
    assumed: 'want to build a tool for myself',
  },
  firstStep: {
    title: 'Make it print your name',
    note: 'Open an online editor for the language and let it print your name. Done when your name is written down.',
  },
  phases: [
    {
      title: 'Basics',
      focus: 'Values, decisions, loops, functions',
      why: 'Everything later is made of these few; typing and changing them teaches more than watching.',
      share: 0.3,
      checkpoint: 'You have written a program of 30 lines without a guide',
      kinds: [
        {
          title: 'New idea {n}: type and change it',
          note: 'Take the next idea of your course, type its example and change it three times. Done when you can say what each line does.',
        },
        {
          title: 'Three small tasks {n}',
          note: 'Solve three small exercises without looking up the answer for ten minutes each. Done when two of them run.',
        },
        {
          title: 'From an empty file {n}',
          note: 'Write what you learned last again, from memory. Done when it runs.',
        },
        {
          title: 'Read code {n}: line by line',
          note: 'Read twenty lines of somebody else and say what each does. Done when nothing is unclear, or looked up.',
        },
      ],
    },
    {
      title: 'First project',
      focus: 'Something small of your own, from end to end',
      why: 'A thing of your own asks the questions that a course does not.',
      share: 0.4,
      checkpoint: 'Your project runs and does one useful thing',
      steps: [
        {
          title: 'Sketch what it does on one page',
          note: 'Draw or write what goes in and what comes out, no more than five things. Done when the page is full.',
        },
        {
          title: 'The hardest bit as a tiny trial',
          note: 'Write the piece that you fear, alone and ugly. Done when it works once.',
        },
        {
          title: 'A first version that does one thing',
          note: 'Put the pieces together for the first of your five things. Done when you can show it.',
        },
        {
          title: 'Save it where others could see it',
          note: 'Put it into version control and write three lines about it. Done when it is there.',
        },
        {
          title: 'Let somebody use it',
          note: 'Watch one person use it without helping. Done when three wishes are written down.',
        },
      ],
      kinds: [
        {
          title: 'Next feature {n}: the smallest',
          note: 'Add the smallest useful thing. Done when it works and is saved.',
        },
        {
          title: 'Bug hunt {n}',
          note: 'Find and mend one mistake, and write down what it was. Done when it is gone.',
        },
        {
          title: 'Tidy {n}: names and pieces',
          note: 'Give three things better names and cut one long piece in two. Done when it still runs.',
        },
        {
          title: 'Learn the missing piece {n}',
          note: 'Look up the one thing that you do not know how to do, and try it in an empty file. Done when the trial runs.',
        },
      ],
    },
    {
      title: 'Deepen',
      focus: 'Tests, reading, a second thing',
      why: 'The second project shows what stayed from the first.',
      share: 0.3,
      checkpoint: 'You have begun a second thing without a guide',
      kinds: [
        {
          title: 'Test {n}: prove that it works',
          note: 'Write a small test for one piece of your project. Done when it fails for a mistake and passes without.',
        },
        {
          title: 'Second thing {n}: without a guide',
          note: 'Work on a second small idea from your head. Done when one more piece of it runs.',
        },
        {
          title: 'Harder task {n}',
          note: 'Try an exercise that is a little too hard for {minutes} minutes, then read a good solution. Done when you could write it again.',
        },
        {
          title: 'Explain {n}: to somebody',
          note: 'Explain one idea of programming in five sentences and an example. Done when it would help the you of a month ago.',
        },
      ],
    },
  ],
  variants: [codingProblems],
  sources: [
    {
      claim: 'Worked examples and then problems of one’s own teach beginners',
      url: 'https://doi.org/10.1207/S15326985EP3801_3',
    },
    { claim: 'Recalling beats reading again', url: 'https://doi.org/10.1126/science.1152408' },
  ],
}
