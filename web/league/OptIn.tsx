import type { Settings } from '#shared/settings/settings.ts'
import { Switch } from '#web/kit/ui/fields/Switch.tsx'
import { useChooseSettings, useChosenSettings } from '#web/settings/useChooseSettings.ts'

/** Whether everyone sees the person's points, with what strangers will see of them. */
export function OptIn() {
  const { settings } = useChosenSettings()
  return settings ? <Choice settings={settings} /> : null
}

function Choice({ settings }: { settings: Settings }) {
  const { choose } = useChooseSettings(settings)
  return (
    <Switch
      label="Show me to everyone"
      hint="Strangers then see your name, handle, face, points and rank of each week, and nothing else."
      checked={settings.leaderboard_everyone}
      onChange={(isOn) => choose({ leaderboard_everyone: isOn })}
    />
  )
}
