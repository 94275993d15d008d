import type { Task } from '#shared/tasks/task.ts'
import { boxOfHandle } from './resizeHandle.ts'
import type { Drag, OnTaskChange, Pointer } from './startDrag.ts'
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
  /** Whether it is more than a click. */
  isDragged: boolean
  at: Pointer
  hold: number
}

/** Which boxes are dragged, by the attribute that has an id: tasks, or places that are proposed for some. */
type Draggable = {
  attribute: 'task' | 'proposed'
  /** The task of an id; of what is proposed, as it would be. */
  find: FindTask
}

/** Loads the code of a drag, ahead of the first press where there is a sign of one. */
export const loadDrag = () => import('./startDrag.ts')

/**
 * Lets every element with `data-task` or `data-proposed` inside a root be dragged to another place, and a box of the hours be
 * made longer by its lower edge; by touch there is a handle for that. It works on the page alone: nothing is rendered until
 * something is dropped. Escape cancels. What is pressed, moved and dropped while the code of a drag loads is dropped all the same.
 *
 * @returns stops listening
 */
export function dragTasks(root: HTMLElement, what: Draggable, onChange: OnTaskChange): () => void {
  let press: Press | null = null
  let drag: Drag | null = null

  function onPress(event: PointerEvent) {
    const pressed = pressOf(event, what)
    if (!pressed) return
    press = pressed
    void loadDrag().catch(() => {}) // beginning tries again
    if (pressed.isHandle) begin()
    else if (pressed.isTouch) press.hold = window.setTimeout(begin, TOUCH_HOLD)
  }
  function begin() {
    const held = press
    if (!held) return
    held.isDragged = true
    loadDrag().then(({ startDrag }) => {
      if (press !== held) return
      drag = startDrag(root, held)
      drag.hold()
    }, forget)
  }
  function onMove(event: PointerEvent) {
    if (event.pointerId !== press?.pointer) return
    const { x, y, isTouch, isDragged } = press
    press.at = { x: event.clientX, y: event.clientY, isFine: event.altKey || event.shiftKey }
    const travel = Math.hypot(press.at.x - x, press.at.y - y)
    if (!isDragged && isTouch && travel > TOUCH_TRAVEL) forget()
    else if (!isDragged && !isTouch && travel > MOUSE_TRAVEL) begin()
    else drag?.moveTo(press.at)
  }
  function onRelease(event: PointerEvent) {
    const [held, dropped] = [press, drag]
    if (event.pointerId !== held?.pointer) return
    drag = null
    forget()
    if (!held.isDragged) return
    swallowClick()
    if (dropped) drop(held, dropped, onChange)
    else loadDrag().then(({ startDrag }) => drop(held, startDrag(root, held), onChange), forget)
  }
  function onKey(event: KeyboardEvent) {
    if (!press?.isDragged || event.key !== 'Escape') return
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

  return listen(root, { onPress, onMove, onRelease, onKey, forget, pressed: () => press })
}

function drop({ task, box, isTouch }: Press, dropped: Drag, onChange: OnTaskChange): void {
  const patch = dropped.result()
  dropped.end()
  // Held and released in its place: it gets the focus.
  if (!patch && isTouch) box.focus({ preventScroll: true })
  if (patch) onChange(task, patch)
}

type Listeners = {
  onPress: (event: PointerEvent) => void
  onMove: (event: PointerEvent) => void
  onRelease: (event: PointerEvent) => void
  onKey: (event: KeyboardEvent) => void
  forget: () => void
  pressed: () => Press | null
}

function listen(root: HTMLElement, to: Listeners): () => void {
  const listening = new AbortController()
  const on = { signal: listening.signal }
  addEventListener('keydown', to.onKey, { ...on, capture: true })
  root.addEventListener('pointerdown', to.onPress, on)
  addEventListener('pointermove', to.onMove, on)
  addEventListener('pointerup', to.onRelease, on)
  addEventListener('pointercancel', to.forget, on)
  // While a finger drags a task the page must not scroll with it.
  const keepStill = (event: TouchEvent) => to.pressed()?.isDragged && event.preventDefault()
  root.addEventListener('touchmove', keepStill, { ...on, passive: false })
  root.addEventListener('contextmenu', (event) => to.pressed()?.isTouch && event.preventDefault(), on)
  return () => {
    to.forget()
    listening.abort()
  }
}

/** What is pressed, when it is something that can be dragged. Buttons inside a card are pressed, not dragged, but for the one that covers it. */
function pressOf(event: PointerEvent, { attribute, find }: Draggable): Press | null {
  const { target, clientX: x, clientY: y, pointerId: pointer } = event
  if (!(target instanceof Element) || event.button !== 0 || !event.isPrimary) return null
  const handled = boxOfHandle(target)
  const box = handled ?? target.closest<HTMLElement>(`[data-${attribute}]`)
  const task = find(box?.dataset[attribute])
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
    isDragged: false,
    at: { x, y, isFine: false },
    hold: 0,
  }
}

function isAtEdge(box: HTMLElement, y: number): boolean {
  const { bottom, height } = box.getBoundingClientRect()
  return bottom - y <= Math.min(EDGE, height / 3)
}
