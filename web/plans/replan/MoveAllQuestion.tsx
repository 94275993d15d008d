import { Confirm } from '#web/kit/ui/overlays/Confirm.tsx'
import { countOf, planAllInWords } from './replanWords.ts'

type MoveAllQuestionProps = { count: number; onMove: () => void; onClose: () => void }

/** Asks before more tasks come to today than a day can hold. */
export function MoveAllQuestion({ count, onMove, onClose }: MoveAllQuestionProps) {
  return (
    <Confirm
      title={`Move ${countOf(count)} to today?`}
      open
      confirmLabel={`Move ${countOf(count)}`}
      onConfirm={onMove}
      onClose={onClose}
    >
      <p>
        That is more than fits into one day. “{planAllInWords(count)}” looks for days that have room. You can
        undo this.
      </p>
    </Confirm>
  )
}
