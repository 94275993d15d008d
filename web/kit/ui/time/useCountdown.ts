import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Calls `onEnd` after a time that does not run while it is hovered or focused.
 *
 * @param ms milliseconds, counted anew after each pause
 * @returns handlers for the element that pauses the clock
 */
export function useCountdown(ms: number, onEnd: () => void) {
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const end = useEffectEvent(onEnd)
  const paused = hovered || focused

  useEffect(() => {
    if (paused) return
    const timer = setTimeout(() => end(), ms)
    return () => clearTimeout(timer)
  }, [paused, ms])

  return {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  }
}
