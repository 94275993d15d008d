import { useEffect, useEffectEvent } from 'react'
import type { Award } from '#shared/progress/award.ts'
import type { ToastLine } from '#web/kit/ui/overlays/toasts.ts'

/** With `comeback` where it came after a miss (docs/rules/habits.md, Habits). */
export type Earned = Award & { comeback?: boolean }
/** What earned it: the queue's key of the change, and the id of the task, the habit or the goal. */
export type EarnedBy = { about: string; source: string }
/** The card of a moment of its own, beside those of levels and streaks: a goal was reached. */
type OwnMoment = Pick<ToastLine, 'text' | 'detail' | 'sign' | 'action' | 'scene'>
type OnAward = (award: Earned, by: EarnedBy, moment?: OwnMoment) => void

const listeners = new Set<OnAward>()

/** Announces what something that the person did in this tab has earned. */
export function announceAward(award: Earned, by: EarnedBy, moment?: OwnMoment): void {
  for (const listener of listeners) listener(award, by, moment)
}

/** Calls back with every award that the person's actions in this tab earn, while the component is mounted. */
export function useAwards(onAward: OnAward): void {
  const listener = useEffectEvent(onAward)
  useEffect(() => {
    const onEach: OnAward = (...told) => listener(...told)
    listeners.add(onEach)
    return () => void listeners.delete(onEach)
  }, [])
}
