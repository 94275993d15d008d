import { Handshake } from 'lucide-react'
import type { PersonOfOthers } from '#shared/people/card.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { usePartners } from './data.ts'
import { usePartnerActions } from './usePartnerActions.ts'

/** Asks a friend to be an accountability partner, or accepts them where they have asked. */
export function PartnerButton({ person }: { person: PersonOfOthers }) {
  const { partners } = usePartners()
  const { ask, isBusy } = usePartnerActions()
  const state = partners.find(({ user_id }) => user_id === person.user_id)?.state
  if (state === 'active') return null
  return (
    <Button
      icon={<Handshake aria-hidden="true" />}
      busy={isBusy}
      disabled={state === 'asking'}
      onClick={() => ask(person)}
    >
      {WORDS[state ?? 'none']}
    </Button>
  )
}

const WORDS = {
  none: 'Accountability Partner',
  asking: 'Asked to be a partner',
  asked: 'Accept as accountability partner',
} as const
