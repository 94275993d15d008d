import { partOnDemand } from '#web/kit/ui/loading/partOnDemand.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import { Devices } from './Devices.tsx'
import { SecurityEvents } from './SecurityEvents.tsx'
import { SignInWays } from './SignInWays.tsx'
import styles from './Security.module.css'

const YourData = partOnDemand(async () => (await import('#web/imports/YourData.tsx')).YourData)

/** The settings' security section: sign-in methods, devices, security events, deleting the account. */
export function Security() {
  return (
    <div className={styles.security}>
      <div>
        <SignInWays />
        <Devices />
      </div>
      <div>
        <YourData />
        <SecurityEvents />
        <DeleteAccount />
      </div>
    </div>
  )
}
