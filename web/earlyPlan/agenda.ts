import type { Task } from '#shared/tasks/task.ts'
import { addDays } from '#shared/time/civil.ts'
import agenda from '#web/tasks/agenda/AgendaView.module.css'
import { dayLabel } from '#web/tasks/agenda/dayLabel.ts'
import { factsLine } from '#web/tasks/card/factsLine.ts'
import check from '#web/tasks/card/RoundCheck.module.css'
import card from '#web/tasks/card/TaskCard.module.css'
import facts from '#web/tasks/card/TaskFacts.module.css'
import type { DayIndex } from '#web/tasks/store/dayIndex.ts'
import { isOverdue } from '#web/tasks/store/partitions.ts'
import { element } from './elements.ts'
import { roomOfBar } from './frame.ts'

/** How many days the first screen shows at most. */
const DAYS = 7

type Agenda = { from: string; today: string; days: DayIndex; tasks: readonly Task[]; hasMissed: boolean }

/** The first days of the agenda as `AgendaView` draws them; null where nothing is planned. */
export function earlyAgenda({ from, today, days, tasks, hasMissed }: Agenda) {
  const dates = Array.from({ length: DAYS }, (_, day) => addDays(from, day))
  const shown = dates.filter((date) => date === today || days.tasksOn(date).length > 0)
  if (shown.every((date) => days.tasksOn(date).length === 0)) return null
  const isLeft = (task: Task) => isOverdue(task, today) && (task.scheduled_date ?? '') < from
  const bar = hasMissed ? [roomOfBar()] : []
  const plan = element(
    'div',
    { class: agenda.agenda },
    ...(from <= today && tasks.some(isLeft) ? [leftoverLine(...bar)] : bar),
    ...shown.map((date) => daySection(date, today, days.tasksOn(date))),
  )
  return { plan, arrive: () => {} }
}

/** Takes the room of the line that counts them: how many they are is not known yet. */
function leftoverLine(...bar: HTMLElement[]): HTMLElement {
  return element('section', { class: agenda.day }, element('div', { class: agenda.leftovers }), ...bar)
}

function daySection(date: string, today: string, tasks: readonly Task[]): HTMLElement {
  return element(
    'div',
    { class: agenda.day },
    element('h2', { 'data-today': date === today && '' }, dayLabel(date, today)),
    ...(tasks.length === 0 ? [element('p', { class: agenda.nothing }, 'Nothing planned yet.')] : []),
    element('ul', { class: agenda.list }, ...tasks.map(taskCard)),
  )
}

function taskCard(task: Task): HTMLElement {
  const line = factsLine(task, { isDense: true })
  return element(
    'li',
    {
      class: card.card,
      'data-bench': 'task',
      'data-task': task.id,
      'data-category': task.category,
      'data-status': task.status,
    },
    element(
      'button',
      { class: check.check, tabindex: '-1', 'data-check': '' },
      element('i', { class: check.circle, 'data-circle': '' }),
    ),
    element(
      'div',
      { class: card.words },
      element('h3', {}, element('span', { class: card.title, dir: 'auto' }, task.title)),
      element('div', { class: facts.facts, 'data-dense': '' }, element('span', { class: facts.line }, line)),
    ),
  )
}
