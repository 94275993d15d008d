import type { TaskChange } from '#shared/tasks/change.ts'
import type { NewTaskInput } from '#shared/tasks/task.ts'
import type { Waiting } from '#web/offline/queue.ts'
import { copyOf, typedBy } from './refusals.ts'

/** A stuck change for the person who has to decide about it. */
export type StuckWords = {
  title: string
  words: string[]
  /** What was typed, as a new task; null where nothing was. */
  copy: NewTaskInput | null
  /** Keys of later changes that are of no use without it. */
  goesAlong: string[]
}

/**
 * Puts a stuck change into words.
 *
 * @param held the later changes that wait with it
 */
export function describeStuck(entry: Waiting, held: readonly Waiting[]): StuckWords {
  const { change, before, stuck = '' } = entry
  // Without the task itself nothing can be done to it.
  const later = change.kind === 'create' ? held : []
  const typed = typedBy([entry, ...later])
  return {
    title: typed?.title ?? before?.title ?? 'A task',
    words: [
      `${deedOf(change)} has not been saved: the server answers, but fails at this. It said: “${stuck}”`,
      ...(held.length > 0 ? [heldInWords(held.length)] : []),
    ],
    copy: typed && (change.kind === 'create' || change.kind === 'edit') ? copyOf(typed) : null,
    goesAlong: later.map(({ key }) => key),
  }
}

function deedOf(change: TaskChange): string {
  switch (change.kind) {
    case 'create':
      return 'This new task'
    case 'edit':
      return 'Your edit'
    case 'remove':
      return 'Its deletion'
    case 'restore':
      return 'Its return from the trash'
    case 'act':
      return DEEDS[change.action]
  }
}

const DEEDS = {
  start: 'Its start',
  pause: 'Its pause',
  reset: 'Its reset',
  complete: 'Its completion',
  uncomplete: 'That it is open again',
}

function heldInWords(count: number): string {
  return count === 1 ? '1 later change waits with it.' : `${count} later changes wait with it.`
}
