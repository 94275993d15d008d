import { type SignUpForm as Form, signUpErrors } from '#shared/auth/credentials.ts'
import { signUpErrorText } from '#shared/auth/errorText.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Field } from '#web/kit/ui/fields/Field.tsx'
import { EmailField } from './EmailField.tsx'
import { FormMessage } from './FormMessage.tsx'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { signUp } from './session.ts'
import type { SentSignUp } from './useConfirmation.ts'
import { useFirstField } from './useFirstField.ts'
import { useSubmission } from './useSubmission.ts'
import styles from './AuthForms.module.css'

type SignUpFormProps = {
  values: Form
  onType: (change: Partial<Form>) => void
  /** Called when a mail was sent that must be confirmed. */
  onDone: (sent: SentSignUp) => void
}

/** Sign-up with email and password. After an error everything that was typed stays. */
export function SignUpForm({ values, onType, onDone }: SignUpFormProps) {
  const { name, email, password } = values
  const { form, errors, failure, state, submit } = useSubmission({
    check: () => signUpErrors(values),
    send: async () => {
      const made = await signUp({ name: name.trim(), email: email.trim(), password })
      if (made.next === 'check-mail') onDone({ email: email.trim(), password, userId: made.userId }) // else the new session triggers the navigation
    },
    explain: signUpErrorText,
  })
  useFirstField(form)

  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit}>
      <FormMessage tone="danger" text={failure} />
      <Field
        label="Full Name"
        name="name"
        autoComplete="name"
        value={name}
        error={errors.name}
        onChange={({ target }) => onType({ name: target.value })}
      />
      <EmailField
        label="Email Address"
        autoComplete="username"
        value={email}
        error={errors.email}
        onChange={(value) => onType({ email: value })}
      />
      <NewPasswordFields label="Password" values={values} errors={errors} onType={onType} />
      <Button type="submit" look="primary" size="lg" busy={state !== 'open'}>
        Create Account
      </Button>
    </form>
  )
}
