import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import styles from '#web/app/FullScreen.module.css'
import { signOut } from '#web/app/signOut.ts'
import { DownloadData } from '#web/exports/DownloadData.tsx'
import { FormMessage } from '#web/auth/FormMessage.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Confirm } from '#web/kit/ui/overlays/Confirm.tsx'
import { Logo } from '#web/kit/ui/marks/Logo.tsx'
import { useToast } from '#web/kit/ui/overlays/Toast.tsx'
import { useWorkspace, type Workspace } from '#web/kit/workspace/workspace.ts'
import { useProfile } from '#web/profile/data.ts'
import { failureText } from './account.ts'
import { eraseAccount, restoreAccount } from './data.ts'
import { formatDate } from './formatTime.ts'
import { useProven } from './useProven.tsx'
import { STAYS_WITH_OTHERS } from './words.ts'

/** In place of every screen while the account waits for its deletion: the way back, and the way out (docs/rules/auth.md, Leaving). */
export function LeavingScreen({ deletionAt }: { deletionAt: string }) {
  const workspace = useWorkspace()
  const { timezone } = useProfile()
  const { keep, isKeeping, erasing, failure } = useWays(workspace)
  const [asking, setAsking] = useState(false)

  return (
    <main className={styles.screen}>
      <div className={styles.content}>
        <Logo size="lg" />
        <h1 className={styles.title}>Your account will be deleted on {formatDate(deletionAt, timezone)}</h1>
        <p className={styles.text}>
          You asked for it. Until then everything is still here: your goals, tasks, habits, XP and streak.
          Nothing of it can be changed while the account waits.
        </p>
        <FormMessage tone="danger" text={failure} />
        <div className={styles.ways}>
          <Button look="primary" busy={isKeeping} onClick={keep}>
            Keep My Account
          </Button>
          <DownloadData />
          <Button onClick={() => void signOut(workspace, 'local')}>Sign Out</Button>
          <Button look="danger" busy={erasing.isRunning} onClick={() => setAsking(true)}>
            Delete It Now
          </Button>
        </div>
        <Confirm
          title="Delete everything now?"
          open={asking}
          confirmLabel="Delete for Good"
          cancelLabel="Go Back"
          danger
          onConfirm={erasing.run}
          onClose={() => setAsking(false)}
        >
          <p>Everything in the account is erased at once. This cannot be undone.</p>
          <p>{STAYS_WITH_OTHERS}</p>
        </Confirm>
        {erasing.stepUp}
      </div>
    </main>
  )
}

/** Keeping the account, and erasing it at once. */
function useWays(workspace: Workspace) {
  const client = useQueryClient()
  const say = useToast()
  const [failure, setFailure] = useState('')
  const [isKeeping, setIsKeeping] = useState(false)
  const erasing = useProven(erase, (error) => setFailure(failureText(error)))

  async function keep() {
    setFailure('')
    setIsKeeping(true)
    try {
      await restoreAccount(workspace.api)
      await client.invalidateQueries()
      say({ text: 'Welcome back. Your account stays as it was.', tone: 'success' })
    } catch (error) {
      setFailure(failureText(error))
      setIsKeeping(false)
    }
  }

  async function erase() {
    setFailure('')
    await eraseAccount(workspace.api)
    await signOut(workspace, null)
    say({ text: 'Your account and everything in it are deleted.', tone: 'success' })
  }

  return { keep: () => void keep(), isKeeping, erasing, failure }
}
