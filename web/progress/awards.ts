import { useEffect, useEffectEvent } from 'react'
import type { Award } from '#shared/progress/award.ts'

const listeners = new Set<(award: Award) => void>()

/** The server told this window what something the person just did earned. */
export function tellAward(award: Award): void {
  for (const listener of listeners) listener(award)
}

/** Calls back with every award that the person's own actions in this window earn, for as long as the component stands. */
export function useAwards(onAward: (award: Award) => void): void {
  const listener = useEffectEvent(onAward)
  useEffect(() => {
    const hear = (award: Award) => listener(award)
    listeners.add(hear)
    return () => void listeners.delete(hear)
  }, [])
}
