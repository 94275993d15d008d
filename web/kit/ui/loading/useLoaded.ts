import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from '#web/kit/whenIdle.ts'
import type { PartOnDemand } from './partOnDemand.tsx'
import { isSettled } from './whenSettled.ts'

/**
 * Whether the code of a part is here. It is asked for once it is wanted, and again when the device is online again: a part that
 * a screen can do without must not fail it.
 */
export function useLoaded(part: Pick<PartOnDemand<never>, 'load' | 'isHere'>, isWanted: boolean): boolean {
  const [isHere, setIsHere] = useState(part.isHere)
  useEffect(() => {
    if (!isWanted || isHere) return
    const ending = new AbortController()
    const show = () => !ending.signal.aborted && startTransition(() => setIsHere(true))
    const ask = (): undefined => void part.load().then(show, () => {})
    // While the first screen is being drawn, asking takes the time that drawing needs.
    const forget = isSettled() ? ask() : whenIdle(ask)
    addEventListener('online', ask, { signal: ending.signal })
    return () => {
      forget?.()
      ending.abort()
    }
  }, [part, isWanted, isHere])
  return isHere
}
