import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useTaskActions } from '../TaskActions.tsx'
import { useTaskFinder } from '../useTaskFinder.ts'
import { actionOfCheck } from './RoundCheck.tsx'
import type { Swipe } from './swipeCards.ts'

/**
 * Lets a finger swipe the cards in an element: to the right completes the task, to the left moves it to tomorrow, and far
 * to the left asks for the day. The task's menu offers the same. Its code is loaded on devices that have a finger only.
 */
export function useSwipes(list: RefObject<HTMLElement | null>): void {
  const actions = useTaskActions()
  const find = useTaskFinder()
  const onSwipe = useEffectEvent((id: string, swipe: Swipe) => {
    const task = find(id)
    if (!task) return
    if (swipe === 'check') actions.act(task, actionOfCheck(task))
    else if (swipe === 'tomorrow') actions.moveToTomorrow(task)
    else actions.openMoveDialog(task)
  })
  useEffect(() => {
    const element = list.current
    if (!element || !matchMedia('(any-pointer: coarse)').matches) return
    const listening = new AbortController()
    const start = async () => {
      const { swipeCards } = await import('./swipeCards.ts')
      swipeCards(element, (id, swipe) => onSwipe(id, swipe), listening.signal)
    }
    start().catch(() => {}) // without a network: the menu does the same
    return () => listening.abort()
  }, [list])
}
