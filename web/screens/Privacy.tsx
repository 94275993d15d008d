import { LegalPage } from '#web/landing/LegalPage.tsx'

/** What this site keeps about a person, where, and why. */
export function Privacy() {
  return <LegalPage name="privacy" />
}
