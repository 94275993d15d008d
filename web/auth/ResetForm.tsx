import { resetErrors } from '#shared/auth/credentials.ts'
import { resetErrorText } from '#shared/auth/errorText.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { DevelopmentMail } from './DevelopmentMail.tsx'
import { EmailField } from './EmailField.tsx'
import { FormMessage } from './FormMessage.tsx'
import { resetPasswordForEmail } from './session.ts'
import { useFirstField } from './useFirstField.ts'
import { useSubmission } from './useSubmission.ts'
import styles from './AuthForms.module.css'

const SENT =
  "Password reset email sent! Check your inbox and spam folder. If you don't receive it, please wait a few minutes before trying again."

/** Asks for the mail with the link to a new password. */
export function ResetForm({ email, onEmail }: { email: string; onEmail: (email: string) => void }) {
  const { form, errors, failure, state, submit } = useSubmission({
    check: () => resetErrors({ email }),
    send: () => resetPasswordForEmail(email.trim()),
    explain: resetErrorText,
  })
  useFirstField(form)

  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit}>
      <FormMessage tone="danger" text={failure} />
      <FormMessage tone="success" text={state === 'done' ? SENT : ''} />
      {state === 'done' && <DevelopmentMail />}
      <EmailField
        label="Email Address"
        autoComplete="username"
        value={email}
        error={errors.email}
        onChange={onEmail}
      />
      <Button type="submit" look="primary" size="lg" busy={state === 'sending'}>
        Send Reset Email
      </Button>
    </form>
  )
}
