import { createExchange } from './exchange.ts'
import { type Model, ModelFailure, type ModelPart, type ModelRequest } from './model.ts'
import type { ProviderSettings } from './providerSettings.ts'

const ANTHROPIC_VERSION = '2023-06-01'

/** A provider's model. The packages that speak its protocol are loaded when it is first asked. */
export function createProviderModel(settings: ProviderSettings): Model {
  return {
    name: settings.model,
    provider: settings.provider,
    async *stream(request, signal) {
      const exchange = createExchange({
        silenceMs: settings.timeoutMs,
        headers: headersOf(settings),
        onSent: request.onSent,
        signal,
      })
      try {
        yield* partsOf(settings, request, exchange)
      } catch (error) {
        if (signal.aborted) throw error
        throw exchange.failure() ?? (error instanceof ModelFailure ? error : unusable(error))
      } finally {
        exchange.close()
      }
    },
  }
}

async function* partsOf(
  settings: ProviderSettings,
  request: ModelRequest,
  exchange: ReturnType<typeof createExchange>,
): AsyncGenerator<ModelPart> {
  const { openProtocol } = await import('./protocol.ts')
  yield* openProtocol(settings, request, exchange)
}

/** What is no failure of the connection is an answer that nobody understands. */
function unusable(error: unknown): ModelFailure {
  return new ModelFailure('provider', error instanceof Error ? error.name : 'The answer is none')
}

function headersOf({ provider, apiKey }: ProviderSettings): Record<string, string> {
  const headers = { 'content-type': 'application/json', accept: 'text/event-stream' }
  if (provider === 'anthropic')
    return { ...headers, 'x-api-key': apiKey ?? '', 'anthropic-version': ANTHROPIC_VERSION }
  return apiKey === undefined ? headers : { ...headers, authorization: `Bearer ${apiKey}` }
}
