/** The trace that this page's requests and error reports belong to: 32 hexadecimal digits. */
export const TRACE_ID = crypto.randomUUID().replaceAll('-', '')

/** The headers by which error reports, requests and lines of the server's log are brought together. */
export function traceHeaders(): Record<string, string> {
  const span = crypto.randomUUID().replaceAll('-', '').slice(16)
  return {
    'sentry-trace': `${TRACE_ID}-${span}-1`,
    baggage: `sentry-trace_id=${TRACE_ID},sentry-sampled=true,sentry-sample_rate=1`,
  }
}
