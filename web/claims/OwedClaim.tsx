import { useState } from 'react'
import type { Claim } from '#shared/claims/claim.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { formatSavedAt } from '#web/kit/ui/formatTimestamp.ts'
import { useActOnClaim } from './data.ts'
import { ProofDialog } from './ProofDialog.tsx'
import { useNameOf } from './useNameOf.ts'
import styles from './Claims.module.css'

/** A claim that is not decided yet, with the way to prove it. */
export function OwedClaim({ claim, now }: { claim: Claim; now: Date }) {
  const { id, title, note, proof_at } = claim
  const act = useActOnClaim()
  const nameOf = useNameOf(claim)
  const [isProving, setProving] = useState(false)
  const way = proof_at === null ? 'Add a proof' : 'Change the proof'
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <strong dir="auto">{title}</strong>
        <span>{[whoLooks(claim, nameOf), proofInWords(claim, now)].filter(Boolean).join(' · ')}</span>
      </div>
      <Button size="sm" aria-label={`${way} of “${title}”`} onClick={() => setProving(true)}>
        {way}
      </Button>
      {isProving && (
        <ProofDialog
          title={`Proof of “${title}”`}
          label="What did you do?"
          submitLabel="Send"
          note={note}
          hint={isLateNow(claim, now) ? 'A proof counts as late now.' : undefined}
          onSend={(proof) => act({ kind: 'prove', id, task_id: null, ...proof })}
          onClose={() => setProving(false)}
        />
      )}
    </li>
  )
}

function whoLooks({ type, witness_id }: Claim, nameOf: (id: string) => string): string {
  if (type === 'ai') return 'AI looks at it'
  if (witness_id === null) return 'Nobody was chosen to look at it'
  return type === 'team' ? 'Your team looks at it' : `${nameOf(witness_id)} looks at it`
}

function proofInWords(claim: Claim, now: Date): string {
  const { proof_at, proof_until, late } = claim
  if (proof_at !== null) return late ? 'Proof sent, late' : 'Proof sent'
  if (isLateNow(claim, now)) return 'Without a proof so far'
  return `Proof until ${formatSavedAt(Date.parse(proof_until), now.getTime())}`
}

function isLateNow({ late, disputed, proof_until }: Claim, now: Date): boolean {
  return late || (!disputed && now.getTime() > Date.parse(proof_until))
}
