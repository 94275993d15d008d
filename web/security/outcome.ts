import { PROVIDERS } from '#shared/auth/errorText.ts'

/** The result of a change that left the settings page. */
export type Outcome = { tone: 'success' | 'danger'; text: string }

/**
 * Maps the query to fixed texts: text in an address is never shown, since anyone may have written it.
 *
 * @param search the query that the server's redirect carries; see settingsAfter in account.ts
 */
export function outcomeOf(search: string): Outcome | null {
  const query = new URLSearchParams(search)
  const changed = query.get('changed')
  const failed = query.has('error')
  if (changed === 'email') {
    if (failed) return { tone: 'danger', text: SPENT }
    return { tone: 'success', text: query.has('message') ? HALF_DONE : 'Your new address is confirmed.' }
  }
  if (changed !== 'google' && changed !== 'github') return null
  const name = PROVIDERS[changed]
  if (!failed) return { tone: 'success', text: `You can now sign in with ${name}.` }
  if (query.get('error_code') === 'identity_already_exists')
    return { tone: 'danger', text: `This ${name} account belongs to another account here.` }
  if (query.get('error_code') === 'bad_oauth_state')
    return { tone: 'danger', text: `${name} was not linked: begin and finish it in the same browser.` }
  return { tone: 'danger', text: `${name} was not linked. You can try again at any time.` }
}

const SPENT = 'This link was used already or is too old. Ask for the change again to get new ones.'
const HALF_DONE = 'One of two addresses is confirmed. Now open the link in the email to the other one.'
