import { type FormEvent, useId, useRef, useState } from 'react'
import { useApi } from '#web/kit/api.ts'
import { EmailField } from '#web/auth/EmailField.tsx'
import { FormMessage } from '#web/auth/FormMessage.tsx'
import { useFirstError } from '#web/auth/useFirstError.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Dialog } from '#web/kit/ui/overlays/Dialog.tsx'
import { changeEmail, failureText, useAccount, useRefreshAccount } from './account.ts'
import { useRefreshSecurity } from './data.ts'
import { useProven } from './useProven.tsx'
import styles from './Security.module.css'

/** Another email address. Both addresses get a link; until both are opened the old one stays. */
export function EmailDialog({ onClose }: { onClose: () => void }) {
  const { email: present = '' } = useAccount()
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [email, setEmail] = useState('')
  const { save, isSaving, stepUp, errors, failure } = useNewEmail(email.trim(), present, onClose)
  useFirstError(form, errors)

  function submit(event: FormEvent) {
    event.preventDefault()
    save()
  }

  const footer = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button type="submit" form={formId} look="primary" busy={isSaving}>
        Send Confirmation
      </Button>
    </>
  )
  return (
    <Dialog title="Change email address" open width="narrow" onClose={onClose} footer={footer}>
      <form id={formId} ref={form} noValidate className={styles.form} onSubmit={submit}>
        <p className={styles.lead}>
          We send a link to {present} and one to the new address. Open both, and the new one is yours here.
        </p>
        <FormMessage tone="danger" text={failure} />
        <EmailField
          label="New Email Address"
          autoComplete="email"
          value={email}
          error={errors.email}
          onChange={setEmail}
        />
      </form>
      {stepUp}
    </Dialog>
  )
}

function useNewEmail(email: string, present: string, onDone: () => void) {
  const api = useApi()
  const [errors, setErrors] = useState<{ email?: string }>({})
  const [failure, setFailure] = useState('')
  const refreshAccount = useRefreshAccount()
  const refreshSecurity = useRefreshSecurity()
  const saving = useProven(ask, (error) => {
    const said = failureText(error)
    if (ABOUT_THE_ADDRESS.test(said)) setErrors({ email: said })
    else setFailure(said)
  })

  async function ask() {
    await changeEmail(api, email)
    await Promise.all([refreshAccount(), refreshSecurity()])
    onDone()
  }

  function save() {
    const wrong = email === '' ? 'Email is required' : email.toLowerCase() === present ? IS_YOURS : null
    setErrors(wrong ? { email: wrong } : {})
    setFailure('')
    if (!wrong) saving.run()
  }
  return { save, isSaving: saving.isRunning, stepUp: saving.stepUp, errors, failure }
}

const IS_YOURS = 'This is your address already'
/** The server's refusals that are about what was typed. */
const ABOUT_THE_ADDRESS = /email address/i
