import { useEffect, useState } from 'react'
import { callbackRefusal, resetLinkErrorText } from '#shared/auth/errorText.ts'
import { PATHS } from '#shared/paths.ts'
import { useArrival } from '#web/app/arrival.ts'
import { AuthLayout } from '#web/auth/AuthLayout.tsx'
import { FormMessage } from '#web/auth/FormMessage.tsx'
import { NewPasswordForm } from '#web/auth/NewPasswordForm.tsx'
import { queryOfAddress } from '#web/auth/queryOfAddress.ts'
import { ResetForm } from '#web/auth/ResetForm.tsx'
import { exchangeCode, useSession } from '#web/auth/session.ts'
import { goTo, Link } from '#web/kit/navigation.tsx'
import { useToast } from '#web/kit/ui/overlays/Toast.tsx'

/** The target of the reset mail's link: the form for a new password, or for another mail when the link is not valid. */
export function ResetPassword() {
  useArrival()
  const say = useToast()
  const session = useSession()
  const { waiting, refusal } = useResetLink()
  const [email, setEmail] = useState('')
  const done = () => {
    say({ text: 'Your new password is set.', tone: 'success' })
    goTo(PATHS.dashboard, { replace: true })
  }

  if (waiting)
    return (
      <AuthLayout title="Reset your password" subtitle="Checking your link">
        <output>One moment, please</output>
      </AuthLayout>
    )
  if (session && !refusal)
    return (
      <AuthLayout title="Set a new password" subtitle={`For ${session.user.email ?? 'your account'}`}>
        <NewPasswordForm account={session.user.id} email={session.user.email ?? ''} onDone={done} />
      </AuthLayout>
    )
  return (
    <AuthLayout
      title="Reset your password"
      subtitle="We send you a link to set a new one"
      aside={<Link to={PATHS.login}>Back to Sign In</Link>}
    >
      <FormMessage tone="danger" text={refusal ?? ''} />
      <ResetForm email={email} onEmail={setEmail} />
    </AuthLayout>
  )
}

/** Exchanges the link's code. Without a code there is nothing to wait for and nothing refused. */
function useResetLink() {
  const [query] = useState(queryOfAddress)
  const isLink = query.code !== undefined || query.error !== undefined
  const refused = isLink ? callbackRefusal(query) : null
  const [result, setResult] = useState({ waiting: isLink && refused === null, refusal: refused })
  useEffect(() => {
    if (!query.code || callbackRefusal(query) !== null) return
    exchangeCode(query.code)
      .then(() => {
        goTo(PATHS.resetPassword, { replace: true }) // the code is spent: loading the page again must not ask for it
        setResult({ waiting: false, refusal: null })
      })
      .catch((error: unknown) => setResult({ waiting: false, refusal: resetLinkErrorText(error) }))
  }, [query])
  return result
}
