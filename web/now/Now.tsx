import { lazy, Suspense } from 'react'
import { useIsSettled } from '#web/ui/useIsSettled.ts'

/** Each comes some time after the first screen: in a line of its own, in the line of figures on a phone, beside the date. */
const PARTS = {
  bar: lazy(async () => ({ default: (await import('./NowBar.tsx')).NowBar })),
  chip: lazy(async () => ({ default: (await import('./NowChip.tsx')).NowChip })),
  intention: lazy(async () => ({ default: (await import('./Intention.tsx')).Intention })),
}

/** A part of what the dashboard shows about now (docs/rules.md, Now). */
export function Now({ part }: { part: keyof typeof PARTS }) {
  const Part = PARTS[part]
  return <Suspense>{useIsSettled() && <Part />}</Suspense>
}
