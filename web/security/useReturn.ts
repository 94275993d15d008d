import { useEffect, useState } from 'react'
import { goTo } from '#web/kit/navigation.tsx'
import { useRefreshAccount } from './account.ts'
import { type Outcome, outcomeOf } from './outcome.ts'

/** The result of a change that left the settings, for a provider or a mail; null without one. Returned once. */
export function useReturn(): Outcome | null {
  const [outcome] = useState(() => outcomeOf(location.search))
  const refresh = useRefreshAccount()
  useEffect(() => {
    if (!outcome) return
    goTo(location.pathname, { replace: true })
    void refresh()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the address is read once
  }, [outcome])
  return outcome
}
