import { MailCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { signUpErrorText } from '#shared/auth/errorText.ts'
import { Button } from '#web/ui/Button.tsx'
import { DevelopmentMail } from './DevelopmentMail.tsx'
import { FormMessage } from './FormMessage.tsx'
import { resendSignUpMail } from './session.ts'
import { useSubmission } from './useSubmission.ts'
import styles from './AuthForms.module.css'

/** Shown after a sign-up that must be confirmed by the link in the mail (docs/rules.md, Accounts). */
export function SignUpSuccess({ email }: { email: string }) {
  const region = useRef<HTMLElement>(null)
  const { form, failure, state, submit } = useSubmission({
    check: () => ({}),
    send: () => resendSignUpMail(email),
    explain: signUpErrorText,
  })
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
      <form ref={form} className={styles.form} onSubmit={submit}>
        <FormMessage tone="danger" text={failure} />
        <FormMessage tone="success" text={state === 'done' ? SENT_AGAIN : ''} />
        <Button type="submit" look="plain" busy={state === 'sending'}>
          Send it again
        </Button>
      </form>
    </section>
  )
}

const SENT_AGAIN = 'We sent another mail. The link in the first one no longer works.'
