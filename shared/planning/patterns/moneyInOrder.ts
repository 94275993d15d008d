import type { PatternVariant } from './pattern.ts'

/** One's own money: seeing it, a plan for the month, what is too dear, what is put aside. */
export const moneyInOrder: PatternVariant = {
  of: /\b(?:(?:my|our|the|personal|household) (?:personal )?(?:finances|budget|spending|expenses|money|retirement|pension)|budget(?:ing)?|financial(?:ly)? (?:plan|freedom|free|independence|independent|life)|live within my means|money (?:under control|in order)|better with money|credit score|(?:fix|repair|rebuild|improve) my credit\b|(?:plan|prepare) (?:for )?(?:my )?retirement)\b/i,
  usual: { perWeek: 2, minutes: 40 },
  mostSessions: [{ sessions: 12 }],
  question: null,
  firstStep: {
    title: 'Three numbers: in, out, left',
    note: 'Look at the last month: what came in, what went out, what is on all accounts today. Done when three numbers are written down; guesses count.',
  },
  phases: [
    {
      title: 'See it',
      focus: 'Accounts, debts and three months of spending',
      why: 'Most people are wrong about where their money goes; three months on paper show it.',
      share: 0.3,
      checkpoint: 'Income, fixed costs, the rest and what you own or owe stand on one page',
      steps: [
        {
          title: 'All accounts on one page',
          note: 'List each account, card, loan and policy with its balance and its cost. Done when nothing comes with a guess.',
        },
        {
          title: 'Fixed costs, by month',
          note: 'Write down what goes off each month or year by itself, divided by twelve. Done when there is one sum.',
        },
        {
          title: 'Three months, sorted by kind',
          note: 'Sort the spending of three months into about eight kinds. Done when each kind has an average.',
        },
        {
          title: 'Own or owe: one number',
          note: 'Add up what you own and take away what you owe. Done when the number has today’s date.',
        },
      ],
      kinds: [
        {
          title: 'Statement {n}: one month, line by line',
          note: 'Go through one month and mark what you would not buy again. Done when the marks have a sum.',
        },
        {
          title: 'Paper pile {n}: policies, contracts',
          note: 'Read one contract: what it costs, what it gives, how it ends. Done when it has a line on your page.',
        },
        {
          title: 'Talk {n}: money at home',
          note: 'Talk for half an hour with whom you share money: what matters, what worries. Done when you agree on one thing.',
        },
      ],
    },
    {
      title: 'Decide',
      focus: 'A plan for the month, and what is too dear',
      why: 'A plan that is made before the month is kept easier than a rule after it.',
      share: 0.35,
      checkpoint: 'What you spend less each month, as a number',
      steps: [
        {
          title: 'Plan for the month: kinds, sums',
          note: 'Give each kind of spending a sum, with some for joy, so that something is left over. Done when the sums are below what comes in.',
        },
        {
          title: 'Dearest debt, paid first',
          note: 'Order what you owe by its interest and choose how much the dearest gets. Done when the order stands, or you owe nothing.',
        },
      ],
      kinds: [
        {
          title: 'Cancel {n}: what you do not use',
          note: 'End one subscription or policy that you would not take again. Done when the confirmation is there.',
        },
        {
          title: 'Compare {n}: one dear contract',
          note: 'Compare one contract with two others: power, phone, insurance, bank. Done when you have switched, asked for less, or decided to stay.',
        },
        {
          title: 'Goal {n}: what it costs a month',
          note: 'Take one wish, its price and its date, and divide. Done when you know whether it fits.',
        },
        {
          title: 'Learn {n}: one word of money',
          note: 'Read about one thing from an independent source, such as interest, funds or pensions. Done when you can explain it in two sentences.',
        },
      ],
    },
    {
      title: 'Let it run',
      focus: 'What happens by itself, and ten minutes a week',
      why: 'What is moved on payday does not tempt you; what is looked at weekly does not surprise.',
      share: 0.25,
      checkpoint: 'What you put aside goes off by itself',
      steps: [
        {
          title: 'Standing order on payday',
          note: 'Set up a transfer to savings or debt for the day after payday, small if need be. Done when it runs.',
        },
        {
          title: 'Reserve: three months, how far',
          note: 'Work out what three months of fixed costs are and how far you are. Done when the number is on your page.',
        },
      ],
      kinds: [
        {
          title: 'Week {n}: ten minutes with numbers',
          note: 'See what was spent in each kind and what is left. Done when the rest of the month is known.',
        },
        {
          title: 'Adjust {n}: a sum that was wrong',
          note: 'Change the sum that was too small or too large. Done when the whole fits again.',
        },
        {
          title: 'File {n}: papers in one order',
          note: 'File the papers of one kind so that others would find them. Done when the pile is gone.',
        },
      ],
    },
    {
      title: 'Look back',
      focus: 'The same numbers as at the beginning',
      why: 'The difference is what the work was for.',
      share: 0.1,
      checkpoint: 'The number of the first days, once more',
      steps: [
        {
          title: 'Next check: a date',
          note: 'Choose the day on which you look at all of it again. Done when it is in your calendar.',
        },
      ],
      kinds: [
        {
          title: 'Then and now {n}: three numbers',
          note: 'Write in, out and left of the last month beside the first ones. Done when the difference is known.',
        },
        {
          title: 'Year ahead {n}: large bills',
          note: 'Put the large bills of the year into the calendar with what to lay aside each month. Done when each has a date.',
        },
      ],
    },
  ],
  sources: [
    {
      claim: 'A budget begins with what really comes in and goes out',
      url: 'https://www.consumerfinance.gov/consumer-tools/budgeting/',
    },
  ],
}
