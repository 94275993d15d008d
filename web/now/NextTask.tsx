import { Pause, Play } from 'lucide-react'
import type { NextReason } from '#shared/tasks/nextTask.ts'
import { dayInShort, minutesInWords } from '#shared/time/format.ts'
import { useTaskActions } from '#web/tasks/TaskActions.tsx'
import { useRunningTask } from '#web/tasks/data.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import type { NowFacts } from './data.ts'
import styles from './Now.module.css'
import { shownSpan } from '#web/tasks/shownSpan.ts'

/** What to do next, with the button that starts it. */
export function NextTask({ next }: Pick<NowFacts, 'next'>) {
  const { act, edit } = useTaskActions()
  const isOneRunning = useRunningTask() !== undefined
  if (!next)
    return (
      <p className={styles.nothing}>{isOneRunning ? 'Nothing else is open' : 'Nothing is open'} for today.</p>
    )
  const { task, why } = next
  const isRunning = why === 'running'
  return (
    <div className={styles.next}>
      <span className={styles.why}>{WORDS[why]}</span>
      <button type="button" className={styles.title} title={task.title} onClick={() => edit(task)}>
        <span dir="auto">{task.title}</span>
        <small>{factsOf(next)}</small>
      </button>
      <Button
        size="sm"
        icon={isRunning ? <Pause /> : <Play />}
        aria-label={`${isRunning ? 'Pause' : 'Start'} ${task.title}`}
        onClick={() => act(task, isRunning ? 'pause' : 'start')}
      >
        {isRunning ? 'Pause' : 'Start'}
      </Button>
    </div>
  )
}

const WORDS: Record<NextReason, string> = {
  running: 'Running',
  now: 'Now',
  fits: 'Next',
  later: 'Next',
  earlier: 'Still open',
  leftover: 'From earlier',
}

function factsOf({ task, why }: NonNullable<NowFacts['next']>): string {
  const when = why === 'leftover' && task.scheduled_date ? dayInShort(task.scheduled_date) : shownSpan(task)
  return [
    when,
    task.scheduled_time === null || why === 'leftover' ? minutesInWords(task.estimated_duration) : null,
  ]
    .filter(Boolean)
    .join(' · ')
}
