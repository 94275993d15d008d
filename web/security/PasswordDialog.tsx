import { type FormEvent, useId, useRef, useState } from 'react'
import { newPasswordErrors } from '#shared/auth/credentials.ts'
import { needsProof } from '#shared/auth/errorText.ts'
import { FormMessage } from '#web/auth/FormMessage.tsx'
import { PasswordField } from '#web/auth/PasswordField.tsx'
import { PasswordMeter } from '#web/auth/PasswordMeter.tsx'
import { updateUser } from '#web/auth/session.ts'
import { useFirstError } from '#web/auth/useFirstError.ts'
import { fieldErrorsOf } from '#web/fieldErrors.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { useToast } from '#web/ui/Toast.tsx'
import { failureText, hasPassword, useAccount, useRefreshAccount } from './account.ts'
import { proveIdentity, useRefreshSecurity } from './data.ts'
import { StepUp } from './StepUp.tsx'
import styles from './Security.module.css'

type Form = { current: string; password: string; confirmation: string }
type Errors = Partial<Record<keyof Form, string>>

/** A new password, after the present one where there is one. All other devices are signed out by it. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const account = useAccount()
  const isChange = hasPassword(account)
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState<Form>({ current: '', password: '', confirmation: '' })
  const { save, step, setStep, errors, failure } = useNewPassword(isChange, onClose)
  useFirstError(form, errors)
  const type = (change: Partial<Form>) => setValues((before) => ({ ...before, ...change }))

  function submit(event: FormEvent) {
    event.preventDefault()
    void save(values)
  }

  const footer = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button type="submit" form={formId} look="primary" busy={step === 'sending'}>
        {isChange ? 'Change Password' : 'Set Password'}
      </Button>
    </>
  )
  return (
    <Dialog
      title={isChange ? 'Change password' : 'Set a password'}
      open
      width="narrow"
      onClose={onClose}
      footer={footer}
    >
      <form id={formId} ref={form} noValidate className={styles.form} onSubmit={submit}>
        <FormMessage tone="danger" text={failure} />
        <input type="hidden" name="username" autoComplete="username" value={account.email ?? ''} readOnly />
        {isChange && (
          <PasswordField
            label="Current Password"
            name="current"
            autoComplete="current-password"
            value={values.current}
            error={errors.current}
            onChange={(current) => type({ current })}
          />
        )}
        <NewPassword values={values} errors={errors} onType={type} />
        <p className={styles.note}>
          Your other devices are signed out. They can sign in again with the new password.
        </p>
      </form>
      <StepUp open={step === 'proving'} onProved={() => void save(values)} onClose={() => setStep('idle')} />
    </Dialog>
  )
}

type NewPasswordProps = { values: Form; errors: Errors; onType: (change: Partial<Form>) => void }

function NewPassword({ values: { password, confirmation }, errors, onType }: NewPasswordProps) {
  return (
    <>
      <div className={styles.strong}>
        <PasswordField
          label="New Password"
          name="password"
          autoComplete="new-password"
          value={password}
          error={errors.password}
          onChange={(value) => onType({ password: value })}
        />
        {password !== '' && <PasswordMeter password={password} />}
      </div>
      <PasswordField
        label="Confirm Password"
        name="confirmation"
        autoComplete="new-password"
        value={confirmation}
        matches={confirmation !== '' && confirmation === password}
        error={errors.confirmation}
        onChange={(value) => onType({ confirmation: value })}
      />
    </>
  )
}

/** Proves the present password, then sets the new one; each fault stands beside its field. */
function useNewPassword(isChange: boolean, onDone: () => void) {
  const [step, setStep] = useState<'idle' | 'sending' | 'proving'>('idle')
  const [errors, setErrors] = useState<Errors>({})
  const [failure, setFailure] = useState('')
  const refreshAccount = useRefreshAccount()
  const refreshSecurity = useRefreshSecurity()
  const say = useToast()

  async function save({ current, password, confirmation }: Form) {
    const missing: Errors =
      isChange && current === '' ? { current: 'Please enter your current password' } : {}
    const found = { ...missing, ...newPasswordErrors({ password, confirmation }) }
    setErrors(found)
    setFailure('')
    if (Object.keys(found).length > 0) return
    setStep('sending')
    try {
      if (isChange) await proveIdentity({ password: current })
      await updateUser({ password })
      onDone()
      say({ text: 'Your new password is set. Other devices are signed out.', tone: 'success' })
      await Promise.all([refreshAccount(), refreshSecurity()])
    } catch (error) {
      const { password: wrong } = fieldErrorsOf(error)
      setStep(needsProof(error) ? 'proving' : 'idle')
      if (wrong) setErrors({ current: wrong })
      else if (!needsProof(error)) setFailure(failureText(error))
    }
  }
  return { save, step, setStep, errors, failure }
}
