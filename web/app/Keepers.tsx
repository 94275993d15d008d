import { PresenceKeeper } from '#web/people/PresenceKeeper.tsx'
import { PushKeeper } from '#web/push/PushKeeper.tsx'

/** What goes on behind every screen of a signed-in person, and is loaded after it. */
export function Keepers() {
  return (
    <>
      <PushKeeper />
      <PresenceKeeper />
    </>
  )
}
