import type { Settings } from '#shared/settings/settings.ts'
import { minutesInWords } from '#shared/time/format.ts'
import { Card } from '#web/kit/ui/Card.tsx'
import { Choice } from '#web/kit/ui/fields/Choice.tsx'
import { SettingRow } from './SettingRow.tsx'
import { useChooseSettings } from './useChooseSettings.ts'

const TYPES = [
  { value: 'self', label: 'Self' },
  { value: 'ai', label: 'AI' },
  { value: 'partner', label: 'Partner' },
  { value: 'team', label: 'Team' },
] as const
const METHODS = [
  { value: 'user', label: 'One press, and it is done' },
  { value: 'timer', label: 'Ask first if the timer never ran' },
  { value: 'proof', label: 'Ask for a proof if somebody confirms it' },
] as const

/** Whom new tasks answer to, and what completing one asks for (docs/rules/settings.md, New tasks). */
export function TaskDefaults({ settings }: { settings: Settings }) {
  return (
    <Card title="Tasks">
      <AccountabilityType settings={settings} />
      <CompletionMethod settings={settings} />
      <TimeForProof settings={settings} />
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
        hint="What is asked before a task is done."
        options={METHODS}
        value={method}
        onChange={({ target }) => {
          const chosen = METHODS.find(({ value }) => value === target.value)
          if (chosen) choose({ completion_method_setting: chosen.value })
        }}
      />
    </SettingRow>
  )
}

const TIMES = [5, 10, 15, 30, 60, 120, 240, 480, 1440]

function TimeForProof({ settings }: RowProps) {
  const { choose, saves } = useChooseSettings(settings)
  const { default_proof_time_minutes: minutes } = settings
  const times = TIMES.includes(minutes) ? TIMES : [...TIMES, minutes].toSorted((a, b) => a - b)
  return (
    <SettingRow saves={saves}>
      <Choice
        label="Time for a proof"
        hint="A proof that comes later counts as late. Tasks that are done already keep their time."
        options={times.map((each) => ({ value: String(each), label: minutesInWords(each) }))}
        value={String(minutes)}
        onChange={({ target }) => choose({ default_proof_time_minutes: Number(target.value) })}
      />
    </SettingRow>
  )
}
