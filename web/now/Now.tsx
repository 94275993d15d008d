import { optionalPart } from '#web/kit/ui/loading/optionalPart.tsx'

/** Each comes some time after the first screen: in a line of its own, in the line of figures on a phone, beside the date. */
const PARTS = {
  bar: optionalPart(async () => (await import('./NowBar.tsx')).NowBar),
  chip: optionalPart(async () => (await import('./NowChip.tsx')).NowChip),
  intention: optionalPart(async () => (await import('./Intention.tsx')).Intention),
}

/** A part of what the dashboard shows about now (docs/rules/now.md, Now). */
export function Now({ part }: { part: keyof typeof PARTS }) {
  const Part = PARTS[part]
  return <Part />
}
