import { INITIAL_QUIET_HOURS } from '#shared/settings/choices.ts'
import type { Settings } from '#shared/settings/settings.ts'
import { Switch } from '#web/kit/ui/fields/Switch.tsx'
import { SettingRow } from './SettingRow.tsx'
import { TimeField } from './TimeField.tsx'
import { useChooseSettings } from './useChooseSettings.ts'
import styles from './Settings.module.css'

/** From when to when nothing is pushed but what the person has set themselves. */
export function QuietHours({ settings }: { settings: Settings }) {
  const { choose, saves, refusals } = useChooseSettings(settings)
  const { quiet_start, quiet_end } = settings
  return (
    <SettingRow saves={saves}>
      <Switch
        label="Quiet hours"
        hint="Nudges and what others do wait until they end. Reminders that you set come all the same."
        checked={quiet_start !== null}
        onChange={(on) => choose(on ? INITIAL_QUIET_HOURS : { quiet_start: null, quiet_end: null })}
      />
      {quiet_start !== null && quiet_end !== null && (
        <div className={styles.pair}>
          <TimeField
            label="Quiet from"
            value={quiet_start}
            error={refusals['quiet_start']}
            onChange={(time) => choose({ quiet_start: time })}
          />
          <TimeField
            label="Quiet until"
            value={quiet_end}
            error={refusals['quiet_end']}
            onChange={(time) => choose({ quiet_end: time })}
          />
        </div>
      )}
    </SettingRow>
  )
}
