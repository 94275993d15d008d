import { Share, SquarePlus } from 'lucide-react'
import { PRODUCT_NAME } from '#shared/product.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Dialog } from '#web/kit/ui/overlays/Dialog.tsx'
import styles from './InstallSteps.module.css'

/** How an iPhone or iPad puts a page on the home screen: only the person can do it there. */
export function InstallSteps({ onClose }: { onClose: () => void }) {
  const footer = (
    <Button look="primary" data-autofocus onClick={onClose}>
      Done
    </Button>
  )
  return (
    <Dialog title="Put it on your home screen" open width="narrow" onClose={onClose} footer={footer}>
      <ol className={styles.steps}>
        <li>
          Tap <Share aria-hidden="true" /> <strong>Share</strong> in the bar of the browser.
        </li>
        <li>
          Choose <SquarePlus aria-hidden="true" /> <strong>Add to Home Screen</strong>.
        </li>
        <li>
          Tap <strong>Add</strong>, and open {PRODUCT_NAME} from there.
        </li>
      </ol>
      <p className={styles.note}>
        On iPhones and iPads notifications come only to an app that is on the home screen.
      </p>
    </Dialog>
  )
}
