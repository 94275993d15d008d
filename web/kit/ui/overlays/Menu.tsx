import { type ReactNode, useId, useRef, useState } from 'react'
import { type MenuItem, MenuPanel } from './MenuPanel.tsx'
import styles from './Menu.module.css'

type MenuProps = {
  label: string
  /** What the button shows: an icon, or words. */
  trigger: ReactNode
  items: readonly MenuItem[]
  look?: 'plain' | 'quiet'
  size?: 'md' | 'sm'
}

/** A button that opens a menu (WAI-ARIA practice: arrows, Home, End, first letters, Escape). */
export function Menu({ label, trigger, items, look = 'plain', size = 'md' }: MenuProps) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        data-look={look}
        data-size={size}
        className={styles.trigger}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setOpen(true)
        }}
      >
        {trigger}
      </button>
      {open && (
        <MenuPanel id={id} label={label} items={items} anchor={button} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
