import type { Pattern } from './pattern.ts'

/** Money that is put aside: one transfer that repeats, on the day after pay day. */
export const savings: Pattern = {
  key: 'savings',
  usual: { perWeek: 1, minutes: 15 },
  question: null,
  firstStep: {
    title: 'Set up the transfer',
    note: 'Open your bank, make a standing order to a separate account for the day after you are paid, with the share of this plan. Done when its first date is shown; if the amount feels tight, begin with half and raise it next month.',
  },
  phases: [],
  advice: [
    {
      text: 'Keep a small cushion for emergencies first, and pay off expensive debts before you save for other things.',
    },
  ],
  sources: [
    {
      claim: 'What is agreed in advance and moves by itself is saved',
      url: 'https://doi.org/10.1086/380085',
    },
    {
      claim: 'A cushion for emergencies, built from small regular amounts',
      url: 'https://www.consumerfinance.gov/an-essential-guide-to-building-an-emergency-fund/',
    },
  ],
}
