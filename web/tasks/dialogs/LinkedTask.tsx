import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { AppError } from '#shared/errors.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Dialog } from '#web/kit/ui/overlays/Dialog.tsx'
import { useTask } from '../data.ts'
import { fetchTask } from '../store/fetchTasks.ts'
import { useOpenTasks } from '../store/openTasks.ts'
import { TaskDialog } from './TaskDialog.tsx'
import { useTaskActions } from '../TaskActions.tsx'

type LinkedTaskProps = {
  id: string
  /** Shows the calendar at a task's date. */
  onShow: (date: string) => void
  /** Takes the task out of the address. */
  onLeave: () => void
}

/** The dialog of the task that the address names, whatever its date; if it cannot be opened, a dialog says why. */
export function LinkedTask({ id, onShow, onLeave }: LinkedTaskProps) {
  const actions = useTaskActions()
  const tasks = useOpenTasks()
  const task = useTask(id)
  const isKnown = task !== undefined
  const { error, isPending, isFetching, refetch } = useQuery({
    queryKey: ['linked task', id],
    queryFn: () => fetchTask(tasks, id).then(() => true),
    enabled: !isKnown,
    retry: false,
    gcTime: 0,
  })
  const show = useEffectEvent(() => task?.scheduled_date && onShow(task.scheduled_date))
  useEffect(() => {
    if (isKnown) show()
  }, [isKnown])

  if (task) {
    const remove = () => {
      onLeave()
      actions.remove(task)
    }
    return <TaskDialog mode={{ kind: 'edit', task }} open onClose={onLeave} onRemove={remove} />
  }
  if (isPending || isFetching) return null
  return <NotOpened error={error} onAgain={() => void refetch()} onLeave={onLeave} />
}

type NotOpenedProps = { error: Error | null; onAgain: () => void; onLeave: () => void }

function NotOpened({ error, onAgain, onLeave }: NotOpenedProps) {
  const mayWork = error !== null && !(error instanceof AppError && error.code === 'invalid')
  const footer = (
    <>
      {mayWork && <Button onClick={onAgain}>Try Again</Button>}
      <Button look="primary" onClick={onLeave}>
        Back to the plan
      </Button>
    </>
  )
  return (
    <Dialog
      title={mayWork ? 'This task could not be loaded' : 'This task is not here'}
      open
      width="narrow"
      role="alertdialog"
      onClose={onLeave}
      footer={footer}
    >
      <p>
        {mayWork
          ? 'The server did not answer. Everything that this device knows is still there.'
          : 'It was deleted, or it belongs to another account. A deleted task can be restored in Settings for 30 days.'}
      </p>
    </Dialog>
  )
}
