import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { signOut } from '#web/app/signOut.ts'
import { FormMessage } from '#web/auth/FormMessage.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Card } from '#web/kit/ui/Card.tsx'
import { Confirm } from '#web/kit/ui/Confirm.tsx'
import { useToast } from '#web/kit/ui/Toast.tsx'
import { useWorkspace } from '#web/kit/workspace/workspace.ts'
import { failureText } from './account.ts'
import { deleteAccount } from './data.ts'
import { useProven } from './useProven.tsx'
import styles from './Security.module.css'

/** Deletes an account and everything in it, after two confirmations. */
export function DeleteAccount() {
  const workspace = useWorkspace()
  const say = useToast()
  const [asking, setAsking] = useState(false)
  const [failure, setFailure] = useState('')
  const ending = useProven(end, (error) => setFailure(failureText(error)))

  async function end() {
    setFailure('')
    await deleteAccount(workspace.api)
    await signOut(workspace, null)
    say({ text: 'Your account and everything in it are deleted.', tone: 'success' })
  }

  return (
    <Card title="Delete account">
      <p className={styles.note}>
        Takes back everything you gave us: your profile, tasks, XP, streak and achievements. There is no way
        to get them back.
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
        confirmLabel="Delete for Good"
        cancelLabel="Keep My Account"
        danger
        onConfirm={ending.run}
        onClose={() => setAsking(false)}
      >
        All your tasks, XP, levels, streaks and achievements are deleted at once, and all your devices are
        signed out. This cannot be undone.
      </Confirm>
      {ending.stepUp}
    </Card>
  )
}
