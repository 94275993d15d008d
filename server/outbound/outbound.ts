import type { Settings } from '#server/settings.ts'
import { parseAllowedHosts } from './allowedHosts.ts'
import { checkTarget } from './checkTarget.ts'
import type { OutboundAnswer, OutboundFailure, OutboundRequest } from './outboundRequest.ts'
import { redirectOf } from './redirect.ts'
import { type Resolve, resolveHost } from './resolveHost.ts'
import { sendTo } from './sendTo.ts'

/** The one way to call an address that a person gave (docs/rules/push.md, Outbound requests). */
export type Outbound = {
  /**
   * Whether an address may be given at all. A host that cannot be resolved now is decided when it is called.
   *
   * @returns why not, in a sentence; null when it may
   */
  refusalOf: (url: string) => Promise<string | null>
  /** Calls an address, in ten seconds at most, redirects and all. Never throws. */
  call: (request: OutboundRequest) => Promise<OutboundAnswer | OutboundFailure>
}

const MOST_REDIRECTS = 3
const MOST_MS = 10_000
const MOST_MS_OF_A_CHECK = 3_000

type World = {
  settings: Pick<Settings, 'OUTBOUND_ALLOW' | 'APP_ENV'>
  /** Tests have their own. */
  resolve?: Resolve
  /** Milliseconds that a call may take. */
  mostMs?: number
}

/** Calls go by these rules alone: nothing else on the server may open a connection that a person asks for (oxlint.config.ts). */
export function createOutbound({ settings, resolve = resolveHost, mostMs = MOST_MS }: World): Outbound {
  const rules = () => ({
    allowed: parseAllowedHosts(settings.OUTBOUND_ALLOW ?? '') ?? [],
    isDevelopment: settings.APP_ENV === 'development',
  })

  /** Each step looks the host up anew and is connected to what was checked. */
  async function follow(
    request: OutboundRequest,
    signal: AbortSignal,
  ): Promise<OutboundAnswer | OutboundFailure> {
    let step = request
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      const target = await within(signal, checkTarget(rules(), resolve, step.url))
      if ('refusal' in target) return { failure: target.refusal }
      const answer = await sendTo(target, step, signal)
      const next = redirectOf(step, answer)
      if (!next) return answer
      step = next
    }
    return { failure: 'too many redirects' }
  }

  return {
    async refusalOf(url) {
      const unknown = { refusal: 'no such host' } as const
      const checking = checkTarget(rules(), resolve, url)
      const target = await within(AbortSignal.timeout(MOST_MS_OF_A_CHECK), checking).catch(() => unknown)
      const isRefused = 'refusal' in target && target.refusal === 'address not allowed'
      return isRefused
        ? 'This address is not allowed: it has to be one on the internet, by http or https'
        : null
    },
    async call(request) {
      const signal = AbortSignal.timeout(mostMs)
      return follow(request, signal).catch(() => ({
        failure: signal.aborted ? 'no answer in time' : 'no connection',
      }))
    },
  }
}

/** What a promise gives, unless the signal comes first. */
function within<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>()
  const abort = () => reject(new Error('Aborted'))
  if (signal.aborted) abort()
  signal.addEventListener('abort', abort, { once: true })
  return Promise.race([work, promise]).finally(() => signal.removeEventListener('abort', abort))
}
