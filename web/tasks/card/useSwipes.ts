import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useTaskActions } from '../TaskActions.tsx'
import { useTaskFinder } from '../useTaskFinder.ts'
import { nextDateInWords } from './nextDateInWords.ts'
import { actionOfCheck } from './RoundCheck.tsx'
import type { Swipe } from './swipeCards.ts'

/**
 * Lets a finger swipe the cards in an element: to the right completes the task, to the left moves it to a later day, and far
 * to the left asks for the day. The task's menu offers the same. Its code is loaded on devices that have a finger only.
 */
export function useSwipes(list: RefObject<HTMLElement | null>): void {
  const actions = useTaskActions()
  const find = useTaskFinder()
  const onSwipe = useEffectEvent((id: string, swipe: Swipe) => {
    const task = find(id)
    if (!task) return
    if (swipe === 'check') actions.act(task, actionOfCheck(task))
    else if (swipe === 'next') actions.moveOn(task)
    else actions.openMoveDialog(task)
  })
  const nextDay = useEffectEvent((id: string) => {
    const words = nextDateInWords(find(id) ?? { scheduled_date: null }, actions.today)
    return words.charAt(0).toUpperCase() + words.slice(1)
  })
  useEffect(() => {
    const element = list.current
    if (!element || !matchMedia('(any-pointer: coarse)').matches) return
    const listening = new AbortController()
    const start = async () => {
      const { swipeCards } = await import('./swipeCards.ts')
      const asked = {
        onSwipe: (id: string, swipe: Swipe) => onSwipe(id, swipe),
        nextDay: (id: string) => nextDay(id),
      }
      swipeCards(element, asked, listening.signal)
    }
    start().catch(() => {}) // without a network: the menu does the same
    return () => listening.abort()
  }, [list])
}
