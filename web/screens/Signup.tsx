import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { PATHS } from '#shared/paths.ts'
import { PRODUCT_NAME } from '#shared/product.ts'
import { useArrival } from '#web/app/arrival.ts'
import { AuthLayout } from '#web/auth/AuthLayout.tsx'
import { OAuthButtons } from '#web/auth/OAuthButtons.tsx'
import { SignUpForm } from '#web/auth/SignUpForm.tsx'
import { Link } from '#web/navigation.tsx'
import { Button } from '#web/ui/Button.tsx'

/** Sign-up: the ways in, or the form. */
export function Signup() {
  useArrival()
  const [withEmail, setWithEmail] = useState(false)
  return (
    <AuthLayout
      title={`Join ${PRODUCT_NAME}`}
      subtitle="Start crushing your goals today"
      aside={
        <>
          Already have an account? <Link to={PATHS.login}>Sign in instead</Link>
        </>
      }
    >
      {withEmail ? (
        <>
          <SignUpForm />
          <Button look="plain" icon={<ArrowLeft aria-hidden="true" />} onClick={() => setWithEmail(false)}>
            Back to other options
          </Button>
        </>
      ) : (
        <OAuthButtons purpose="sign up" onEmail={() => setWithEmail(true)} />
      )}
    </AuthLayout>
  )
}
