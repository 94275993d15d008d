import { KeyRound, Mail } from 'lucide-react'
import { useState } from 'react'
import { DevelopmentMail } from '#web/auth/DevelopmentMail.tsx'
import { FormMessage } from '#web/auth/FormMessage.tsx'
import { Badge } from '#web/kit/ui/marks/Badge.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Card } from '#web/kit/ui/Card.tsx'
import { hasPassword, useAccount } from './account.ts'
import { EmailDialog } from './EmailDialog.tsx'
import { LinkedProviders } from './LinkedProviders.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'
import { Row } from './Row.tsx'
import { useReturn } from './useReturn.ts'
import styles from './Security.module.css'

/** The sign-in methods: email address, password, linked accounts. */
export function SignInWays() {
  const account = useAccount()
  const returned = useReturn()
  const [open, setOpen] = useState<'email' | 'password' | null>(null)
  const [failure, setFailure] = useState('')
  const close = () => setOpen(null)
  const isSet = hasPassword(account)
  return (
    <Card title="Sign-in and security">
      <FormMessage tone="success" text={returned?.tone === 'success' ? returned.text : ''} />
      <FormMessage tone="danger" text={failure || (returned?.tone === 'danger' ? returned.text : '')} />
      <ul className={styles.rows}>
        <Row
          icon={<Mail aria-hidden="true" />}
          title="Email address"
          action={
            <Button size="sm" aria-label="Change email address" onClick={() => setOpen('email')}>
              Change
            </Button>
          }
        >
          <span>{account.email}</span>
        </Row>
        {account.new_email && <PendingEmail email={account.new_email} />}
        <Row
          icon={<KeyRound aria-hidden="true" />}
          title="Password"
          action={
            <Button
              size="sm"
              aria-label={isSet ? 'Change password' : 'Set a password'}
              onClick={() => setOpen('password')}
            >
              {isSet ? 'Change' : 'Set'}
            </Button>
          }
        >
          <span>{isSet ? 'A password is set' : 'There is no password yet'}</span>
        </Row>
        <LinkedProviders account={account} onFailure={setFailure} />
      </ul>
      {open === 'email' && <EmailDialog onClose={close} />}
      {open === 'password' && <PasswordDialog onClose={close} />}
    </Card>
  )
}

function PendingEmail({ email }: { email: string }) {
  return (
    <Row
      icon={<Mail aria-hidden="true" />}
      title={
        <>
          {email}
          <Badge tone="warning" mark="◔">
            Not confirmed yet
          </Badge>
        </>
      }
    >
      <span>Open the links in both emails, at the old address and at the new one.</span>
      <DevelopmentMail />
    </Row>
  )
}
