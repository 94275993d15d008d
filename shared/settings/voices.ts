/** How the assistant may sound; friendly is the default (docs/rules.md, Voice). */
export const VOICES = ['friendly', 'motivational', 'professional', 'casual'] as const
export type VoiceName = (typeof VOICES)[number]
