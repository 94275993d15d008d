import { Suspense, useState } from 'react'
import { dayAndMonth } from '#shared/time/names.ts'
import type { Settings } from '#shared/settings/settings.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Card } from '#web/kit/ui/Card.tsx'
import { partOnDemand } from '#web/kit/ui/loading/partOnDemand.tsx'
import { Switch } from '#web/kit/ui/fields/Switch.tsx'
import { useDateOf } from '#web/profile/today.ts'
import { SettingRow } from './SettingRow.tsx'
import { useChooseSettings } from './useChooseSettings.ts'

const AssistantLogDialog = partOnDemand(
  async () => (await import('./AssistantLogDialog.tsx')).AssistantLogDialog,
)

type RowProps = { settings: Settings }

/** What the AI provider may see and keep (docs/rules/settings.md, Settings). */
export function PrivacySettings({ settings }: RowProps) {
  return (
    <Card title="AI & Privacy">
      <EarlierMessages settings={settings} />
      <Training settings={settings} />
      <WhatWasSent />
    </Card>
  )
}

function EarlierMessages({ settings }: RowProps) {
  const { choose, saves } = useChooseSettings(settings)
  return (
    <SettingRow saves={saves}>
      <Switch
        label="Earlier messages"
        hint="What was said before in a chat goes to the AI provider. Off: only your newest message does."
        checked={settings.assistantHistory}
        onChange={(assistantHistory) => choose({ assistantHistory })}
      />
    </SettingRow>
  )
}

function Training({ settings }: RowProps) {
  const { choose, saves } = useChooseSettings(settings)
  const dateOf = useDateOf()
  const { dataTrainingConsent: isGiven, data_training_consent_at: since } = settings
  return (
    <SettingRow saves={saves}>
      <Switch
        label="Training with my data"
        hint={`The AI provider may keep what is sent, to improve its models.${isGiven && since !== null ? ` Allowed since ${dayAndMonth(dateOf(since))}.` : ''}`}
        checked={isGiven}
        onChange={(dataTrainingConsent) => choose({ dataTrainingConsent })}
      />
    </SettingRow>
  )
}

function WhatWasSent() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <SettingRow>
      <Button onClick={() => setIsOpen(true)}>What was sent …</Button>
      <Suspense>{isOpen && <AssistantLogDialog onClose={() => setIsOpen(false)} />}</Suspense>
    </SettingRow>
  )
}
