import { Briefcase, Coffee, Flame, Smile } from 'lucide-react'
import type { Settings } from '#shared/settings/settings.ts'
import type { VoiceName } from '#shared/settings/voices.ts'
import { Card } from '#web/kit/ui/Card.tsx'
import { RadioCards } from '#web/kit/ui/fields/RadioCards.tsx'
import { Switch } from '#web/kit/ui/fields/Switch.tsx'
import { SOUND, useSwitch } from './deviceSwitch.ts'
import { SettingRow } from './SettingRow.tsx'
import { useChooseSettings } from './useChooseSettings.ts'
import { useSaves } from './useSaves.ts'
import { isGamified } from './gamification.ts'

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

/** Sounds, and how Crushion sounds (docs/rules/settings.md, Settings). */
export function AudioSettings({ settings }: { settings: Settings }) {
  return (
    <Card title="Audio & Voice">
      <Sounds />
      <ReadAloud settings={settings} />
      <VoiceChoice settings={settings} />
    </Card>
  )
}

function Sounds() {
  const [sound, setSound] = useSwitch(SOUND)
  const [saves, saved] = useSaves()
  const canPlay = 'AudioContext' in globalThis
  return (
    <SettingRow saves={saves}>
      <Switch
        label="Sounds"
        hint={
          canPlay
            ? `A soft chime when a task is completed, a fanfare for ${isGamified() ? 'a level or a goal' : 'a goal'}.`
            : 'Off by the device: this browser plays no such sounds.'
        }
        checked={sound}
        onChange={(on) => {
          setSound(on)
          saved()
          if (on) void import('#web/progress/chime.ts').then(({ playChime }) => playChime()).catch(() => {})
        }}
      />
    </SettingRow>
  )
}

type RowProps = { settings: Settings }

function ReadAloud({ settings }: RowProps) {
  const { choose, saves } = useChooseSettings(settings)
  return (
    <SettingRow saves={saves}>
      <Switch
        label="Read replies aloud"
        hint="Hear mode and a speak button on each of Crushion's messages."
        checked={settings.textToSpeechEnabled}
        onChange={(textToSpeechEnabled) => choose({ textToSpeechEnabled })}
      />
    </SettingRow>
  )
}

function VoiceChoice({ settings }: RowProps) {
  const { choose, saves } = useChooseSettings(settings)
  return (
    <SettingRow saves={saves}>
      <RadioCards
        label="Crushion's voice"
        options={VOICES}
        value={settings.crushionVoice}
        onChange={(crushionVoice) => choose({ crushionVoice })}
      />
    </SettingRow>
  )
}
