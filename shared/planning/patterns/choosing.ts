import type { PatternVariant } from './pattern.ts'

/** A choice of one's own: a hobby, a direction, whether to go or stay. Trying out, then deciding by a date. */
export const choosing: PatternVariant = {
  of: /^(?:find (?:an?|my|some) (?:new |own )?(?:hobby|hobbies|purpose|passion|calling|direction|path|meaning|thing|sport)|figure out|decide|choose|make up my mind|work out (?:how|what|whether|which|if)|find out what)\b|\b(?:what (?:i want|to do with)|whether (?:to|i))\b/i,
  usual: { perWeek: 2, minutes: 40 },
  mostSessions: [{ sessions: 16 }],
  question: null,
  firstStep: {
    title: 'Ten minutes: what pulls you',
    note: 'Write without stopping about what you would do if nobody asked why. Done when the time is up; mark the three lines that feel alive.',
  },
  phases: [
    {
      title: 'Look and list',
      focus: 'What you like, what matters, what is possible',
      why: 'The first two ideas are seldom the best; a longer list costs an hour.',
      share: 0.25,
      checkpoint: 'There is a list of at least six, and you know what matters to you',
      steps: [
        {
          title: 'Moments you forgot the time',
          note: 'Write down five moments in which you forgot the time, from childhood on. Done when each has a word for what it was.',
        },
        {
          title: 'What matters: five, in order',
          note: 'Write what matters to you in this choice and bring it into an order. Done when the first and the last are certain.',
        },
        {
          title: 'Limits: time, money, others',
          note: 'Write how much time and money there is and whom it concerns. Done when three lines are written.',
        },
      ],
      kinds: [
        {
          title: 'Ideas {n}: five more, also odd',
          note: 'Add five more, also odd ones and those of others. Done when five lines are added.',
        },
        {
          title: 'Ask {n}: who knows you well',
          note: 'Ask one person what they see you do gladly. Done when their answer is written down.',
        },
        {
          title: 'Look around {n}: one from near',
          note: 'Watch a film, read or go and see what one of them is like. Done when you have a plus and a minus.',
        },
      ],
    },
    {
      title: 'Try',
      focus: 'Three or four of them, small and real',
      why: 'An hour of doing tells more than a month of thinking.',
      share: 0.45,
      checkpoint: 'Number of ideas that you have really tried',
      kinds: [
        {
          title: 'Try {n}: one hour for real',
          note: 'Do one of them in its smallest real form, or spend a while as if it were decided. Done when it is over.',
        },
        {
          title: 'After it {n}: energy from 1 to 10',
          note: 'Write how it was, what you liked, what not, and a number for your energy. Done when the number is written.',
        },
        {
          title: 'Meet {n}: somebody who does it',
          note: 'Talk to a person who has chosen it: what is an ordinary day like? Done when you have three lines.',
        },
        {
          title: 'Second try {n}: the best so far',
          note: 'Do the one with the highest number once more. Done when you know whether it holds.',
        },
      ],
    },
    {
      title: 'Decide',
      focus: 'Side by side, a night, a yes',
      why: 'Two good ways are a reason to choose by heart; waiting seldom brings more facts.',
      share: 0.2,
      checkpoint: 'You have decided, and one person knows it',
      steps: [
        {
          title: 'Side by side: what matters',
          note: 'Hold the two or three best against what matters to you. Done when one is behind in what comes first.',
        },
        {
          title: 'As if decided, for one day',
          note: 'Live a day as if you had chosen the first one, and see how you feel in the evening. Done when you have written it down.',
        },
      ],
      kinds: [
        {
          title: 'Worst case {n}: and then?',
          note: 'Write what could go wrong and what you would do then. Done when it has lost some of its weight.',
        },
        {
          title: 'Say it {n}: to one person',
          note: 'Tell somebody what you have decided, or nearly, and listen to yourself. Done when it is said.',
        },
        {
          title: 'Let go {n}: of the others',
          note: 'Write down what you do not choose, and when you may look at it again. Done when it is off your list.',
        },
      ],
    },
    {
      title: 'Begin',
      focus: 'A first fixed step, and a day to look again',
      why: 'A decision becomes one by its first step.',
      share: 0.1,
      checkpoint: 'The first step is done, and the next has a date',
      steps: [
        {
          title: 'Place in the week: fixed',
          note: 'Give it a day and an hour. Done when it is in your calendar.',
        },
      ],
      kinds: [
        {
          title: 'First real step {n}',
          note: 'Sign up, buy, write or call: what makes it real. Done when it cannot be undone by doing nothing.',
        },
        {
          title: 'Look again {n}: in three months',
          note: 'Choose a day on which you see whether it was right. Done when it is in your calendar with two questions.',
        },
      ],
    },
  ],
}
