import { Monitor, Moon, Sun } from 'lucide-react'
import { THEMES } from '#shared/settings/looks.ts'
import { chooseLook, type Look, useLook } from '#web/app/theme.ts'
import { Card } from '#web/kit/ui/Card.tsx'
import { capitalised } from '#shared/text/capitalised.ts'
import { RadioCards } from '#web/kit/ui/fields/RadioCards.tsx'
import { Switch } from '#web/kit/ui/fields/Switch.tsx'
import styles from './Appearance.module.css'
import { TIME_FORMATS, type TimeFormat } from '#shared/settings/choices.ts'
import { Choice } from '#web/kit/ui/fields/Choice.tsx'
import { chooseTimeFormat, shownTime, useTimeFormat } from '#web/kit/ui/time/timeFormat.ts'
import { SHORTCUTS, useSwitch } from './deviceSwitch.ts'
import { SettingRow } from './SettingRow.tsx'
import { useSaves } from './useSaves.ts'
import { useMedia } from '#web/kit/ui/viewport.ts'

const MODES = [
  { value: 'system', label: 'System', picture: <Monitor aria-hidden="true" /> },
  { value: 'dark', label: 'Dark', picture: <Moon aria-hidden="true" /> },
  { value: 'light', label: 'Light', picture: <Sun aria-hidden="true" /> },
] as const

/** Mode and theme, shown at once and kept on the device before the server (mirrorSettings.ts); motion is this device's. */
export function Appearance() {
  const { mode, theme } = useLook()
  return (
    <Card title="Appearance">
      <SettingRow>
        <RadioCards
          label="Mode"
          options={MODES}
          value={mode}
          onChange={(next: Look['mode']) => chooseLook({ mode: next })}
        />
      </SettingRow>
      <SettingRow>
        <RadioCards
          label="Theme"
          options={THEMES.map((value) => ({
            value,
            label: capitalised(value),
            picture: <Swatch theme={value} />,
          }))}
          value={theme}
          onChange={(next) => chooseLook({ theme: next })}
        />
      </SettingRow>
      <TimeFormatChoice />
      <Motion />
      <Shortcuts />
    </Card>
  )
}

const TIME_LABELS: Record<TimeFormat, string> = {
  auto: 'As my device writes them',
  h12: '12 hours',
  h24: '24 hours',
}

function TimeFormatChoice() {
  const format = useTimeFormat()
  const [saves, saved] = useSaves()
  return (
    <SettingRow saves={saves}>
      <Choice
        label="Clock"
        hint={`Half past one in the afternoon is ${shownTime('13:30')}, here and in mails.`}
        options={TIME_FORMATS.map((value) => ({ value, label: TIME_LABELS[value] }))}
        value={format}
        onChange={({ target }) => {
          const chosen = TIME_FORMATS.find((value) => value === target.value)
          if (!chosen) return
          chooseTimeFormat(chosen)
          saved()
        }}
      />
    </SettingRow>
  )
}

function Motion() {
  const { motion } = useLook()
  const [saves, saved] = useSaves()
  const isAskedFor = useMedia('(prefers-reduced-motion: reduce)')
  return (
    <SettingRow saves={saves}>
      <Switch
        label="Reduced motion"
        hint={
          isAskedFor
            ? 'Your device asks for reduced motion, so things change without moving either way.'
            : 'Things change without moving. It is not carried to your other devices.'
        }
        checked={motion === 'reduced'}
        onChange={(reduced) => {
          chooseLook({ motion: reduced ? 'reduced' : 'system' })
          saved()
        }}
      />
    </SettingRow>
  )
}

function Shortcuts() {
  const [shortcuts, setShortcuts] = useSwitch(SHORTCUTS)
  const [saves, saved] = useSaves()
  return (
    <SettingRow saves={saves}>
      <Switch
        label="Single-key shortcuts"
        hint="N adds a task, T goes to today; press ? on the dashboard for all of them."
        checked={shortcuts}
        onChange={(on) => {
          setShortcuts(on)
          saved()
        }}
      />
    </SettingRow>
  )
}

/** A small piece of the product in a theme's own colours, dark beside light. */
function Swatch({ theme }: { theme: Look['theme'] }) {
  return (
    <span className={styles.swatch} aria-hidden="true">
      {(['dark', 'light'] as const).map((mode) => (
        <span key={mode} data-mode={mode} data-theme={theme}>
          <i />
          <i />
          <b />
        </span>
      ))}
    </span>
  )
}
