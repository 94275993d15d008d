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

/** Who eats otherwise from now on cooks otherwise, and looks after what falls away. */
const eating: PatternVariant = {
  of: /\b(?:vegan|vegetarian|pescatarian|plant[- ]based|gluten|dairy|lactose|keto|paleo|mediterranean|halal|kosher)\b/i,
  firstStep: {
    title: 'Choose tomorrow’s meal that fits',
    note: 'Think of one meal that you like and that fits already. Done when what it takes is on your shopping list.',
  },
  phases: [],
  habits: [
    {
      name: 'Cook one meal that fits',
      perWeek: 7,
      minutes: 30,
      note: 'Cook or put together one meal that fits your new way of eating. Done when it is eaten.',
    },
    {
      name: 'Plan tomorrow’s meals',
      perWeek: 5,
      minutes: 10,
      note: 'Write down what you will eat tomorrow, and buy what is missing. Done when three lines are written down.',
    },
    {
      name: 'Try one new recipe',
      perWeek: 1,
      minutes: 45,
      note: 'Cook something that you do not know yet. Done when it has a yes or a no on your list.',
    },
  ],
  advice: [
    {
      text: 'Where kinds of food fall away, ask a doctor or dietitian what to take in their place, vitamin B12 for one without animal products.',
    },
  ],
  sources: [
    {
      claim: 'What to mind when kinds of food fall away',
      url: 'https://www.nhs.uk/live-well/eat-well/how-to-eat-a-balanced-diet/the-vegan-diet/',
    },
  ],
}

/** Who wants to eat better looks after meals, and after nothing else. */
const eatingWell: PatternVariant = {
  of: /^(?:start )?eat(?:ing)? (?:\w+ ){0,2}(?:health\w*|better|clean(?:er)?|well|properly|balanced|regularly)\b|\b(?:healthy|healthier|balanced|better) (?:eating|diet|meals|food)\b|^(?:improve|fix|change|clean up) my (?:diet|eating|nutrition)\b/i,
  firstStep: {
    title: 'Choose one vegetable for tomorrow',
    note: 'Look at what is there and decide with which meal you eat it. Done when it stands on your shopping list or in the fridge.',
  },
  phases: [],
  habits: [
    {
      name: 'Vegetables or fruit with two meals',
      perWeek: 7,
      minutes: 5,
      note: 'Begin two meals of the day with vegetables or fruit. Done when both had some.',
    },
    {
      name: 'Cook one meal yourself',
      perWeek: 4,
      minutes: 30,
      note: 'Cook or put together one meal from things without a long list of ingredients. Done when it is eaten.',
    },
    {
      name: 'Plan tomorrow’s meals',
      perWeek: 5,
      minutes: 10,
      note: 'Write down what you will eat tomorrow, and buy what is missing. Done when three lines are written down.',
    },
  ],
  sources: [
    {
      claim: 'What a balanced plate is made of',
      url: 'https://www.nhs.uk/live-well/eat-well/food-guidelines-and-food-labels/the-eatwell-guide/',
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
      note: 'Write down what you will eat tomorrow, and buy what is missing. Done when three lines are written down.',
    },
  ],
  variants: [gaining, eating, eatingWell],
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
