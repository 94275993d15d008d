import {
  breadcrumbsIntegration,
  browserTracingIntegration,
  dedupeIntegration,
  eventFiltersIntegration,
  getCurrentScope,
  globalHandlersIntegration,
  httpContextIntegration,
  init,
  linkedErrorsIntegration,
  setUser,
} from '@sentry/browser'
import type { Reporting } from '#shared/reporting/reporting.ts'
import { scrub } from '#shared/reporting/scrub.ts'
import { currentSession, onSessionChange } from '#web/auth/session.ts'
import { TRACE_ID } from '#web/kit/trace.ts'
import { isExpected } from './isExpected.ts'
import { type Reported, sendFailuresBy } from './failures.ts'

/**
 * Opens the client that reports errors to this server (docs/rules/reporting.md). Without a network it is opened once there is one;
 * what fails meanwhile waits.
 */
export async function openClient(): Promise<void> {
  const answer = await fetch('/api/reporting').catch(() => null)
  if (!answer?.ok) {
    addEventListener('online', () => void openClient(), { once: true })
    return
  }
  const reporting = (await answer.json()) as Reporting
  init({
    dsn: ownDsn(reporting.dsn),
    environment: reporting.environment,
    release: reporting.release,
    tracesSampleRate: reporting.traces_sample_rate,
    traceLifecycle: 'static', // one report for each screen, instead of one every few seconds
    tracePropagationTargets: [/^\//],
    defaultIntegrations: false,
    integrations: [
      eventFiltersIntegration(),
      globalHandlersIntegration(),
      linkedErrorsIntegration(),
      dedupeIntegration(),
      httpContextIntegration(),
      breadcrumbsIntegration({ xhr: false }),
      browserTracingIntegration({ enableInp: false }),
    ],
    beforeBreadcrumb: (crumb) => (crumb.category === 'ui.input' ? null : crumb),
    beforeSend: (event, { originalException }) =>
      isExpected(originalException) ? null : (scrub(event) as typeof event),
    beforeSendTransaction: (event) => scrub(event) as typeof event,
  })
  getCurrentScope().setPropagationContext({ traceId: TRACE_ID, sampled: true, sampleRand: 0 })
  nameAccount()
  onSessionChange(nameAccount)
  sendFailuresBy(capture)
}

/** The policy of our pages lets them call the name that they were opened under alone. */
function ownDsn(dsn: string): string {
  const own = new URL(dsn)
  own.protocol = location.protocol
  own.host = location.host
  return own.href
}

function nameAccount(): void {
  const id = currentSession()?.user.id
  setUser(id === undefined ? null : { id })
}

function capture({ id, error, components }: Reported): void {
  const scope = getCurrentScope().clone()
  if (components) scope.setContext('react', { componentStack: components })
  scope.captureException(error, { event_id: id })
}
