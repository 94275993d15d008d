import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useMemo, useRef } from 'react'
import type { NightFold } from '#shared/tasks/calendar/nightFold.ts'
import { slotOf } from '#shared/tasks/schedule.ts'
import { trustedMarkup } from '#web/trustedTypes.ts'
import { slotMarkup } from '#web/tasks/calendar/markup/slotMarkup.ts'
import styles from './SlotGrid.module.css'

type SlotGridProps = {
  label: string
  /** How many days are shown side by side. */
  days: number
  /** The hours of the night that are one row. */
  fold: NightFold | null
  /** Where Tab enters the grid, until another slot took the focus. */
  start: { day: number; time: string }
  /** What is read when a slot takes the focus. */
  wordsOf: (day: number, time: string) => string
  onChoose: (day: number, time: string) => void
}

/** A column, from 0, and the time at which a row begins. */
type Slot = { day: number; time: string }

/**
 * The half-hour slots of some days: a grid after the WAI-ARIA practice, one tab stop, arrow keys move, Enter chooses.
 * It does not depend on the dates, so that another week need not draw it anew.
 */
export function SlotGrid({ label, days, fold, start, wordsOf, onChoose }: SlotGridProps) {
  const grid = useRef<HTMLDivElement>(null)
  const entry = slotOf(start.time)
  // React writes the cells anew, and so loses the focus in them, whenever this is another object.
  const rows = useMemo(() => ({ __html: trustedMarkup(slotMarkup(days, fold)) }), [days, fold])
  const focused = useRef<Slot | null>(null)
  useLayoutEffect(() => {
    enterAt(grid.current, start.day, entry)
    focusAgain(grid.current, focused.current)
  })
  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    const slot = slotAt(target)
    if (!slot) return
    focused.current = slot
    target.setAttribute('aria-label', wordsOf(slot.day, slot.time))
    moveTabStop(currentTarget, target)
  }
  // A slot that is written anew, since a night was folded, keeps the focus: it did not go anywhere.
  const onBlur = ({ target }: FocusEvent<HTMLElement>) =>
    queueMicrotask(() => {
      if (target.isConnected) focused.current = null
    })
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const slot = slotAt(event.target)
    if (!slot || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Enter' || event.key === ' ') {
      onChoose(slot.day, slot.time)
    } else {
      const next = neighbourOf(event.target as HTMLElement, event.key)
      if (!next) return
      next.focus({ preventScroll: true })
      next.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    }
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- one of its cells is its stop for Tab
    <div
      ref={grid}
      role="grid"
      aria-label={label}
      className={styles.grid}
      onFocus={onFocus}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
      onClick={({ target }) => {
        const slot = slotAt(target)
        if (slot) onChoose(slot.day, slot.time)
      }}
      // oxlint-disable-next-line react/no-danger -- 400 cells of fixed text: as one string they are there and gone at once
      dangerouslySetInnerHTML={rows}
    />
  )
}

/** Puts the stop for Tab on a slot, unless the focus is in the grid. */
function enterAt(grid: HTMLElement | null, day: number, time: string): void {
  if (!grid || grid.contains(document.activeElement)) return
  const row = grid.querySelector(`[data-time="${time}"]`) ?? grid.firstElementChild
  const slot = row?.children[day + 1]
  if (slot) moveTabStop(grid, slot)
}

/** Gives a slot the focus back that it lost by being written anew; to the first row where its own is folded. */
function focusAgain(grid: HTMLElement | null, slot: Slot | null): void {
  if (!grid || !slot || document.activeElement !== document.body) return
  const row = grid.querySelector(`[data-time="${slot.time}"]`) ?? grid.firstElementChild
  const cell = row?.children[slot.day + 1]
  if (cell instanceof HTMLElement) cell.focus({ preventScroll: true })
}

function moveTabStop(grid: HTMLElement, slot: Element): void {
  grid.querySelector('[tabindex="0"]')?.setAttribute('tabindex', '-1')
  slot.setAttribute('tabindex', '0')
}

/** Which slot an element of the grid is; null for anything else. */
function slotAt(element: EventTarget): Slot | null {
  if (!(element instanceof HTMLElement) || element.role !== 'gridcell') return null
  const row = element.parentElement
  const time = row?.dataset.time
  return row && time ? { day: [...row.children].indexOf(element) - 1, time } : null
}

function neighbourOf(slot: HTMLElement, key: string): HTMLElement | null {
  const row = slot.parentElement
  const at = [...(row?.children ?? [])].indexOf(slot)
  const inRow = (of: Element | null | undefined, index: number) => {
    const cell = of?.children[index]
    return cell instanceof HTMLElement && cell.role === 'gridcell' ? cell : null
  }
  switch (key) {
    case 'ArrowLeft':
      return inRow(row, at - 1)
    case 'ArrowRight':
      return inRow(row, at + 1)
    case 'ArrowUp':
      return inRow(row?.previousElementSibling, at)
    case 'ArrowDown':
      return inRow(row?.nextElementSibling, at)
    case 'Home':
      return inRow(row, 1)
    case 'End':
      return inRow(row, (row?.children.length ?? 0) - 1)
    case 'PageUp':
      return inRow(row?.parentElement?.children[Math.max(0, rowIndex(row) - 8)], at)
    case 'PageDown':
      return inRow(
        row?.parentElement?.children[Math.min(row.parentElement.children.length - 1, rowIndex(row) + 8)],
        at,
      )
    default:
      return null
  }
}

function rowIndex(row: Element): number {
  return [...(row.parentElement?.children ?? [])].indexOf(row)
}
