import { CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { callbackErrorText, callbackRefusal } from '#shared/auth/errorText.ts'
import { PATHS } from '#shared/paths.ts'
import { useArrival } from '#web/app/arrival.ts'
import { takeOrigin } from '#web/app/followSession.ts'
import { AuthLayout } from '#web/auth/AuthLayout.tsx'
import { queryOfAddress } from '#web/auth/queryOfAddress.ts'
import { exchangeCode } from '#web/auth/session.ts'
import { goTo } from '#web/navigation.tsx'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import styles from './AuthCallback.module.css'

/** How long each result stays on screen before it navigates on (docs/rules.md, Accounts). Milliseconds. */
const SUCCESS_FOR = 1_500
const ERROR_FOR = 3_000

type State = { is: 'loading' } | { is: 'success' } | { is: 'error'; message: string }

const TITLES = { loading: 'Completing Sign In', success: 'Success!', error: 'Authentication Failed' }
const SUBTITLES = {
  loading: 'One moment, please',
  success: 'You are signed in. Your dashboard is next.',
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
  const refusal = callbackRefusal(query)
  const [state, setState] = useState<State>(
    refusal === null ? { is: 'loading' } : { is: 'error', message: refusal },
  )
  useEffect(() => {
    if (callbackRefusal(query) !== null || !query.code) return
    exchangeCode(query.code)
      .then(() => setState({ is: 'success' }))
      .catch((error: unknown) => setState({ is: 'error', message: callbackErrorText(error) }))
  }, [query])
  return state
}

function useRedirect({ is }: State) {
  useEffect(() => {
    if (is === 'loading') return
    const leave = () => goTo(is === 'success' ? takeOrigin() : PATHS.login, { replace: true })
    const timer = setTimeout(leave, is === 'success' ? SUCCESS_FOR : ERROR_FOR)
    return () => clearTimeout(timer)
  }, [is])
}
