/** How the assistant may sound; friendly is the default (docs/rules/voice.md, Voice). */
export const VOICES = ['friendly', 'motivational', 'professional', 'casual'] as const
export type VoiceName = (typeof VOICES)[number]

/** How a voice is synthesised, as the speech service names it. From 0 to 1. */
export type VoiceSettings = {
  stability: number
  similarity_boost: number
  style: number
  use_speaker_boost: boolean
}

export const VOICE_SETTINGS: Record<VoiceName, VoiceSettings> = {
  friendly: { stability: 0.75, similarity_boost: 0.75, style: 0.2, use_speaker_boost: true },
  motivational: { stability: 0.65, similarity_boost: 0.85, style: 0.4, use_speaker_boost: true },
  professional: { stability: 0.85, similarity_boost: 0.7, style: 0.1, use_speaker_boost: false },
  casual: { stability: 0.7, similarity_boost: 0.8, style: 0.3, use_speaker_boost: true },
}
