import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import type { SignUpForm as Typed } from '#shared/auth/credentials.ts'
import { PATHS } from '#shared/paths.ts'
import { PRODUCT_NAME } from '#shared/product.ts'
import { useArrival } from '#web/app/arrival.ts'
import { AuthLayout } from '#web/auth/AuthLayout.tsx'
import { OAuthButtons } from '#web/auth/OAuthButtons.tsx'
import { SignUpForm } from '#web/auth/SignUpForm.tsx'
import { SignUpSuccess } from '#web/auth/SignUpSuccess.tsx'
import type { SentSignUp } from '#web/auth/useConfirmation.ts'
import { useDemo } from '#web/demo/useDemo.ts'
import { Link } from '#web/kit/navigation.tsx'
import { Button } from '#web/kit/ui/Button.tsx'

const NOTHING: Typed = { name: '', email: '', password: '', confirmation: '' }

/** Sign-up: choice of method, or the form. What was typed is kept between them. */
export function Signup() {
  useArrival()
  useDemo()
  const [withEmail, setWithEmail] = useState(false)
  const [typed, setTyped] = useState(NOTHING)
  const [sent, setSent] = useState<SentSignUp | null>(null)
  return (
    <AuthLayout
      title={`Join ${PRODUCT_NAME}`}
      subtitle="Start crushing your goals today"
      invited={sent === null ? 'Create an account to join it' : undefined}
      aside={
        <>
          Already have an account? <Link to={PATHS.login}>Sign in instead</Link>
        </>
      }
    >
      {sent !== null && <SignUpSuccess sent={sent} />}
      {sent === null && withEmail && (
        <>
          <SignUpForm
            values={typed}
            onType={(change) => setTyped((before) => ({ ...before, ...change }))}
            onDone={setSent}
          />
          <Button look="plain" icon={<ArrowLeft aria-hidden="true" />} onClick={() => setWithEmail(false)}>
            Back to other options
          </Button>
        </>
      )}
      {sent === null && !withEmail && <OAuthButtons purpose="sign up" onEmail={() => setWithEmail(true)} />}
    </AuthLayout>
  )
}
