import { swallowClick } from '../drag/swallowClick.ts'
import styles from './swipeCards.module.css'

/** What a finger did to a card: to the right, to the left, or far to the left. */
export type Swipe = 'check' | 'next' | 'pick'

/** Pixels before a move counts as a swipe and no longer as a tap or as scrolling. */
const TRAVEL = 10
/** Parts of the card's width from which letting go acts, and from which it asks for a day. */
const ACTS = 0.25
const FAR = 0.6

const WORDS = { check: 'Complete', pick: 'Pick a day' }

/** What a swipe does, and the words for the day that a task moves on to. */
type Asked = { onSwipe: (taskId: string, swipe: Swipe) => void; nextDay: (taskId: string) => string }

/**
 * Follows a finger that moves a card sideways, and shows what letting go would do. It works on the page alone; a card
 * that was let go too early goes back. Vertical moves are the page's own (`touch-action: pan-y` on the cards).
 */
export function swipeCards(root: HTMLElement, { onSwipe, nextDay }: Asked, signal: AbortSignal): void {
  let press: { pointer: number; card: HTMLElement; x: number; y: number } | null = null
  let label: HTMLElement | null = null

  function onDown(event: PointerEvent) {
    const card = event.target instanceof Element ? event.target.closest<HTMLElement>('li[data-task]') : null
    if (event.pointerType !== 'touch' || !event.isPrimary || !card) return
    press = { pointer: event.pointerId, card, x: event.clientX, y: event.clientY }
  }
  function onMove(event: PointerEvent) {
    if (event.pointerId !== press?.pointer) return
    const { card, x, y } = press
    const [across, down] = [event.clientX - x, event.clientY - y]
    if (!label && Math.abs(down) > TRAVEL) return leave()
    if (!label && Math.abs(across) <= TRAVEL) return
    if (!label) {
      label = showLabel(card)
      card.setPointerCapture(event.pointerId)
    }
    const swipe = swipeOf(card, across)
    label.textContent = wordsFor(card, swipe ?? (across > 0 ? 'check' : 'next'), nextDay)
    label.dataset.side = across > 0 ? 'start' : 'end'
    label.toggleAttribute('data-acts', swipe !== null)
    card.style.translate = `${across}px 0`
  }
  function onUp(event: PointerEvent) {
    if (event.pointerId !== press?.pointer) return
    const { card, x } = press
    const swipe = label ? swipeOf(card, event.clientX - x) : null
    if (label) swallowClick()
    leave()
    if (swipe && card.dataset.task) onSwipe(card.dataset.task, swipe)
  }
  function leave() {
    press?.card.style.removeProperty('translate')
    label?.remove()
    press = null
    label = null
  }

  root.addEventListener('pointerdown', onDown, { signal })
  addEventListener('pointermove', onMove, { signal })
  addEventListener('pointerup', onUp, { signal })
  addEventListener('pointercancel', leave, { signal })
  signal.addEventListener('abort', leave)
}

function swipeOf(card: HTMLElement, across: number): Swipe | null {
  const part = across / card.offsetWidth
  if (part >= ACTS) return 'check'
  if (card.dataset.status === 'completed' || part > -ACTS) return null
  return part > -FAR ? 'next' : 'pick'
}

function wordsFor(card: HTMLElement, swipe: Swipe, nextDay: Asked['nextDay']): string {
  if (card.dataset.status !== 'completed')
    return swipe === 'next' ? nextDay(card.dataset.task ?? '') : WORDS[swipe]
  return swipe === 'check' ? 'Not done yet' : ''
}

/** What letting go does, in the place that the card leaves. */
function showLabel(card: HTMLElement): HTMLElement {
  const label = document.createElement('div')
  label.className = styles.label ?? ''
  label.setAttribute('aria-hidden', 'true')
  const { offsetTop, offsetLeft, offsetWidth, offsetHeight } = card
  label.style.inset = `${offsetTop}px auto auto ${offsetLeft}px`
  label.style.width = `${offsetWidth}px`
  label.style.height = `${offsetHeight}px`
  card.offsetParent?.prepend(label)
  return label
}
