import type { PatternVariant } from './pattern.ts'

/** The first months in a new job, team or school: people, work and what is expected. */
export const newJob: PatternVariant = {
  of: /^(?:settle|ease|get settled|find my feet|on-?board)\b|\b(?:first (?:\d+ |few |hundred )*(?:days|weeks|months) (?:at|in|of)|probation(?:ary)?|trial period|onboarding)\b|^(?:start|begin|succeed|do well|prepare for|get ready for|be good|get off to a good start) (?:at |in |with )?(?:my|the|a) (?:new |first )+(?:job|role|position|team|internship|school|apprenticeship)\b/i,
  usual: { perWeek: 3, minutes: 30 },
  question: null,
  firstStep: {
    title: 'What I know, what I wonder',
    note: 'Write what you know of the work and the people, and five questions for the first week. Done when all five are written down.',
  },
  phases: [
    {
      title: 'Listen',
      focus: 'Names, words, and what is expected of you',
      why: 'In the first weeks every question is welcome; in the fourth month it is not.',
      share: 0.3,
      checkpoint: 'You can say in two sentences what is expected of you by when',
      steps: [
        {
          title: 'Expectations: ask plainly',
          note: 'Ask whoever leads you what would be a good first month and a good first three. Done when both stand in your notes.',
        },
        {
          title: 'Map of names: who does what',
          note: 'Draw who works with whom and write one line about each. Done when you know whom to ask first.',
        },
        {
          title: 'Words and tools: own list',
          note: 'Collect the words, places and accounts that you do not know yet. Done when each has an answer or somebody to ask.',
        },
        {
          title: 'Way, lunch, end of the day',
          note: 'Find out how the days go here: who eats when, when people leave, how they reach each other. Done when you know how you want to do it.',
        },
      ],
      kinds: [
        {
          title: 'Meet {n}: one colleague, 20 min',
          note: 'Ask one person what they do, what they need from you, and what they would do in your place. Done when you have three lines.',
        },
        {
          title: 'Notes {n}: what surprised you',
          note: 'Write down what is done otherwise than you thought, without judging it. Done when three lines are written down.',
        },
        {
          title: 'Look through {n}: how it works',
          note: 'Read or watch how one thing is done that you will do soon. Done when you could explain it.',
        },
      ],
    },
    {
      title: 'First results',
      focus: 'Something small and finished, early',
      why: 'A small thing that is done well shows more than a great one that is promised.',
      share: 0.4,
      checkpoint: 'Number of things that you have finished and somebody uses',
      steps: [
        {
          title: 'Small win, agreed on',
          note: 'Choose a task that helps others and can be finished in two weeks. Done when your lead has said yes to it.',
        },
      ],
      kinds: [
        {
          title: 'Hardest task {n}, first thing',
          note: 'Take what you are least sure of and work at it before all else. Done when it is finished or you know whom to ask.',
        },
        {
          title: 'Ask {n}: how was that?',
          note: 'Show what you have done and ask what you should do otherwise next time. Done when the answer is in your notes.',
        },
        {
          title: 'Learn {n}: the next skill needed',
          note: 'Practise one thing of the work until it goes without help. Done when you have done it once alone.',
        },
        {
          title: 'Week in view {n}: done, open, next',
          note: 'Look at the week: what is done, what is open, what comes first next week. Done when three lines are written down.',
        },
      ],
    },
    {
      title: 'Find your way',
      focus: 'People, limits, and your own manner of working',
      why: 'How you begin is how others expect you; limits are easiest to set early.',
      share: 0.2,
      checkpoint: 'There are two people whom you can ask anything',
      steps: [
        {
          title: 'Half-way talk with your lead',
          note: 'Ask: what goes well, what should I change, what next? Done when each has an answer.',
        },
      ],
      kinds: [
        {
          title: 'Lunch or walk {n}: with somebody',
          note: 'Spend a break with somebody you know little. Done when you know one thing about them beside work.',
        },
        {
          title: 'Limit {n}: hours and messages',
          note: 'Choose one limit that keeps you well and live it for a week. Done when others know it.',
        },
        {
          title: 'Idea {n}: one small thing better',
          note: 'Propose one small improvement and offer to make it. Done when somebody has answered.',
        },
      ],
    },
    {
      title: 'Look back',
      focus: 'What you have learned, and the next aim',
      why: 'Say what you reached and it is seen; ask for the next aim and you get one.',
      share: 0.1,
      checkpoint: 'Your next aim is agreed on',
      steps: [
        {
          title: 'Next aim: proposed',
          note: 'Write one aim for the next three months and talk about it with your lead. Done when you agree.',
        },
      ],
      kinds: [
        {
          title: 'First weeks {n} on one page',
          note: 'Write down what you have finished and learned since the start. Done when it is half a page.',
        },
        {
          title: 'Thanks {n}: who took you in',
          note: 'Tell somebody how their help made the start easier. Done when they have heard.',
        },
      ],
    },
  ],
  sources: [
    {
      claim: 'Who seeks information and people early settles in sooner',
      url: 'https://doi.org/10.1037/0021-9010.92.3.707',
    },
  ],
}
