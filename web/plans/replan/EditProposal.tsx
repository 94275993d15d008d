import { Dialog } from '#web/kit/ui/overlays/Dialog.tsx'
import { PlanCard } from '../PlanCard.tsx'

/** The proposal as a card, to be changed and decided there. It stays open to undo what it has done. */
export function EditProposal({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <Dialog title="Edit the plan" open width="wide" onClose={onClose}>
      <PlanCard id={id} />
    </Dialog>
  )
}
