import { Inbox } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '#web/kit/ui/Button.tsx'
import { partOnDemand } from '#web/kit/ui/loading/partOnDemand.tsx'
import { useUnscheduledTasks } from '../data.ts'
import styles from './UnscheduledButton.module.css'

const UnscheduledSheet = partOnDemand(async () => (await import('./UnscheduledSheet.tsx')).UnscheduledSheet)

type UnscheduledButtonProps = {
  /** A badge with the number alone, for a phone. */
  isBadge: boolean
  /** Shows the tasks beside the plan; null where there is no room for them, and a sheet opens. */
  onShow: (() => void) | null
}

/** Opens the unscheduled tasks, and shows how many there are. */
export function UnscheduledButton({ isBadge, onShow }: UnscheduledButtonProps) {
  const tasks = useUnscheduledTasks()
  const [isOpen, setIsOpen] = useState(false)
  const show = onShow ?? (() => setIsOpen(true))
  return (
    <>
      {isBadge ? (
        <button
          type="button"
          className={styles.badge}
          aria-label={`${tasks.length} unscheduled`}
          onClick={show}
        >
          <Inbox aria-hidden="true" />
          {tasks.length}
        </button>
      ) : (
        <Button icon={<Inbox />} onClick={show}>
          Unscheduled{tasks.length > 0 && ` (${tasks.length})`}
        </Button>
      )}
      <Suspense>{isOpen && <UnscheduledSheet tasks={tasks} onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  )
}
