import { useState } from 'react'

const keyOf = (userId: string) => `goal-crusher.prefer-audio.${userId}`

/** Whether new messages are read aloud on this device, as the person has chosen. */
export function useHearMode(userId: string): [isOn: boolean, set: (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(() => read(userId))
  const set = (next: boolean) => {
    setIsOn(next)
    try {
      localStorage.setItem(keyOf(userId), JSON.stringify(next))
    } catch {
      // Storage may be full or forbidden; then it holds as long as the screen.
    }
  }
  return [isOn, set]
}

function read(userId: string): boolean {
  try {
    return localStorage.getItem(keyOf(userId)) === 'true'
  } catch {
    return false
  }
}
