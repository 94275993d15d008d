import styles from './Chat.module.css'

type SuggestionsProps = {
  label: string
  suggestions: readonly { label: string; value?: unknown }[]
  onChoose: (label: string) => void
}

/** Answers to choose from, each a button that says its words. */
export function Suggestions({ label, suggestions, onChoose }: SuggestionsProps) {
  return (
    <ul className={styles.starts} aria-label={label}>
      {suggestions.map((suggestion) => (
        <li key={suggestion.label}>
          <button type="button" onClick={() => onChoose(suggestion.label)}>
            {suggestion.label}
          </button>
        </li>
      ))}
    </ul>
  )
}
