import { type FormEvent, useRef, useState } from 'react'
import { type FormErrors, resetErrors } from '#shared/auth/credentials.ts'
import { resetErrorText } from '#shared/auth/errorText.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { DevelopmentMail } from './DevelopmentMail.tsx'
import { FormMessage } from './FormMessage.tsx'
import { resetPasswordForEmail } from './session.ts'
import { useFirstError } from './useFirstError.ts'
import { useFirstField } from './useFirstField.ts'
import styles from './AuthForms.module.css'

const SENT =
  "Password reset email sent! Check your inbox and spam folder. If you don't receive it, please wait a few minutes before trying again."

/** Asks for the mail with the link to a new password. */
export function ResetForm({ email, onEmail }: { email: string; onEmail: (email: string) => void }) {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FormErrors<'email'>>({})
  const [failure, setFailure] = useState('')
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open')
  useFirstField(form)
  useFirstError(form, errors)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const found = resetErrors({ email })
    setErrors(found)
    setFailure('')
    if (found.email) return
    setState('sending')
    try {
      await resetPasswordForEmail(email.trim())
      setState('sent')
    } catch (error) {
      setFailure(resetErrorText(error))
      setState('open')
    }
  }

  return (
    <form ref={form} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <FormMessage tone="danger" text={failure} />
      <FormMessage tone="success" text={state === 'sent' ? SENT : ''} />
      {state === 'sent' && <DevelopmentMail />}
      <Field
        label="Email Address"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        error={errors.email}
        onChange={({ target }) => onEmail(target.value)}
      />
      <Button type="submit" look="primary" size="lg" busy={state === 'sending'}>
        Send Reset Email
      </Button>
    </form>
  )
}
