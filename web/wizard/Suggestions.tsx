import styles from './Chat.module.css'

type SuggestionsProps = {
  label: string
  suggestions: readonly { label: string; value?: unknown }[]
  onChoose: (words: string) => void
}

/** Answers to choose from, each a button that says its value, or its own words where it has none. */
export function Suggestions({ label, suggestions, onChoose }: SuggestionsProps) {
  return (
    <ul className={styles.starts} aria-label={label}>
      {suggestions.map(({ label: words, value }) => (
        <li key={words}>
          <button type="button" onClick={() => onChoose(typeof value === 'string' ? value : words)}>
            {words}
          </button>
        </li>
      ))}
    </ul>
  )
}
