import { useState } from 'react'
import { passwordErrors } from '#shared/auth/credentials.ts'
import { confirmErrorText } from '#shared/auth/errorText.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { FormMessage } from './FormMessage.tsx'
import { PasswordField } from './PasswordField.tsx'
import { confirmSignUp } from './session.ts'
import { useFirstField } from './useFirstField.ts'
import { useSubmission } from './useSubmission.ts'
import styles from './AuthForms.module.css'

/** Asks for the password of the sign-up that a link belongs to. The new session triggers the navigation. */
export function ConfirmSignUpForm({ token }: { token: string }) {
  const [password, setPassword] = useState('')
  const { form, errors, failure, state, submit } = useSubmission({
    check: () => passwordErrors({ password }),
    send: () => confirmSignUp(token, password),
    explain: confirmErrorText,
  })
  useFirstField(form)

  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit}>
      <FormMessage tone="danger" text={failure} />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        value={password}
        error={errors.password}
        onChange={setPassword}
      />
      <Button type="submit" look="primary" size="lg" busy={state !== 'open'}>
        Confirm and sign in
      </Button>
    </form>
  )
}
