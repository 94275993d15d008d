import { useEffect } from 'react'
import { createReasons } from './reasons.ts'

/** Whoever asks for quiet: moments wait for its end (visual guide, section 8). */
export const quietTime = createReasons()

/** Asks for quiet while a condition holds. */
export function useQuietWhile(isBusy: boolean): void {
  useEffect(() => (isBusy ? quietTime.add() : undefined), [isBusy])
}
