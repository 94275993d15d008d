import { QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, use, useEffect, useEffectEvent, useState } from 'react'
import { currentSession, useSession } from '#web/auth/session.ts'
import { failureOf, profileQuery } from '#web/profile/data.ts'
import { useNewDay } from '#web/profile/today.ts'
import { statsQuery } from '#web/progress/data.ts'
import { WorkspaceContext } from '#web/kit/workspace/workspace.ts'
import { partOnDemand } from '#web/kit/ui/loading/partOnDemand.tsx'
import { useToast } from '#web/kit/ui/overlays/Toast.tsx'
import { GuardErrorScreen } from './GuardErrorScreen.tsx'
import { LoadingScreen } from './LoadingScreen.tsx'
import { openedPerson, openPerson } from './person.ts'
import { Shell } from './Shell.tsx'

const LeavingScreen = partOnDemand(
  async () => (await import('#web/security/LeavingScreen.tsx')).LeavingScreen,
)

/** The first answers of the server are waited for this long after the profile, since all were asked for at once. Milliseconds. */
const TOGETHER_MS = 100

/** Opens the signed-in person's workspace ahead, so that the first drawing has their profile and, if they come soon, their days. */
export async function beginGuarded(): Promise<void> {
  const session = currentSession()
  if (!session) return
  const { client, workspace } = await openPerson(session.user.id)
  if (!client.getQueryData(profileQuery.queryKey)) await client.prefetchQuery(profileQuery)
  await Promise.race([workspace.firstAnswers, new Promise((resolve) => setTimeout(resolve, TOGETHER_MS))])
}

/** Opens the person's workspace and waits for their profile before a guarded screen is drawn (docs/rules/auth.md, Sessions). */
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
  const { client, workspace } = openedPerson(userId) ?? use(openPerson(userId))
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

  if (data?.deletion_at) return <LeavingScreen deletionAt={data.deletion_at} />
  if (data || goesOnWithout) return children
  if (failure?.code === 'OTHER')
    return <GuardErrorScreen message={failure.message} onRetry={() => void refetch()} />
  return <LoadingScreen />
}
