import { LogOut } from 'lucide-react'
import { PATHS } from '#shared/paths.ts'
import { PRODUCT_NAME, PRODUCT_VERSION } from '#shared/product.ts'
import { useSignOut } from '#web/app/useSignOut.tsx'
import { Link } from '#web/kit/navigation.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Card } from '#web/kit/ui/Card.tsx'
import styles from './Settings.module.css'

/** The version, the legal texts, and signing out. */
export function Information() {
  const { signOut, question } = useSignOut()
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
      <nav aria-label="Legal" className={styles.links}>
        <Link to={PATHS.terms}>Terms of Service</Link>
        <Link to={PATHS.privacy}>Privacy Policy</Link>
      </nav>
      <div className={styles.ways}>
        <Button icon={<LogOut aria-hidden="true" />} onClick={() => signOut()}>
          Sign Out
        </Button>
      </div>
      {question}
    </Card>
  )
}
