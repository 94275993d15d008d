import { useState } from 'react'
import { newPasswordErrors } from '#shared/auth/credentials.ts'
import { isUnreachable, needsProof, UNREACHABLE } from '#shared/auth/errorText.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { FormMessage } from './FormMessage.tsx'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { updateUser } from './session.ts'
import { useSubmission } from './useSubmission.ts'
import styles from './AuthForms.module.css'

/** `account` is the id of the person whose password it will be. */
type NewPasswordFormProps = { account: string; email: string; onDone: () => void }

/** The form for a new password, after the link in the mail was opened. */
export function NewPasswordForm({ account, email, onDone }: NewPasswordFormProps) {
  const [values, setValues] = useState({ password: '', confirmation: '' })
  const { form, errors, failure, state, submit } = useSubmission({
    check: () => newPasswordErrors(values),
    send: async () => {
      await updateUser(account, { password: values.password })
      onDone()
    },
    explain: failureText,
  })

  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit}>
      <FormMessage tone="danger" text={failure} />
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <NewPasswordFields
        label="New Password"
        values={values}
        errors={errors}
        onType={(change) => setValues((before) => ({ ...before, ...change }))}
      />
      <p className={styles.note}>Your other devices are signed out.</p>
      <Button type="submit" look="primary" size="lg" busy={state !== 'open'}>
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
