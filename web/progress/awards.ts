import { useEffect, useEffectEvent } from 'react'
import type { Award } from '#shared/progress/award.ts'

const listeners = new Set<(award: Award) => void>()

/** Announces what something that the person did in this tab has earned. */
export function announceAward(award: Award): void {
  for (const listener of listeners) listener(award)
}

/** Calls back with every award that the person's actions in this tab earn, while the component is mounted. */
export function useAwards(onAward: (award: Award) => void): void {
  const listener = useEffectEvent(onAward)
  useEffect(() => {
    const onEach = (award: Award) => listener(award)
    listeners.add(onEach)
    return () => void listeners.delete(onEach)
  }, [])
}
