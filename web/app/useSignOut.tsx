import { type ReactNode, Suspense, useState } from 'react'
import type { SignOutScope } from '#web/auth/sessionsToEnd.ts'
import { unsavedCount } from '#web/kit/offline/queueState.ts'
import { useWorkspace } from '#web/kit/workspace/workspace.ts'
import { signOut } from './signOut.ts'
import { partOnDemand } from '#web/kit/ui/loading/partOnDemand.tsx'

const UnsavedQuestion = partOnDemand(async () => (await import('./UnsavedQuestion.tsx')).UnsavedQuestion)

/**
 * Signs out, everywhere or on this device alone (`local`). Where changes would be lost the person is asked first.
 *
 * @returns `question` is to be rendered where the dialog may appear
 */
export function useSignOut(): { signOut: (scope?: SignOutScope) => void; question: ReactNode } {
  const workspace = useWorkspace()
  const [asked, setAsked] = useState<SignOutScope | null>(null)
  const leave = (scope: SignOutScope) => void signOut(workspace, scope)
  return {
    signOut: (scope = 'global') =>
      unsavedCount(workspace.queue.state()) > 0 ? setAsked(scope) : leave(scope),
    question: asked && (
      <Suspense>
        <UnsavedQuestion onSignOut={() => leave(asked)} onStay={() => setAsked(null)} />
      </Suspense>
    ),
  }
}
