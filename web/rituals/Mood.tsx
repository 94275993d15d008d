import { useId } from 'react'
import styles from './Rituals.module.css'

const MOODS = ['Hard', 'So-so', 'Fine', 'Good', 'Great']

/** How it was, 1 to 5; choosing the same again takes it back. */
export function Mood({ value, onChange }: { value: number | null; onChange: (mood: number | null) => void }) {
  const name = useId()
  return (
    <fieldset className={styles.part}>
      <legend>How was it? (optional)</legend>
      <div className={styles.moods}>
        {MOODS.map((words, index) => (
          <label key={words}>
            <input
              type="radio"
              name={name}
              checked={value === index + 1}
              onChange={() => onChange(index + 1)}
              onClick={() => value === index + 1 && onChange(null)}
            />
            <span>{words}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
