import { playChime } from '#web/progress/chime.ts'
import { Card } from '#web/kit/ui/Card.tsx'
import { Switch } from '#web/kit/ui/Switch.tsx'
import { SHORTCUTS, SOUND, useSwitch } from './deviceSwitch.ts'

/** Single-key shortcuts and sounds, kept on the device before the server (mirrorSettings.ts). */
export function DeviceSettings() {
  const [shortcuts, setShortcuts] = useSwitch(SHORTCUTS)
  const [sound, setSound] = useSwitch(SOUND)
  return (
    <Card title="Keys and sound">
      <Switch
        label="Single-key shortcuts"
        hint="N adds a task, T goes to today; press ? on the dashboard for all of them."
        checked={shortcuts}
        onChange={setShortcuts}
      />
      <Switch
        label="Sounds"
        hint="A soft chime when a task is completed."
        checked={sound}
        onChange={(on) => {
          setSound(on)
          if (on) playChime()
        }}
      />
    </Card>
  )
}
