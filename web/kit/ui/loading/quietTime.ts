import { useEffect } from 'react'
import { createReasons } from '#web/kit/ui/reasons.ts'

/** Reasons to show no moments for now (docs/rules/progress.md, Messages and celebration). */
export const quietTime = createReasons<true>()

/** Asks for quiet while a condition holds. */
export function useQuietWhile(isBusy: boolean): void {
  useEffect(() => (isBusy ? quietTime.add(true) : undefined), [isBusy])
}
