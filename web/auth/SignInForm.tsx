import { type FormEvent, useRef, useState } from 'react'
import { type FormErrors, signInErrors } from '#shared/auth/credentials.ts'
import { signInErrorText } from '#shared/auth/errorText.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { FormMessage } from './FormMessage.tsx'
import { PasswordField } from './PasswordField.tsx'
import { signInWithPassword } from './session.ts'
import { useFirstError } from './useFirstError.ts'
import { useFirstField } from './useFirstField.ts'
import styles from './AuthForms.module.css'

type SignInFormProps = { email: string; onEmail: (email: string) => void; onForgotten: () => void }

/** Sign-in with e-mail and password. The session that appears leads on; whatever fails leaves the form as it was. */
export function SignInForm({ email, onEmail, onForgotten }: SignInFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [password, setPassword] = useState('')
  const [errors, setErrors] = useState<FormErrors<'email' | 'password'>>({})
  const [failure, setFailure] = useState('')
  const [state, setState] = useState<'open' | 'sending' | 'done'>('open')
  useFirstField(form)
  useFirstError(form, errors)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const found = signInErrors({ email, password })
    setErrors(found)
    setFailure('')
    if (Object.keys(found).length > 0) return
    setState('sending')
    try {
      await signInWithPassword(email.trim(), password)
      setState('done')
    } catch (error) {
      setFailure(signInErrorText(error))
      setState('open')
    }
  }

  return (
    <form ref={form} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <FormMessage tone="danger" text={failure} />
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
