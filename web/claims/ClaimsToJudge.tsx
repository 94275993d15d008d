import { Check, X } from 'lucide-react'
import { useState } from 'react'
import type { Claim } from '#shared/claims/claim.ts'
import { shortDay } from '#shared/time/names.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Card } from '#web/kit/ui/Card.tsx'
import { useToday } from '#web/profile/today.ts'
import { useActOnClaim, useClaims } from './data.ts'
import { DeclineDialog } from './DeclineDialog.tsx'
import { useNameOf } from './useNameOf.ts'
import styles from './Claims.module.css'

/** Claims that the person may judge, one at a time. Shown only while there are some. */
export function ClaimsToJudge() {
  const { claims } = useClaims('witness')
  const [skipped, setSkipped] = useState(0)
  const open = claims.filter(({ state }) => state === 'open').toReversed() // who has waited longest comes first
  const claim = open[skipped % Math.max(open.length, 1)]
  if (!claim) return null
  const others = open.length - 1
  return (
    <Card title="To confirm">
      <ClaimToJudge key={claim.id} claim={claim} />
      {others > 0 && (
        <div className={styles.more}>
          <span>{others === 1 ? '1 more' : `${others} more`}</span>
          <Button size="sm" look="plain" onClick={() => setSkipped(skipped + 1)}>
            Look at another first
          </Button>
        </div>
      )}
    </Card>
  )
}

/** What, when, picture, and two big buttons. */
function ClaimToJudge({ claim }: { claim: Claim }) {
  const { id, user_id, title, local_date, note, image_url, proof_at } = claim
  const act = useActOnClaim()
  const nameOf = useNameOf(claim)
  const today = useToday()
  const [isDeclining, setDeclining] = useState(false)
  const name = nameOf(user_id)
  return (
    <article className={styles.claim} aria-label={title}>
      <h3 dir="auto">{title}</h3>
      <p className={styles.facts}>
        {name} · done {local_date === today ? 'today' : shortDay(local_date, today)}
        {claim.disputed && ' · asks to look once more'}
      </p>
      {image_url && <img src={image_url} alt={`The proof of ${name}`} />}
      {note && <blockquote dir="auto">{note}</blockquote>}
      {proof_at === null && <p className={styles.facts}>Without a proof so far. Your word is enough.</p>}
      <div className={styles.answers}>
        <Button
          look="primary"
          size="lg"
          icon={<Check aria-hidden="true" />}
          onClick={() => act({ kind: 'confirm', id, note: '' })}
        >
          Confirm
        </Button>
        <Button size="lg" icon={<X aria-hidden="true" />} onClick={() => setDeclining(true)}>
          Decline
        </Button>
      </div>
      {isDeclining && (
        <DeclineDialog
          name={name}
          title={title}
          onDecline={(reason) => act({ kind: 'decline', id, note: reason })}
          onClose={() => setDeclining(false)}
        />
      )}
    </article>
  )
}
