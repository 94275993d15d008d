import { createPortal } from 'react-dom'
import { isDemo } from '#web/demo/mode.ts'
import { MessagesButton } from '#web/messages/MessagesButton.tsx'
import { PresenceKeeper } from '#web/people/PresenceKeeper.tsx'
import { PushKeeper } from '#web/push/PushKeeper.tsx'
import { TravelBanner } from '#web/settings/TravelBanner.tsx'
import { MORE_PLACES } from './morePlaces.ts'
import styles from './Shell.module.css'

/** What goes on behind every screen of a signed-in person, and is loaded after it. */
export function Keepers() {
  const places = document.getElementById(MORE_PLACES)
  return (
    <>
      <TravelBanner />
      {!isDemo() && <PushKeeper />}
      {!isDemo() && <PresenceKeeper />}
      {places && createPortal(<MessagesButton className={styles.item} />, places)}
    </>
  )
}
