import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Sentences about savings and debts. */
const SENTENCES: readonly Sentence[] = [
  [
    'save up 1500 for a new laptop by black friday next year',
    {
      what: 'Save up 1500 for a new laptop',
      pattern: 'savings',
      deadline: '2027-11-26',
      amount: { value: 1500, unit: 'money' },
    },
  ],
  [
    'save 50 a week till xmas next year',
    {
      what: 'Save money',
      pattern: 'savings',
      deadline: '2027-12-25',
      amount: { value: 50, unit: 'money', per: 'week' },
    },
  ],
  [
    'save for a house deposit 40000 in 4 years',
    {
      what: 'Save for a house deposit',
      pattern: 'savings',
      deadline: '2030-11-23',
      amount: { value: 40000, unit: 'money' },
    },
  ],
  [
    'put 10% of my salary aside each month',
    { what: 'Put 10% of my salary aside', pattern: 'savings', unread: ['each month'] },
  ],
  [
    'set aside 5000 € for emergency fund within 18 months',
    {
      what: 'Set aside 5000 € for emergency fund',
      pattern: 'savings',
      deadline: '2028-05-23',
      amount: { value: 5000, unit: '€' },
    },
  ],
  [
    'Save $200 every paycheck',
    { what: 'Save $200', pattern: 'savings', unread: ['every paycheck'], amount: { value: 200, unit: '$' } },
  ],
  ['start saving for retirement', { what: 'Start saving for retirement', pattern: 'savings' }],
  [
    'save enough for a 2 week holiday in greece next september, about 1800',
    {
      what: 'Save enough for a 2 week holiday in greece',
      pattern: 'savings',
      deadline: '2027-08-31',
      amount: { value: 1800, unit: 'money' },
    },
  ],
  [
    'grow my savings from 2k to 10k in 18 months',
    {
      what: 'Grow my savings from 2k to 10k',
      pattern: 'savings',
      deadline: '2028-05-23',
      amount: { value: 10000, unit: 'money' },
    },
  ],
  [
    'save $12k for grad school in two years',
    {
      what: 'Save $12k for grad school',
      pattern: 'savings',
      deadline: '2028-11-23',
      amount: { value: 12000, unit: '$' },
    },
  ],
  [
    'save 50 a week for a new laptop, needs to be 1200 in total',
    {
      what: 'Save for a new laptop',
      pattern: 'savings',
      amount: { value: 1200, unit: 'money', share: { value: 50, per: 'week' } },
      deadline: '2027-05-10',
    },
  ],
  [
    'save 2000 by june, pay off my credit card by december',
    {
      what: 'Save 2000',
      pattern: 'savings',
      also: ['pay off my credit card by december'],
      deadline: '2027-06-01',
      amount: { value: 2000, unit: 'money' },
    },
  ],
  [
    'build an emergency fund of 3 months salary ($9,000) in 18 months',
    {
      what: 'Build an emergency fund of 3 months salary',
      pattern: 'savings',
      deadline: '2028-05-23',
      amount: { value: 9000, unit: '$' },
    },
  ],
  [
    'save 600 a month so i have 15k for the down payment',
    {
      what: 'Save 15k for the down payment',
      pattern: 'savings',
      deadline: '2028-12-23',
      amount: { value: 15000, unit: 'money', share: { value: 600, per: 'month' } },
    },
  ],
  [
    'set aside 5 percent of my salary every month',
    { what: 'Set aside 5 percent of my salary', pattern: 'savings', unread: ['every month'] },
  ],
  [
    'save 5000 euros by december 2027',
    {
      what: 'Save 5000 euros',
      pattern: 'savings',
      deadline: '2027-12-01',
      amount: { value: 5000, unit: 'euros' },
    },
  ],
  [
    'save 200 a month for a new laptop until june',
    { pattern: 'savings', deadline: '2027-06-01', amount: { value: 200, unit: 'money', per: 'month' } },
  ],
  [
    'save $1.5k by new year',
    { what: 'Save $1.5k', pattern: 'savings', deadline: '2027-01-01', amount: { value: 1500, unit: '$' } },
  ],
  [
    'put away 15.000 euros for a house in 3 years',
    { pattern: 'savings', deadline: '2029-11-23', amount: { value: 15_000, unit: 'euros' } },
  ],
  [
    'build an emergency fund of 3k € by end of 2027',
    { pattern: 'savings', deadline: '2027-12-31', amount: { value: 3000, unit: '€' } },
  ],
  [
    'save 50€ a week for christmas',
    { pattern: 'savings', deadline: '2026-12-25', amount: { value: 50, unit: '€', per: 'week' } },
  ],
  ['Save money', { what: 'Save money', pattern: 'savings' }],
  [
    'save 3000 euros by july and also lose 4 kg',
    {
      pattern: 'savings',
      deadline: '2027-07-01',
      amount: { value: 3000, unit: 'euros' },
      also: ['lose 4 kg'],
    },
  ],
  [
    'pay 300 extra on the mortgage monthly until 2029',
    {
      what: 'Pay extra on the mortgage',
      pattern: 'debt',
      deadline: '2029-01-01',
      amount: { value: 300, unit: 'money', per: 'month' },
    },
  ],
  [
    'pay off 1800 credit card, 150 per month',
    {
      what: 'Pay off 1800 credit card',
      pattern: 'debt',
      deadline: '2027-11-23',
      amount: { value: 1800, unit: 'money', share: { value: 150, per: 'month' } },
    },
  ],
  [
    "pay off student loan 350 per month until it's gone",
    {
      what: 'Pay off student loan',
      pattern: 'debt',
      beside: ["until it's gone"],
      amount: { value: 350, unit: 'money', per: 'month' },
    },
  ],
  [
    'pay 350 a month on my car loan until it is gone',
    {
      what: 'Pay off my car loan',
      pattern: 'debt',
      beside: ['until it is gone'],
      amount: { value: 350, unit: 'money', per: 'month' },
    },
  ],
  [
    'pay off my student loan of 12,400 by 2029',
    {
      what: 'Pay off my student loan of 12,400',
      pattern: 'debt',
      deadline: '2029-01-01',
      amount: { value: 12400, unit: 'money' },
    },
  ],
  [
    'pay off 4,200 on my visa by next christmas',
    {
      what: 'Pay off 4,200 on my visa',
      pattern: 'debt',
      deadline: '2027-12-25',
      amount: { value: 4200, unit: 'money' },
    },
  ],
  [
    'clear 8000 of credit card debt in two years',
    {
      what: 'Clear 8000 of credit card debt',
      pattern: 'debt',
      deadline: '2028-11-23',
      amount: { value: 8000, unit: 'money' },
    },
  ],
  [
    'pay off my credit card, 2400 dollars by november 2027',
    {
      what: 'Pay off my credit card',
      pattern: 'debt',
      deadline: '2027-11-01',
      amount: { value: 2400, unit: 'dollars' },
    },
  ],
  [
    'pay back 300 a month on my student loan',
    { pattern: 'debt', amount: { value: 300, unit: 'money', per: 'month' } },
  ],
]

testSentences(SENTENCES)
