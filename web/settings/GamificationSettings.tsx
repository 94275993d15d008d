import type { Settings } from '#shared/settings/settings.ts'
import { Card } from '#web/kit/ui/Card.tsx'
import { Switch } from '#web/kit/ui/fields/Switch.tsx'
import { useSwitch } from './deviceSwitch.ts'
import { GAMIFICATION } from './gamification.ts'
import { SettingRow } from './SettingRow.tsx'
import { useChooseSettings } from './useChooseSettings.ts'
import { useSaves } from './useSaves.ts'

/** XP, levels and streaks, and how much is made of them (docs/rules/settings.md, Gamification). */
export function GamificationSettings({ settings }: { settings: Settings }) {
  const [isGamified, setGamified] = useSwitch(GAMIFICATION)
  const [saves, saved] = useSaves()
  const celebrations = useChooseSettings(settings)
  return (
    <Card title="Gamification">
      <SettingRow saves={saves}>
        <Switch
          label="XP, levels and streaks"
          hint="Off: they are hidden everywhere, also in mails. What you earn is kept."
          checked={isGamified}
          onChange={(on) => {
            setGamified(on)
            saved()
          }}
        />
      </SettingRow>
      <SettingRow saves={celebrations.saves}>
        <Switch
          label="Celebrations"
          hint={
            isGamified
              ? 'A card when you reach a level, a streak or a goal.'
              : 'A card when you reach a goal.'
          }
          checked={settings.achievementsEnabled}
          onChange={(achievementsEnabled) => celebrations.choose({ achievementsEnabled })}
        />
      </SettingRow>
    </Card>
  )
}
