import { MailCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { DevelopmentMail } from './DevelopmentMail.tsx'
import styles from './AuthForms.module.css'

/** The account is made; what is left is the link in the mail (specification, section 8). */
export function SignUpSuccess({ email }: { email: string }) {
  const region = useRef<HTMLElement>(null)
  // The form, and the focus with it, has just gone.
  useEffect(() => region.current?.focus(), [])
  return (
    <section ref={region} tabIndex={-1} aria-labelledby="sign-up-success" className={styles.success}>
      <MailCheck aria-hidden="true" />
      <h2 id="sign-up-success">
        Account created successfully! Please check your email to verify your account.
      </h2>
      <ol>
        <li>
          Open the mail we sent to <strong>{email}</strong>
        </li>
        <li>Look into the spam folder too, if it is not in your inbox</li>
        <li>Click the link in it to begin</li>
      </ol>
      <DevelopmentMail />
    </section>
  )
}
