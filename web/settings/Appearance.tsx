import { Monitor, Moon, Sun } from 'lucide-react'
import { THEMES } from '#shared/settings/looks.ts'
import { chooseLook, type Look, useLook } from '#web/app/theme.ts'
import { Card } from '#web/kit/ui/Card.tsx'
import { capitalised } from '#shared/text/capitalised.ts'
import { RadioCards } from '#web/kit/ui/RadioCards.tsx'
import { Switch } from '#web/kit/ui/Switch.tsx'
import styles from './Appearance.module.css'

const MODES = [
  { value: 'system', label: 'System', picture: <Monitor aria-hidden="true" /> },
  { value: 'dark', label: 'Dark', picture: <Moon aria-hidden="true" /> },
  { value: 'light', label: 'Light', picture: <Sun aria-hidden="true" /> },
] as const

/** Mode and theme, shown at once and kept on the device before the server (mirrorSettings.ts); motion is this device's. */
export function Appearance() {
  const { mode, theme, motion } = useLook()
  return (
    <Card title="Appearance">
      <RadioCards
        label="Mode"
        options={MODES}
        value={mode}
        onChange={(next: Look['mode']) => chooseLook({ mode: next })}
      />
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
      <Switch
        label="Reduced motion"
        hint="Things change without moving, also where the system allows motion."
        checked={motion === 'reduced'}
        onChange={(reduced) => chooseLook({ motion: reduced ? 'reduced' : 'system' })}
      />
    </Card>
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
