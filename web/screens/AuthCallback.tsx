import { CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import {
  callbackErrorText,
  callbackRefusal,
  type CallbackQuery,
  EMAIL_CONFIRMED,
  isOtherBrowser,
  saysConfirmed,
} from '#shared/auth/errorText.ts'
import { PATHS } from '#shared/paths.ts'
import { useArrival } from '#web/app/arrival.ts'
import { takeOrigin } from '#web/app/followSession.ts'
import { AuthLayout } from '#web/auth/AuthLayout.tsx'
import { queryOfAddress } from '#web/auth/queryOfAddress.ts'
import { exchangeCode } from '#web/auth/session.ts'
import { goTo } from '#web/kit/navigation.tsx'
import { ButtonLink } from '#web/kit/ui/ButtonLink.tsx'
import styles from './AuthCallback.module.css'

/** How long each result stays on screen before it navigates on (docs/rules/auth.md, Accounts). Milliseconds. */
const SUCCESS_FOR = 1_500
const ERROR_FOR = 3_000

type State = { is: 'loading' } | { is: 'success' } | { is: 'confirmed' } | { is: 'error'; message: string }

const TITLES = {
  loading: 'Completing Sign In',
  success: 'Success!',
  confirmed: 'Email Confirmed',
  error: 'Authentication Failed',
}
const SUBTITLES = {
  loading: 'One moment, please',
  success: 'You are signed in. Your dashboard is next.',
  confirmed: 'Thank you: that was the last step',
  error: 'You can try again at any time',
}

/** The target of mail links and providers: exchanges the code for a session, or says why it cannot. */
export function AuthCallback() {
  useArrival()
  const state = useExchange()
  useRedirect(state)
  return (
    <AuthLayout title={TITLES[state.is]} subtitle={SUBTITLES[state.is]}>
      <div className={styles.state} role={state.is === 'error' ? 'alert' : 'status'} data-state={state.is}>
        {state.is === 'loading' && <span className={styles.turning} aria-hidden="true" />}
        {state.is === 'success' && <CircleCheck aria-hidden="true" />}
        {state.is === 'confirmed' && (
          <>
            <CircleCheck aria-hidden="true" />
            <p>{EMAIL_CONFIRMED}</p>
            <ButtonLink look="primary" to={PATHS.login}>
              Sign In
            </ButtonLink>
          </>
        )}
        {state.is === 'error' && (
          <>
            <CircleAlert aria-hidden="true" />
            <p>{state.message}</p>
            <ButtonLink look="primary" to={PATHS.login}>
              Try Again
            </ButtonLink>
          </>
        )}
      </div>
    </AuthLayout>
  )
}

function useExchange(): State {
  const [query] = useState(queryOfAddress)
  const [state, setState] = useState<State>(() => stateBefore(query))
  useEffect(() => {
    if (callbackRefusal(query) !== null || !query.code) return
    exchangeCode(query.code)
      .then(() => setState({ is: 'success' }))
      .catch((error: unknown) =>
        setState(
          isOtherBrowser(error) ? { is: 'confirmed' } : { is: 'error', message: callbackErrorText(error) },
        ),
      )
  }, [query])
  return state
}

function stateBefore(query: CallbackQuery): State {
  if (saysConfirmed(query)) return { is: 'confirmed' }
  const refusal = callbackRefusal(query)
  return refusal === null ? { is: 'loading' } : { is: 'error', message: refusal }
}

function useRedirect({ is }: State) {
  useEffect(() => {
    if (is === 'loading' || is === 'confirmed') return
    const leave = () => goTo(is === 'success' ? takeOrigin() : PATHS.login, { replace: true })
    const timer = setTimeout(leave, is === 'success' ? SUCCESS_FOR : ERROR_FOR)
    return () => clearTimeout(timer)
  }, [is])
}
