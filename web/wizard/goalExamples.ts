/** Goals of different kinds, each said so that it can be planned at once. */
export const GOAL_EXAMPLES = [
  'Run 10 km in 12 weeks, 3 times a week for 40 minutes',
  'Learn Spanish, 20 minutes every weekday for 8 weeks',
  'Read a book, 30 minutes in the evening, 4 times a week for 4 weeks',
  'Meditate for 10 minutes every morning',
] as const
