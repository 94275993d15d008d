import { isLongEnough } from './password.ts'

/** What is wrong with a form, by field. Empty: it may be sent. */
export type FormErrors<Field extends string> = Partial<Record<Field, string>>

export type SignInForm = { email: string; password: string }
export type SignUpForm = { name: string; email: string; password: string; confirmation: string }

/** Sign-in asks only that both are there (specification, section 5); one sentence, at the first that is missing. */
export function signInErrors({ email, password }: SignInForm): FormErrors<'email' | 'password'> {
  const message = 'Email and password are required'
  if (email.trim() === '') return { email: message }
  return password === '' ? { password: message } : {}
}

/** Sign-up, every field with its own sentence (specification, section 5). */
export function signUpErrors({
  name,
  email,
  password,
  confirmation,
}: SignUpForm): FormErrors<keyof SignUpForm> {
  const errors: FormErrors<keyof SignUpForm> = {}
  if (name.trim() === '') errors.name = 'Name is required'
  if (email.trim() === '') errors.email = 'Email is required'
  if (!isLongEnough(password)) errors.password = 'Password must be at least 6 characters'
  if (password !== confirmation) errors.confirmation = 'Passwords do not match'
  return errors
}

/** The request for a reset mail (specification, section 5). */
export function resetErrors({ email }: { email: string }): FormErrors<'email'> {
  return email.trim() === '' ? { email: 'Please enter your email address' } : {}
}

/** A new password after a reset, by the rules of sign-up. */
export function newPasswordErrors(form: {
  password: string
  confirmation: string
}): FormErrors<'password' | 'confirmation'> {
  const errors: FormErrors<'password' | 'confirmation'> = {}
  if (!isLongEnough(form.password)) errors.password = 'Password must be at least 6 characters'
  if (form.password !== form.confirmation) errors.confirmation = 'Passwords do not match'
  return errors
}
