import { useEffect, useState } from 'react'
import { goTo } from '#web/navigation.tsx'
import { useRefreshAccount } from './account.ts'
import { type Outcome, outcomeOf } from './outcome.ts'

/** What came of a change that led away from the settings, to a provider or to a mail; null without one. Told once. */
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
