import { useState } from 'react'
import { levelAt, xpToReach } from '#shared/progress/levels.ts'
import { advance, advanceAmong, type Lived } from '#shared/tasks/lifecycle.ts'
import type { TaskAction } from '#shared/tasks/task.ts'
import { serverNow } from '#web/kit/serverClock.ts'

/** A task of the example day, with what the rules of real tasks read and write. */
export type ExampleTask = Lived & {
  id: string
  title: string
  category: 'work' | 'fitness' | 'learning' | 'social'
  time: string
  minutes: number
  xp: number
}

/** XP from before the example day. */
const XP_BEFORE = 890
const OPEN = { elapsed_seconds: 0, running_since: null, completed_at: null, actual_duration: null }

const DAY: ExampleTask[] = [
  {
    ...OPEN,
    id: 'chapter',
    title: 'Write the first chapter',
    category: 'work',
    time: '09:30',
    minutes: 90,
    xp: 50,
    status: 'in_progress',
    elapsed_seconds: 24 * 60 + 7,
  },
  {
    ...OPEN,
    id: 'run',
    title: 'Run along the river',
    category: 'fitness',
    time: '12:30',
    minutes: 45,
    xp: 40,
    status: 'pending',
  },
  {
    ...OPEN,
    id: 'words',
    title: 'Twenty new words',
    category: 'learning',
    time: '08:00',
    minutes: 30,
    xp: 25,
    status: 'completed',
    completed_at: '2026-11-26T08:30:00.000Z',
    actual_duration: 30,
  },
  {
    ...OPEN,
    id: 'call',
    title: 'Call grandmother',
    category: 'social',
    time: '18:00',
    minutes: 15,
    xp: 20,
    status: 'pending',
  },
]

/** The figures of the example day, by the rules of real ones. */
export type ExampleFigures = {
  done: number
  all: number
  level: number
  xp: number
  from: number
  to: number
}

/**
 * A day that a visitor may try, by the rules of the product itself: one task runs at a time, a completed one pays its XP once.
 * Nothing of it is kept. The first task begins to run when the page is there.
 */
export function useExampleDay() {
  const [tasks, setTasks] = useState(beginning)
  const [said, setSaid] = useState('')
  const act = (id: string, action: TaskAction) => {
    const at = new Date(serverNow())
    const before = tasks.find((task) => task.id === id)
    setTasks(advanceAmong(tasks, id, action, at))
    setSaid(sentence(before, action))
  }
  return { tasks, figures: figuresOf(tasks), said, act }
}

/** The first task runs from now on; in the page's own markup, which the build makes, it does not move. */
function beginning(): ExampleTask[] {
  if (!('document' in globalThis)) return DAY
  const at = new Date(serverNow())
  return DAY.map((task) =>
    task.status === 'in_progress' ? advance({ ...task, status: 'pending' }, 'start', at) : task,
  )
}

function figuresOf(tasks: readonly ExampleTask[]): ExampleFigures {
  const completed = tasks.filter(({ status }) => status === 'completed')
  const xp = completed.reduce((sum, task) => sum + task.xp, XP_BEFORE)
  const level = levelAt(xp)
  return {
    done: completed.length,
    all: tasks.length,
    level,
    xp,
    from: xpToReach(level),
    to: xpToReach(level + 1),
  }
}

function sentence(task: ExampleTask | undefined, action: TaskAction): string {
  if (action === 'complete') return `Task completed! You earned ${task?.xp ?? 0} XP!`
  return action === 'uncomplete' ? `“${task?.title}” is open again` : ''
}
