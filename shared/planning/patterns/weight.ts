import type { Pattern, PatternVariant } from './pattern.ts'

/** Who wants to weigh more eats more often, and gets stronger meanwhile. */
const gaining: PatternVariant = {
  of: /\b(?:gain|put(?:ting)? on)/i,
  firstStep: {
    title: 'Eat a snack now',
    note: 'Nuts, yoghurt, bread with cheese: whatever is there. Done when it is eaten.',
  },
  phases: [],
  habits: [
    {
      name: 'Three meals and two snacks',
      perWeek: 7,
      minutes: 10,
      note: 'Eat three times, and something small twice between; small portions count. Done when it was five times.',
    },
    {
      name: 'Something rich with one meal',
      perWeek: 7,
      minutes: 5,
      note: 'Add nuts, cheese, egg, avocado or olive oil to one meal of the day. Done when one meal had some.',
    },
    {
      name: 'Squats, push-ups and rows',
      perWeek: 2,
      minutes: 20,
      note: 'Three rounds of each, as many as you can do cleanly, with a day of rest between. Done after the third round.',
    },
  ],
  sources: [
    {
      claim: 'Gaining slowly: smaller meals more often, energy from good food, and getting stronger',
      url: 'https://www.nhs.uk/live-well/healthy-weight/managing-your-weight/healthy-ways-to-gain-weight/',
    },
  ],
}

/** Losing or gaining weight: by habits alone, without numbers. */
export const weight: Pattern = {
  key: 'weight',
  usual: { perWeek: 5, minutes: 30 },
  question: null,
  firstStep: {
    title: 'Walk for ten minutes today',
    note: 'Walk for ten minutes, wherever. Done when you are back.',
  },
  phases: [],
  habits: [
    {
      name: 'Walk or move for a while',
      perWeek: 5,
      minutes: 30,
      note: 'Walk, cycle or dance so that you breathe a little faster, in one go or in three parts. Done when it comes to 30 minutes.',
    },
    {
      name: 'Vegetables or fruit with two meals',
      perWeek: 7,
      minutes: 5,
      note: 'Begin two meals of the day with vegetables or fruit. Done when both had some.',
    },
    {
      name: 'Plan tomorrow’s meals',
      perWeek: 5,
      minutes: 10,
      note: 'Write down what you will eat tomorrow, and buy what is missing. Done when three lines stand there.',
    },
  ],
  variants: [gaining],
  advice: [
    {
      text: 'These are habits, not a diet. Please talk with a doctor or dietitian about how much and how fast is good for you.',
    },
  ],
  sources: [
    {
      claim: 'Slow and steady, by eating and moving, and with professional help',
      url: 'https://www.cdc.gov/healthy-weight-growth/losing-weight/index.html',
    },
    { claim: 'Habits of eating and moving keep weight off', url: 'https://doi.org/10.1038/sj.ijo.0803771' },
  ],
}
