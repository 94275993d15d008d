import styles from './grip.module.css'

/**
 * Gives a task of the hours that a finger has chosen (tapped, or held and let go) a grip at its lower edge, which makes it
 * longer or shorter: the edge itself is too thin for a finger. It goes when the focus does, and does not come between the
 * parts of a tap, which would then be no click of the box.
 *
 * @returns the way to stop
 */
export function offerGrips(root: HTMLElement): () => void {
  let isTouch = false
  let isPressing = false
  let grip: HTMLElement | null = null
  const listening = new AbortController()
  const on = { signal: listening.signal }
  const remove = () => grip?.remove()
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
      if (isTouch && !isPressing && isBox) grip = gripOf(target)
    },
    on,
  )
  return () => {
    remove()
    listening.abort()
  }
}

/** The task's box that a grip belongs to; null for anything else. */
export function boxOfGrip(element: Element): HTMLElement | null {
  return element instanceof HTMLElement && element.dataset.grip !== undefined
    ? (element.parentElement?.querySelector<HTMLElement>(`[data-task="${element.dataset.grip}"]`) ?? null)
    : null
}

/** Puts the grip of a column, if it has one, to its box again: the box may have moved. */
export function keepGrip(column: HTMLElement): void {
  const grip = column.querySelector<HTMLElement>('[data-grip]')
  if (grip) placeGrip(grip)
}

function gripOf(box: HTMLElement): HTMLElement {
  const grip = document.createElement('span')
  grip.className = styles.grip ?? ''
  grip.dataset.grip = box.dataset.task ?? ''
  grip.setAttribute('aria-hidden', 'true')
  grip.addEventListener('mousedown', (event) => event.preventDefault()) // the box keeps the focus
  box.parentElement?.append(grip)
  placeGrip(grip)
  return grip
}

function placeGrip(grip: HTMLElement): void {
  const { left, right, bottom } = boxOfGrip(grip)?.style ?? {}
  Object.assign(grip.style, { left, right, bottom })
}
