import { startTransition, useEffect, useState } from 'react'
import { isSettled, whenSettled } from './whenSettled.ts'

/**
 * Whether code that the first screen can be drawn without may be loaded: at once where the device has kept it, else some time
 * after the first screen is there.
 */
export function useIsSettled(): boolean {
  const [is, setIs] = useState(isSettled)
  useEffect(() => (is ? undefined : whenSettled(() => startTransition(() => setIs(true)))), [is])
  return is
}
