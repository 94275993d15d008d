import type { PatternVariant } from './pattern.ts'

/** Problems as interviews and contests set them: recognise the kind, solve it, explain it, against the clock. */
export const codingProblems: PatternVariant = {
  of: /\b(?:leetcode|hackerrank|codewars|codeforces|project euler|advent of code|coding (?:interviews?|problems|challenges?|puzzles)|data structures|algorithms)\b/i,
  question: {
    text: 'Which problems can you solve alone today?',
    suggestions: [
      { label: 'Hardly any', level: 'solve hardly any alone' },
      { label: 'The easy ones', level: 'solve the easy ones alone' },
      { label: 'Many of medium difficulty', level: 'solve many of medium difficulty alone' },
    ],
    assumed: 'solve the easy ones alone',
    said: 'It assumes that you {level}. Say so if it is otherwise.',
  },
  firstStep: {
    title: 'One easy problem, 15 minutes',
    note: 'Take one easy problem and try it without help. Done when it runs, or when one line says where you got stuck.',
  },
  phases: [
    {
      title: 'One kind at a time',
      focus: 'The few ideas that most problems are made of',
      why: 'Whoever knows the kind of a problem has half of its solution; kinds are learned one by one.',
      share: 0.4,
      checkpoint: 'You can name eight kinds, with one problem of each that you solved alone',
      kinds: [
        {
          title: 'New kind {n}: idea and two problems',
          note: 'Take the next kind (two pointers, hash map, stack, binary search, trees, graphs …), read its idea, then solve two easy problems of it. Done when both run.',
        },
        {
          title: 'Same kind {n}: one step harder',
          note: 'Take a problem of the last kind that is a little too hard; after 25 minutes read a hint, not the solution. Done when it runs, or the missing idea is written down.',
        },
        {
          title: 'Again {n}: yesterday’s, from empty',
          note: 'Solve a problem of last week again from an empty file, without looking. Done when it runs and you can say why it is fast enough.',
        },
      ],
    },
    {
      title: 'Mixed',
      focus: 'Problems whose kind nobody tells you',
      why: 'In a row of the same kind one does not practise to choose; mixed, one does.',
      share: 0.35,
      checkpoint: 'How many of ten mixed problems you solve in 30 minutes each',
      kinds: [
        {
          title: 'Mixed {n}: name the kind first',
          note: 'Take a problem by chance, write down its kind and your plan in two lines before you type. Done when it runs and the plan is ticked or corrected.',
        },
        {
          title: 'Cost {n}: time and memory aloud',
          note: 'Take two of your solutions, say what each costs in time and memory, and make one cheaper. Done when the new cost is written above it.',
        },
        {
          title: 'Mistakes {n}: the list, solved anew',
          note: 'Keep a list of what went wrong; take two of its problems and solve them anew. Done when both are crossed out.',
        },
      ],
    },
    {
      title: 'As in the interview',
      focus: 'Aloud, with the clock, before somebody',
      why: 'To think aloud while somebody listens is a thing of its own; it wants practice as well.',
      share: 0.25,
      checkpoint: 'You have solved two unknown problems aloud in 45 minutes each',
      kinds: [
        {
          title: 'Mock {n}: aloud, with the clock',
          note: 'Give yourself 35 minutes for an unknown problem and speak all the while, to a friend or a recording. Done when the time is up and two lines say what to do otherwise.',
        },
        {
          title: 'Questions first {n}',
          note: 'Take a problem and write five questions about its input and its edges before you solve it. Done when your tests cover them.',
        },
        {
          title: 'Weakest kind {n}, once more',
          note: 'Take the kind that went worst last week and solve two of it. Done when the second went without a hint.',
        },
      ],
    },
  ],
  sources: [
    {
      claim: 'Problems of mixed kinds teach to choose, and are remembered better',
      url: 'https://doi.org/10.1007/s11251-007-9015-8',
    },
    { claim: 'Recalling beats reading again', url: 'https://doi.org/10.1126/science.1152408' },
  ],
}
