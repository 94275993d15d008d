import { type RefObject, useEffect, useState } from 'react'
import { drawByEnter } from './drawByEnter.ts'
import type { Drawn } from './drawnBox.ts'
import { drawSlots } from './drawSlot.ts'
import { SlotDraft } from './SlotDraft.tsx'

type DrawnTaskProps = {
  root: RefObject<HTMLElement | null>
  /** What a pointer did before this was here. */
  early: () => PointerEvent[]
}

/** Lets a task be drawn into the free slots inside an element, and shows the field for its title. */
export function DrawnTask({ root, early }: DrawnTaskProps) {
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  useEffect(() => {
    if (!root.current) return
    const stops = [drawSlots(root.current, setDrawn, early()), drawByEnter(root.current, setDrawn)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [root, early])
  return (
    drawn && (
      <SlotDraft key={`${drawn.slot.date} ${drawn.slot.time}`} drawn={drawn} onClose={() => setDrawn(null)} />
    )
  )
}
