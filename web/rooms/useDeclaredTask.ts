import { useEffect, useRef } from 'react'
import type { Room } from '#shared/rooms/room.ts'
import { isCheckInTime } from '#shared/rooms/seat.ts'
import type { Task } from '#shared/tasks/task.ts'
import { useToday } from '#web/profile/today.ts'
import { useChangeTask } from '#web/tasks/data.ts'
import { useTasksOn } from '#web/tasks/useTasksOn.ts'
import { mySeat, stateNow, timesOf } from './roomWords.ts'

const INTENT_LENGTH = 140

/** What is declared for a task: its title, as far as an intent reaches. */
export const intentOf = ({ title }: Pick<Task, 'title'>): string =>
  Array.from(title).slice(0, INTENT_LENGTH).join('').trim()

/** Today's open tasks, which somebody may declare. */
export function useDeclarableTasks(): readonly Task[] {
  const today = useToday()
  return useTasksOn({ from: today, to: today }).tasks.filter(({ status }) => status !== 'completed')
}

/**
 * The task that the person has declared in a room: an open one of today with this title. Its timer starts with the room, when they
 * are there, and stops at its end; what they do to it meanwhile stays as they want it.
 */
export function useDeclaredTask(room: Room, now: Date): Task | null {
  const change = useChangeTask()
  const tasks = useDeclarableTasks()
  const me = mySeat(room)
  const task = tasks.find((each) => me?.intent === intentOf(each)) ?? null
  const state = stateNow(room, now)
  const began = useRef(false)
  const isBeginning =
    state === 'running' && me?.state === 'here' && isCheckInTime(timesOf(room).startsAt, now)
  const isOver = state === 'ended' || me?.state === 'left'
  const id = task?.id
  const isRunning = task?.running_since != null
  useEffect(() => {
    if (id === undefined) return
    if (isBeginning && !began.current) {
      began.current = true
      if (!isRunning) change({ kind: 'act', id, action: 'start' })
    }
    if (isOver && began.current) {
      began.current = false
      if (isRunning) change({ kind: 'act', id, action: 'pause' })
    }
  })
  return task
}
