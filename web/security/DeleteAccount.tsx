import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { GRACE_DAYS } from '#shared/auth/leaving.ts'
import { signOut } from '#web/app/signOut.ts'
import { DownloadData } from '#web/exports/DownloadData.tsx'
import { FormMessage } from '#web/auth/FormMessage.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Card } from '#web/kit/ui/Card.tsx'
import { Confirm } from '#web/kit/ui/overlays/Confirm.tsx'
import { useNow } from '#web/kit/ui/time/clock.ts'
import { useToast } from '#web/kit/ui/overlays/Toast.tsx'
import { useWorkspace } from '#web/kit/workspace/workspace.ts'
import { useProfile } from '#web/profile/data.ts'
import { failureText } from './account.ts'
import { askDeletion } from './data.ts'
import { formatDate } from './formatTime.ts'
import { useProven } from './useProven.tsx'
import { STAYS_WITH_OTHERS } from './words.ts'
import styles from './Security.module.css'

/** Asks for the deletion of the account: what goes, what stays, the date, and the way back (docs/rules/auth.md, Leaving). */
export function DeleteAccount() {
  const workspace = useWorkspace()
  const say = useToast()
  const { timezone } = useProfile()
  const erasedAt = new Date(useNow(60_000).getTime() + GRACE_DAYS * 86_400_000)
  const [asking, setAsking] = useState(false)
  const [failure, setFailure] = useState('')
  const ending = useProven(end, (error) => setFailure(failureText(error)))

  async function end() {
    setFailure('')
    const date = formatDate(await askDeletion(workspace.api), timezone)
    await signOut(workspace, null)
    say({ text: `Your account will be deleted on ${date}. Sign in before then to keep it.`, tone: 'success' })
  }

  return (
    <Card title="Delete account">
      <p className={styles.note}>
        Everything you gave us is erased. You have {GRACE_DAYS} days to change your mind; after them nothing
        of it is left with us.
      </p>
      <FormMessage tone="danger" text={failure} />
      <div className={styles.ways}>
        <Button
          look="danger"
          icon={<Trash2 aria-hidden="true" />}
          busy={ending.isRunning}
          onClick={() => setAsking(true)}
        >
          Delete Account
        </Button>
      </div>
      <Confirm
        title="Delete your account?"
        open={asking}
        confirmLabel="Delete My Account"
        cancelLabel="Keep My Account"
        danger
        onConfirm={ending.run}
        onClose={() => setAsking(false)}
      >
        <p>
          On <strong>{formatDate(erasedAt.toISOString(), timezone)}</strong> your profile, goals, tasks,
          habits, messages, pictures and all that you earned are erased for good.
        </p>
        <p>{STAYS_WITH_OTHERS}</p>
        <p>All your devices are signed out at once. Until that day you can sign in and keep your account.</p>
        <p>Download first, if you want to have it:</p>
        <DownloadData />
      </Confirm>
      {ending.stepUp}
    </Card>
  )
}
