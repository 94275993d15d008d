import { bandOf } from '#shared/accountability/band.ts'
import styles from './Accountability.module.css'

const RADIUS = 42
const AROUND = 2 * Math.PI * RADIUS
/** The gauge is three quarters of a circle. */
const SHARE = 0.75

/** A score as a calm gauge, with its figure and its word. @param score percent */
export function ScoreGauge({ score }: { score: number }) {
  const { tone, word } = bandOf(score)
  return (
    <div className={styles.gauge} data-tone={tone}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r={RADIUS} strokeDasharray={`${AROUND * SHARE} ${AROUND}`} />
        <circle
          cx="50"
          cy="50"
          r={RADIUS}
          data-value
          strokeDasharray={`${(AROUND * SHARE * score) / 100} ${AROUND}`}
        />
      </svg>
      <p>
        <strong>{score}</strong>
        <span>{word}</span>
      </p>
    </div>
  )
}
