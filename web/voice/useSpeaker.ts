import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Settings } from '#shared/settings/settings.ts'
import { VOICES } from '#shared/settings/voices.ts'
import { useApi } from '#web/kit/api.ts'
import { SETTINGS_KEY } from '#web/settings/settingsKey.ts'
import { browserVoice } from './browserVoice.ts'
import { serverVoice } from './serverVoice.ts'
import { createSpeaker, type Speaker, type Speaking } from './speaker.ts'

/** Reads messages aloud, in the voice that the person has set; it falls silent when the screen is left. */
export function useSpeaker(): Speaker & { speaking: Speaking } {
  const api = useApi()
  const client = useQueryClient()
  const [speaker] = useState(() => {
    const style = () => client.getQueryData<Settings>(SETTINGS_KEY)?.crushionVoice ?? VOICES[0]
    return createSpeaker(serverVoice(api, style), browserVoice('en-US'))
  })
  const speaking = useSyncExternalStore(speaker.subscribe, speaker.state)
  useEffect(() => speaker.stop, [speaker])
  return { ...speaker, speaking }
}
