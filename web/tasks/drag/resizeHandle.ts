import styles from './resizeHandle.module.css'

/**
 * Gives a task's box in the hours, once it was tapped or held with a finger, a handle at its lower edge that changes its
 * duration: the edge itself is too thin for a finger. The handle goes when the focus does, and it is not added during a
 * tap, which would then be no click of the box.
 *
 * @returns the way to stop
 */
export function showResizeHandles(root: HTMLElement): () => void {
  let isTouch = false
  let isPressing = false
  let handle: HTMLElement | null = null
  const listening = new AbortController()
  const on = { signal: listening.signal }
  const remove = () => handle?.remove()
  root.addEventListener('pointerdown', (event) => (isTouch = event.pointerType === 'touch'), {
    ...on,
    capture: true,
  })
  addEventListener('mousedown', () => (isPressing = true), { ...on, capture: true })
  addEventListener('mouseup', () => (isPressing = false), { ...on, capture: true })
  root.addEventListener('focusout', remove, on)
  root.addEventListener(
    'focusin',
    ({ target }) => {
      remove()
      const isBox = target instanceof HTMLElement && target.matches('[data-drop=slots] [data-task]')
      if (isTouch && !isPressing && isBox) handle = handleOf(target)
    },
    on,
  )
  return () => {
    remove()
    listening.abort()
  }
}

/** The task's box that a handle belongs to; null for any other element. */
export function boxOfHandle(element: Element): HTMLElement | null {
  return element instanceof HTMLElement && element.dataset.grip !== undefined
    ? (element.parentElement?.querySelector<HTMLElement>(`[data-task="${element.dataset.grip}"]`) ?? null)
    : null
}

/** Moves the handle of a column, if it has one, to its box, which may have moved. Without its box it goes. */
export function updateHandle(column: HTMLElement): void {
  const handle = column.querySelector<HTMLElement>('[data-grip]')
  if (!handle) return
  if (boxOfHandle(handle)) placeHandle(handle)
  else handle.remove()
}

function handleOf(box: HTMLElement): HTMLElement {
  const handle = document.createElement('span')
  handle.className = styles.grip ?? ''
  handle.dataset.grip = box.dataset.task ?? ''
  handle.setAttribute('aria-hidden', 'true')
  handle.addEventListener('mousedown', (event) => event.preventDefault()) // the box keeps the focus
  box.parentElement?.append(handle)
  placeHandle(handle)
  return handle
}

function placeHandle(handle: HTMLElement): void {
  const { left, right, bottom } = boxOfHandle(handle)?.style ?? {}
  Object.assign(handle.style, { left, right, bottom })
}
