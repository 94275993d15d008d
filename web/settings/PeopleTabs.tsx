import { Copy } from 'lucide-react'
import { useProfile } from '#web/profile/data.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { EmptyState } from '#web/kit/ui/EmptyState.tsx'
import { useToast } from '#web/kit/ui/Toast.tsx'

/** The person's teams. */
export function Teams() {
  return <EmptyState title="No teams">You are not in a team.</EmptyState>
}

/** The person's friends, and the handle by which others know them. */
export function Friends() {
  const { handle } = useProfile()
  const say = useToast()
  const copy = () =>
    void navigator.clipboard.writeText(`@${handle}`).then(
      () => say({ text: 'Your handle is copied.', tone: 'success' }),
      () => say({ text: 'Your handle could not be copied.', tone: 'danger' }),
    )
  return (
    <EmptyState
      title="No friends yet"
      action={
        <Button icon={<Copy aria-hidden="true" />} onClick={copy}>
          Copy @{handle}
        </Button>
      }
    >
      Your handle is what others know you by. You can change it under Settings, Account.
    </EmptyState>
  )
}
