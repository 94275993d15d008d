import { addDays, addMonths } from '#shared/time/civil.ts'
import type { GoalQuestion, MissingField } from '#shared/planning/goalAnswers.ts'

/** The question for something that a plan needs to know. @param today local date */
export function questionFor(field: MissingField, today: string): GoalQuestion {
  switch (field) {
    case 'what':
      return {
        field,
        text: 'What do you want to reach?',
        suggestions: suggested(
          ['Learn a language', 'Learn a language'],
          ['Run regularly', 'Run regularly'],
          ['Finish a project', 'Finish a project'],
        ),
      }
    case 'deadline':
      return {
        field,
        text: 'By when do you want to be there?',
        suggestions: suggested(
          ['In 4 weeks', addDays(today, 28)],
          ['In 3 months', addMonths(today, 3)],
          ['In 6 months', addMonths(today, 6)],
        ),
      }
    case 'rhythm':
      return {
        field,
        text: 'How often do you want to work at it?',
        suggestions: suggested(
          ['3 times a week', 3],
          ['Every day', 7],
          ['Weekdays', [1, 2, 3, 4, 5]],
          ['Weekends', [0, 6]],
        ),
      }
    case 'minutes':
      return {
        field,
        text: 'How long should one session take?',
        suggestions: suggested(['15 minutes', 15], ['30 minutes', 30], ['1 hour', 60]),
      }
    case 'amount':
      return {
        field,
        text: 'How much do you want to save in all?',
        suggestions: ['€', '$', '£'].map((unit) => ({ label: `${unit}1,000`, value: { value: 1000, unit } })),
      }
  }
}

function suggested(...suggestions: readonly (readonly [label: string, value: unknown])[]) {
  return suggestions.map(([label, value]) => ({ label, value }))
}
