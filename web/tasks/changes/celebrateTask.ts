import type { Task } from '#shared/tasks/task.ts'

/** How long the check is drawn, the XP rises and the counter counts. Milliseconds. */
const CHECK_MS = 220
const RISE_MS = 700
const COUNT_MS = 500

/**
 * Shows that a task was just completed: its check is drawn, and its XP rises to the counter of XP, which counts up. With
 * reduced motion all of them show their last state, which is on the screen already.
 */
export function celebrateTask({ id, xp_reward }: Pick<Task, 'id' | 'xp_reward'>): void {
  if (isStill()) return
  const boxes = [...document.querySelectorAll<HTMLElement>(`[data-task="${CSS.escape(id)}"]`)]
  for (const box of boxes) drawCheck(box)
  const counter = [...document.querySelectorAll<HTMLElement>('[data-xp-counter]')].find(isVisible)
  if (!counter) return // also without gamification, where no XP is shown
  void rise(boxes.find(isVisible), counter, `+${xp_reward} XP`)
  countUp(counter, xp_reward)
}

function isStill(): boolean {
  const isAskedFor = document.documentElement.dataset.motion === 'reduced'
  return isAskedFor || matchMedia('(prefers-reduced-motion: reduce)').matches
}

function drawCheck(box: HTMLElement) {
  const drawn = { clipPath: ['inset(0 100% 0 0)', 'inset(0)'] }
  for (const part of box.querySelectorAll('[data-circle]'))
    part.animate(drawn, { duration: CHECK_MS, easing: 'ease-out', pseudoElement: '::after' })
}

async function rise(from: HTMLElement | undefined, to: HTMLElement, words: string): Promise<void> {
  const start = from ? middleOf(from) : { x: innerWidth / 2, y: innerHeight * 0.8 }
  const end = middleOf(to)
  const label = document.createElement('div')
  label.textContent = words
  label.ariaHidden = 'true'
  label.dataset.rising = ''
  Object.assign(label.style, {
    position: 'fixed',
    zIndex: 'var(--layer-toast)',
    insetBlockStart: '0',
    left: '0',
    pointerEvents: 'none',
    font: '600 var(--text-lg) / 1 var(--font-display)',
    color: 'var(--accent)',
    textShadow: '0 0 0.5rem var(--canvas)',
  })
  document.body.append(label)
  const at = ({ x, y }: Point, scale: number) =>
    `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`
  const way = [
    { transform: at(start, 0.8), opacity: 0 },
    { transform: at({ x: start.x, y: start.y - 24 }, 1.1), opacity: 1, offset: 0.25 },
    { transform: at(end, 0.7), opacity: 0 },
  ]
  await label.animate(way, { duration: RISE_MS, easing: 'ease-in-out' }).finished.catch(() => {})
  label.remove()
}

/** Counts in the text that React has put there, and leaves it as it was; a text that changes meanwhile is left alone. */
function countUp(counter: HTMLElement, gained: number) {
  const text = counter.firstChild
  const last = text?.nodeValue ?? ''
  const total = Number(last.replaceAll(',', ''))
  if (!text || !Number.isInteger(total)) return
  const begin = performance.now() + RISE_MS - COUNT_MS
  let written = last
  const step = (now: number) => {
    if (text.nodeValue !== written) return
    const part = Math.min(1, Math.max(0, (now - begin) / COUNT_MS))
    written = part === 1 ? last : Math.round(total - gained * (1 - part)).toLocaleString('en')
    text.nodeValue = written
    if (part < 1) requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}

type Point = { x: number; y: number }

function middleOf(element: HTMLElement): Point {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

function isVisible(element: HTMLElement): boolean {
  const { top, bottom, width } = element.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < innerHeight
}
