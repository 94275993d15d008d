import { useState } from 'react'
import type { RecurrenceScope } from '#shared/tasks/repeating/recurrence.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Dialog } from '#web/kit/ui/overlays/Dialog.tsx'
import { RadioCards } from '#web/kit/ui/fields/RadioCards.tsx'
import styles from './ScopeDialog.module.css'

const SCOPES: { value: RecurrenceScope; label: string; hint: string }[] = [
  { value: 'this', label: 'This one', hint: 'The others stay as they are' },
  { value: 'following', label: 'This and following', hint: 'Earlier ones stay as they are' },
  { value: 'all', label: 'All', hint: 'Every one that is not completed' },
]

type ScopeDialogProps = {
  verb: 'change' | 'delete'
  onChoose: (scope: RecurrenceScope) => void
  onClose: () => void
}

/** Asks how far an edit or a delete of a repeating task reaches. */
export function ScopeDialog({ verb, onChoose, onClose }: ScopeDialogProps) {
  const [scope, setScope] = useState<RecurrenceScope>('this')
  const footer = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button
        look={verb === 'delete' ? 'danger' : 'primary'}
        onClick={() => {
          onClose()
          onChoose(scope)
        }}
      >
        {verb === 'delete' ? 'Delete' : 'Change'}
      </Button>
    </>
  )
  return (
    <Dialog
      title={verb === 'delete' ? 'Delete repeating task' : 'Change repeating task'}
      open
      width="narrow"
      onClose={onClose}
      footer={footer}
    >
      {verb === 'delete' && <p className={styles.text}>Are you sure you want to delete this task?</p>}
      <RadioCards label="Which ones" options={SCOPES} value={scope} onChange={setScope} />
    </Dialog>
  )
}
