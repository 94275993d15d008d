import { type FormEvent, useRef, useState } from 'react'
import { type FormErrors, type SignUpForm as Form, signUpErrors } from '#shared/auth/credentials.ts'
import { signUpErrorText } from '#shared/auth/errorText.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { FormMessage } from './FormMessage.tsx'
import { PasswordField } from './PasswordField.tsx'
import { PasswordMeter } from './PasswordMeter.tsx'
import { signUp } from './session.ts'
import { useFirstError } from './useFirstError.ts'
import { useFirstField } from './useFirstField.ts'
import styles from './AuthForms.module.css'

const EMPTY: Form = { name: '', email: '', password: '', confirmation: '' }

/**
 * Sign-up with e-mail and password. Whatever fails leaves everything that was typed.
 *
 * @param onDone called with the address that the mail went to
 */
export function SignUpForm({ onDone }: { onDone: (email: string) => void }) {
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(EMPTY)
  const [errors, setErrors] = useState<FormErrors<keyof Form>>({})
  const [failure, setFailure] = useState('')
  const [sending, setSending] = useState(false)
  useFirstField(form)
  useFirstError(form, errors)
  const type = (change: Partial<Form>) => setValues((before) => ({ ...before, ...change }))

  async function submit(event: FormEvent) {
    event.preventDefault()
    const found = signUpErrors(values)
    setErrors(found)
    setFailure('')
    if (Object.keys(found).length > 0) return
    setSending(true)
    try {
      const email = values.email.trim()
      const next = await signUp({ name: values.name.trim(), email, password: values.password })
      if (next === 'check-mail') onDone(email) // else the session that has begun leads on
    } catch (error) {
      setFailure(signUpErrorText(error))
      setSending(false)
    }
  }

  return (
    <form ref={form} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <FormMessage tone="danger" text={failure} />
      <SignUpFields values={values} errors={errors} onType={type} />
      <Button type="submit" look="primary" size="lg" busy={sending}>
        Create Account
      </Button>
    </form>
  )
}

type SignUpFieldsProps = {
  values: Form
  errors: FormErrors<keyof Form>
  onType: (change: Partial<Form>) => void
}

function SignUpFields({ values, errors, onType }: SignUpFieldsProps) {
  const { name, email, password, confirmation } = values
  return (
    <>
      <Field
        label="Full Name"
        name="name"
        autoComplete="name"
        value={name}
        error={errors.name}
        onChange={({ target }) => onType({ name: target.value })}
      />
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
        onChange={({ target }) => onType({ email: target.value })}
      />
      <div className={styles.strong}>
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          value={password}
          error={errors.password}
          onChange={(value) => onType({ password: value })}
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
        onChange={(value) => onType({ confirmation: value })}
      />
    </>
  )
}
