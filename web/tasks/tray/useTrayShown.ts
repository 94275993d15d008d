import { useState } from 'react'

const KEY = 'tray'

/** Whether the tray is shown beside the plan; kept on this device. */
export function useTrayShown() {
  const [isShown, setIsShown] = useState(isTrayKept)
  const remember = (next: boolean) => {
    setIsShown(next)
    localStorage.setItem(KEY, next ? 'shown' : 'hidden')
  }
  return { isShown, show: () => remember(true), hide: () => remember(false) }
}

/** Whether this device has kept it shown. */
export function isTrayKept(): boolean {
  return localStorage.getItem(KEY) !== 'hidden'
}
