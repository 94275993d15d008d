import { handleIn } from '#shared/paths.ts'
import { useShownPath } from '#web/kit/navigation.tsx'
import { LoadNote } from '#web/kit/ui/loading/LoadNote.tsx'
import { usePerson } from '#web/people/data.ts'
import { NobodyToSee } from '#web/people/NobodyToSee.tsx'
import { PersonCard } from '#web/people/PersonCard.tsx'
import { BackToFriends } from './BackToFriends.tsx'
import { ScreenFrame } from './ScreenFrame.tsx'

/** The person whose handle is in the address, as this one may see them. */
export function Person() {
  const handle = handleIn(useShownPath()) ?? ''
  const { person, load } = usePerson(handle)
  return (
    <ScreenFrame title={person?.name ?? `@${handle}`} width="column" back={<BackToFriends />}>
      <LoadNote load={load} what="This page">
        {person ? <PersonCard person={person} /> : <NobodyToSee handle={handle} />}
      </LoadNote>
    </ScreenFrame>
  )
}
