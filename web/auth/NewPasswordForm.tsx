import { type FormEvent, useRef, useState } from 'react'
import { type FormErrors, newPasswordErrors } from '#shared/auth/credentials.ts'
import { isUnreachable, needsProof, UNREACHABLE } from '#shared/auth/errorText.ts'
import { Button } from '#web/ui/Button.tsx'
import { FormMessage } from './FormMessage.tsx'
import { PasswordField } from './PasswordField.tsx'
import { PasswordMeter } from './PasswordMeter.tsx'
import { updateUser } from './session.ts'
import { useFirstError } from './useFirstError.ts'
import styles from './AuthForms.module.css'

/** A new password for the person whom the link in the mail has let in. */
export function NewPasswordForm({ email, onDone }: { email: string; onDone: () => void }) {
  const form = useRef<HTMLFormElement>(null)
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const [errors, setErrors] = useState<FormErrors<'password' | 'confirmation'>>({})
  const [failure, setFailure] = useState('')
  const [sending, setSending] = useState(false)
  useFirstError(form, errors)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const found = newPasswordErrors({ password, confirmation })
    setErrors(found)
    setFailure('')
    if (Object.keys(found).length > 0) return
    setSending(true)
    try {
      await updateUser({ password })
      onDone()
    } catch (error) {
      setFailure(failureText(error))
      setSending(false)
    }
  }

  return (
    <form ref={form} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <FormMessage tone="danger" text={failure} />
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <div className={styles.strong}>
        <PasswordField
          label="New Password"
          name="password"
          autoComplete="new-password"
          value={password}
          error={errors.password}
          onChange={setPassword}
        />
        {password !== '' && <PasswordMeter password={password} />}
      </div>
      <PasswordField
        label="Confirm Password"
        name="confirmation"
        autoComplete="new-password"
        value={confirmation}
        matches={confirmation !== '' && confirmation === password}
        error={errors.confirmation}
        onChange={setConfirmation}
      />
      <Button type="submit" look="primary" size="lg" busy={sending}>
        Set New Password
      </Button>
    </form>
  )
}

function failureText(error: unknown): string {
  if (isUnreachable(error)) return UNREACHABLE
  if (needsProof(error)) return 'This took a while. Please ask for another link, or sign in again.'
  return (error instanceof Error && error.message) || 'An unexpected error occurred. Please try again.'
}
