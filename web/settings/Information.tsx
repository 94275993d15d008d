import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { About } from '#shared/about/about.ts'
import { PATHS } from '#shared/paths.ts'
import { PRODUCT_NAME, PRODUCT_VERSION } from '#shared/product.ts'
import { useApi } from '#web/kit/api.ts'
import { isDemo } from '#web/demo/mode.ts'
import { Link } from '#web/kit/navigation.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Card } from '#web/kit/ui/Card.tsx'
import { partOnDemand } from '#web/kit/ui/loading/partOnDemand.tsx'
import styles from './Settings.module.css'

const FeedbackDialog = partOnDemand(
  async () => (await import('#web/reporting/FeedbackDialog.tsx')).FeedbackDialog,
)

/** The version, where to ask for help, and the legal texts. */
export function Information() {
  const support = useSupportEmail()
  return (
    <Card title="Information">
      <dl className={styles.facts}>
        <div>
          <dt>Version</dt>
          <dd>
            {PRODUCT_NAME} {PRODUCT_VERSION}
          </dd>
        </div>
      </dl>
      <nav aria-label="Help and legal" className={styles.links}>
        {support && <a href={`mailto:${support}`}>Contact Support</a>}
        <Link to={PATHS.terms}>Terms of Service</Link>
        <Link to={PATHS.privacy}>Privacy Policy</Link>
      </nav>
      {support === null && <p>There is no address for questions here.</p>}
      {!isDemo() && <GiveFeedback />}
    </Card>
  )
}

/** What went wrong, or what is missing, said to those who run the site. */
function GiveFeedback() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Give Feedback</Button>
      {isOpen && (
        <Suspense>
          <FeedbackDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Null without one, undefined while it is not known: on its way, without a network, or in a demo. */
function useSupportEmail(): string | null | undefined {
  const api = useApi()
  const { data } = useQuery({
    queryKey: ['about'],
    queryFn: ({ signal }) => api.get('/api/about', About, { signal }),
    staleTime: Infinity,
  })
  return data?.support_email
}
