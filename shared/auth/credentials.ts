import { isLongEnough } from './password.ts'

/** What is wrong with a form, by field. Empty: it may be sent. */
export type FormErrors<Field extends string> = Partial<Record<Field, string>>

export type SignInForm = { email: string; password: string }
/** Of what a form was told, what holds still: a fault that was mended meanwhile says no more. */
export function stillWrong<Field extends string>(
  told: FormErrors<Field>,
  found: FormErrors<Field>,
): FormErrors<Field> {
  const left = Object.entries(told).filter(([field]) => found[field as Field] !== undefined)
  return Object.fromEntries(left) as FormErrors<Field>
}

export type NewPassword = { password: string; confirmation: string }
export type SignUpForm = NewPassword & { name: string; email: string }

/** Sign-in asks only that both are there (specification, section 5); one sentence, at the first that is missing. */
export function signInErrors({ email, password }: SignInForm): FormErrors<'email' | 'password'> {
  const message = 'Email and password are required'
  if (email.trim() === '') return { email: message }
  return password === '' ? { password: message } : {}
}

/** Sign-up, every field with its own sentence (specification, section 5). */
export function signUpErrors({ name, email, ...typed }: SignUpForm): FormErrors<keyof SignUpForm> {
  const errors: FormErrors<keyof SignUpForm> = {}
  if (name.trim() === '') errors.name = 'Name is required'
  if (email.trim() === '') errors.email = 'Email is required'
  return { ...errors, ...newPasswordErrors(typed) }
}

/** The request for a reset mail (specification, section 5). */
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
