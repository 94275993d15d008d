import type { PatternVariant } from './pattern.ts'

/** Presents for several people, from the list to the last parcel. */
export const gifts: PatternVariant = {
  of: /^(?:buy|get|find|choose|sort(?: out)?|do|organi[sz]e|prepare|finish|plan) (?:my |our |the |all |some )*(?:\w+ )?(?:presents|gifts|present shopping|gift shopping|christmas shopping)\b|^(?:christmas|xmas|holiday) (?:shopping|presents|gifts)\b/i,
  usual: { perWeek: 2, minutes: 45 },
  mostSessions: [{ sessions: 8 }],
  question: null,
  firstStep: {
    title: 'Names on one list',
    note: 'Write down everybody who gets something, and beside each name one thing they have spoken of lately. Done when the list is complete; 10 minutes are enough.',
  },
  phases: [
    {
      title: 'List and limits',
      focus: 'Who gets something, what it may cost, and the days by which it is needed',
      why: 'A sum for each name, set before the first shop, is the one thing that keeps the whole within bounds.',
      share: 0.25,
      checkpoint: 'Each name has an idea and a sum beside it',
      steps: [
        {
          title: 'Sum for each name',
          note: 'Decide what all presents together may cost, and share it among the names. Done when the sums add up to it.',
        },
        {
          title: 'Last days: post and travel',
          note: 'Look up the last days for parcels and note who is visited when. Done when each name has a day by which its present is ready.',
        },
      ],
      kinds: [
        {
          title: 'Ideas {n}: three names',
          note: 'For three names write two ideas each: something used up, something done together, or what they would not buy themselves. Done when all three have one you like.',
        },
        {
          title: 'Ask {n}: somebody close',
          note: 'Ask somebody who lives with them what is wished for or there already. Done when one idea is confirmed or crossed out.',
        },
        {
          title: 'Together {n}: share a present',
          note: 'Ask whether others join in for one larger thing. Done when it is agreed who buys it and who pays what.',
        },
      ],
    },
    {
      title: 'Get them',
      focus: 'One after the other, what has to travel first',
      why: 'What is ordered or made takes longest; what can be had around the corner may wait.',
      share: 0.45,
      holdsAmount: true,
      checkpoint: 'Number of names whose present lies at home',
      kinds: [
        {
          title: 'Order {n}: what takes longest',
          note: 'Order two things that have to be sent, engraved or printed. Done when both have a delivery date before the day they are needed.',
        },
        {
          title: 'Shop {n}: one street, three names',
          note: 'Go with the list to one street or shop and come back with presents for three names. Done when they are crossed off with what they cost.',
        },
        {
          title: 'Make {n}: one by hand',
          note: 'Make one thing, or write down an evening, a meal or a day that you give. Done when it could be given.',
        },
      ],
    },
    {
      title: 'Wrap and send',
      focus: 'Paper, cards and parcels',
      why: 'Wrapped in one go it takes half the time, and parcels are on their way before the queues.',
      share: 0.2,
      checkpoint: 'All that has to travel is at the post office',
      steps: [
        {
          title: 'Paper, tape, cards: enough of it',
          note: 'Lay out what is there and buy what is missing. Done when a parcel could be wrapped without getting up.',
        },
      ],
      kinds: [
        {
          title: 'Wrap {n}: four presents',
          note: 'Wrap four presents and write the name on each. Done when they lie in one place.',
        },
        {
          title: 'Cards {n}: two lines each',
          note: 'Write four cards with two lines that are meant for this person alone. Done when they lie with their presents.',
        },
        {
          title: 'Post {n}: one parcel',
          note: 'Pack what has to travel, weigh it, and bring it away. Done when you have the receipt.',
        },
      ],
    },
    {
      title: 'Spare time',
      focus: 'What is late, forgotten or broken',
      why: 'Somebody is always forgotten, and something always comes too late.',
      share: 0.1,
      checkpoint: 'Every name is crossed off',
      kinds: [
        {
          title: 'Gap {n}: what is missing',
          note: 'Go through the list once more and close one gap. Done when it is closed or has a date.',
        },
        {
          title: 'Small ones {n}: two in reserve',
          note: 'Lay by two small presents for people you did not think of. Done when both are wrapped.',
        },
        {
          title: 'Next year {n}: note it now',
          note: 'Note what went well, what it cost and what somebody spoke of. Done when it stands where you find it next year.',
        },
      ],
    },
  ],
  sources: [
    {
      claim:
        'Those who are given something like what they asked for better than what was meant as a surprise',
      url: 'https://doi.org/10.1016/j.jesp.2011.03.015',
    },
  ],
}
