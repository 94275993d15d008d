import { Briefcase, Coffee, Flame, Smile } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Settings, SettingsPatch } from '#shared/settings/settings.ts'
import type { VoiceName } from '#shared/settings/voices.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Card } from '#web/kit/ui/Card.tsx'
import { LoadNote } from '#web/kit/ui/LoadNote.tsx'
import { RadioCards } from '#web/kit/ui/RadioCards.tsx'
import { Switch } from '#web/kit/ui/Switch.tsx'
import { useToast } from '#web/kit/ui/Toast.tsx'
import { partOnDemand } from '#web/kit/ui/partOnDemand.tsx'
import { useSettings, useUpdateSettings } from './data.ts'

const AssistantLogDialog = partOnDemand(
  async () => (await import('./AssistantLogDialog.tsx')).AssistantLogDialog,
)

const VOICES = [
  {
    value: 'friendly',
    label: 'Friendly',
    hint: 'Warm and encouraging',
    picture: <Smile aria-hidden="true" />,
  },
  {
    value: 'motivational',
    label: 'Motivational',
    hint: 'Lively, with drive',
    picture: <Flame aria-hidden="true" />,
  },
  {
    value: 'professional',
    label: 'Professional',
    hint: 'Calm and to the point',
    picture: <Briefcase aria-hidden="true" />,
  },
  {
    value: 'casual',
    label: 'Casual',
    hint: 'Relaxed, like a friend',
    picture: <Coffee aria-hidden="true" />,
  },
] as const satisfies readonly { value: VoiceName; [part: string]: unknown }[]

/** How Crushion sounds, and what its AI provider may see (docs/rules/settings.md, Settings). */
export function AssistantSettings() {
  const { settings, load } = useSettings()
  if (!settings)
    return (
      <Card title="Audio & Voice">
        <LoadNote load={load} what="Your settings" />
      </Card>
    )
  return <Groups settings={settings} />
}

function Groups({ settings }: { settings: Settings }) {
  const say = useToast()
  const { mutate } = useUpdateSettings()
  const [asked, setAsked] = useState<SettingsPatch>({})
  const shown = { ...settings, ...asked }
  const set = (patch: SettingsPatch) => {
    setAsked((before) => ({ ...before, ...patch }))
    mutate(patch, {
      onError: () => say({ text: 'This could not be saved. Please try again.', tone: 'danger' }),
      onSettled: () => setAsked((before) => without(before, patch)),
    })
  }
  return (
    <>
      <Card title="Audio & Voice">
        <Switch
          label="Read replies aloud"
          hint="Hear mode and a speak button on each of Crushion's messages."
          checked={shown.textToSpeechEnabled}
          onChange={(textToSpeechEnabled) => set({ textToSpeechEnabled })}
        />
        <RadioCards
          label="Crushion's voice"
          options={VOICES}
          value={shown.crushionVoice}
          onChange={(crushionVoice) => set({ crushionVoice })}
        />
      </Card>
      <Card title="AI & Privacy">
        <Switch
          label="Earlier messages"
          hint="What was said before in a chat goes to the AI provider. Off: only your newest message does."
          checked={shown.assistantHistory}
          onChange={(assistantHistory) => set({ assistantHistory })}
        />
        <Switch
          label="Training with my data"
          hint="The AI provider may keep what is sent, to improve its models."
          checked={shown.dataTrainingConsent}
          onChange={(dataTrainingConsent) => set({ dataTrainingConsent })}
        />
        <WhatWasSent />
      </Card>
    </>
  )
}

function WhatWasSent() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div>
      <Button onClick={() => setIsOpen(true)}>What was sent …</Button>
      <Suspense>{isOpen && <AssistantLogDialog onClose={() => setIsOpen(false)} />}</Suspense>
    </div>
  )
}

/** What is still asked for when a patch has been answered. */
function without(asked: SettingsPatch, answered: SettingsPatch): SettingsPatch {
  const values = Object.entries(answered)
  return Object.fromEntries(
    Object.entries(asked).filter(
      ([name, value]) => !values.some(([other, own]) => other === name && own === value),
    ),
  )
}
