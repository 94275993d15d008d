import type { Settings } from '#server/settings.ts'

/** Which provider an operator has set up, complete. */
export type ProviderSettings = {
  provider: NonNullable<Settings['AI_PROVIDER']>
  baseUrl: string
  apiKey: string | undefined
  model: string
  timeoutMs: number
}

/** The provider that the settings name; null without one. They were checked when they were read. */
export function providerSettings(settings: Settings): ProviderSettings | null {
  const { AI_PROVIDER: provider, AI_BASE_URL, AI_API_KEY: apiKey, AI_MODEL: model, AI_TIMEOUT_MS } = settings
  if (!provider || !model) return null
  const baseUrl = AI_BASE_URL ?? PUBLIC_ADDRESS[provider]
  return { provider, baseUrl, apiKey, model, timeoutMs: AI_TIMEOUT_MS }
}

const PUBLIC_ADDRESS = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  'openai-compatible': '',
}
