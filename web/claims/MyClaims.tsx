import type { Claim } from '#shared/claims/claim.ts'
import { Card } from '#web/kit/ui/Card.tsx'
import { useNow } from '#web/kit/ui/clock.ts'
import { AnsweredClaim } from './AnsweredClaim.tsx'
import { useClaims } from './data.ts'
import { OwedClaim } from './OwedClaim.tsx'
import styles from './Claims.module.css'

/** An answer is shown for so long. Milliseconds. */
const ANSWERED_FOR_MS = 7 * 86_400_000

/** What the person owes a proof of, and what others answered lately. Shown only while there is something. */
export function MyClaims() {
  const { claims } = useClaims('owner')
  const now = useNow(60_000)
  const owed = claims.filter(({ state }) => state === 'open')
  const answered = claims.filter((claim) => isAnswered(claim, now))
  return (
    <>
      {owed.length > 0 && (
        <Card title="What I owe">
          <ul className={styles.rows}>
            {owed.map((claim) => (
              <OwedClaim key={claim.id} claim={claim} now={now} />
            ))}
          </ul>
        </Card>
      )}
      {answered.length > 0 && (
        <Card title="Answered">
          <ul className={styles.rows}>
            {answered.map((claim) => (
              <AnsweredClaim key={claim.id} claim={claim} now={now} />
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}

function isAnswered({ state, verdict, verdict_until }: Claim, now: Date): boolean {
  if (state === 'open' || state === 'withdrawn') return false
  return now.getTime() - Date.parse(verdict?.at ?? verdict_until) < ANSWERED_FOR_MS
}
