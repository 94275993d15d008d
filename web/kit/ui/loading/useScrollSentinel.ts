import { type RefCallback, useEffectEvent, useState } from 'react'

/** Calls back each time an element comes near the window's lower edge. Give the element the returned ref. */
export function useScrollSentinel(onReach: () => void): RefCallback<HTMLElement> {
  const reach = useEffectEvent(onReach)
  const [ref] = useState<RefCallback<HTMLElement>>(() => (element: HTMLElement | null) => {
    if (!element) return
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) reach()
      },
      { rootMargin: '600px' },
    )
    watcher.observe(element)
    return () => watcher.disconnect()
  })
  return ref
}
