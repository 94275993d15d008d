import { Field } from '#web/kit/ui/fields/Field.tsx'

type EmailFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  error: string | undefined
  /** `username` where it identifies the account, so that a password manager keeps both together. */
  autoComplete: 'username' | 'email'
}

/** An email address: the right keyboard on a phone, and no autocorrection. */
export function EmailField({ onChange, ...field }: EmailFieldProps) {
  return (
    <Field
      {...field}
      name="email"
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
