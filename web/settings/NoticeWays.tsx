import type { NotificationKind } from '#shared/notifications/notification.ts'
import type { Settings } from '#shared/settings/settings.ts'
import { Checkbox } from '#web/kit/ui/Checkbox.tsx'
import { VisuallyHidden } from '#web/kit/ui/VisuallyHidden.tsx'
import { SettingRow } from './SettingRow.tsx'
import { useChooseSettings } from './useChooseSettings.ts'
import styles from './NoticeWays.module.css'

type NoticeWaysProps = {
  settings: Settings
  kinds: readonly [kind: NotificationKind, label: string, hint: string][]
}

/** Which way each kind of notification goes beside the inbox. */
export function NoticeWays({ settings, kinds }: NoticeWaysProps) {
  return (
    <div className={styles.ways}>
      {kinds.map(([kind, label, hint]) => (
        <Ways key={kind} settings={settings} kind={kind} label={label} hint={hint} />
      ))}
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
