import { Mail } from 'lucide-react'
import { useState } from 'react'
import { oauthErrorText, type OAuthProvider, PROVIDERS } from '#shared/auth/errorText.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { FormMessage } from './FormMessage.tsx'
import { ProviderIcon } from './ProviderIcon.tsx'
import { useAuthSettings } from './providers.ts'
import { signInWithOAuth } from './session.ts'
import styles from './AuthForms.module.css'

type OAuthButtonsProps = { purpose: 'sign in' | 'sign up'; onEmail: () => void }

/** Email first, which always works, then Google and GitHub. One that this server has not set up steps back and says so. */
export function OAuthButtons({ purpose, onEmail }: OAuthButtonsProps) {
  const settings = useAuthSettings()
  const [leaving, setLeaving] = useState<OAuthProvider | null>(null)
  const [error, setError] = useState('')

  async function go(provider: OAuthProvider) {
    setError('')
    if (settings?.external[provider] === false) {
      setError(`${PROVIDERS[provider]} is not set up on this server. Please continue with email.`)
      return
    }
    setLeaving(provider)
    try {
      await signInWithOAuth(provider)
    } catch (failure) {
      setError(oauthErrorText(failure, provider, purpose))
      setLeaving(null)
    }
  }

  return (
    <div className={styles.form}>
      <Button look="primary" size="lg" icon={<Mail aria-hidden="true" />} onClick={onEmail}>
        Continue with Email
      </Button>
      <p className={styles.or} aria-hidden="true">
        or
      </p>
      {(['google', 'github'] as const).map((provider) => {
        const isMissing = settings?.external[provider] === false
        return (
          <div key={provider} className={styles.provider}>
            <Button
              look={isMissing ? 'plain' : 'quiet'}
              size="lg"
              icon={<ProviderIcon provider={provider} />}
              busy={leaving === provider}
              aria-describedby={isMissing ? `${provider}-note` : undefined}
              onClick={() => void go(provider)}
            >
              Continue with {PROVIDERS[provider]}
            </Button>
            {isMissing && (
              <span id={`${provider}-note`} className={styles.note}>
                Not set up on this server
              </span>
            )}
          </div>
        )
      })}
      <FormMessage tone="danger" text={error} />
    </div>
  )
}
