import type { PatternVariant } from './pattern.ts'

/** Learning to cook or bake: basic techniques, then dishes, then meals for others. */
export const cooking: PatternVariant = {
  of: /\b(?:cook(?:s|ing)?|bak(?:e|er|ing)|chef|meals?|recipes|cuisine|pastr(?:y|ies)|sourdough|sushi|bread)\b/i,
  usual: { perWeek: 2, minutes: 60 },
  question: {
    text: 'How much do you cook today?',
    suggestions: [
      { label: 'Hardly anything', level: 'hardly anything yet' },
      { label: 'A few dishes', level: 'a few dishes' },
      {
        label: 'Most days',
        level: 'most days',
        means: /\b(?:every day|daily|most (?:days|evenings)|often|(?:quite|pretty) (?:well|good))\b/i,
        skips: {
          phases: 1,
          firstStep: {
            title: 'Three dishes beyond your usual ones',
            note: 'Write down three dishes that you have eaten elsewhere and never cooked, and choose the first one. Done when what it needs is on your shopping list.',
          },
        },
      },
    ],
    assumed: 'a few dishes',
    said: 'It assumes that you cook {level} today. Say so if it is otherwise.',
  },
  firstStep: {
    title: 'Three dishes you want to master',
    note: 'Write down three that you would love to make well, and look what one of them takes. Done when its shopping list is written down.',
  },
  phases: [
    {
      title: 'Basics',
      focus: 'Knife, heat and salt, with simple dishes',
      why: 'Three techniques carry most recipes; with them you cook without measuring every step.',
      share: 0.3,
      checkpoint: 'You make one simple dish without looking it up',
      steps: [
        {
          title: 'Kitchen: sharp, clear, at hand',
          note: 'Sharpen a knife, clear the table, put pan, board, salt and oil within reach. Done when you could begin at once.',
        },
        {
          title: 'Knife: one onion, slowly, twice',
          note: 'Watch how it is cut, then cut two yourself and cook with them. Done when the pieces of the second are alike.',
        },
      ],
      kinds: [
        {
          title: 'Technique {n}: same thing, twice',
          note: 'Take one technique, such as searing, kneading or a sauce, and do it twice in a row. Done when the second is better than the first.',
        },
        {
          title: 'Plain dish {n}: taste at each step',
          note: 'Make a dish of few things and taste after each step: salt, sour, sweet, heat. Done when you know what you would add.',
        },
        {
          title: 'Watch {n}: one cook, then copy',
          note: 'Watch somebody make one dish to the end, then do it as they did. Done when it is on the table.',
        },
      ],
    },
    {
      title: 'Your dishes',
      focus: 'The three you chose, again until they are yours',
      why: 'The third time is where a recipe becomes something that you can do.',
      share: 0.4,
      checkpoint: 'Number of dishes that you make by heart',
      kinds: [
        {
          title: 'First time {n}: by the recipe',
          note: 'Read it to the end, put everything ready, then cook exactly by it. Done when you have noted what went wrong.',
        },
        {
          title: 'Second time {n}: one thing better',
          note: 'Make a dish again and change the one thing that bothered you. Done when it is better, or you know why not.',
        },
        {
          title: 'By heart {n}: without the page',
          note: 'Cook a dish you have made twice without looking. Done when it is eaten.',
        },
        {
          title: 'Leftovers {n}: with what is there',
          note: 'Make a meal of what is in the kitchen, without shopping. Done when nothing is thrown away.',
        },
      ],
    },
    {
      title: 'For others',
      focus: 'A whole meal, on time, and in peace',
      why: 'Two dishes at once and an hour to keep are a skill of their own.',
      share: 0.2,
      checkpoint: 'You have cooked a whole meal for somebody',
      steps: [
        {
          title: 'Menu and clock, backwards',
          note: 'Plan a meal of two or three dishes from the hour of eating back to the shopping. Done when each step has a time.',
        },
      ],
      kinds: [
        {
          title: 'Guest {n}: a meal for one or two',
          note: 'Cook for somebody and sit down with them. Done when you have asked what they would like again.',
        },
        {
          title: 'Two at once {n}: ready together',
          note: 'Make two dishes that are to be ready at the same minute. Done when both are warm.',
        },
        {
          title: 'Own touch {n}: change a recipe',
          note: 'Change one thing of a dish you know: spice, sauce, vegetable. Done when you know whether to keep it.',
        },
      ],
    },
    {
      title: 'Keep it',
      focus: 'A small book of your own, and what is next',
      why: 'What is written down in your own words is cooked again.',
      share: 0.1,
      checkpoint: 'Your own recipes are written down',
      kinds: [
        {
          title: 'Own recipe {n}: written down',
          note: 'Write down a dish as you make it, in your own words. Done when somebody else could cook it.',
        },
        {
          title: 'Old favourite {n}: as on day one',
          note: 'Make the first dish of this plan once more. Done when you know what has become easy.',
        },
        {
          title: 'Next wish {n}: a new dish, tried',
          note: 'Try something that you did not dare at the beginning. Done when it is eaten, good or not.',
        },
      ],
    },
  ],
}
