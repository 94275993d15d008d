import { nextBox } from '#web/tasks/calendar/grid/nextBox.ts'
import { selectionKeyOf } from './selectionKeys.ts'
import { clearSelection, onSelectionChange, select, selectedIds, toggleSelected } from './selection.ts'

/** Milliseconds that a finger rests on a task to select it, and pixels that count as resting: as for dragging it. */
const TOUCH_HOLD = 400
const TOUCH_TRAVEL = 8

/**
 * Lets tasks inside an element be selected: by a click with Shift, by a finger that rests and lifts, and then by each tap; by
 * Shift with an arrow, or Shift with Space. Escape clears. Selected tasks carry `data-selected`, also when they are drawn anew.
 *
 * @returns stops listening
 */
export function selectTasks(root: HTMLElement): () => void {
  let touch: { id: string; x: number; y: number; at: number } | null = null
  let isTouch = false

  function onClick(event: MouseEvent) {
    const id = taskAt(event.target)?.dataset.task
    const isSelecting = event.shiftKey || (isTouch && selectedIds().size > 0)
    if (id === undefined || !isSelecting) return
    event.preventDefault()
    event.stopPropagation()
    toggleSelected(id)
  }
  function onPress(event: PointerEvent) {
    isTouch = event.pointerType === 'touch'
    const id = isTouch ? taskAt(event.target)?.dataset.task : undefined
    touch = id === undefined ? null : { id, x: event.clientX, y: event.clientY, at: event.timeStamp }
  }
  function onRelease(event: PointerEvent) {
    if (!touch) return
    const isStill = Math.hypot(event.clientX - touch.x, event.clientY - touch.y) <= TOUCH_TRAVEL
    if (isStill && event.timeStamp - touch.at >= TOUCH_HOLD) toggleSelected(touch.id)
    touch = null
  }
  function onKey(event: KeyboardEvent) {
    const box = taskAt(event.target)
    const isHandled = box ? chooseByKey(event, box) : false
    if (!isHandled) return
    event.preventDefault()
    event.stopPropagation()
  }

  const listening = new AbortController()
  const on = { signal: listening.signal, capture: true }
  root.addEventListener('click', onClick, on)
  root.addEventListener(
    'mousedown',
    (event) => event.shiftKey && taskAt(event.target) && event.preventDefault(),
    on,
  )
  root.addEventListener('pointerdown', onPress, on)
  addEventListener('pointerup', onRelease, on)
  addEventListener('pointercancel', () => (touch = null), on)
  root.addEventListener('keydown', onKey, on)
  const stopMarks = markSelected(root)
  return () => {
    listening.abort()
    stopMarks()
    clearSelection()
  }
}

function chooseByKey(event: KeyboardEvent, box: HTMLElement): boolean {
  const meant = selectionKeyOf(event)
  if (meant === 'clear' && selectedIds().size > 0) {
    clearSelection()
    return true
  }
  if (meant === 'toggle') {
    toggleSelected(box.dataset.task ?? '')
    return true
  }
  const next = meant === 'extend' ? nextBox(box, event.key) : null
  if (!next) return false
  select([box.dataset.task ?? '', next.dataset.task ?? ''])
  next.focus()
  return true
}

/** Marks the selected tasks, and those that are drawn while some are. */
function markSelected(root: HTMLElement): () => void {
  const observer = new MutationObserver(mark)
  function mark() {
    const ids = selectedIds()
    for (const box of root.querySelectorAll<HTMLElement>('[data-selected]'))
      if (!ids.has(box.dataset.task ?? '')) setMark(box, false)
    for (const id of ids)
      for (const box of root.querySelectorAll<HTMLElement>(`[data-task="${id}"]:not([data-selected])`))
        setMark(box, true)
  }
  function follow() {
    mark()
    observer.disconnect()
    if (selectedIds().size > 0) observer.observe(root, { childList: true, subtree: true })
  }
  const stop = onSelectionChange(follow)
  return () => {
    stop()
    observer.disconnect()
  }
}

function setMark(box: HTMLElement, isSelected: boolean): void {
  box.toggleAttribute('data-selected', isSelected)
  if (!(box instanceof HTMLButtonElement)) return
  if (isSelected) box.setAttribute('aria-pressed', 'true')
  else box.removeAttribute('aria-pressed')
}

function taskAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-task]') : null
}
