import styles from './Chat.module.css'

/** What one may say first: goals that can be planned at once, and questions that have an answer today. */
const SENTENCES = [
  'Run 3 times a week for 30 minutes for 4 weeks',
  'Learn Spanish, 20 minutes every weekday for 8 weeks',
  'What are my tasks today?',
  'Reschedule overdue tasks',
]

/** Buttons with sentences to begin with. */
export function StartingSentences({ onChoose }: { onChoose: (sentence: string) => void }) {
  return (
    <ul className={styles.starts} aria-label="Sentences to begin with">
      {SENTENCES.map((sentence) => (
        <li key={sentence}>
          <button type="button" onClick={() => onChoose(sentence)}>
            {sentence}
          </button>
        </li>
      ))}
    </ul>
  )
}
