import type { Task } from '#shared/tasks/task.ts'
import { boxOfHandle } from './resizeHandle.ts'
import { type OnTaskChange, type Drag, startDrag } from './startDrag.ts'
import { swallowClick } from './swallowClick.ts'

/** Pixels that a mouse moves before it drags; less is a click. */
const MOUSE_TRAVEL = 4
/** Milliseconds that a finger rests before it drags, so that scrolling wins; and pixels that count as resting. */
const TOUCH_HOLD = 400
const TOUCH_TRAVEL = 8
/** Pixels above a box's lower edge by which a mouse makes it longer or shorter. */
const EDGE = 8

type FindTask = (id: string | undefined) => Task | undefined
type Press = {
  pointer: number
  box: HTMLElement
  task: Task
  x: number
  y: number
  isTouch: boolean
  isHandle: boolean
  /** Whether it is held by its handle or its lower edge. */
  isResize: boolean
  hold: number
}

/**
 * Lets every element with `data-task` inside a root be dragged to another place, and a box of the hours be made longer by
 * its lower edge; by touch there is a handle for that. It works on the page alone: nothing is rendered until something is
 * dropped. Escape cancels.
 *
 * @param find the task of a `data-task`
 * @returns stops listening
 */
export function dragTasks(root: HTMLElement, find: FindTask, onChange: OnTaskChange): () => void {
  let press: Press | null = null
  let drag: Drag | null = null

  function onPress(event: PointerEvent) {
    const pressed = pressOf(event, find)
    if (!pressed) return
    press = pressed
    if (pressed.isHandle) begin()
    else if (pressed.isTouch) press.hold = window.setTimeout(begin, TOUCH_HOLD)
  }
  function begin() {
    if (!press) return
    drag = startDrag(root, press)
  }
  function onMove(event: PointerEvent) {
    if (event.pointerId !== press?.pointer) return
    const travel = Math.hypot(event.clientX - press.x, event.clientY - press.y)
    if (!drag && press.isTouch && travel > TOUCH_TRAVEL) forget()
    else if (!drag && !press.isTouch && travel > MOUSE_TRAVEL) begin()
    drag?.moveTo({ x: event.clientX, y: event.clientY, isFine: event.altKey || event.shiftKey })
  }
  function onRelease(event: PointerEvent) {
    if (event.pointerId !== press?.pointer) return
    const { task, box, isTouch } = press
    const patch = drag?.result()
    if (drag) swallowClick()
    // Held and released in its place: it gets the focus.
    if (drag && !patch && isTouch) box.focus({ preventScroll: true })
    forget()
    if (patch) onChange(task, patch)
  }
  function onKey(event: KeyboardEvent) {
    if (!drag || event.key !== 'Escape') return
    event.stopPropagation()
    forget()
    addEventListener('pointerup', swallowClick, { once: true, capture: true })
  }
  function forget() {
    window.clearTimeout(press?.hold)
    drag?.end()
    press = null
    drag = null
  }

  const listening = new AbortController()
  const on = { signal: listening.signal }
  addEventListener('keydown', onKey, { ...on, capture: true })
  root.addEventListener('pointerdown', onPress, on)
  addEventListener('pointermove', onMove, on)
  addEventListener('pointerup', onRelease, on)
  addEventListener('pointercancel', forget, on)
  // While a finger drags a task the page must not scroll with it.
  root.addEventListener('touchmove', (event) => drag && event.preventDefault(), { ...on, passive: false })
  root.addEventListener('contextmenu', (event) => press?.isTouch && event.preventDefault(), on)
  return () => {
    forget()
    listening.abort()
  }
}

/** What is pressed, when it is something that can be dragged. Buttons inside a card are pressed, not dragged, but for the one that covers it. */
function pressOf(event: PointerEvent, find: FindTask): Press | null {
  const { target, clientX: x, clientY: y, pointerId: pointer } = event
  if (!(target instanceof Element) || event.button !== 0 || !event.isPrimary) return null
  const handled = boxOfHandle(target)
  const box = handled ?? target.closest<HTMLElement>('[data-task]')
  const task = find(box?.dataset.task)
  const control = target.closest('button, a, input')
  if (!box || !task || (control !== null && control !== box && !control.matches('[data-covers]'))) return null
  const [isTouch, isHandle] = [event.pointerType === 'touch', handled !== null]
  return {
    pointer,
    box,
    task,
    x,
    y,
    isTouch,
    isHandle,
    isResize: isHandle || (!isTouch && isAtEdge(box, y)),
    hold: 0,
  }
}

function isAtEdge(box: HTMLElement, y: number): boolean {
  const { bottom, height } = box.getBoundingClientRect()
  return bottom - y <= Math.min(EDGE, height / 3)
}
