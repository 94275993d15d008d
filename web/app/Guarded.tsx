import { QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, use, useEffect, useEffectEvent, useState } from 'react'
import { useSession } from '#web/auth/session.ts'
import { failureOf, profileQuery } from '#web/profile/data.ts'
import { useNewDay } from '#web/profile/today.ts'
import { statsQuery } from '#web/progress/data.ts'
import { WorkspaceContext } from '#web/workspace/workspace.ts'
import { useToast } from '#web/ui/Toast.tsx'
import { GuardErrorScreen } from './GuardErrorScreen.tsx'
import { LoadingScreen } from './LoadingScreen.tsx'
import { openPerson } from './person.ts'
import { Shell } from './Shell.tsx'

/** Opens the person's workspace and waits for their profile before a guarded screen is drawn (docs/rules.md, Sessions). */
export function Guarded({ children }: { children: ReactNode }) {
  const session = useSession()
  if (!session) return <LoadingScreen /> // the router is navigating to the sign-in
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Person key={session.user.id} userId={session.user.id}>
        {children}
      </Person>
    </Suspense>
  )
}

function Person({ userId, children }: { userId: string; children: ReactNode }) {
  const { client, workspace } = use(openPerson(userId))
  return (
    <QueryClientProvider client={client}>
      <WorkspaceContext value={workspace}>
        <WithProfile>
          <Shell>{children}</Shell>
        </WithProfile>
      </WorkspaceContext>
    </QueryClientProvider>
  )
}

/** Goes on without a profile that cannot be reached, after saying so. Any other error is shown in place of the screen. */
function WithProfile({ children }: { children: ReactNode }) {
  const client = useQueryClient()
  const { data, error, refetch } = useQuery(profileQuery)
  const failure = !data && error ? failureOf(error) : null
  const message = failure?.code === 'OTHER' ? null : failure?.message
  const [goesOnWithout, setGoesOnWithout] = useState(false)
  if (message && !goesOnWithout) setGoesOnWithout(true)
  const tell = useEffectEvent(useToast())
  useEffect(() => {
    if (message) tell({ text: message, tone: 'warning' })
  }, [message])

  useNewDay(() => void client.invalidateQueries({ queryKey: statsQuery.queryKey }))

  if (data || goesOnWithout) return children
  if (failure?.code === 'OTHER')
    return <GuardErrorScreen message={failure.message} onRetry={() => void refetch()} />
  return <LoadingScreen />
}
