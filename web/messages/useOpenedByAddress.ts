import { useEffect } from 'react'
import { goTo, useSearchParameters } from '#web/kit/navigation.tsx'
import { openConversation } from './openConversation.ts'

const WITH = 'with'

/** Opens the conversation that the address names, as a notification's does: `?with=<friend's id>`. Going back does not open it again. */
export function useOpenedByAddress(): void {
  const parameters = useSearchParameters()
  const friendId = parameters.get(WITH)
  useEffect(() => {
    if (friendId === null) return
    const rest = new URLSearchParams(location.search)
    rest.delete(WITH)
    const query = rest.toString()
    goTo(location.pathname + (query && `?${query}`), { replace: true })
    openConversation(friendId)
  }, [friendId])
}
