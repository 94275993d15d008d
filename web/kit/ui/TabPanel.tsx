import type { ReactNode } from 'react'

/** What the chosen one of `Tabs` shows. */
export function TabPanel({ id, value, children }: { id: string; value: string; children: ReactNode }) {
  return (
    <div role="tabpanel" id={id} aria-labelledby={`${id}-${value}`}>
      {children}
    </div>
  )
}
