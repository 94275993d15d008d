import type { FocusEvent, KeyboardEvent } from 'react'
import { TIME_SLOTS } from '#shared/tasks/schedule.ts'
import { trustedMarkup } from '#web/trustedTypes.ts'
import styles from './SlotGrid.module.css'

type SlotGridProps = {
  label: string
  /** How many days are shown side by side. */
  days: number
  /** What is read when a slot takes the focus. */
  wordsOf: (day: number, time: string) => string
  onChoose: (day: number, time: string) => void
}

/**
 * The half-hour slots of some days: a grid after the WAI-ARIA practice, one tab stop, arrow keys move, Enter chooses.
 * It does not depend on the dates, so that another week need not draw it anew.
 */
export function SlotGrid({ label, days, wordsOf, onChoose }: SlotGridProps) {
  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    const slot = slotAt(target)
    if (!slot) return
    target.setAttribute('aria-label', wordsOf(slot.day, slot.time))
    currentTarget.querySelector('[tabindex="0"]')?.setAttribute('tabindex', '-1')
    target.setAttribute('tabindex', '0')
  }
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
      role="grid"
      aria-label={label}
      aria-rowcount={TIME_SLOTS.length}
      className={styles.grid}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      onClick={({ target }) => {
        const slot = slotAt(target)
        if (slot) onChoose(slot.day, slot.time)
      }}
      // oxlint-disable-next-line react/no-danger -- 400 cells of fixed text: as one string they are there and gone at once
      dangerouslySetInnerHTML={{ __html: trustedMarkup(rowsFor(days)) }}
    />
  )
}

function rowsFor(days: number): string {
  return TIME_SLOTS.map((time, at) => {
    const cells = Array.from({ length: days }, (_, day) =>
      slotHtml(time === '08:00' && day === 0, at + day === 0),
    )
    const unseen = at % 2 === 0 && at > 0 ? '' : ' data-unseen'
    return `<div role="row" class="${styles.row}" data-time="${time}"><div role="rowheader" class="${styles.hour}"${unseen}>${time}</div>${cells.join('')}</div>`
  }).join('')
}

function slotHtml(isTabStop: boolean, isMeasured: boolean): string {
  const bench = isMeasured ? ' data-bench="slot"' : ''
  return `<div role="gridcell" class="${styles.slot}" tabindex="${isTabStop ? 0 : -1}"${bench}></div>`
}

/** Which slot an element of the grid is; null for anything else. */
function slotAt(element: EventTarget): { day: number; time: string } | null {
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
      return inRow(row?.parentElement?.children[Math.min(TIME_SLOTS.length - 1, rowIndex(row) + 8)], at)
    default:
      return null
  }
}

function rowIndex(row: Element): number {
  return [...(row.parentElement?.children ?? [])].indexOf(row)
}
