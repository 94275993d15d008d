import type { FormErrors, NewPassword } from '#shared/auth/credentials.ts'
import { PasswordField } from './PasswordField.tsx'
import { PasswordMeter } from './PasswordMeter.tsx'
import styles from './AuthForms.module.css'

type NewPasswordFieldsProps = {
  label: 'Password' | 'New Password'
  values: NewPassword
  errors: FormErrors<keyof NewPassword>
  onType: (change: Partial<NewPassword>) => void
}

/** A new password with its strength, and once more, with a green check when both are the same. */
export function NewPasswordFields({ label, values, errors, onType }: NewPasswordFieldsProps) {
  const { password, confirmation } = values
  return (
    <>
      <div className={styles.strong}>
        <PasswordField
          label={label}
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
