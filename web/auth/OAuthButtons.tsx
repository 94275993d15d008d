import { Mail } from 'lucide-react'
import { useState } from 'react'
import { oauthErrorText, type OAuthProvider, PROVIDERS } from '#shared/auth/errorText.ts'
import { Button } from '#web/ui/Button.tsx'
import { FormMessage } from './FormMessage.tsx'
import { ProviderIcon } from './ProviderIcon.tsx'
import { useAuthSettings } from './providers.ts'
import { signInWithOAuth } from './session.ts'
import styles from './AuthForms.module.css'

type OAuthButtonsProps = { purpose: 'sign in' | 'sign up'; onEmail: () => void }

/** Google, GitHub and email. A provider that this server has not set up says so. */
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
      {(['google', 'github'] as const).map((provider) => (
        <div key={provider} className={styles.provider}>
          <Button
            size="lg"
            icon={<ProviderIcon provider={provider} />}
            busy={leaving === provider}
            aria-describedby={settings?.external[provider] === false ? `${provider}-note` : undefined}
            onClick={() => void go(provider)}
          >
            Continue with {PROVIDERS[provider]}
          </Button>
          {settings?.external[provider] === false && (
            <span id={`${provider}-note`} className={styles.note}>
              Not set up on this server
            </span>
          )}
        </div>
      ))}
      <p className={styles.or} aria-hidden="true">
        or
      </p>
      <Button look="primary" size="lg" icon={<Mail aria-hidden="true" />} onClick={onEmail}>
        Continue with Email
      </Button>
      <FormMessage tone="danger" text={error} />
    </div>
  )
}
