import { NOTIFICATION_KINDS, type NotificationKind } from '#shared/notifications/notification.ts'
import type { Settings } from '#shared/settings/settings.ts'
import { Checkbox } from '#web/kit/ui/fields/Checkbox.tsx'
import { VisuallyHidden } from '#web/kit/ui/VisuallyHidden.tsx'
import { SettingRow } from './SettingRow.tsx'
import { useChooseSettings } from './useChooseSettings.ts'
import styles from './NoticeWays.module.css'

type NoticeWaysProps = {
  settings: Settings
  words: Readonly<Record<NotificationKind, readonly [label: string, hint: string]>>
}

/** Which way each kind of notification goes beside the inbox. */
export function NoticeWays({ settings, words }: NoticeWaysProps) {
  return (
    <div className={styles.ways}>
      {NOTIFICATION_KINDS.map((kind) => {
        const [label, hint] = words[kind]
        return <Ways key={kind} settings={settings} kind={kind} label={label} hint={hint} />
      })}
    </div>
  )
}

type WaysProps = { settings: Settings; kind: NotificationKind; label: string; hint: string }

function Ways({ settings, kind, label, hint }: WaysProps) {
  const { choose, saves } = useChooseSettings(settings)
  const { push, mail } = settings.notify[kind]
  return (
    <SettingRow saves={saves}>
      <fieldset className={styles.kind}>
        <legend>
          {label}
          <small>{hint}</small>
        </legend>
        <Checkbox
          label={
            <>
              Push<VisuallyHidden> for {label}</VisuallyHidden>
            </>
          }
          checked={push}
          onChange={({ target }) => choose({ notify: { [kind]: { push: target.checked } } })}
        />
        <Checkbox
          label={
            <>
              Mail<VisuallyHidden> for {label}</VisuallyHidden>
            </>
          }
          checked={mail}
          onChange={({ target }) => choose({ notify: { [kind]: { mail: target.checked } } })}
        />
      </fieldset>
    </SettingRow>
  )
}
