import type { Pattern } from './pattern.ts'

/** Every goal that no other pattern is for. */
export const general: Pattern = {
  key: 'general',
  usual: { perWeek: 3, minutes: 45 },
  question: {
    text: 'What would be a first result you could show?',
    suggestions: [
      { label: 'A rough first version', level: 'a rough first version', start: 1 },
      { label: 'One small finished part', level: 'one small finished part', start: 1 },
      { label: 'A list of what it takes', level: 'a list of what it takes', start: 1 },
    ],
    assumed: 'a rough first version',
  },
  firstStep: {
    title: 'Write down what done looks like',
    note: 'Take 10 minutes: one sentence about what is true when you are there, and three things that it takes. Done when the sentence is written.',
  },
  phases: [
    {
      title: 'First result',
      focus: 'Something small that you can show',
      why: 'A small result early shows what is hard and what is missing, while there is time for it.',
      share: 0.25,
      checkpoint: 'You have shown a first result to somebody',
      steps: [
        {
          title: 'List all that it takes',
          note: 'Write down everything that has to happen, in any order, then mark the three hardest. Done when nothing comes to mind any more.',
        },
        {
          title: 'Ask somebody who has done it',
          note: 'Find a person or a guide and note three things that they would do first. Done when you have three.',
        },
        {
          title: 'Try the hardest part once',
          note: 'Take the part that you fear most and try it for {minutes} minutes, badly if need be. Done when you know what is hard about it.',
        },
        {
          title: 'Make the first rough piece',
          note: 'Make the smallest thing that counts. Done when it exists, not when it is good.',
        },
        {
          title: 'Show it and write down one wish',
          note: 'Show the rough piece to one person and ask what is missing. Done when their answer is written down.',
        },
      ],
      kinds: [
        {
          title: 'Next piece {n} of the first result',
          note: 'Choose the next smallest piece and finish it in {minutes} minutes. Done when it can be seen.',
        },
        {
          title: 'Unblock {n}: what is missing',
          note: 'Find out one thing that you do not know yet, and write the answer down. Done when you can go on.',
        },
        {
          title: 'Better by one thing {n}',
          note: 'Take what is there and improve the one thing that bothers you most. Done when it no longer does.',
        },
      ],
    },
    {
      title: 'Build',
      focus: 'The largest part of the work, one piece a session',
      why: 'Work in pieces that end in a session is work that gets finished; you always know what comes next.',
      share: 0.45,
      checkpoint: 'Share of the pieces on your list that are done, in %',
      kinds: [
        {
          title: 'Hard piece {n} first',
          note: 'Take the hardest open piece of your list and work at it for {minutes} minutes. Done when it is finished or you know its next step.',
        },
        {
          title: 'Piece {n} to the end',
          note: 'Take a piece that can be finished today, and finish it. Done when it is off the list.',
        },
        {
          title: 'Small pieces {n}: three at once',
          note: 'Do three small things of your list. Done when all three are crossed out.',
        },
        {
          title: 'Look back {n}, plan the next three',
          note: 'See what works, drop what does not, and name the next three pieces. Done when they are written down.',
        },
      ],
    },
    {
      title: 'Finish',
      focus: 'Close what is open',
      why: 'The last tenth takes longer than it looks; it has its own time here.',
      share: 0.2,
      checkpoint: 'Nothing is left open on your list',
      kinds: [
        {
          title: 'Loose end {n}',
          note: 'Take one thing that is almost done and close it. Done when you need not think of it any more.',
        },
        {
          title: 'Check {n} with fresh eyes',
          note: 'Look at everything as if somebody else had made it, and note what is wrong. Done when the list is written.',
        },
        {
          title: 'Repair {n} from the list',
          note: 'Repair the most important thing that you found. Done when it holds.',
        },
      ],
    },
    {
      title: 'Review',
      focus: 'See what you reached, and keep it',
      why: 'What is looked at once more is learned; what is kept going does not get lost.',
      share: 0.1,
      checkpoint: 'What you set out to reach is reached',
      kinds: [
        {
          title: 'Compare {n} with the first sentence',
          note: 'Read what you wrote on the first day, and say what is true by now. Done when you have written one paragraph.',
        },
        {
          title: 'Show it {n} to somebody',
          note: 'Show the result and tell how it came about. Done when somebody has seen it.',
        },
        {
          title: 'Keep it going {n}',
          note: 'Decide what stays from here: a habit, a next goal, or nothing. Done when it is decided.',
        },
      ],
    },
  ],
  sources: [
    {
      claim: 'Specific next steps are carried out more often',
      url: 'https://doi.org/10.1016/S0065-2601(06)38002-1',
    },
    {
      claim: 'Small visible progress keeps people going',
      url: 'https://hbr.org/2011/05/the-power-of-small-wins',
    },
  ],
}
