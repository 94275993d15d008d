import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { GRACE_DAYS } from '#shared/auth/leaving.ts'
import { signOut } from '#web/app/signOut.ts'
import { FormMessage } from '#web/auth/FormMessage.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Card } from '#web/kit/ui/Card.tsx'
import { Confirm } from '#web/kit/ui/Confirm.tsx'
import { useToast } from '#web/kit/ui/Toast.tsx'
import { useWorkspace } from '#web/kit/workspace/workspace.ts'
import { useProfile } from '#web/profile/data.ts'
import { failureText } from './account.ts'
import { askDeletion } from './data.ts'
import { formatDate } from './formatTime.ts'
import { useProven } from './useProven.tsx'
import styles from './Security.module.css'

/** Asks for the deletion of the account: what goes, what stays, the date, and the way back (docs/rules/auth.md, Leaving). */
export function DeleteAccount() {
  const workspace = useWorkspace()
  const say = useToast()
  const { timezone } = useProfile()
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
        Takes back everything you gave us: your profile, goals, tasks, habits and all that you earned. You
        have {GRACE_DAYS} days to change your mind; after them nothing of it is left with us.
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
        All your devices are signed out now. In {GRACE_DAYS} days everything in the account is erased for
        good; until then you can sign in and keep it.
      </Confirm>
      {ending.stepUp}
    </Card>
  )
}
