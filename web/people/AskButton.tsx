import { UserPlus } from 'lucide-react'
import { Button } from '#web/kit/ui/Button.tsx'
import { useToast } from '#web/kit/ui/overlays/Toast.tsx'
import { useAskToBeFriends } from './useAskToBeFriends.ts'
import { refusalOf } from './usePeopleActions.ts'

/** Asks somebody to be friends with one tap. @param name as the button and the toast call them */
export function AskButton({ handle, name }: { handle: string; name: string }) {
  const { mutate, isPending, isSuccess } = useAskToBeFriends()
  const say = useToast()
  const ask = () =>
    mutate(
      { to: `@${handle}` },
      {
        onSuccess: () => say({ text: `Your request to ${name} is on its way.`, tone: 'success' }),
        onError: (error) => say({ text: refusalOf(error), tone: 'danger' }),
      },
    )
  return (
    <Button
      look="primary"
      icon={<UserPlus aria-hidden="true" />}
      busy={isPending}
      disabled={isSuccess}
      aria-label={`Ask ${name} to be friends`}
      onClick={ask}
    >
      {isSuccess ? 'Asked' : 'Ask to be friends'}
    </Button>
  )
}
