import type { Task } from '#shared/tasks/task.ts'
import { useActOnClaim } from '#web/claims/data.ts'
import { ProofDialog } from '#web/claims/ProofDialog.tsx'
import { Confirm } from '#web/kit/ui/overlays/Confirm.tsx'
import { useSettings } from '#web/settings/data.ts'

type CompleteDialogProps = { task: Task; onComplete: () => void; onClose: () => void }

/** Asks before a task is completed: for a proof, or where its timer never ran (docs/rules/settings.md, New tasks). */
export function CompleteDialog(props: CompleteDialogProps) {
  const { settings } = useSettings()
  return settings?.completion_method_setting === 'proof' ? (
    <CompleteWithProof {...props} />
  ) : (
    <CompleteWithoutTimer {...props} />
  )
}

function CompleteWithoutTimer({ task, onComplete, onClose }: CompleteDialogProps) {
  return (
    <Confirm
      title={`Complete “${task.title}” without the timer?`}
      open
      confirmLabel="Complete"
      onConfirm={onComplete}
      onClose={onClose}
    >
      Its timer never ran, so no time is recorded for it.
    </Confirm>
  )
}

function CompleteWithProof({ task: { id, title }, onComplete, onClose }: CompleteDialogProps) {
  const act = useActOnClaim()
  return (
    <ProofDialog
      title={`Complete “${title}”`}
      label="What did you do?"
      hint="Who confirms it reads this."
      submitLabel="Complete and send"
      without={{ label: 'Complete without a proof', onSelect: onComplete }}
      onSend={(proof) => {
        onComplete()
        act({ kind: 'prove', id, task_id: id, ...proof })
      }}
      onClose={onClose}
    />
  )
}
