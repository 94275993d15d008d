import { startTransition, useEffect, useState } from 'react'
import type { PartOnDemand } from './partOnDemand.tsx'

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
    const ask = () => void part.load().then(show, () => {})
    ask()
    addEventListener('online', ask, { signal: ending.signal })
    return () => ending.abort()
  }, [part, isWanted, isHere])
  return isHere
}
