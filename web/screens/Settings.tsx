import { LogOut, UserPen } from 'lucide-react'
import { useRef } from 'react'
import { dayAndMonth } from '#shared/time/names.ts'
import { useSignOut } from '#web/app/useSignOut.tsx'
import { isDemo } from '#web/demo/mode.ts'
import { Avatar } from '#web/kit/ui/marks/Avatar.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Card } from '#web/kit/ui/Card.tsx'
import { ErrorState } from '#web/kit/ui/loading/ErrorState.tsx'
import { LoadNote } from '#web/kit/ui/loading/LoadNote.tsx'
import { partOnDemand } from '#web/kit/ui/loading/partOnDemand.tsx'
import { TabPanel } from '#web/kit/ui/TabPanel.tsx'
import { Tabs } from '#web/kit/ui/Tabs.tsx'
import { useProfile, useUnknownProfile } from '#web/profile/data.ts'
import { useDateOf } from '#web/profile/today.ts'
import { Security } from '#web/security/Security.tsx'
import { Appearance } from '#web/settings/Appearance.tsx'
import { AudioSettings } from '#web/settings/AudioSettings.tsx'
import { GamificationSettings } from '#web/settings/GamificationSettings.tsx'
import { Information } from '#web/settings/Information.tsx'
import { NotificationSettings } from '#web/settings/NotificationSettings.tsx'
import { PrivacySettings } from '#web/settings/PrivacySettings.tsx'
import { ProfilePicture } from '#web/settings/ProfilePicture.tsx'
import { NAME_FIELD, ProfileForm } from '#web/settings/ProfileForm.tsx'
import { SettingsSearch } from '#web/settings/SettingsSearch.tsx'
import { TimeSettings } from '#web/settings/TimeSettings.tsx'
import { Trash } from '#web/settings/Trash.tsx'
import { useChosenSettings } from '#web/settings/useChooseSettings.ts'
import { type SettingsTab, useSettingsTab } from '#web/settings/useSettingsTab.ts'
import { InstallCard } from '#web/install/InstallCard.tsx'
import { Vacations } from '#web/settings/Vacations.tsx'
import { Panel } from './dashboard/Panel.tsx'
import { ScreenFrame } from './ScreenFrame.tsx'
import styles from './Settings.module.css'

const Accountability = partOnDemand(
  async () => (await import('#web/accountability/AccountabilityTab.tsx')).AccountabilityTab,
)
const AvailabilityCard = partOnDemand(
  async () => (await import('#web/plans/availability/AvailabilityCard.tsx')).AvailabilityCard,
)
const Friends = partOnDemand(async () => (await import('#web/people/Friends.tsx')).Friends)
const Teams = partOnDemand(async () => (await import('#web/teams/Teams.tsx')).Teams)
const PeoplePrivacy = partOnDemand(async () => (await import('#web/people/PeoplePrivacy.tsx')).PeoplePrivacy)
const PushSettings = partOnDemand(async () => (await import('#web/push/PushSettings.tsx')).PushSettings)

const TABS = [
  { value: 'settings', label: 'Settings' },
  { value: 'teams', label: 'Teams' },
  { value: 'friends', label: 'Friends' },
  { value: 'accountability', label: 'Accountability' },
  { value: 'information', label: 'Information' },
] as const satisfies readonly { value: SettingsTab; label: string }[]
const PANEL = 'settings-panel'

/** Settings in groups, the people around one, and what there is to know of the product. */
export function Settings() {
  const [tab, setTab] = useSettingsTab()
  return (
    <ScreenFrame title="Settings" width="content">
      <ProfileHeader onEdit={() => setTab('settings')} />
      <div className={styles.tabs}>
        <Tabs label="Settings" tabs={TABS} value={tab} onChange={setTab} panelId={PANEL} />
      </div>
      <TabPanel id={PANEL} value={tab}>
        <TabContent tab={tab} />
      </TabPanel>
    </ScreenFrame>
  )
}

function TabContent({ tab }: { tab: SettingsTab }) {
  switch (tab) {
    case 'settings':
      return <AllGroups />
    case 'teams':
      return (
        <Panel height="24rem">
          <Teams />
        </Panel>
      )
    case 'friends':
      return (
        <Panel height="24rem">
          <Friends />
        </Panel>
      )
    case 'accountability':
      return (
        <Panel height="24rem">
          <Accountability />
        </Panel>
      )
    case 'information':
      return <Information />
  }
}

function AllGroups() {
  const groups = useRef<HTMLDivElement>(null)
  const { settings, load } = useChosenSettings()
  return (
    <div className={styles.all}>
      <SettingsSearch settings={groups} />
      <div ref={groups} className={styles.all}>
        <div className={styles.groups}>
          <div>
            <ProfileSettings />
            <Vacations />
            <Panel height="20rem">
              <AvailabilityCard />
            </Panel>
            {settings && (
              <Panel height="24rem">
                <PeoplePrivacy settings={settings} />
              </Panel>
            )}
            {settings && <PrivacySettings settings={settings} />}
          </div>
          <div>
            <Appearance />
            <InstallCard />
            {settings ? (
              <>
                <GamificationSettings settings={settings} />
                <NotificationSettings settings={settings} />
                {!isDemo() && (
                  <Panel height="16rem">
                    <PushSettings />
                  </Panel>
                )}
                <AudioSettings settings={settings} />
              </>
            ) : (
              <Card title="Notifications" label="Notification settings">
                <LoadNote load={load} what="Your settings" />
              </Card>
            )}
          </div>
        </div>
        {!isDemo() && (
          <Panel height="24rem">
            <Security />
          </Panel>
        )}
        <Trash />
        <SignOut />
      </div>
    </div>
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

/** On a phone the navigation has no room for it. */
function SignOut() {
  const { signOut, question } = useSignOut()
  return (
    <div>
      <Button icon={<LogOut aria-hidden="true" />} onClick={() => signOut()}>
        Sign Out
      </Button>
      {question}
    </div>
  )
}

function ProfileHeader({ onEdit }: { onEdit: () => void }) {
  const { name, avatar, avatar_url, email, handle, joinDate } = useProfile()
  const dateOf = useDateOf()
  return (
    <section className={styles.header} aria-label="Profile">
      <Avatar picture={avatar} url={avatar_url} name={name} size="lg" />
      <div>
        <strong>{name}</strong>
        <span>{[handle && `@${handle}`, email].filter(Boolean).join(' · ')}</span>
        <span>Member since {dayAndMonth(dateOf(joinDate))}</span>
      </div>
      <Button
        icon={<UserPen aria-hidden="true" />}
        onClick={() => {
          onEdit()
          requestAnimationFrame(() => document.getElementById(NAME_FIELD)?.focus())
        }}
      >
        Edit Profile
      </Button>
      <ProfilePicture />
    </section>
  )
}
