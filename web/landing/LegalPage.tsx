import { Suspense, use } from 'react'
import type { PageName } from '#shared/pages/page.ts'
import { PATHS } from '#shared/paths.ts'
import { useArrival } from '#web/app/arrival.ts'
import { ErrorBoundary } from '#web/app/ErrorBoundary.tsx'
import type { Failure } from '#web/app/FallbackScreen.tsx'
import { Link } from '#web/kit/navigation.tsx'
import { askAgain, pageNamed } from '#web/pages/page.ts'
import { ErrorState } from '#web/kit/ui/loading/ErrorState.tsx'
import { Logo } from '#web/kit/ui/marks/Logo.tsx'
import { partOnDemand } from '#web/kit/ui/loading/partOnDemand.tsx'
import { Skeleton } from '#web/kit/ui/loading/Skeleton.tsx'
import styles from './LegalPage.module.css'

const Document = partOnDemand(async () => (await import('#web/wizard/Markdown.tsx')).Document)

/** A legal text of this site, under the product's name. */
export function LegalPage({ name }: { name: PageName }) {
  useArrival()
  return (
    <div className={styles.page}>
      <header>
        <Link to={PATHS.landing} className={styles.logo} aria-label="Goal Crusher, to the start page">
          <Logo />
        </Link>
      </header>
      <main id="content" tabIndex={-1} className={styles.text}>
        <ErrorBoundary about={name} Fallback={Failed}>
          <Suspense fallback={<Waiting />}>
            <Text name={name} />
          </Suspense>
        </ErrorBoundary>
      </main>
    </div>
  )
}

function Text({ name }: { name: PageName }) {
  void Document.load().catch(() => {}) // drawing it says what is wrong
  const { title, markdown, updated_at } = use(pageNamed(name))
  return (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      <p className={styles.changed}>
        Last changed on <time dateTime={updated_at}>{dateInWords(updated_at)}</time>
      </p>
      <Document text={markdown} />
    </>
  )
}

const dateInWords = (instant: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(instant))

function Waiting() {
  return (
    <div aria-busy="true">
      <Skeleton height="20rem" shape="block" />
    </div>
  )
}

function Failed({ reset }: Failure) {
  const retry = () => {
    askAgain()
    reset()
  }
  return (
    <ErrorState title="This text could not be loaded" onRetry={retry}>
      The server cannot be reached right now. Please try again in a moment.
    </ErrorState>
  )
}
