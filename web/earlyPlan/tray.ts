import type { Task } from '#shared/tasks/task.ts'
import { minutesInShort } from '#shared/time/format.ts'
import check from '#web/tasks/card/RoundCheck.module.css'
import chip from '#web/tasks/calendar/markup/taskMarkup.module.css'
import { trayHint } from '#web/tasks/tray/trayHint.ts'
import styles from '#web/tasks/tray/UnscheduledTray.module.css'
import iconButton from '#web/kit/ui/IconButton.module.css'
import note from '#web/kit/ui/loading/LoadNote.module.css'
import { element } from './elements.ts'

/** The unscheduled tasks as `UnscheduledTray` draws them. @param tasks null while they are on their way */
export function earlyTray(tasks: readonly Task[] | null): HTMLElement {
  const words = tasks
    ? element('p', { class: styles.hint }, trayHint(tasks.length))
    : element('p', { class: note.note }, 'Your unscheduled tasks are being loaded …')
  return element(
    'div',
    { class: styles.tray },
    element(
      'div',
      { class: styles.header },
      element('h2', {}, 'Unscheduled'),
      element('i', { class: iconButton.button, 'data-look': 'plain', 'data-size': 'sm' }),
    ),
    element('div', { class: styles.list }, ...(tasks ?? []).map(taskChip)),
    words,
  )
}

function taskChip(task: Task): HTMLElement {
  const { id, category, status, title } = task
  return element(
    'button',
    {
      class: chip.chip,
      tabindex: '-1',
      'data-task': id,
      'data-category': category,
      'data-status': status,
      'data-facts': '',
    },
    element('i', { class: check.circle, 'data-check': '' }),
    element('span', { class: chip.title, dir: 'auto' }, title),
    element('span', { class: chip.facts }, minutesInShort(task.estimated_duration)),
  )
}
