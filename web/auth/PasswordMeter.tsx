import { passwordScore, strengthLabel } from '#shared/auth/password.ts'
import styles from './PasswordMeter.module.css'

const SEGMENTS = [1, 2, 3, 4] as const

/** How strong a password is: four segments and the word for it (docs/rules/auth.md, Accounts). */
export function PasswordMeter({ password }: { password: string }) {
  const score = passwordScore(password)
  const label = strengthLabel(score)
  return (
    <div className={styles.strength} data-score={score}>
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no browser lets the element itself be drawn in segments
        role="meter"
        aria-label="Password strength"
        aria-valuemin={0}
        aria-valuemax={4}
        aria-valuenow={score}
        aria-valuetext={label}
        className={styles.segments}
      >
        {SEGMENTS.map((segment) => (
          <i key={segment} data-filled={segment <= score || undefined} />
        ))}
      </div>
      <span aria-hidden="true">{label}</span>
    </div>
  )
}
