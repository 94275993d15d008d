import { useId, useRef, useState } from 'react'
import { NewFeedback } from '#shared/reporting/reporting.ts'
import { FormMessage } from '#web/auth/FormMessage.tsx'
import { currentSession } from '#web/auth/session.ts'
import { useFirstError } from '#web/auth/useFirstError.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Dialog } from '#web/kit/ui/overlays/Dialog.tsx'
import { Field, TextArea } from '#web/kit/ui/fields/Field.tsx'
import { sendFeedback } from './sendFeedback.ts'
import styles from './FeedbackDialog.module.css'

type FeedbackDialogProps = {
  /** The error that it is about. */
  eventId?: string
  onClose: () => void
}

/** Says to those who run this site what went wrong, or what is missing. Works without a session too. */
export function FeedbackDialog({ eventId, onClose }: FeedbackDialogProps) {
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const { user } = currentSession() ?? {}
  const [values, setValues] = useState({
    name: nameIn(user?.user_metadata),
    email: user?.email ?? '',
    message: '',
  })
  const { send, state, errors, failure } = useSending({ ...values, ...(eventId && { event_id: eventId }) })
  useFirstError(form, errors)
  const field = (name: keyof typeof values) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [name]: target.value }),
  })

  if (state === 'sent') return <Thanks onClose={onClose} />
  const footer = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button type="submit" form={formId} look="primary" busy={state === 'sending'}>
        Send
      </Button>
    </>
  )
  return (
    <Dialog title="Tell us what happened" open onClose={onClose} footer={footer}>
      <form
        id={formId}
        ref={form}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <p>It goes to the people who run this site, and is kept for 30 days.</p>
        <FormMessage tone="danger" text={failure} />
        <Field label="Name" autoComplete="name" required {...field('name')} />
        <Field label="Email" type="email" autoComplete="email" required {...field('email')} />
        <TextArea
          label="What happened?"
          hint="What did you want to do, and what did you see?"
          maxLength={5000}
          rows={5}
          required
          {...field('message')}
        />
      </form>
    </Dialog>
  )
}

function Thanks({ onClose }: { onClose: () => void }) {
  const footer = (
    <Button look="primary" data-autofocus onClick={onClose}>
      Close
    </Button>
  )
  return (
    <Dialog title="Thank you" open width="narrow" onClose={onClose} footer={footer}>
      <output>Your message has arrived. If it needs an answer, it comes by email.</output>
    </Dialog>
  )
}

function nameIn(metadata: unknown): string {
  const { name } = (metadata ?? {}) as { name?: unknown }
  return typeof name === 'string' ? name : ''
}

/** Checks by the server's own rules, sends, and shows an error beside its field. */
function useSending(feedback: NewFeedback) {
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState('')
  async function send() {
    setFailure('')
    const checked = NewFeedback.safeParse(feedback)
    if (!checked.success) {
      const { issues } = checked.error
      setErrors(
        Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message])),
      )
      return
    }
    setErrors({})
    setState('sending')
    const reason = await sendFeedback(checked.data)
    setState(reason === null ? 'sent' : 'open')
    if (reason !== null) setFailure(reason)
  }
  return { send, state, errors, failure }
}
