import { Check, Plus, Timer } from 'lucide-react'
import type { Habit } from '#shared/habits/habit.ts'
import { stopwatch } from '#shared/time/format.ts'
import { useToday } from '#web/profile/today.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { IconButton } from '#web/kit/ui/IconButton.tsx'
import { saidToday, useCheckInActions } from './data.ts'
import { useHabitTimer, useSeconds } from './timer.ts'
import { STAYED_OFF } from './words.ts'

type CompleteButtonProps = {
  habit: Habit
  /** Opens the number pad or the timer. */
  onOpen: () => void
}

/** Completes today: a tap for yes or no and for what is quit, the number pad for counts, the timer for minutes. */
export function CompleteButton({ habit, onOpen }: CompleteButtonProps) {
  const { check, add } = useCheckInActions()
  const today = useToday()
  const timer = useHabitTimer()
  const isTimed = timer?.habit === habit.id
  const seconds = useSeconds(isTimed ? timer : null)
  const { name, kind, completedToday, skipped_today, paused_today, value_today } = habit
  const said = saidToday(habit)
  if (paused_today) return <small>Paused</small>
  if (skipped_today)
    return (
      <Button
        size="sm"
        aria-label={`${name} is skipped today. Take back`}
        onClick={() => check(habit, today, null, said)}
      >
        Skipped
      </Button>
    )
  if (kind === 'yes_no' || kind === 'quit') {
    const hasSlipped = kind === 'quit' && (value_today ?? 0) > 0
    if (hasSlipped)
      return (
        <Button size="sm" aria-label={`${name}: slipped today. Change`} onClick={onOpen}>
          Slipped
        </Button>
      )
    const done = { value: kind === 'quit' ? 0 : 1, skipped: false }
    const undone = kind === 'quit' ? null : { value: 0, skipped: false }
    return (
      <Button
        size="sm"
        icon={completedToday ? <Check /> : undefined}
        aria-label={labelOf(habit)}
        onClick={() => check(habit, today, completedToday ? undone : done, said)}
      >
        {wordOf(habit)}
      </Button>
    )
  }
  return (
    <>
      {kind === 'count' && (
        <IconButton label={`Add 1 to ${name}`} icon={<Plus />} onClick={() => add(habit, today, 1, said)} />
      )}
      <Button
        size="sm"
        icon={isTimed ? <Timer /> : completedToday ? <Check /> : undefined}
        aria-label={
          isTimed ? `Timer of ${name}` : completedToday ? `${name} is done. Change` : `Complete ${name}`
        }
        onClick={onOpen}
      >
        {isTimed ? stopwatch(seconds) : completedToday ? 'Done' : 'Complete'}
      </Button>
    </>
  )
}

function wordOf({ kind, completedToday }: Habit): string {
  if (kind === 'quit') return completedToday ? 'Stayed off' : STAYED_OFF
  return completedToday ? 'Done' : 'Complete'
}

function labelOf(habit: Habit): string {
  const { name, kind, completedToday } = habit
  if (kind === 'quit') return `${wordOf(habit)}: ${name}${completedToday ? '. Take back' : ''}`
  return completedToday ? `${name} is done. Take back` : `Complete ${name}`
}
