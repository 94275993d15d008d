import type { PatternVariant } from './pattern.ts'

/** The years after working life: money that lasts, and days that are worth having. */
export const retiring: PatternVariant = {
  of: /\b(?:retire(?:ment)?|pension)\b/i,
  usual: { perWeek: 2, minutes: 40 },
  question: {
    text: 'How far away is it?',
    suggestions: [
      { label: 'Ten years or more', level: 'have ten years or more until then' },
      { label: 'A few years', level: 'have a few years until then' },
      { label: 'This year', level: 'retire this year' },
    ],
    assumed: 'have a few years until then',
  },
  firstStep: {
    title: 'A good Tuesday, in five lines',
    note: 'Write down an ordinary good Tuesday after your working life: where, with whom, doing what. Done when five lines are there; they say what the money is for.',
  },
  phases: [
    {
      title: 'Where you stand',
      focus: 'What you will have, from where and from when',
      why: 'Most people know the sum only roughly; letters from three places show nearly all of it.',
      share: 0.3,
      checkpoint: 'You know what comes in each month from which age',
      steps: [
        {
          title: 'State pension: ask for the figure',
          note: 'Ask for the forecast of your state pension, online or by letter. Done when it is asked for, or the figure is written down.',
        },
        {
          title: 'Work pensions: each former job',
          note: 'List each employer and ask where money may lie. Done when each has a name to write to.',
        },
        {
          title: 'Own savings and debts, one page',
          note: 'Write down savings, home, insurances and debts with today’s sums. Done when the page has two totals.',
        },
        {
          title: 'Spending: a month as it is',
          note: 'Add up what one month costs today, and strike what ends with work. Done when you have two sums: now and then.',
        },
      ],
      kinds: [
        {
          title: 'Paper {n}: one answer filed',
          note: 'Take one letter or statement, enter its number on your page and file it. Done when it is in the folder.',
        },
        {
          title: 'Word {n}: understand one of them',
          note: 'Take one word you do not understand and look it up with a public adviser. Done when you can explain it to somebody.',
        },
        {
          title: 'Talk {n}: ask one who retired',
          note: 'Ask somebody who has retired what surprised them. Done when two lines are written down.',
        },
      ],
    },
    {
      title: 'Gap and choices',
      focus: 'What is missing, and three ways to close it',
      why: 'A gap with a number can be closed by time, by saving or by needing less; mostly by a bit of each.',
      share: 0.35,
      checkpoint: 'You know the gap a month, and which way you close it',
      steps: [
        {
          title: 'Gap: one number a month',
          note: 'Take what you will need less what comes in, for the first year. Done when one number is written down, in today’s money.',
        },
        {
          title: 'Independent advice: a date',
          note: 'Find public or independent advice that takes no commission and ask for a date. Done when the date stands.',
        },
      ],
      kinds: [
        {
          title: 'Three ways {n}: later, more, less',
          note: 'Work out one change: a year later, a sum more each month, or a cost less. Done when you know what it does to the gap.',
        },
        {
          title: 'Home {n}: does it fit you at 80',
          note: 'Look at one thing: stairs, heating, way to a doctor, what it costs. Done when it is kept, to be changed, or open with a date.',
        },
        {
          title: 'Both of you {n}: wishes side by side',
          note: 'Compare your Tuesday with that of your partner, a friend or your children. Done when one difference is talked through.',
        },
        {
          title: 'What if {n}: illness, prices, alone',
          note: 'Take one thing that may happen and see what your page says then. Done when there is one line on what you would do.',
        },
      ],
    },
    {
      title: 'Set it going',
      focus: 'Standing orders, papers, and a first taste of the days',
      why: 'What runs by itself happens; what you try now will not be an empty room later.',
      share: 0.25,
      checkpoint: 'The first standing order runs, and one thing of your Tuesday is tried',
      steps: [
        {
          title: 'Standing order on payday',
          note: 'Set up the one monthly sum you decided on. Done when its first date is shown.',
        },
        {
          title: 'Papers: will and who decides',
          note: 'Check will, power of attorney and who is named in pensions and insurances. Done when each has a yes or a date.',
        },
      ],
      kinds: [
        {
          title: 'Taste {n}: one thing of your Tuesday',
          note: 'Do one thing of your good Tuesday already now. Done when you know whether it belongs there.',
        },
        {
          title: 'Form {n}: one of them sent',
          note: 'Fill in and send one form. Done when the copy is filed.',
        },
        {
          title: 'People {n}: those who will be there',
          note: 'Do one thing for ties outside work: a club, a friend, a neighbour. Done when there is a date.',
        },
      ],
    },
    {
      title: 'Look back',
      focus: 'One page, and a day each year for it',
      why: 'Sums and wishes change; a page that is read once a year stays true.',
      share: 0.1,
      checkpoint: 'Your page is up to date, and has a day each year',
      kinds: [
        {
          title: 'Page {n}: numbers of today',
          note: 'Bring your page up to date. Done when both totals and the gap are those of today.',
        },
        {
          title: 'Yearly day {n}: in the calendar',
          note: 'Choose a day each year for this page and enter it. Done when it comes back by itself.',
        },
        {
          title: 'Explain {n}: to one you trust',
          note: 'Show one person where the folder is and what it says. Done when they could find it.',
        },
      ],
    },
  ],
  advice: [{ text: 'This is a way to get clear, no financial advice; figures and rules differ by country.' }],
  sources: [
    {
      claim: 'Free, impartial guidance on planning for retirement',
      url: 'https://www.moneyhelper.org.uk/en/pensions-and-retirement',
    },
  ],
}
