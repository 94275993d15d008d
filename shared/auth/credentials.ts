import { isLongEnough } from './password.ts'

/** Validation errors by field. An empty object means that the form may be sent. */
export type FormErrors<Field extends string> = Partial<Record<Field, string>>

export type SignInForm = { email: string; password: string }

/** Keeps the shown errors that still apply; drops those that the person has fixed. */
export function stillWrong<Field extends string>(
  shown: FormErrors<Field>,
  current: FormErrors<Field>,
): FormErrors<Field> {
  const left = Object.entries(shown).filter(([field]) => current[field as Field] !== undefined)
  return Object.fromEntries(left) as FormErrors<Field>
}

export type NewPassword = { password: string; confirmation: string }
export type SignUpForm = NewPassword & { name: string; email: string }

/** Sign-in requires both fields; the one message is shown at the first missing field (docs/rules/auth.md, Accounts). */
export function signInErrors({ email, password }: SignInForm): FormErrors<'email' | 'password'> {
  const message = 'Email and password are required'
  if (email.trim() === '') return { email: message }
  return password === '' ? { password: message } : {}
}

/** A form that asks for the password alone. */
export function passwordErrors({ password }: { password: string }): FormErrors<'password'> {
  return password === '' ? { password: 'Password is required' } : {}
}

/** Sign-up, with one message per field (docs/rules/auth.md, Accounts). */
export function signUpErrors({ name, email, ...typed }: SignUpForm): FormErrors<keyof SignUpForm> {
  const errors: FormErrors<keyof SignUpForm> = {}
  if (name.trim() === '') errors.name = 'Name is required'
  if (email.trim() === '') errors.email = 'Email is required'
  return { ...errors, ...newPasswordErrors(typed) }
}

/** The request for a password reset mail. */
export function resetErrors({ email }: { email: string }): FormErrors<'email'> {
  return email.trim() === '' ? { email: 'Please enter your email address' } : {}
}

/** A new password, at sign-up and whenever it is changed. */
export function newPasswordErrors({ password, confirmation }: NewPassword): FormErrors<keyof NewPassword> {
  const errors: FormErrors<keyof NewPassword> = {}
  if (!isLongEnough(password)) errors.password = 'Password must be at least 6 characters'
  if (password !== confirmation) errors.confirmation = 'Passwords do not match'
  return errors
}
