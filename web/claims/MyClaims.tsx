import type { Claim } from '#shared/claims/claim.ts'
import { Card } from '#web/kit/ui/Card.tsx'
import { useNow } from '#web/kit/ui/time/clock.ts'
import { Rows } from '#web/kit/ui/Row.tsx'
import { AnsweredClaim } from './AnsweredClaim.tsx'
import { useClaims } from './data.ts'
import { OwedClaim } from './OwedClaim.tsx'

/** An answer is shown for so long. Milliseconds. */
const ANSWERED_FOR_MS = 7 * 86_400_000

/** What the person owes a proof of. Shown only while there is something. */
export function OwedClaims() {
  const { claims } = useClaims('owner')
  const now = useNow(60_000)
  const owed = claims.filter(({ state }) => state === 'open')
  if (owed.length === 0) return null
  return (
    <Card title="What I owe">
      <Rows>
        {owed.map((claim) => (
          <OwedClaim key={claim.id} claim={claim} now={now} />
        ))}
      </Rows>
    </Card>
  )
}

/** What others answered lately. Shown only while there is something. */
export function AnsweredClaims() {
  const { claims } = useClaims('owner')
  const now = useNow(60_000)
  const answered = claims.filter((claim) => isAnswered(claim, now))
  if (answered.length === 0) return null
  return (
    <Card title="Answered">
      <Rows>
        {answered.map((claim) => (
          <AnsweredClaim key={claim.id} claim={claim} now={now} />
        ))}
      </Rows>
    </Card>
  )
}

function isAnswered({ state, verdict, verdict_until }: Claim, now: Date): boolean {
  if (state === 'open' || state === 'withdrawn') return false
  return now.getTime() - Date.parse(verdict?.at ?? verdict_until) < ANSWERED_FOR_MS
}
