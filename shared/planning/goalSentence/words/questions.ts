import { addDays, addMonths } from '#shared/time/civil.ts'
import { alreadyThere } from '#shared/planning/goalPlan/alreadyThere.ts'
import { lastShareOn } from '#shared/planning/goalSentence/amounts/shares.ts'
import type { SentenceContext } from '#shared/planning/goalSentence/context.ts'
import type { GoalQuestion, MissingField } from '#shared/planning/goalAnswers.ts'
import { type ForeignLanguage, understandsEnglish } from '#shared/text/foreignLanguage.ts'
import type { Understood } from '#shared/planning/understood.ts'
import { unreadQuestion } from './unreadQuestion.ts'
import { dateInWords } from '#shared/planning/goalSentence/dates/dateInWords.ts'

/** Every pattern has a rhythm and a length of its own, which a person can leave to it. */
const AS_NEEDED = ['As the plan needs', 'pattern'] as const

/** How each question below ends or begins, whatever it is about. */
const ASKED = [
  'What do you want to reach?',
  'By when do you want to be there?',
  'You named two dates.',
  'How often do you want to work at it?',
  'How long should one session take?',
  'How much do you want to',
  'mean for the plan?',
  'What should the plan do?',
]

/** Whether a text asks one of the questions about a goal. */
export function asksAboutGoal(text: string): boolean {
  return ASKED.some((part) => text.includes(part))
}

/** The question for something that a plan needs to know. @param dates last dates of the sentence that disagree */
export function questionFor(field: MissingField, understood: Understood, asked: Asked): GoalQuestion {
  return { field, ...QUESTIONS[field](understood, asked) }
}

type Asked = SentenceContext & {
  dates: readonly string[]
  /** Of a sentence that is not English. */
  language: ForeignLanguage | null
}
type Question = Pick<GoalQuestion, 'text' | 'suggestions'>

const QUESTIONS: Record<MissingField, (understood: Understood, asked: Asked) => Question> = {
  what: (_, { language }) => ({
    text: language ? understandsEnglish(language) : 'What do you want to reach?',
    suggestions: suggested(
      ['Learn a language', 'Learn a language'],
      ['Run regularly', 'Run regularly'],
      ['Finish a project', 'Finish a project'],
    ),
  }),
  deadline: (_, { today, dates }) =>
    dates.length > 1
      ? {
          text: 'You named two dates. Which one is it?',
          suggestions: suggested(...dates.map((date) => [dateInWords(date), date] as const)),
        }
      : {
          text: 'By when do you want to be there?',
          suggestions: suggested(
            ['In 4 weeks', addDays(today, 28)],
            ['In 3 months', addMonths(today, 3)],
            ['In 6 months', addMonths(today, 6)],
          ),
        },
  rhythm: () => ({
    text: 'How often do you want to work at it?',
    suggestions: suggested(
      AS_NEEDED,
      ['3 times a week', 3],
      ['Every day', 7],
      ['Weekdays', [1, 2, 3, 4, 5]],
      ['Weekends', [0, 6]],
    ),
  }),
  minutes: () => ({
    text: 'How long should one session take?',
    suggestions: suggested(AS_NEEDED, ['15 minutes', 15], ['30 minutes', 30], ['1 hour', 60]),
  }),
  amount: ({ pattern }) => ({
    text: `How much do you want to ${pattern === 'debt' ? 'pay off' : 'save'} in all?`,
    suggestions: ['€', '$', '£'].map((unit) => ({ label: `${unit}1,000`, value: { value: 1000, unit } })),
  }),
  unread: (understood, asked) => {
    const { text, suggestions } = unreadQuestion(understood, asked)
    return { text, suggestions: suggested(...suggestions) }
  },
  conflict: ({ conflict, amount, ...said }, { today }) => ({
    text: `${conflict ?? 'This does not hold together'}. What should the plan do?`,
    suggestions: suggested(
      ['Plan it anyway', 'ignore'],
      ...untilAllIsThere({ ...said, amount }, today),
      ['End in 3 months', { deadline: addMonths(today, 3) }],
      ...(amount ? [] : [['One hour a session', { minutes: 60 }] as const]),
    ),
  }),
}

/** Of a sum that its shares do not come to in time: when they do. */
function untilAllIsThere(
  said: Pick<Understood, 'amount' | 'pattern' | 'level' | 'starts_on' | 'per_week'>,
  today: string,
): [string, unknown][] {
  const { amount, starts_on: start } = said
  if (!amount?.share || amount.per !== null) return []
  const deadline = lastShareOn(amount.value - alreadyThere(said), amount.share, {
    start: start ?? today,
    daysAWeek: said.per_week ?? 7,
  })
  return [[`End on ${dateInWords(deadline)}`, { deadline }]]
}

function suggested(...suggestions: readonly (readonly [label: string, value: unknown])[]) {
  return suggestions.map(([label, value]) => ({ label, value }))
}
