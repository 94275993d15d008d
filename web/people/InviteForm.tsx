import { Copy, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { personPath } from '#shared/paths.ts'
import { fieldErrorsOf } from '#web/kit/fieldErrors.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Field, TextArea } from '#web/kit/ui/fields/Field.tsx'
import { Form } from '#web/kit/ui/fields/Form.tsx'
import { useToast } from '#web/kit/ui/overlays/Toast.tsx'
import { useProfile } from '#web/profile/data.ts'
import { useAskToBeFriends } from './useAskToBeFriends.ts'
import { refusalOf } from './usePeopleActions.ts'
import styles from './People.module.css'

/** Asks somebody to be friends, by handle or address, and hands out the own link. */
export function InviteForm() {
  const [to, setTo] = useState('')
  const [note, setNote] = useState('')
  const { mutate, error, isPending } = useAskToBeFriends()
  const say = useToast()
  const errors = fieldErrorsOf(error)
  const send = () =>
    mutate(note.trim() === '' ? { to } : { to, note }, {
      onSuccess: () => {
        say({ text: `Your request to ${to.trim()} is on its way.`, tone: 'success' })
        setTo('')
        setNote('')
      },
    })
  return (
    <Form noValidate className={styles.form} onSubmit={send}>
      <Field
        label="Handle or e-mail address"
        placeholder="Enter username or email"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        value={to}
        hint="Only they see your request. We never say who has an account here."
        error={errors.to}
        onChange={({ target }) => setTo(target.value)}
      />
      {to.trim() !== '' && (
        <TextArea
          label="A few words (optional)"
          maxLength={200}
          value={note}
          error={errors.note}
          onChange={({ target }) => setNote(target.value)}
        />
      )}
      <div className={styles.ways}>
        <Button
          type="submit"
          look="primary"
          icon={<UserPlus aria-hidden="true" />}
          busy={isPending}
          disabled={to.trim() === ''}
        >
          Ask to be friends
        </Button>
        <CopyLink />
      </div>
      {error && Object.keys(errors).length === 0 && <p role="alert">{refusalOf(error)}</p>}
    </Form>
  )
}

/** The link by which others ask this person. */
function CopyLink() {
  const { handle } = useProfile()
  const say = useToast()
  const copy = () =>
    void navigator.clipboard.writeText(`${location.origin}${personPath(handle)}`).then(
      () => say({ text: 'Your link is copied.', tone: 'success' }),
      () => say({ text: `Your link could not be copied. Your handle is @${handle}.`, tone: 'danger' }),
    )
  return (
    <Button icon={<Copy aria-hidden="true" />} onClick={copy}>
      Copy my link
    </Button>
  )
}
