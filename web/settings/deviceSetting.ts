import { useState } from 'react'

/** A switch that this device keeps in local storage, as `on` or `off`. */
export function useSetting(key: string, byDefault: boolean): [on: boolean, set: (on: boolean) => void] {
  const [on, setOn] = useState(() => {
    const kept = localStorage.getItem(key)
    return kept === null ? byDefault : kept === 'on'
  })
  const set = (next: boolean) => {
    localStorage.setItem(key, next ? 'on' : 'off')
    setOn(next)
  }
  return [on, set]
}
