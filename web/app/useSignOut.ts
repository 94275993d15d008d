import { signOut } from '#web/auth/session.ts'
import { useWorkspace } from '#web/workspace/workspace.ts'
import { useToast } from '#web/ui/Toast.tsx'

/** Signs out, everywhere or on this device alone (`local`). Changes that were not sent stay on the device for the next sign-in, and a toast says so. */
export function useSignOut(): (scope?: 'global' | 'local') => Promise<void> {
  const { queue } = useWorkspace()
  const say = useToast()
  return async (scope) => {
    const left = queue.state().waiting.length
    await signOut(scope)
    if (left === 0) return
    const [changes, wait] = left === 1 ? ['1 change was', 'It waits'] : [`${left} changes were`, 'They wait']
    say({
      text: `${changes} not sent yet. ${wait} on this device until you sign in again.`,
      tone: 'warning',
    })
  }
}
