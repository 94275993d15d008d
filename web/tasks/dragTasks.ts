import { moveTo, RESIZE_MINUTES, snappedDuration } from '#shared/tasks/schedule.ts'
import type { Task, TaskPatch } from '#shared/tasks/task.ts'
import { clockOf, MINUTES_PER_DAY, minutesOf } from '#shared/time/civil.ts'
import { minutesInWords } from '#shared/time/format.ts'
import { type DropPlace, type Grab, minutesAt, placeAt } from './dropPlace.ts'
import { scrollAtEdges } from './edgeScroll.ts'
import { type Ghost, showGhost } from './ghost.ts'

/** Pixels that a mouse moves before it drags; less is a click. */
const MOUSE_TRAVEL = 4
/** Milliseconds that a finger rests before it drags, so that scrolling wins; and pixels that count as resting. */
const TOUCH_HOLD = 400
const TOUCH_TRAVEL = 8
/** Pixels above a box's lower edge by which it is made longer or shorter. */
const EDGE = 8

export type DragTarget = {
  taskOf: (id: string) => Task | undefined
  onChange: (task: Task, patch: TaskPatch) => void
}

type Press = {
  pointer: number
  box: HTMLElement
  task: Task
  x: number
  y: number
  isTouch: boolean
  hold: number
}
type Drag = {
  grab: Grab
  box: HTMLElement
  ghost: Ghost
  hours: HTMLElement | null
  isResize: boolean
  startY: number
}

/**
 * Lets every element with `data-task` inside a root be dragged to another place, and a box of the hours be made longer by
 * its lower edge. It works on the page alone: nothing is rendered until something is dropped. Escape takes it back.
 *
 * @returns stops listening
 */
export function dragTasks(root: HTMLElement, target: DragTarget): () => void {
  let press: Press | null = null
  let drag: Drag | null = null
  let place: DropPlace | null = null
  let minutes = 0
  let frame = 0
  let at = { x: 0, y: 0, isFine: false }
  const listening = new AbortController()

  function onPress(event: PointerEvent) {
    const box = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-task]') : null
    const task = box?.dataset.task === undefined ? undefined : target.taskOf(box.dataset.task)
    if (!box || !task || event.button !== 0 || !event.isPrimary || isControl(event.target, box)) return
    const isTouch = event.pointerType === 'touch'
    at = { x: event.clientX, y: event.clientY, isFine: false }
    const hold = isTouch ? window.setTimeout(begin, TOUCH_HOLD) : 0
    press = { pointer: event.pointerId, box, task, x: event.clientX, y: event.clientY, isTouch, hold }
  }

  function begin() {
    if (!press) return
    const { box, task, x, y, pointer } = press
    const hours = box.closest<HTMLElement>('[data-drop=slots]')
    const edge = box.getBoundingClientRect().bottom
    const isResize = hours !== null && edge - y <= EDGE && !press.isTouch
    const grab = { task, minutesBelowStart: hours ? grabbedAt(hours, box, task, y) : 0 }
    drag = { grab, box, ghost: showGhost(box), hours, isResize, startY: y }
    minutes = task.estimated_duration
    root.setPointerCapture(pointer)
    root.dataset.dragging = isResize ? 'resize' : 'move'
    at = { ...at, x, y }
    follow()
  }

  function onMove(event: PointerEvent) {
    if (!press || event.pointerId !== press.pointer) return
    at = { x: event.clientX, y: event.clientY, isFine: event.altKey || event.shiftKey }
    if (drag) {
      frame ||= requestAnimationFrame(follow)
      return
    }
    const travel = Math.hypot(at.x - press.x, at.y - press.y)
    if (press.isTouch && travel > TOUCH_TRAVEL) forget()
    else if (!press.isTouch && travel > MOUSE_TRAVEL) begin()
  }

  function follow() {
    frame = 0
    if (!drag) return
    if (scrollAtEdges(drag.hours ?? root, at)) frame = requestAnimationFrame(follow)
    if (drag.isResize) stretch(drag)
    else {
      place = placeAt(at.x, at.y, drag.grab, at.isFine ? RESIZE_MINUTES : undefined)
      drag.ghost.standAt(place, at)
    }
  }

  function stretch({ grab, ghost, hours }: Drag) {
    if (!hours || !grab.task.scheduled_time) return
    const start = minutesOf(grab.task.scheduled_time)
    const end =
      minutesAt(hours, at.y) + (grab.minutesBelowStart > MINUTES_PER_DAY - start ? MINUTES_PER_DAY : 0)
    minutes = snappedDuration(end - start)
    const height = (minutes * hours.offsetHeight) / MINUTES_PER_DAY
    ghost.stretchTo(height, `until ${clockOf(start + minutes)}, ${minutesInWords(minutes)}`)
  }

  function onRelease(event: PointerEvent) {
    if (!press || event.pointerId !== press.pointer) return
    const dropped = drag
    const slot = place?.slot
    if (frame) follow()
    forget()
    if (!dropped) return
    swallowClick()
    const { task } = dropped.grab
    if (dropped.isResize) {
      if (minutes !== task.estimated_duration) target.onChange(task, { estimated_duration: minutes })
    } else if (slot && (slot.date !== task.scheduled_date || slot.time !== task.scheduled_time)) {
      target.onChange(task, moveTo(slot))
    }
  }

  function forget() {
    window.clearTimeout(press?.hold)
    cancelAnimationFrame(frame)
    drag?.ghost.remove()
    delete root.dataset.dragging
    press = null
    drag = null
    place = null
    frame = 0
  }

  const on = { signal: listening.signal }
  root.addEventListener('pointerdown', onPress, on)
  root.addEventListener('pointermove', onMove, on)
  root.addEventListener('pointerup', onRelease, on)
  root.addEventListener('pointercancel', forget, on)
  // While a finger drags a task the page must not scroll with it.
  root.addEventListener('touchmove', (event) => drag && event.preventDefault(), { ...on, passive: false })
  root.addEventListener('contextmenu', (event) => press?.isTouch && event.preventDefault(), on)
  addEventListener('keydown', (event) => takeBack(event), { ...on, capture: true })

  function takeBack(event: KeyboardEvent) {
    if (!drag || event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    forget()
    swallowClick()
  }

  return () => {
    forget()
    listening.abort()
  }
}

/** How many minutes below the task's start the pointer took hold, also of the part that goes on after midnight. */
function grabbedAt(hours: HTMLElement, box: HTMLElement, task: Task, y: number): number {
  const start = minutesOf(task.scheduled_time ?? '00:00')
  return minutesAt(hours, y) - start + (box.dataset.before === undefined ? 0 : MINUTES_PER_DAY)
}

/** Buttons inside a card are pressed, not dragged. */
function isControl(pressed: EventTarget | null, box: HTMLElement): boolean {
  return (
    pressed instanceof Element &&
    pressed.closest('button, a, input') !== (box.tagName === 'BUTTON' ? box : null)
  )
}

/** The click that follows a drag is no click. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation()
    event.preventDefault()
  }
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }))
}
