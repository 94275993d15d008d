import './cutBetweenWords.css'
import { whenIdle } from '#web/kit/whenIdle.ts'

/** Texts that are looked at in one go, so that no interaction waits for it. */
const AT_ONCE = 40

/** The texts whose end was moved, and how wide the element around them was. */
const cuts = new WeakMap<HTMLElement, { text: Text; within: HTMLElement; width: number }>()
let isPlanned = false

/**
 * From now on what people typed is never cut inside a word. The browser puts its ellipsis wherever the line ends; where that
 * is inside a word, and not the first of its line, a line break in place of the space before the word makes it end
 * there. The words stay as they are for screen readers and searches. Looks again after each change of the page or the window.
 */
export function cutBetweenWords(): void {
  new MutationObserver((changes) => {
    if (changes.some(mayCut)) plan()
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
  addEventListener('resize', plan)
  document.fonts.addEventListener('loadingdone', plan)
  document.addEventListener('contentvisibilityautostatechange', plan)
  plan()
}

/** Running timers write a text each second; those change no room. */
function mayCut({ type, target, addedNodes, removedNodes }: MutationRecord): boolean {
  if (type === 'characterData') return textElementOf(target) !== null
  return (
    [...addedNodes, ...removedNodes].some((node) => node instanceof Element) || textElementOf(target) !== null
  )
}

function textElementOf(node: Node): Element | null {
  return (node instanceof Element ? node : node.parentElement)?.closest('[dir=auto]') ?? null
}

function plan(): void {
  if (isPlanned) return
  isPlanned = true
  whenIdle(() => {
    isPlanned = false
    look([...document.querySelectorAll<HTMLElement>('[dir=auto]')])
  })
}

/** Reads all places, then writes all breaks, then reads what came of it: a chunk is laid out twice at most. */
function look(elements: HTMLElement[]): void {
  const chunk = elements.splice(0, AT_ONCE)
  const stale = chunk.filter(isStale)
  const moves = chunk.flatMap((element) => (stale.includes(element) ? [] : cutOf(element)))
  stale.forEach(undo)
  moves.forEach(cut)
  moves.forEach(remember)
  const rest = [...stale, ...elements]
  if (rest.length > 0) whenIdle(() => look(rest))
}

/** Whether there is another text by now, or another width. */
function isStale(element: HTMLElement): boolean {
  const known = cuts.get(element)
  return known !== undefined && (!known.text.data.includes('\n') || widthOf(known.within) !== known.width)
}

function undo(element: HTMLElement): void {
  const known = cuts.get(element)
  cuts.delete(element)
  if (!known) return
  known.text.data = known.text.data.replace('\n', ' ')
  delete clipOf(element).dataset.cut
}

type Move = { element: HTMLElement; text: Text; space: number; isOneLine: boolean }

/** Where a text that is cut inside a word has the space before that word. */
function cutOf(element: HTMLElement): Move[] {
  const clip = clipOf(element)
  const isCut = clip.scrollWidth > clip.clientWidth || clip.scrollHeight > clip.clientHeight
  const text = element.firstChild
  if (!isCut || !(text instanceof Text) || !element.checkVisibility({ contentVisibilityAuto: true }))
    return []
  let line = Number.NaN
  const range = document.createRange()
  for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
    range.setStart(text, index)
    range.setEnd(text, index + word.length)
    // A word that the ellipsis has shortened has a second rectangle: what is left of it.
    const [whole, shown] = range.getClientRects()
    if (!whole) continue
    const isFirst = Math.abs(whole.top - line) > 1 || Number.isNaN(line)
    line = whole.top
    if (!shown || Math.abs(shown.top - whole.top) > 1 || shown.width > whole.width - 0.5) continue
    if (isFirst) return []
    const isOneLine = clip.dataset.cut === 'line' || getComputedStyle(clip).whiteSpace === 'nowrap'
    return [{ element, text, space: index - 1, isOneLine }]
  }
  return []
}

function cut({ element, text, space, isOneLine }: Move): void {
  const clip = clipOf(element)
  text.data = text.data.replace('\n', ' ') // a first break may have left too little room for the ellipsis
  text.replaceData(space, 1, '\n')
  clip.dataset.cut = isOneLine ? 'line' : 'lines'
}

function remember({ element, text }: Move): void {
  const within = clipOf(element).parentElement ?? element
  cuts.set(element, { text, within, width: widthOf(within) })
}

/** What clips a text: the element that shows it, or the one around it where that is part of a line. */
function clipOf(element: HTMLElement): HTMLElement {
  return element.clientWidth === 0 ? (element.parentElement ?? element) : element
}

function widthOf(element: HTMLElement): number {
  return Math.round(element.getBoundingClientRect().width)
}
