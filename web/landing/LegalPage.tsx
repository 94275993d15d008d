import type { ReactNode } from 'react'
import { PATHS } from '#shared/paths.ts'
import { useArrival } from '#web/app/arrival.ts'
import { Link } from '#web/kit/navigation.tsx'
import { Logo } from '#web/kit/ui/Logo.tsx'
import styles from './LegalPage.module.css'

/** A page of plain text under the product's name. */
export function LegalPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  useArrival()
  return (
    <div className={styles.page}>
      <header>
        <Link to={PATHS.landing} className={styles.logo} aria-label="Goal Crusher, to the start page">
          <Logo />
        </Link>
      </header>
      <main id="content" tabIndex={-1} className={styles.text}>
        <h1 tabIndex={-1}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </main>
    </div>
  )
}
