import type { NewFeedback } from '#shared/reporting/reporting.ts'

const UNREACHABLE =
  'The server cannot be reached right now. Your text stays here; please try again in a moment.'

/** Sends feedback. @returns null, or why it was not taken, as a sentence to show */
export async function sendFeedback(feedback: NewFeedback): Promise<string | null> {
  try {
    const answer = await fetch('/api/feedback', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(feedback),
    })
    if (answer.ok) return null
    const { message } = (await answer.json()) as { message?: unknown }
    return typeof message === 'string' ? message : UNREACHABLE
  } catch {
    return UNREACHABLE
  }
}
