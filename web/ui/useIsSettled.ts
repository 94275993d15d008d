import { useEffect, useState } from 'react'
import { whenIdle } from '#web/whenIdle.ts'

/** A first visit is left alone for so long after its page has loaded. Milliseconds. */
const FIRST_VISIT_MS = 2_500

let isSettled = false

/**
 * Whether code that the first screen can be drawn without may be loaded: at once where the device has kept it, else some time
 * after the first screen is there.
 */
export function useIsSettled(): boolean {
  const [is, setIs] = useState(() => isSettled || Boolean(navigator.serviceWorker?.controller))
  useEffect(() => {
    if (is) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const settle = () => {
      isSettled = true
      setIs(true)
    }
    const wait = () => (timer = setTimeout(() => whenIdle(settle), FIRST_VISIT_MS))
    if (document.readyState === 'complete') wait()
    else addEventListener('load', wait, { once: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('load', wait)
    }
  }, [is])
  return is
}
