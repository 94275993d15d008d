import { CircleAlert, CircleCheck } from 'lucide-react'
import styles from './AuthForms.module.css'

type FormMessageProps = { tone: 'danger' | 'success'; text: string }

/** What a form has to say as a whole. The region always stands, so that what appears in it is read aloud. */
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
