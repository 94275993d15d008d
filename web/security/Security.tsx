import { DeleteAccount } from './DeleteAccount.tsx'
import { Devices } from './Devices.tsx'
import { SecurityEvents } from './SecurityEvents.tsx'
import { SignInWays } from './SignInWays.tsx'
import styles from './Security.module.css'

/** The settings' part about who gets in: ways to sign in, devices, what happened, and the end of it all. */
export function Security() {
  return (
    <div className={styles.security}>
      <div>
        <SignInWays />
        <Devices />
      </div>
      <div>
        <SecurityEvents />
        <DeleteAccount />
      </div>
    </div>
  )
}
