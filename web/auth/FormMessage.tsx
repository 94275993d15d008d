import { CircleAlert, CircleCheck } from 'lucide-react'
import styles from './AuthForms.module.css'

type FormMessageProps = { tone: 'danger' | 'success'; text: string }

/** The message of a whole form. The live region is always rendered, so that screen readers announce what appears in it. */
export function FormMessage({ tone, text }: FormMessageProps) {
  return (
    <div role={tone === 'danger' ? 'alert' : 'status'} className={styles.message} data-tone={tone}>
      {text && (
        <p>
          {tone === 'danger' ? <CircleAlert aria-hidden="true" /> : <CircleCheck aria-hidden="true" />}
          <span>{text}</span>
        </p>
      )}
    </div>
  )
}
