import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { PATHS } from '#shared/paths.ts'
import { Link } from '#web/kit/navigation.tsx'
import { Logo } from '#web/kit/ui/marks/Logo.tsx'
import { Stars } from '#web/kit/ui/marks/Stars.tsx'
import { keptInvite } from './invite.ts'
import styles from './AuthLayout.module.css'

type AuthLayoutProps = {
  title: string
  subtitle: string
  children: ReactNode
  /** Below the card: the link to the other screen. */
  aside?: ReactNode
  /** The subtitle for who follows an invite link: they may have an account or not, so both ways stand first then. */
  invited?: string | undefined
}

/** The layout of all authentication screens (docs/rules/auth.md, Accounts). */
export function AuthLayout({ title, subtitle, children, aside, invited }: AuthLayoutProps) {
  const isInvited = invited !== undefined && keptInvite() !== null
  return (
    <div className={styles.page} data-mode="dark">
      <Stars />
      <header>
        <a className={styles.badge} href="https://www.postgresql.org" target="_blank" rel="noreferrer">
          Built with PostgreSQL
          <ExternalLink aria-hidden="true" />
        </a>
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        <Link to={PATHS.landing} className={styles.logo} aria-label="Goal Crusher, to the start page">
          <Logo size="lg" />
        </Link>
        <header className={styles.header}>
          <h1 tabIndex={-1}>{isInvited ? 'You are invited to a team' : title}</h1>
          <p>{isInvited ? invited : subtitle}</p>
          {isInvited && <p className={styles.aside}>{aside}</p>}
        </header>
        <div className={styles.card}>{children}</div>
        {aside && !isInvited && <p className={styles.aside}>{aside}</p>}
      </main>
      <footer className={styles.footer}>
        By continuing, you agree to our <Link to={PATHS.terms}>Terms of Service</Link> and{' '}
        <Link to={PATHS.privacy}>Privacy Policy</Link>
      </footer>
    </div>
  )
}
