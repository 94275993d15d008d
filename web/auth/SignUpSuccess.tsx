import { MailCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { EMAIL_CONFIRMED, signUpErrorText } from '#shared/auth/errorText.ts'
import { PATHS } from '#shared/paths.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { ButtonLink } from '#web/kit/ui/ButtonLink.tsx'
import { DevelopmentMail } from './DevelopmentMail.tsx'
import { FormMessage } from './FormMessage.tsx'
import { resendSignUpMail } from './session.ts'
import { type SentSignUp, useConfirmation } from './useConfirmation.ts'
import { useSubmission } from './useSubmission.ts'
import styles from './AuthForms.module.css'

/**
 * Shown after a sign-up that must be confirmed by the link in the mail. Once that was opened, here or on another device, it
 * signs in (docs/rules/auth.md, Accounts).
 */
export function SignUpSuccess({ sent }: { sent: SentSignUp }) {
  const { email } = sent
  const region = useRef<HTMLElement>(null)
  const { form, failure, state, submit } = useSubmission({
    check: () => ({}),
    send: () => resendSignUpMail(email),
    explain: signUpErrorText,
  })
  const mustSignIn = useConfirmation(sent)
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
          Open the email we sent to <strong>{email}</strong>
        </li>
        <li>Check the spam folder if it is not in your inbox</li>
        <li>Click the link in it to begin</li>
      </ol>
      <FormMessage tone="success" text={mustSignIn ? EMAIL_CONFIRMED : ''} />
      {mustSignIn && (
        <ButtonLink look="primary" to={PATHS.login}>
          Sign In
        </ButtonLink>
      )}
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

const SENT_AGAIN = 'We sent another email. Use the link in the newest one.'
