import { Check } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import styles from './Menu.module.css'

export type MenuItem =
  | {
      label: string
      icon?: ReactNode
      /** Faint, at the end: a shortcut or a value. */
      hint?: string
      onSelect: () => void
      danger?: boolean
      /** One of several of which one is chosen. */
      isChecked?: boolean
      disabled?: boolean
    }
  | 'line'

type MenuPanelProps = {
  id?: string
  label: string
  items: readonly MenuItem[]
  /** Opens beside it, and gives the focus back to it. */
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
}

/** The open menu, in the top layer. Alone it serves a list whose rows share one menu. */
export function MenuPanel({ id, label, items, anchor, onClose }: MenuPanelProps) {
  const panel = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const element = panel.current
    const opener = anchor.current
    if (!element) return
    // Named as the source, the opener's own click does not first close and then open the menu.
    element.showPopover(opener ? { source: opener } : undefined)
    if (opener) place(element, opener.getBoundingClientRect())
    itemsOf(element)[0]?.focus()
    return () => {
      const hadFocus = element.contains(document.activeElement) || document.activeElement === document.body
      if (hadFocus) opener?.focus()
    }
  }, [anchor])

  return (
    <div
      ref={panel}
      id={id}
      popover="auto"
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className={styles.menu}
      onKeyDown={(event) => onKeyDown(event, onClose)}
      onToggle={(event) => {
        if (event.newState === 'closed') onClose()
      }}
    >
      {items.map((item, at) =>
        item === 'line' ? (
          // oxlint-disable-next-line react/no-array-index-key -- a line has no other name
          <hr key={`line-${at}`} className={styles.line} />
        ) : (
          <button
            key={item.label}
            type="button"
            role={item.isChecked === undefined ? 'menuitem' : 'menuitemradio'}
            aria-checked={item.isChecked}
            tabIndex={-1}
            aria-disabled={item.disabled || undefined}
            data-danger={item.danger || undefined}
            className={styles.item}
            onClick={() => {
              if (item.disabled) return
              onClose()
              item.onSelect()
            }}
          >
            {item.icon}
            <span>{item.label}</span>
            {item.hint && <span className={styles.hint}>{item.hint}</span>}
            {item.isChecked && <Check className={styles.chosen} aria-hidden="true" />}
          </button>
        ),
      )}
    </div>
  )
}

function onKeyDown(event: KeyboardEvent<HTMLElement>, onClose: () => void) {
  event.stopPropagation()
  if (event.key === 'Tab') {
    onClose()
    return
  }
  const all = itemsOf(event.currentTarget)
  const at = all.findIndex((item) => item === document.activeElement)
  const next = goal(event.key, at, all)
  if (!next) return
  event.preventDefault()
  next.focus()
}

function goal(key: string, at: number, all: HTMLElement[]): HTMLElement | undefined {
  switch (key) {
    case 'ArrowDown':
      return all[(at + 1) % all.length]
    case 'ArrowUp':
      return all.at(at <= 0 ? -1 : at - 1)
    case 'Home':
      return all[0]
    case 'End':
      return all.at(-1)
    default:
      return byFirstLetter(key, at, all)
  }
}

function byFirstLetter(key: string, at: number, all: HTMLElement[]): HTMLElement | undefined {
  if (key.length !== 1 || key === ' ') return undefined
  const after = [...all.slice(at + 1), ...all.slice(0, at + 1)]
  return after.find((item) => item.textContent.toLowerCase().startsWith(key.toLowerCase()))
}

function itemsOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role^=menuitem]')]
}

/** Below the opener with its ends aligned; above it, or shifted, where the window ends. */
function place(menu: HTMLElement, opener: DOMRect) {
  const gap = 4
  const edge = 8
  const { offsetWidth: width, offsetHeight: height } = menu
  const below = opener.bottom + gap + height <= innerHeight - edge
  const top = below ? opener.bottom + gap : Math.max(edge, opener.top - gap - height)
  const left = Math.min(Math.max(edge, opener.right - width), innerWidth - width - edge)
  menu.style.top = `${top}px`
  menu.style.left = `${left}px`
}
