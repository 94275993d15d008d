import { isSameToken } from '#server/kit/secrets/sameToken.ts'
import type { Vault } from '#server/vault.ts'

/** The token of a mail's link that ends mails about a subject. It never expires, and does nothing else. */
export function linkToken(vault: Vault, purpose: string, subject: string): string {
  return `${subject}.${vault.derive(purpose, subject)}`
}

/** The subject of a link's token; null for one that we did not make. */
export function readLinkToken(vault: Vault, purpose: string, token: string): string | null {
  const subject = token.slice(0, Math.max(0, token.lastIndexOf('.')))
  return isSameToken(token, linkToken(vault, purpose, subject)) ? subject : null
}
