import type { User, UserIdentity } from '@supabase/auth-js'
import { useState } from 'react'
import { needsProof, oauthErrorText, type OAuthProvider, PROVIDERS } from '#shared/auth/errorText.ts'
import { ProviderIcon } from '#web/auth/ProviderIcon.tsx'
import { useAuthSettings } from '#web/auth/providers.ts'
import { Button } from '#web/ui/Button.tsx'
import { Confirm } from '#web/ui/Confirm.tsx'
import { useToast } from '#web/ui/Toast.tsx'
import { failureText, linkProvider, unlinkProvider, useRefreshAccount } from './account.ts'
import { useRefreshSecurity } from './data.ts'
import { Row } from './Row.tsx'
import { StepUp } from './StepUp.tsx'

type LinkedProvidersProps = { account: User; onFailure: (text: string) => void }

/** Google and GitHub as ways in: link, unlink, never the last one. */
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
  const settings = useAuthSettings()
  const [step, setStep] = useState<'idle' | 'leaving' | 'proving'>('idle')
  const isSetUp = settings?.external[provider] !== false
  const name = PROVIDERS[provider]

  async function link() {
    onFailure('')
    setStep('leaving')
    try {
      await linkProvider(provider)
    } catch (error) {
      setStep(needsProof(error) ? 'proving' : 'idle')
      if (!needsProof(error)) onFailure(oauthErrorText(error, provider, 'sign in'))
    }
  }

  const action = isSetUp && (
    <Button size="sm" busy={step === 'leaving'} aria-label={`Link ${name}`} onClick={() => void link()}>
      Link
    </Button>
  )
  return (
    <Row icon={<ProviderIcon provider={provider} />} title={name} action={action}>
      <span>{isSetUp ? 'Not linked' : 'Not set up on this server'}</span>
      <StepUp open={step === 'proving'} onProved={() => void link()} onClose={() => setStep('idle')} />
    </Row>
  )
}

type LinkedProps = { identity: UserIdentity; isLast: boolean; onFailure: LinkedProvidersProps['onFailure'] }

function Linked({ identity, isLast, onFailure }: LinkedProps) {
  const [asking, setAsking] = useState(false)
  const refreshAccount = useRefreshAccount()
  const refreshSecurity = useRefreshSecurity()
  const say = useToast()
  const provider = identity.provider as OAuthProvider
  const name = PROVIDERS[provider]
  const email: unknown = identity.identity_data?.['email']

  async function unlink() {
    onFailure('')
    try {
      await unlinkProvider(identity)
      say({ text: `${name} is unlinked.`, tone: 'success' })
    } catch (error) {
      onFailure(failureText(error))
    }
    await Promise.all([refreshAccount(), refreshSecurity()])
  }

  const action = !isLast && (
    <Button size="sm" aria-label={`Unlink ${name}`} onClick={() => setAsking(true)}>
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
        onConfirm={() => void unlink()}
        onClose={() => setAsking(false)}
      >
        You can no longer sign in with this {name} account. Your goals and tasks stay as they are.
      </Confirm>
    </Row>
  )
}
