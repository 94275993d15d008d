import type { Settings } from '#shared/settings/settings.ts'
import { Card } from '#web/kit/ui/Card.tsx'
import { Choice } from '#web/kit/ui/Choice.tsx'
import { SettingRow } from './SettingRow.tsx'
import { useChooseSettings } from './useChooseSettings.ts'

const TYPES = [
  { value: 'self', label: 'Self' },
  { value: 'ai', label: 'AI' },
  { value: 'partner', label: 'Partner' },
  { value: 'team', label: 'Team' },
] as const
const METHODS = [
  { value: 'user', label: 'Complete completes it' },
  { value: 'timer', label: 'Ask first when the timer never ran' },
] as const

/** Whom new tasks answer to, and what completing one asks for (docs/rules/settings.md, New tasks). */
export function TaskDefaults({ settings }: { settings: Settings }) {
  return (
    <Card title="Tasks">
      <AccountabilityType settings={settings} />
      <CompletionMethod settings={settings} />
    </Card>
  )
}

type RowProps = { settings: Settings }

function AccountabilityType({ settings }: RowProps) {
  const { choose, saves } = useChooseSettings(settings)
  return (
    <SettingRow saves={saves}>
      <Choice
        label="Accountability of new tasks"
        hint="What the dialog of a new task begins with."
        options={TYPES}
        value={settings.accountability_type}
        onChange={({ target }) => {
          const chosen = TYPES.find(({ value }) => value === target.value)
          if (chosen) choose({ accountability_type: chosen.value })
        }}
      />
    </SettingRow>
  )
}

function CompletionMethod({ settings }: RowProps) {
  const { choose, saves } = useChooseSettings(settings)
  const { completion_method_setting: method } = settings
  return (
    <SettingRow saves={saves}>
      <Choice
        label="Completing a task"
        hint="A task whose timer ran is completed at once either way."
        options={METHODS}
        value={method === 'timer' ? 'timer' : 'user'}
        onChange={({ target }) => {
          const chosen = METHODS.find(({ value }) => value === target.value)
          if (chosen) choose({ completion_method_setting: chosen.value })
        }}
      />
    </SettingRow>
  )
}
