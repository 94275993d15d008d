import type { NotificationKind } from '#shared/notifications/notification.ts'
import type { Settings } from '#shared/settings/settings.ts'
import { WEEKDAY_NAMES } from '#shared/time/names.ts'
import { Card } from '#web/kit/ui/Card.tsx'
import { Choice } from '#web/kit/ui/fields/Choice.tsx'
import { Switch } from '#web/kit/ui/fields/Switch.tsx'
import { NoticeWays } from './NoticeWays.tsx'
import { QuietHours } from './QuietHours.tsx'
import { TimeField } from './TimeField.tsx'
import { SettingRow } from './SettingRow.tsx'
import { useChooseSettings } from './useChooseSettings.ts'
import styles from './Settings.module.css'
import { isGamified } from './gamification.ts'

/** What reminds and tells, which way, and when it is quiet (docs/rules/settings.md, Notifications). */
export function NotificationSettings({ settings }: { settings: Settings }) {
  return (
    <Card title="Notifications" label="Notification settings">
      <AllNotifications settings={settings} />
      <NoticeWays settings={settings} words={words()} />
      <QuietHours settings={settings} />
      <NewReminder settings={settings} />
      <Deadlines settings={settings} />
      <Digest settings={settings} />
    </Card>
  )
}

/** Of each kind what it is called, and what it tells. */
const words = (): Readonly<Record<NotificationKind, readonly [label: string, hint: string]>> => ({
  reminder: ['Reminders', 'That you set on tasks and habits'],
  nudge: [
    'Nudges',
    `At most three a day: what is overdue or due, ${isGamified() ? 'a streak at risk, ' : ''}the week`,
  ],
  social: ['People', 'Requests, messages and invitations of friends, teams, rooms and challenges'],
  accountability: ['Witnesses', 'What others ask you to confirm, and what they say about yours'],
  system: ['System', 'New sign-ins, finished imports and the like'],
})

type RowProps = { settings: Settings }

function AllNotifications({ settings }: RowProps) {
  const { choose, saves } = useChooseSettings(settings)
  return (
    <SettingRow saves={saves}>
      <Switch
        label="Notifications"
        hint="Off: nothing is pushed, and no mail comes but digests and those of security. The inbox still fills."
        checked={settings.notificationsEnabled}
        onChange={(notificationsEnabled) => choose({ notificationsEnabled })}
      />
    </SettingRow>
  )
}

const REMINDERS = [
  ['', 'None'],
  ['0', 'When it begins'],
  ['5', '5 minutes before'],
  ['10', '10 minutes before'],
  ['30', '30 minutes before'],
  ['60', '1 hour before'],
  ['1440', '1 day before'],
  ['10080', '7 days before'],
].map(([value = '', label = '']) => ({ value, label }))

function NewReminder({ settings: { reminder_default_minutes: minutes, ...rest } }: RowProps) {
  const { choose, saves } = useChooseSettings({ ...rest, reminder_default_minutes: minutes })
  const value = minutes === null ? '' : String(minutes)
  const own = REMINDERS.some((option) => option.value === value)
    ? []
    : [{ value, label: `${value} minutes before` }]
  return (
    <SettingRow saves={saves}>
      <Choice
        label="Reminder of new tasks"
        hint="What the dialog of a new task with a time begins with."
        options={[...REMINDERS, ...own]}
        value={value}
        onChange={({ target }) =>
          choose({ reminder_default_minutes: target.value === '' ? null : Number(target.value) })
        }
      />
    </SettingRow>
  )
}

function Deadlines({ settings }: RowProps) {
  const { choose, saves } = useChooseSettings(settings)
  return (
    <SettingRow saves={saves}>
      <Switch
        label="Goal deadlines"
        hint="A nudge three days before a goal's date, the day before, and on the day."
        checked={settings.goalDeadlinesEnabled}
        onChange={(goalDeadlinesEnabled) => choose({ goalDeadlinesEnabled })}
      />
    </SettingRow>
  )
}

const FREQUENCIES = [
  { value: 'never', label: 'Never' },
  { value: 'daily', label: 'Daily' },
  { value: 'weekly', label: 'Weekly' },
] as const
const WEEKDAYS = WEEKDAY_NAMES.map((label, day) => ({ value: String(day), label }))

function Digest({ settings }: RowProps) {
  const { choose, saves, refusals } = useChooseSettings(settings)
  const { emailFrequency } = settings
  return (
    <SettingRow saves={saves}>
      <div className={styles.form}>
        <Choice
          label="Digest by mail"
          hint="What is planned, what was kept, what is due. None on days with nothing to say."
          options={FREQUENCIES}
          value={emailFrequency}
          onChange={({ target }) => {
            const chosen = FREQUENCIES.find(({ value }) => value === target.value)
            if (chosen) choose({ emailFrequency: chosen.value })
          }}
        />
        {emailFrequency !== 'never' && <DigestTime settings={settings} choose={choose} refusals={refusals} />}
      </div>
    </SettingRow>
  )
}

type DigestTimeProps = RowProps & Pick<ReturnType<typeof useChooseSettings>, 'choose' | 'refusals'>

function DigestTime({
  settings: { emailFrequency, digest_time, digest_weekday },
  choose,
  refusals,
}: DigestTimeProps) {
  return (
    <div className={styles.pair}>
      {emailFrequency === 'weekly' && (
        <Choice
          label="On"
          options={WEEKDAYS}
          value={String(digest_weekday)}
          onChange={({ target }) => choose({ digest_weekday: Number(target.value) })}
        />
      )}
      <TimeField
        label="At"
        value={digest_time}
        error={refusals['digest_time']}
        onChange={(time) => choose({ digest_time: time })}
      />
    </div>
  )
}
