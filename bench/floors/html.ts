// The physical limit: the boxes as one HTML string, and a drag that moves one box by a transform.
import { type BenchTask, clock, SHOWN_DATE } from '../tasks.ts'
import { addDays, addMonths, byDate, monthDates, placed, SLOT, weekStart } from './days.ts'
import { page } from './page.ts'

page((box, tasks, onDrop) => {
  let days = byDate(tasks)
  let view: 'week' | 'month' = 'week'
  let date = SHOWN_DATE

  const draw = () => (view === 'week' ? drawWeek(box, days, date) : drawMonth(box, days, date))
  followDrags(box, (id, slots) => {
    const task = tasks.find((each) => each.id === id)
    if (!task || slots === 0) return
    task.start += 30 * slots
    days = byDate(tasks)
    draw()
    onDrop()
  })
  draw()
  return {
    step: (by) => {
      date = view === 'week' ? addDays(date, 7 * by) : addMonths(date, by)
      draw()
    },
    show: (next) => {
      view = next
      draw()
    },
  }
})

type Days = Map<string, BenchTask[]>

function drawWeek(box: HTMLElement, days: Days, date: string) {
  const dates = Array.from({ length: 7 }, (_, day) => addDays(weekStart(date), day))
  const head = dates.map((each) => `<div>${each}</div>`).join('')
  const boxes = dates.map((each, day) => taskBoxes(days.get(each) ?? [], day)).join('')
  const grid = box.querySelector('.grid')
  const heading = box.querySelector('.head')
  if (grid && heading) {
    heading.innerHTML = head
    grid.innerHTML = boxes
    return
  }
  const hours = Array.from({ length: 24 }, (_, hour) => `<div>${hour}:00</div>`).join('')
  box.innerHTML = `<div class="scroll"><div class="head">${head}</div><div class="hours">${hours}</div><div class="grid">${boxes}</div></div>`
  const scroll = box.querySelector('.scroll')
  if (scroll) scroll.scrollTop = 16 * SLOT
}

function taskBoxes(tasks: BenchTask[], day: number): string {
  let html = ''
  for (const { task, column, columns } of placed(tasks)) {
    const place = `top:${(task.start / 30) * SLOT}px;height:${(task.minutes / 30) * SLOT}px;left:${((day + column / columns) / 7) * 100}%;width:${100 / 7 / columns}%`
    html += `<div class="task${task.done ? ' done' : ''}" data-bench="task" data-id="${task.id}" style="${place}"><span>${clock(task.start)}</span><b>${task.title}</b></div>`
  }
  return html
}

function drawMonth(box: HTMLElement, days: Days, date: string) {
  let html = '<div class="month">'
  for (const each of monthDates(date)) {
    const tasks = days.get(each) ?? []
    html += `<div class="day">${each.slice(8)}`
    for (const task of tasks.slice(0, 3))
      html += `<span class="chip">${clock(task.start)} ${task.title}</span>`
    html += tasks.length > 3 ? `<span>+${tasks.length - 3} more</span></div>` : '</div>'
  }
  box.innerHTML = `${html}</div>`
}

function followDrags(box: HTMLElement, drop: (id: string, slots: number) => void) {
  let drag: { element: HTMLElement; from: number; slots: number } | null = null
  box.addEventListener('pointerdown', (event) => {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>('.task') : null
    if (!element) return
    drag = { element, from: event.clientY, slots: 0 }
    box.setPointerCapture(event.pointerId)
  })
  box.addEventListener('pointermove', (event) => {
    if (!drag) return
    drag.slots = Math.round((event.clientY - drag.from) / SLOT)
    drag.element.style.transform = `translateY(${drag.slots * SLOT}px)`
  })
  box.addEventListener('pointerup', () => {
    if (drag) drop(drag.element.dataset.id ?? '', drag.slots)
    drag = null
  })
}
