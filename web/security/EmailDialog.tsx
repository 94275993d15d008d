import { type FormEvent, useId, useRef, useState } from 'react'
import { FormMessage } from '#web/auth/FormMessage.tsx'
import { useFirstError } from '#web/auth/useFirstError.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { changeEmail, failureText, useAccount, useRefreshAccount } from './account.ts'
import { useRefreshSecurity } from './data.ts'
import styles from './Security.module.css'

/** Another e-mail address. Both addresses get a link; until both are opened the old one stays. */
export function EmailDialog({ onClose }: { onClose: () => void }) {
  const { email: present = '' } = useAccount()
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [email, setEmail] = useState('')
  const { save, sending, errors, failure } = useNewEmail(present, onClose)
  useFirstError(form, errors)

  function submit(event: FormEvent) {
    event.preventDefault()
    void save(email.trim())
  }

  const footer = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button type="submit" form={formId} look="primary" busy={sending}>
        Send Confirmation
      </Button>
    </>
  )
  return (
    <Dialog title="Change e-mail address" open width="narrow" onClose={onClose} footer={footer}>
      <form id={formId} ref={form} noValidate className={styles.form} onSubmit={submit}>
        <p className={styles.lead}>
          We send a link to {present} and one to the new address. Open both, and the new one is yours here.
        </p>
        <FormMessage tone="danger" text={failure} />
        <Field
          label="New Email Address"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          error={errors.email}
          onChange={({ target }) => setEmail(target.value)}
        />
      </form>
    </Dialog>
  )
}

function useNewEmail(present: string, onDone: () => void) {
  const [sending, setSending] = useState(false)
  const [errors, setErrors] = useState<{ email?: string }>({})
  const [failure, setFailure] = useState('')
  const refreshAccount = useRefreshAccount()
  const refreshSecurity = useRefreshSecurity()

  async function save(email: string) {
    const wrong = email === '' ? 'Email is required' : email.toLowerCase() === present ? IS_YOURS : null
    setErrors(wrong ? { email: wrong } : {})
    setFailure('')
    if (wrong) return
    setSending(true)
    try {
      await changeEmail(email)
      await Promise.all([refreshAccount(), refreshSecurity()])
      onDone()
    } catch (error) {
      const said = failureText(error)
      if (ABOUT_THE_ADDRESS.test(said)) setErrors({ email: said })
      else setFailure(said)
      setSending(false)
    }
  }
  return { save, sending, errors, failure }
}

const IS_YOURS = 'This is your address already'
/** The server's refusals that are about what was typed. */
const ABOUT_THE_ADDRESS = /email address/i
