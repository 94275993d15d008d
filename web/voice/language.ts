/** Languages that speech recognition knows, with their own names. English first: it is what the planner understands. */
export const LANGUAGES: readonly [code: string, name: string][] = [
  ['en-US', 'English (US)'],
  ['en-GB', 'English (UK)'],
  ['de-DE', 'Deutsch'],
  ['es-ES', 'Español'],
  ['fr-FR', 'Français'],
  ['it-IT', 'Italiano'],
  ['nl-NL', 'Nederlands'],
  ['pl-PL', 'Polski'],
  ['pt-BR', 'Português'],
  ['tr-TR', 'Türkçe'],
  ['ar-SA', 'العربية'],
  ['hi-IN', 'हिन्दी'],
  ['ja-JP', '日本語'],
  ['ko-KR', '한국어'],
  ['zh-CN', '中文'],
]

const keyOf = (userId: string) => `goal-crusher.voice-language.${userId}`

/** The language that a person speaks to this device. */
export function keptLanguage(userId: string): string {
  try {
    const kept = localStorage.getItem(keyOf(userId))
    return LANGUAGES.some(([code]) => code === kept) && kept ? kept : 'en-US'
  } catch {
    return 'en-US'
  }
}

export function keepLanguage(userId: string, code: string): void {
  try {
    localStorage.setItem(keyOf(userId), code)
  } catch {
    // Storage may be full or forbidden; then it holds as long as the screen.
  }
}
