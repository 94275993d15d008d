import { useState } from 'react'
import { SIGN_UP_LINK_OVER } from '#shared/auth/errorText.ts'
import { PATHS } from '#shared/paths.ts'
import { useArrival } from '#web/app/arrival.ts'
import { AuthLayout } from '#web/auth/AuthLayout.tsx'
import { ConfirmSignUpForm } from '#web/auth/ConfirmSignUpForm.tsx'
import { FormMessage } from '#web/auth/FormMessage.tsx'
import { Link } from '#web/kit/navigation.tsx'

/**
 * Where the link of one of several sign-ups with an address leads in another browser than its own: the password says whose it
 * is (docs/rules/auth.md, Accounts).
 */
export function ConfirmSignUp() {
  useArrival()
  const [token] = useState(() => new URLSearchParams(location.hash.slice(1)).get('token'))
  return (
    <AuthLayout
      title="Confirm your sign-up"
      subtitle="This address was used to sign up more than once. Type the password that you chose."
      aside={<Link to={PATHS.login}>Back to Sign In</Link>}
    >
      {token === null ? (
        <FormMessage tone="danger" text={SIGN_UP_LINK_OVER} />
      ) : (
        <ConfirmSignUpForm token={token} />
      )}
    </AuthLayout>
  )
}
