import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import styles from './Tabs.module.css'

export type Tab<Value extends string> = {
  value: Value
  label: string
  icon?: ReactNode
  /** Becomes `data-bench`, by which the benchmark finds it. */
  bench?: string
}

type TabsProps<Value extends string> = {
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** The id of the panel that all tabs fill; give {@link TabPanel} the same. */
  panelId?: string
}

/** Tabs after the WAI-ARIA practice: one stop for Tab, arrows move and choose, Home and End go to the ends. */
export function Tabs<Value extends string>({ label, tabs, value, onChange, panelId }: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null)

  function onKeyDown(event: KeyboardEvent) {
    const next = indexForKey(
      event.key,
      tabs.findIndex((tab) => tab.value === value),
      tabs.length,
    )
    const tab = next === null ? undefined : tabs[next]
    if (!tab) return
    event.preventDefault()
    event.stopPropagation()
    onChange(tab.value)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[tabs.indexOf(tab)]?.focus()
  }

  return (
    <div
      ref={list}
      role="tablist"
      tabIndex={-1}
      aria-label={label}
      className={styles.list}
      onKeyDown={onKeyDown}
    >
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={panelId && `${panelId}-${tab.value}`}
          aria-controls={panelId && tab.value === value ? panelId : undefined}
          aria-selected={tab.value === value}
          tabIndex={tab.value === value ? 0 : -1}
          data-bench={tab.bench}
          className={styles.tab}
          onClick={() => onChange(tab.value)}
        >
          {tab.icon}
          {tab.label}
        </button>
      ))}
    </div>
  )
}

function indexForKey(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count
    case 'ArrowLeft':
      return (at - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
