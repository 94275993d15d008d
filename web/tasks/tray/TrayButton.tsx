import { Inbox } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { useUnscheduledTasks, useUnsentIds } from '../data.ts'
import { TaskCard } from '../card/TaskCard.tsx'
import styles from './TrayButton.module.css'

type TrayButtonProps = {
  /** On a phone the tray is a sheet; elsewhere it is shown beside the plan. */
  isSheet: boolean
  onShow: () => void
}

/** Opens the unscheduled tasks, and shows how many there are. */
export function TrayButton({ isSheet, onShow }: TrayButtonProps) {
  const tasks = useUnscheduledTasks()
  const unsent = useUnsentIds()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button icon={<Inbox />} onClick={isSheet ? () => setIsOpen(true) : onShow}>
        Unscheduled{tasks.length > 0 && ` (${tasks.length})`}
      </Button>
      <Dialog title="Unscheduled" open={isOpen} onClose={() => setIsOpen(false)}>
        <p className={styles.hint}>
          {tasks.length === 0
            ? 'No unscheduled tasks.'
            : 'Choose “Move to…” in a task’s menu to give it a day and a time.'}
        </p>
        <ul className={styles.list}>
          {tasks.map((task) => (
            <TaskCard key={task.id} task={task} isUnsent={unsent.has(task.id)} />
          ))}
        </ul>
      </Dialog>
    </>
  )
}
