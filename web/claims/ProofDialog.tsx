import { useId, useState } from 'react'
import { CLAIM_LIMITS } from '#shared/claims/claim.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Dialog } from '#web/kit/ui/overlays/Dialog.tsx'
import { TextArea } from '#web/kit/ui/fields/Field.tsx'
import { Form } from '#web/kit/ui/fields/Form.tsx'
import type { ProofPicture } from './claimAction.ts'
import { PictureOfProof } from './PictureOfProof.tsx'
import styles from './Claims.module.css'

/** What proves or disputes something: words, a picture, or both. */
export type Proof = { note: string; picture: ProofPicture | null }

type ProofDialogProps = {
  title: string
  /** What the words are: a proof, or why it should be looked at once more. */
  label: string
  submitLabel: string
  note?: string | null
  hint?: string | undefined
  /** Whether words have to be there beside a picture. */
  needsWords?: boolean
  /** What can be done without a proof, in place of Cancel. */
  without?: { label: string; onSelect: () => void }
  onSend: (proof: Proof) => void
  onClose: () => void
}

/** Takes a proof. It waits on the device while there is no network. */
export function ProofDialog({ title, label, submitLabel, note, hint, ...props }: ProofDialogProps) {
  const { without, needsWords = false, onSend, onClose } = props
  const formId = useId()
  const [words, setWords] = useState(note ?? '')
  const [picture, setPicture] = useState<ProofPicture | null>(null)
  const [isPreparing, setPreparing] = useState(false)
  const proof: Proof = { note: words.trim(), picture }
  const footer = (
    <>
      <Button
        onClick={() => {
          without?.onSelect()
          onClose()
        }}
      >
        {without?.label ?? 'Cancel'}
      </Button>
      <Button
        type="submit"
        form={formId}
        look="primary"
        disabled={isPreparing || (needsWords ? proof.note === '' : isEmpty(proof))}
      >
        {submitLabel}
      </Button>
    </>
  )
  return (
    <Dialog title={title} open onClose={onClose} footer={footer}>
      <Form
        id={formId}
        className={styles.form}
        onSubmit={() => {
          onSend(proof)
          onClose()
        }}
      >
        <TextArea
          label={label}
          hint={hint}
          maxLength={CLAIM_LIMITS.proof}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <PictureOfProof picture={picture} onChange={setPicture} onPreparing={setPreparing} />
      </Form>
    </Dialog>
  )
}

const isEmpty = ({ note, picture }: Proof) => note === '' && picture === null
