import { type FormEvent, useId, useRef, useState } from 'react'
import { type FormErrors, type NewPassword, newPasswordErrors, stillWrong } from '#shared/auth/credentials.ts'
import { useApi } from '#web/kit/api.ts'
import { FormMessage } from '#web/auth/FormMessage.tsx'
import { NewPasswordFields } from '#web/auth/NewPasswordFields.tsx'
import { PasswordField } from '#web/auth/PasswordField.tsx'
import { updateUser } from '#web/auth/session.ts'
import { useFirstError } from '#web/auth/useFirstError.ts'
import { fieldErrorsOf } from '#web/kit/fieldErrors.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Dialog } from '#web/kit/ui/overlays/Dialog.tsx'
import { useToast } from '#web/kit/ui/overlays/Toast.tsx'
import { failureText, hasPassword, useAccount, useRefreshAccount } from './account.ts'
import { proveIdentity, useRefreshSecurity } from './data.ts'
import { useProven } from './useProven.tsx'
import styles from './Security.module.css'

type Form = NewPassword & { current: string }
type Errors = FormErrors<keyof Form>

/** A new password, after the present one where there is one. All other devices are signed out by it. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const account = useAccount()
  const isChange = hasPassword(account)
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState<Form>({ current: '', password: '', confirmation: '' })
  const { save, isSaving, stepUp, errors, failure } = useNewPassword(values, isChange, onClose)
  useFirstError(form, errors)
  const type = (change: Partial<Form>) => setValues((before) => ({ ...before, ...change }))

  function submit(event: FormEvent) {
    event.preventDefault()
    save()
  }

  const footer = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button type="submit" form={formId} look="primary" busy={isSaving}>
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
        <NewPasswordFields label="New Password" values={values} errors={errors} onType={type} />
        <p className={styles.note}>
          Your other devices are signed out. They can sign in again with the new password.
        </p>
      </form>
      {stepUp}
    </Dialog>
  )
}

/** Checks the present password, then sets the new one; each error is shown beside its field. */
function useNewPassword({ current, ...typed }: Form, isChange: boolean, onDone: () => void) {
  const api = useApi()
  const [errors, setErrors] = useState<Errors>({})
  const [failure, setFailure] = useState('')
  const refreshAccount = useRefreshAccount()
  const refreshSecurity = useRefreshSecurity()
  const say = useToast()
  const saving = useProven(set, (error) => {
    const { password: wrong } = fieldErrorsOf(error)
    if (wrong) setErrors({ current: wrong })
    else setFailure(failureText(error))
  })

  async function set() {
    if (isChange) await proveIdentity(api, { password: current })
    await updateUser(api.account, { password: typed.password })
    onDone()
    say({ text: 'Your new password is set. Other devices are signed out.', tone: 'success' })
    await Promise.all([refreshAccount(), refreshSecurity()])
  }

  function save() {
    const missing: Errors =
      isChange && current === '' ? { current: 'Please enter your current password' } : {}
    const wrong = { ...missing, ...newPasswordErrors(typed) }
    setErrors(wrong)
    setFailure('')
    if (Object.keys(wrong).length === 0) saving.run()
  }
  const found: Errors = { ...(errors.current && { current: errors.current }), ...newPasswordErrors(typed) }
  return {
    save,
    isSaving: saving.isRunning,
    stepUp: saving.stepUp,
    errors: stillWrong(errors, found),
    failure,
  }
}
