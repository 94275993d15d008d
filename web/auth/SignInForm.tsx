import { useState } from 'react'
import { signInErrors } from '#shared/auth/credentials.ts'
import { signInErrorText } from '#shared/auth/errorText.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { EmailField } from './EmailField.tsx'
import { FormMessage } from './FormMessage.tsx'
import { PasswordField } from './PasswordField.tsx'
import { signInWithPassword } from './session.ts'
import { useFirstField } from './useFirstField.ts'
import { useSubmission } from './useSubmission.ts'
import styles from './AuthForms.module.css'

type SignInFormProps = { email: string; onEmail: (email: string) => void; onForgotten: () => void }

/** Sign-in with email and password. The new session triggers the navigation; after an error the form stays as it was. */
export function SignInForm({ email, onEmail, onForgotten }: SignInFormProps) {
  const [password, setPassword] = useState('')
  const { form, errors, failure, state, submit } = useSubmission({
    check: () => signInErrors({ email, password }),
    send: () => signInWithPassword(email.trim(), password),
    explain: signInErrorText,
  })
  useFirstField(form)

  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit}>
      <FormMessage tone="danger" text={failure} />
      <EmailField
        label="Email Address"
        autoComplete="username"
        value={email}
        error={errors.email}
        onChange={onEmail}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        value={password}
        error={errors.password}
        onChange={setPassword}
      />
      <button type="button" className={styles.link} onClick={onForgotten}>
        Forgot your password?
      </button>
      <Button type="submit" look="primary" size="lg" busy={state !== 'open'}>
        Sign In
      </Button>
      <FormMessage tone="success" text={state === 'done' ? 'Welcome back! Redirecting...' : ''} />
    </form>
  )
}
