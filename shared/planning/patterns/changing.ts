import type { PatternVariant } from './pattern.ts'

/** A way of living or being that shall be another: greener, calmer weeks, fewer things, another routine. */
export const changing: PatternVariant = {
  of: /\b(?:plastic|waste|paper|car)[- ]free\b|^(?:(?:build|create|set up|start|develop) (?:an? |my |our |the )*(?:(?:daily|morning|evening|bedtime|night|weekly|healthy|good|better|new) )*(?:routines?|habits)\b|change (?:my|our|the) (?:\w+ )?(?:life|lifestyle|routines?|habits?|mornings?|evenings?|attitude|mindset|days|ways)|swap|trade in|live (?!in\b|abroad|with\b|at\b)|stay\b|spend\b|reduce\b|waste\b|simplify\b|balance\b|stick to\b|enjoy\b|use (?:less|fewer|more)\b|get (?:used to|more|less)\b|have (?:more|less|fewer|a (?:better|calmer|healthier))\b|make (?:more )?(?:time|room) for\b|(?:be|become) (?:more|less|a (?:morning|calmer|better))\b|take (?:better )?care of (?:myself|my (?:skin|body|health|teeth)))/i,
  usual: { perWeek: 3, minutes: 30 },
  question: null,
  firstStep: {
    title: 'One day as it is, three lines',
    note: 'Think through yesterday: where was what you want to change? Write three lines: when, what came before, what it cost or gave. Then do one small thing of it today. Done when both are done.',
  },
  phases: [
    {
      title: 'Notice',
      focus: 'How it is now, counted for some days',
      why: 'What is counted changes a little by itself, and shows where a small change does most.',
      share: 0.2,
      length: 0.67,
      checkpoint: 'You have a number for how it is today',
      steps: [
        {
          title: 'One number to count each day',
          note: 'Choose what shows it: times, minutes, coins, evenings. Done when today’s number is written down.',
        },
        {
          title: 'Why it matters, to one person',
          note: 'Tell one person why you want to {goal}, and what would be different in a month. Done when they have asked one question.',
        },
      ],
      kinds: [
        {
          title: 'Look {n}: when it is hardest',
          note: 'Go through the last two days and mark the moments that went otherwise than you want. Done when you know what came before them.',
        },
        {
          title: 'Bright spot {n}: when it went well',
          note: 'Find one moment that went as you want it and write down what made it easy. Done when you know how to have it again.',
        },
        {
          title: 'Ask {n}: somebody who lives so',
          note: 'Ask somebody who lives like that what they do on a bad day. Done when one idea is written down.',
        },
      ],
    },
    {
      title: 'Small change',
      focus: 'One change at a time, tied to a place and an hour',
      why: 'What has a when and a where is done more often than what is only meant.',
      share: 0.4,
      checkpoint: 'Number of days this week that went as you want',
      steps: [
        {
          title: 'If-then: one sentence',
          note: 'Write: if it is (when and where), then I (one small thing). Done when it hangs where it happens.',
        },
        {
          title: 'Make it easy: one thing moved',
          note: 'Put what you need in reach, and what tempts you out of sight. Done when one of each has moved.',
        },
      ],
      kinds: [
        {
          title: 'Try {n}: the small change, today',
          note: 'Do your small change today, a little more than the last time. Done when it is done, and the number is written down.',
        },
        {
          title: 'Swap {n}: something good instead',
          note: 'Where something falls away, put something you like in its place. Done when you have tried it once.',
        },
        {
          title: 'Together {n}: do it with somebody',
          note: 'Do it with somebody or tell them how it went. Done when the next time has a day.',
        },
        {
          title: 'Week {n}: number and next change',
          note: 'Look at your numbers of the week and keep, drop or enlarge the change. Done when the next one is one sentence.',
        },
      ],
    },
    {
      title: 'Hard days',
      focus: 'Guests, stress, travel, and the way back after a slip',
      why: 'A slip is part of it; if you know the next step, you take it up again the next day.',
      share: 0.25,
      checkpoint: 'It held on a hard day, or you were back the day after',
      steps: [
        {
          title: 'Smallest version, for bad days',
          note: 'Write down the least you do on the worst day. Done when it takes two minutes or less.',
        },
      ],
      kinds: [
        {
          title: 'Ahead {n}: the next hard day',
          note: 'Look at next week, find the hardest day and decide what you do then. Done when it is one sentence with an hour.',
        },
        {
          title: 'Say it {n}: kindly and once',
          note: 'Practise one sentence for those who would like you to go on as before. Done when you have said it, aloud or for real.',
        },
        {
          title: 'Harder {n}: one step further',
          note: 'Do it where it is less easy than at home. Done when you have tried it for real.',
        },
        {
          title: 'Back again {n}: after a slip',
          note: 'Write what came before the last slip and do the smallest version now. Done when both are done.',
        },
      ],
    },
    {
      title: 'Keep it',
      focus: 'What stays, and what it gave you',
      why: 'Who sees the two numbers side by side knows why it is worth keeping.',
      share: 0.15,
      length: 0.67,
      checkpoint: 'Your number of today stands beside that of the first days',
      kinds: [
        {
          title: 'Two numbers {n}: then and now',
          note: 'Write today’s number beside the first and what has become easier. Done when three lines are there.',
        },
        {
          title: 'Keep {n}: one rule that stays',
          note: 'Choose the rule that helped most and give it a fixed place in your week. Done when it is in your calendar or on your wall.',
        },
        {
          title: 'Pass on {n}: tell somebody',
          note: 'Tell somebody who wants the same what helped you. Done when they have asked one thing.',
        },
      ],
    },
  ],
  sources: [
    {
      claim: 'What has a when and a where is carried out more often',
      url: 'https://doi.org/10.1016/S0065-2601(06)38002-1',
    },
    { claim: 'A habit takes weeks, and one slip does not undo it', url: 'https://doi.org/10.1002/ejsp.674' },
  ],
}
