import { GOAL_EXAMPLES } from './goalExamples.ts'
import { Suggestions } from './Suggestions.tsx'

/** What one may say first: goals that can be planned at once, and questions that have an answer today. */
const SENTENCES = [...GOAL_EXAMPLES, 'What are my tasks today?', 'Reschedule overdue tasks'].map((label) => ({
  label,
}))

/** Buttons with sentences to begin with. */
export function StartingSentences({ onChoose }: { onChoose: (sentence: string) => void }) {
  return <Suggestions label="Sentences to begin with" suggestions={SENTENCES} onChoose={onChoose} />
}
