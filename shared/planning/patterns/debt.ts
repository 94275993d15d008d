import type { Pattern } from './pattern.ts'

/** Money that is paid back: the least due on everything, and one extra payment on one debt. */
export const debt: Pattern = {
  key: 'debt',
  usual: { perWeek: 1, minutes: 15 },
  question: null,
  firstStep: {
    title: 'Set up the repayment',
    note: 'Set up one repeating payment, the day after you are paid, on the debt with the highest rate, or on the smallest one if seeing it gone would help you. Done when its first date is shown and every other debt still gets its least payment.',
  },
  phases: [],
  advice: [
    {
      text: 'If rent, food or a payment due is at risk, speak to a free, non-profit debt adviser before you pay extra.',
    },
  ],
  sources: [
    {
      claim: 'Closing single accounts goes with getting out of debt',
      url: 'https://doi.org/10.1509/jmr.11.0272',
    },
    {
      claim: 'What to do first when payments become hard',
      url: 'https://www.moneyhelper.org.uk/en/money-troubles/dealing-with-debt',
    },
  ],
}
