import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { PATHS } from '#shared/paths.ts'
import { useArrival } from '#web/app/arrival.ts'
import { AuthLayout } from '#web/auth/AuthLayout.tsx'
import { OAuthButtons } from '#web/auth/OAuthButtons.tsx'
import { ResetForm } from '#web/auth/ResetForm.tsx'
import { SignInForm } from '#web/auth/SignInForm.tsx'
import { useDemo } from '#web/demo/useDemo.ts'
import { Link } from '#web/kit/navigation.tsx'
import { Button } from '#web/kit/ui/Button.tsx'

type Mode = 'options' | 'email' | 'reset'

/** Sign-in in three modes: choice of method, email and password, forgotten password. What was typed is kept between them. */
export function Login() {
  useArrival()
  useDemo()
  const [mode, setMode] = useState<Mode>('options')
  const [email, setEmail] = useState('')
  return (
    <AuthLayout
      title="Welcome Back!"
      subtitle="Sign in to continue your journey"
      invited="Sign in to join it"
      aside={
        <>
          New here? <Link to={PATHS.signup}>Create your account</Link>
        </>
      }
    >
      {mode === 'options' && <OAuthButtons purpose="sign in" onEmail={() => setMode('email')} />}
      {mode === 'email' && (
        <>
          <SignInForm email={email} onEmail={setEmail} onForgotten={() => setMode('reset')} />
          <Back onClick={() => setMode('options')}>Back to other options</Back>
        </>
      )}
      {mode === 'reset' && (
        <>
          <ResetForm email={email} onEmail={setEmail} />
          <Back onClick={() => setMode('email')}>Back to Sign In</Back>
        </>
      )}
    </AuthLayout>
  )
}

function Back({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <Button look="plain" icon={<ArrowLeft aria-hidden="true" />} onClick={onClick}>
      {children}
    </Button>
  )
}
