import { LegalPage } from '#web/landing/LegalPage.tsx'

/** The terms of this site. */
export function Terms() {
  return <LegalPage name="terms" />
}
