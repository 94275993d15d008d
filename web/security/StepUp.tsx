import { type FormEvent, useId, useRef, useState } from 'react'
import { PROOF_LASTS_MINUTES } from '#shared/auth/devices.ts'
import { useApi } from '#web/kit/api.ts'
import { DevelopmentMail } from '#web/auth/DevelopmentMail.tsx'
import { FormMessage } from '#web/auth/FormMessage.tsx'
import { PasswordField } from '#web/auth/PasswordField.tsx'
import { useFirstError } from '#web/auth/useFirstError.ts'
import { fieldErrorsOf } from '#web/kit/fieldErrors.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Dialog } from '#web/kit/ui/overlays/Dialog.tsx'
import { Field } from '#web/kit/ui/fields/Field.tsx'
import { failureText, hasPassword, mailProofCode, useAccount } from './account.ts'
import { proveIdentity } from './data.ts'
import styles from './Security.module.css'

type StepUpProps = { open: boolean; onProved: () => void; onClose: () => void }

/** Step-up authentication before an irreversible action: by the password, or by a code from a mail. */
export function StepUp({ open, ...props }: StepUpProps) {
  return open ? <OpenStepUp {...props} /> : null
}

function OpenStepUp({ onProved, onClose }: Omit<StepUpProps, 'open'>) {
  const account = useAccount()
  const [wantsCode, setWantsCode] = useState(false)
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const { send, sending, errors, failure } = useProof(onProved)
  useFirstError(form, errors)

  const byPassword = hasPassword(account) && !wantsCode
  const footer = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button type="submit" form={formId} look="primary" busy={sending}>
        Continue
      </Button>
    </>
  )
  return (
    <Dialog title="Confirm that it is you" open width="narrow" onClose={onClose} footer={footer}>
      <form id={formId} ref={form} noValidate className={styles.form} onSubmit={send}>
        <p className={styles.lead}>
          This matters for the safety of your account. Your answer counts for {PROOF_LASTS_MINUTES} minutes.
        </p>
        <FormMessage tone="danger" text={failure} />
        <input type="hidden" autoComplete="username" value={account.email ?? ''} readOnly />
        {byPassword ? (
          <ByPassword error={errors['password']} onCode={() => setWantsCode(true)} />
        ) : (
          <ByCode email={account.email ?? ''} error={errors['code']} />
        )}
      </form>
    </Dialog>
  )
}

function ByPassword({ error, onCode }: { error: string | undefined; onCode: () => void }) {
  const [password, setPassword] = useState('')
  return (
    <>
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        value={password}
        error={error}
        onChange={setPassword}
      />
      <div className={styles.ways}>
        <Button look="plain" size="sm" onClick={onCode}>
          Use a code from an email instead
        </Button>
      </div>
    </>
  )
}

function ByCode({ email, error }: { email: string; error: string | undefined }) {
  const api = useApi()
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open')
  const [failure, setFailure] = useState('')

  async function mail() {
    setState('sending')
    setFailure('')
    try {
      await mailProofCode(api)
      setState('sent')
    } catch (reason) {
      setFailure(failureText(reason))
      setState('open')
    }
  }

  return (
    <>
      <FormMessage tone="danger" text={failure} />
      <FormMessage tone="success" text={state === 'sent' ? `We sent a code to ${email}.` : ''} />
      {state === 'sent' && <DevelopmentMail />}
      <Field
        label="Code from the email"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        error={error}
      />
      <div className={styles.ways}>
        <Button size="sm" busy={state === 'sending'} onClick={() => void mail()}>
          {state === 'sent' ? 'Send another code' : `Send a code to ${email}`}
        </Button>
      </div>
    </>
  )
}

/** Sends what was typed, and shows an error beside its field. */
function useProof(onProved: () => void) {
  const api = useApi()
  const [sending, setSending] = useState(false)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState('')

  async function prove(field: 'password' | 'code', typed: string) {
    setFailure('')
    if (typed === '') {
      setErrors({ [field]: field === 'code' ? 'Please enter the code' : 'Please enter your password' })
      return
    }
    setErrors({})
    setSending(true)
    try {
      await proveIdentity(api, { [field]: typed })
      onProved()
    } catch (error) {
      const found = fieldErrorsOf(error)
      setErrors(found)
      if (Object.keys(found).length === 0) setFailure(failureText(error))
    } finally {
      setSending(false)
    }
  }

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const field = typed.has('code') ? 'code' : 'password'
    const value = typed.get(field) as string
    void prove(field, field === 'code' ? value.trim() : value)
  }
  return { send, sending, errors, failure }
}
