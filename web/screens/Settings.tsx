import { dayAndMonth } from '#shared/time/names.ts'
import { isDemo } from '#web/demo/mode.ts'
import { useProfile, useUnknownProfile } from '#web/profile/data.ts'
import { useDateOf } from '#web/profile/today.ts'
import { Security } from '#web/security/Security.tsx'
import { Appearance } from '#web/settings/Appearance.tsx'
import { AssistantSettings } from '#web/settings/AssistantSettings.tsx'
import { DeviceSettings } from '#web/settings/DeviceSettings.tsx'
import { Information } from '#web/settings/Information.tsx'
import { ProfileForm } from '#web/settings/ProfileForm.tsx'
import { TimeSettings } from '#web/settings/TimeSettings.tsx'
import { Trash } from '#web/settings/Trash.tsx'
import { Vacations } from '#web/settings/Vacations.tsx'
import { Avatar } from '#web/kit/ui/Avatar.tsx'
import { ErrorState } from '#web/kit/ui/ErrorState.tsx'
import { partOnDemand } from '#web/kit/ui/partOnDemand.tsx'
import { Panel } from './Panel.tsx'
import { ScreenFrame } from './ScreenFrame.tsx'
import styles from './Settings.module.css'

const AvailabilityCard = partOnDemand(
  async () => (await import('#web/plans/availability/AvailabilityCard.tsx')).AvailabilityCard,
)
const PushSettings = partOnDemand(async () => (await import('#web/push/PushSettings.tsx')).PushSettings)

/** All settings in groups. */
export function Settings() {
  return (
    <ScreenFrame title="Settings" width="content">
      <ProfileHeader />
      <div className={styles.groups}>
        <div>
          <ProfileSettings />
          <Vacations />
          <Panel height="20rem">
            <AvailabilityCard />
          </Panel>
        </div>
        <div>
          <Appearance />
          <DeviceSettings />
          {!isDemo() && (
            <Panel height="16rem">
              <PushSettings />
            </Panel>
          )}
          <AssistantSettings />
          <Information />
        </div>
      </div>
      {!isDemo() && (
        <Panel height="24rem">
          <Security />
        </Panel>
      )}
      <Trash />
    </ScreenFrame>
  )
}

/** The settings of the profile, when it is known. */
function ProfileSettings() {
  const unknown = useUnknownProfile()
  if (unknown)
    return (
      <ErrorState title="Your profile could not be loaded" busy={unknown.isAsking} onRetry={unknown.retry}>
        Name, handle, avatar and time zone can be changed as soon as it is here.
      </ErrorState>
    )
  return (
    <>
      <ProfileForm />
      <TimeSettings />
    </>
  )
}

function ProfileHeader() {
  const { name, avatar, email, handle, joinDate } = useProfile()
  const dateOf = useDateOf()
  return (
    <section className={styles.header} aria-label="Profile">
      <Avatar picture={avatar} name={name} size="lg" />
      <div>
        <strong>{name}</strong>
        <span>{[handle && `@${handle}`, email].filter(Boolean).join(' · ')}</span>
        <span>Member since {dayAndMonth(dateOf(joinDate))}</span>
      </div>
    </section>
  )
}
