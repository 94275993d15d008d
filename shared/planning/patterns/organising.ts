import type { PatternVariant } from './pattern.ts'

/** One's own work and time: lists, mails, appointments, putting off. */
export const organising: PatternVariant = {
  of: /\b(?:(?:more |better |well )(?:organi[sz]ed|productive|structured|efficient|focus(?:ed)?)|time management|manage my (?:time|tasks|day|energy)|inbox (?:zero|under)|my (?:inbox|e-?mails?|to-?do list|calendar|schedule|workload|work[- ]life balance)|get(?:ting)? things done|procrastinat\w*|productivity|work[- ]life balance|get organi[sz]ed|organi[sz]e my (?:life|time|work|day|week|studies)|get my life (?:together|in order)|stay on top of)\b/i,
  usual: { perWeek: 3, minutes: 25 },
  question: null,
  firstStep: {
    title: 'Everything open, on one page',
    note: 'Write down for 10 minutes all that is on your mind, in any order. Done when nothing new comes; mark the one thing for tomorrow morning.',
  },
  phases: [
    {
      title: 'See it all',
      focus: 'Where your hours go, and one place for what is open',
      why: 'What is written down stops going round in your head; what is counted stops being a guess.',
      share: 0.25,
      checkpoint: 'All that is open stands in one place',
      steps: [
        {
          title: 'One list out of many',
          note: 'Bring notes, mails and slips into one list. Done when the old places are empty or closed.',
        },
        {
          title: 'Two days, hour by hour',
          note: 'Write down for two days what you really did in each hour. Done when you know the two things that took most.',
        },
        {
          title: 'What eats you: two kinds',
          note: 'Choose the two kinds of work or interruption that cost you most. Done when each has a sentence on how it begins.',
        },
      ],
      kinds: [
        {
          title: 'Empty {n}: one place sorted',
          note: 'Go through one inbox, desk or folder: do, date, give away, or throw out. Done when it is empty or the time is up.',
        },
        {
          title: 'Small ones {n}: under five minutes',
          note: 'Do the things that take less than five minutes, one after the other. Done when ten are off the list.',
        },
        {
          title: 'Drop {n}: what nobody misses',
          note: 'Find two things on your list that nobody would miss and cross them out or say so to those who wait. Done when they are gone.',
        },
      ],
    },
    {
      title: 'Try one way',
      focus: 'A few rules, tried in real weeks',
      why: 'A system that takes five minutes a day is kept; one that takes thirty is given up in the first full week.',
      share: 0.45,
      checkpoint: 'Number of days this week that began with your list',
      steps: [
        {
          title: 'Morning: three things, in order',
          note: 'Try for a week to begin the day by writing its three things. Done when you have done it today.',
        },
        {
          title: 'Hours without interruption',
          note: 'Block an hour for hard work and tell those who may ask. Done when it stands in the calendar for this week.',
        },
      ],
      kinds: [
        {
          title: 'Week {n}: look back, plan ahead',
          note: 'See what stayed open, then give the three most important things of next week an hour. Done when all three have one.',
        },
        {
          title: 'Put off {n}: begin with 10 minutes',
          note: 'Take what you put off longest, begin it for 10 minutes, and go on if you like. Done when its next step is written down.',
        },
        {
          title: 'Messages {n}: all in one go',
          note: 'Answer messages in one go and then close them. Done when nothing is left that takes less than two minutes.',
        },
        {
          title: 'Deep hour {n}: one thing, no phone',
          note: 'Put the phone away and work at one hard thing for {minutes} minutes. Done when the time is up.',
        },
      ],
    },
    {
      title: 'Make it hold',
      focus: 'Full weeks, other people, and after a slip',
      why: 'Each system breaks once; what counts is the way back.',
      share: 0.2,
      checkpoint: 'It held in a full week',
      steps: [
        {
          title: 'Emergency version, five minutes',
          note: 'Write down the least you do on the fullest day. Done when it fits on a slip of paper.',
        },
      ],
      kinds: [
        {
          title: 'No {n}: one request, kindly',
          note: 'Say no to one thing, or ask what may wait for it. Done when it is said.',
        },
        {
          title: 'Restart {n}: list, date, first one',
          note: 'Bring the list up to date and do the first thing on it. Done when both are done.',
        },
        {
          title: 'Standard {n}: never think again',
          note: 'Make a checklist or text for something you do each week. Done when you have used it once.',
        },
      ],
    },
    {
      title: 'Look back',
      focus: 'What stays, in as few rules as possible',
      why: 'Three rules are kept, ten are not.',
      share: 0.1,
      checkpoint: 'Your three rules stand on one card',
      steps: [
        {
          title: 'Three rules: on one card',
          note: 'Write down the three rules that helped most. Done when the card stands where you work.',
        },
      ],
      kinds: [
        {
          title: 'Two days again {n}: by the hour',
          note: 'Count your hours as in the first days. Done when both counts stand side by side.',
        },
        {
          title: 'Weekly date {n}: fixed',
          note: 'Give your look at the week a fixed hour. Done when it comes back by itself in your calendar.',
        },
      ],
    },
  ],
  sources: [
    {
      claim: 'A plan for what is open frees the mind of it',
      url: 'https://doi.org/10.1037/a0024192',
    },
  ],
}
