import type { User, UserIdentity } from '@supabase/auth-js'
import { useState } from 'react'
import { oauthErrorText, type OAuthProvider, PROVIDERS } from '#shared/auth/errorText.ts'
import { useApi } from '#web/kit/api.ts'
import { ProviderIcon } from '#web/auth/ProviderIcon.tsx'
import { useAuthSettings } from '#web/auth/providers.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Confirm } from '#web/kit/ui/overlays/Confirm.tsx'
import { useToast } from '#web/kit/ui/overlays/Toast.tsx'
import { failureText, linkProvider, unlinkProvider, useRefreshAccount } from './account.ts'
import { useRefreshSecurity } from './data.ts'
import { Row } from './Row.tsx'
import { useProven } from './useProven.tsx'

type LinkedProvidersProps = { account: User; onFailure: (text: string) => void }

/** Links and unlinks Google and GitHub; the last sign-in method cannot be unlinked. */
export function LinkedProviders({ account, onFailure }: LinkedProvidersProps) {
  const identities = account.identities ?? []
  return (['google', 'github'] as const).map((provider) => {
    const identity = identities.find((each) => each.provider === provider)
    if (!identity) return <NotLinked key={provider} provider={provider} onFailure={onFailure} />
    const isLast = identities.length === 1
    return <Linked key={provider} identity={identity} isLast={isLast} onFailure={onFailure} />
  })
}

function NotLinked({
  provider,
  onFailure,
}: {
  provider: OAuthProvider
  onFailure: LinkedProvidersProps['onFailure']
}) {
  const api = useApi()
  const settings = useAuthSettings()
  const isSetUp = settings?.external[provider] !== false
  const name = PROVIDERS[provider]
  const linking = useProven(link, (error) => onFailure(oauthErrorText(error, provider, 'sign in')))

  async function link() {
    onFailure('')
    await linkProvider(api, provider)
  }

  const action = isSetUp && (
    <Button size="sm" busy={linking.isRunning} aria-label={`Link ${name}`} onClick={linking.run}>
      Link
    </Button>
  )
  return (
    <Row icon={<ProviderIcon provider={provider} />} title={name} action={action}>
      <span>{isSetUp ? 'Not linked' : 'Not set up on this server'}</span>
      {linking.stepUp}
    </Row>
  )
}

type LinkedProps = { identity: UserIdentity; isLast: boolean; onFailure: LinkedProvidersProps['onFailure'] }

function Linked({ identity, isLast, onFailure }: LinkedProps) {
  const api = useApi()
  const [asking, setAsking] = useState(false)
  const refreshAccount = useRefreshAccount()
  const refreshSecurity = useRefreshSecurity()
  const say = useToast()
  const provider = identity.provider as OAuthProvider
  const name = PROVIDERS[provider]
  const email: unknown = identity.identity_data?.['email']

  const unlinking = useProven(unlink, (error) => onFailure(failureText(error)))

  async function unlink() {
    onFailure('')
    try {
      await unlinkProvider(api, identity)
      say({ text: `${name} is unlinked.`, tone: 'success' })
    } finally {
      await Promise.all([refreshAccount(), refreshSecurity()])
    }
  }

  const action = !isLast && (
    <Button
      size="sm"
      busy={unlinking.isRunning}
      aria-label={`Unlink ${name}`}
      onClick={() => setAsking(true)}
    >
      Unlink
    </Button>
  )
  return (
    <Row icon={<ProviderIcon provider={provider} />} title={name} action={action}>
      <span>{typeof email === 'string' ? `Linked as ${email}` : 'Linked'}</span>
      {isLast && <span>It is your only way in. Set a password to be able to unlink it.</span>}
      <Confirm
        title={`Unlink ${name}?`}
        open={asking}
        confirmLabel="Unlink"
        danger
        onConfirm={unlinking.run}
        onClose={() => setAsking(false)}
      >
        You can no longer sign in with this {name} account. Your goals and tasks stay as they are.
      </Confirm>
      {unlinking.stepUp}
    </Row>
  )
}
