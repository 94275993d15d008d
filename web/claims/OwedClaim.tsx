import { useState } from 'react'
import type { Claim } from '#shared/claims/claim.ts'
import { useUploadProgress } from '#web/files/uploadProgress.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Row } from '#web/kit/ui/Row.tsx'
import { useIsOffline } from '#web/kit/ui/loading/useIsOffline.ts'
import { formatSavedAt } from '#web/kit/ui/time/formatTimestamp.ts'
import type { ClaimAction } from './claimAction.ts'
import { useActOnClaim, useOnItsWay } from './data.ts'
import { ProofDialog } from './ProofDialog.tsx'
import { useNameOf } from './useNameOf.ts'
import styles from './Claims.module.css'

/** A claim that is not decided yet, with the way to prove it. */
export function OwedClaim({ claim, now }: { claim: Claim; now: Date }) {
  const { id, title, note, image_url, proof_at } = claim
  const act = useActOnClaim()
  const nameOf = useNameOf(claim)
  const sent = useOnItsWay(id)
  const [isProving, setProving] = useState(false)
  const way = proof_at === null ? 'Add a proof' : 'Change the proof'
  return (
    <Row
      ways={
        <Button size="sm" aria-label={`${way} of “${title}”`} onClick={() => setProving(true)}>
          {way}
        </Button>
      }
    >
      <strong dir="auto">{title}</strong>
      <span>
        {[whoLooks(claim, nameOf), sent ? '' : proofInWords(claim, now)].filter(Boolean).join(' · ')}
      </span>
      {sent && <Sending action={sent} />}
      {image_url && <img className={styles.sent} src={image_url} alt="Your proof, as it is seen" />}
      {isProving && (
        <ProofDialog
          title={`Proof of “${title}”`}
          label="What did you do?"
          submitLabel="Send"
          note={note}
          hint={hintFor(claim, now)}
          onSend={(proof) => act({ kind: 'prove', id, task_id: null, ...proof })}
          onClose={() => setProving(false)}
        />
      )}
    </Row>
  )
}

/** A proof with a picture may take a while, and waits on the device where there is no network. */
function Sending({ action }: { action: ClaimAction }) {
  const isOffline = useIsOffline()
  const percent = useUploadProgress('picture' in action ? (action.picture?.id ?? null) : null)
  if (isOffline) return <span>Your proof is kept here and sent once you are online</span>
  return (
    <span className={styles.sending}>
      <progress aria-label="Sending your proof" max={100} value={percent ?? undefined} />
      Sending your proof{percent !== null && `: ${percent} %`}
    </span>
  )
}

function hintFor(claim: Claim, now: Date): string | undefined {
  if (isLateNow(claim, now)) return 'A proof counts as late now.'
  return claim.image_url === null ? undefined : 'A new proof takes the place of this one and of its picture.'
}

function whoLooks({ type, witness_id }: Claim, nameOf: (id: string) => string): string {
  if (type === 'ai') return 'AI will look at it'
  if (witness_id === null) return 'Nobody was chosen to look at it'
  return type === 'team' ? 'Your team will look at it' : `${nameOf(witness_id)} will look at it`
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
