import type { DrawnSlot } from '#shared/tasks/quickAdd/inSlot.ts'
import { SLOT_MINUTES, snappedDuration } from '#shared/tasks/schedule.ts'
import { TASK_DEFAULTS } from '#shared/tasks/task.ts'
import { clockOf, MINUTES_PER_DAY } from '#shared/time/civil.ts'
import { scrollAtEdges } from '#web/kit/ui/scrollAtEdges.ts'
import { boxIn, type Drawn, type FreeSlot, showAt, slotAt } from './drawnBox.ts'
import { minutesAt } from '#web/tasks/calendar/grid/dayScale.ts'
import { swallowClick } from './swallowClick.ts'

/** Pixels that a mouse moves before it draws; less is a click. */
const MOUSE_TRAVEL = 4
/** Milliseconds that a finger rests before it draws, so that scrolling wins; and pixels that count as resting. */
const TOUCH_HOLD = 400
const TOUCH_TRAVEL = 8

type Press = FreeSlot & { pointer: number; x: number; y: number; isTouch: boolean; hold: number }

/**
 * Lets the free slots of some days be drawn over: by a mouse at once, by a finger that rests first. Works on the page alone;
 * Escape cancels.
 *
 * @param early what a pointer did before: the press, and then a move and its end where they were
 * @returns stops listening
 */
export function drawSlots(
  root: HTMLElement,
  onDrawn: (drawn: Drawn) => void,
  early: readonly PointerEvent[] = [],
): () => void {
  let press: Press | null = null
  let drawing: Drawing | null = null

  function onPress(event: PointerEvent) {
    press = pressOf(event)
    if (press?.isTouch) press.hold = window.setTimeout(begin, TOUCH_HOLD)
  }
  function begin() {
    if (press) drawing = startDrawing(press)
  }
  function onMove(event: PointerEvent) {
    if (event.pointerId !== press?.pointer) return
    const travel = Math.hypot(event.clientX - press.x, event.clientY - press.y)
    if (!drawing && press.isTouch && travel > TOUCH_TRAVEL) forget()
    else if (!drawing && !press.isTouch && travel > MOUSE_TRAVEL) begin()
    drawing?.moveTo({ x: event.clientX, y: event.clientY })
  }
  function onRelease(event: PointerEvent) {
    if (event.pointerId !== press?.pointer) return
    const drawn = drawing?.result()
    drawing = null
    forget()
    if (!drawn) return
    swallowClick()
    setTimeout(() => onDrawn(drawn)) // a popover that opens while the pointer goes up is closed by it
  }
  function onKey(event: KeyboardEvent) {
    if (!drawing || event.key !== 'Escape') return
    event.stopPropagation()
    forget()
    addEventListener('pointerup', swallowClick, { once: true, capture: true })
  }
  function forget() {
    window.clearTimeout(press?.hold)
    drawing?.end()
    press = null
    drawing = null
  }

  const listening = new AbortController()
  const on = { signal: listening.signal }
  const handlerOf = { pointerdown: onPress, pointermove: onMove, pointerup: onRelease }
  root.addEventListener('pointerdown', onPress, on)
  addEventListener('pointermove', onMove, on)
  addEventListener('pointerup', onRelease, on)
  addEventListener('pointercancel', forget, on)
  addEventListener('keydown', onKey, { ...on, capture: true })
  root.addEventListener('selectstart', (event) => press && event.preventDefault(), on)
  root.addEventListener('touchmove', (event) => drawing && event.preventDefault(), { ...on, passive: false })
  root.addEventListener('contextmenu', (event) => press?.isTouch && event.preventDefault(), on)
  for (const event of early) handlerOf[event.type as keyof typeof handlerOf](event)
  return () => {
    forget()
    listening.abort()
  }
}

type Drawing = ReturnType<typeof startDrawing>

/** A box that follows the pointer, once a frame. `result` leaves it there; `end` removes it. */
function startDrawing(press: Press) {
  const box = boxIn(press.hours)
  let pointer = { x: press.x, y: press.y }
  let slot = slotUntil(press, minutesAt(press.hours, press.y))
  let frame = 0
  function follow() {
    frame = scrollAtEdges(press.hours, pointer) ? requestAnimationFrame(follow) : 0
    slot = slotUntil(press, minutesAt(press.hours, pointer.y))
    showAt(box, press.hours, slot)
  }
  try {
    box.setPointerCapture(press.pointer)
  } catch {
    // it was let go before this was here
  }
  follow()
  return {
    moveTo(next: { x: number; y: number }) {
      pointer = next
      frame ||= requestAnimationFrame(follow)
    },
    result(): Drawn {
      follow()
      cancelAnimationFrame(frame)
      return { slot, box }
    },
    end() {
      cancelAnimationFrame(frame)
      box.remove()
    },
  }
}

function pressOf(event: PointerEvent): Press | null {
  const { target, clientX: x, clientY: y, pointerId } = event
  const slot = event.button === 0 && event.isPrimary && !event.shiftKey ? slotAt(target) : null
  return slot && { ...slot, pointer: pointerId, x, y, isTouch: event.pointerType === 'touch', hold: 0 }
}

/** From the slot in which it began to the one below the pointer, or from the one above to the end of that. */
function slotUntil({ date, start, isTouch, y }: Press, minutes: number): DrawnSlot {
  const isResting = isTouch && minutes >= start && minutes < start + SLOT_MINUTES && y > 0
  const from = minutes < start ? Math.max(0, Math.floor(minutes / SLOT_MINUTES) * SLOT_MINUTES) : start
  const least = isResting ? TASK_DEFAULTS.estimated_duration : SLOT_MINUTES
  const to =
    minutes < start
      ? start + SLOT_MINUTES
      : Math.max(start + least, Math.ceil(minutes / SLOT_MINUTES) * SLOT_MINUTES)
  return { date, time: clockOf(from), minutes: snappedDuration(Math.min(to, MINUTES_PER_DAY) - from) }
}
