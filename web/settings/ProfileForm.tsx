import { type FormEvent, useState } from 'react'
import type { Profile } from '#shared/profile/profile.ts'
import { fieldErrorsOf } from '#web/kit/fieldErrors.ts'
import { useProfile } from '#web/profile/data.ts'
import { useUpdateProfile } from '#web/profile/useUpdateProfile.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Card } from '#web/kit/ui/Card.tsx'
import { Field } from '#web/kit/ui/fields/Field.tsx'
import { useToast } from '#web/kit/ui/overlays/Toast.tsx'
import { AvatarPicker } from './AvatarPicker.tsx'
import styles from './Settings.module.css'

/** The id of the field for the name, where editing begins. */
export const NAME_FIELD = 'profile-name'

/** Name, handle and avatar. What was typed stays when the server refuses it. */
export function ProfileForm() {
  const profile = useProfile()
  return <Form key={profile.id} profile={profile} />
}

function Form({ profile }: { profile: Profile }) {
  const [name, setName] = useState(profile.name)
  const [handle, setHandle] = useState(profile.handle)
  const { mutate, error, isPending } = useUpdateProfile()
  const say = useToast()
  const errors = fieldErrorsOf(error)
  const isChanged = name !== profile.name || handle !== profile.handle

  function save(event: FormEvent) {
    event.preventDefault()
    mutate({ name, handle }, { onSuccess: () => say({ text: 'Your profile is saved.', tone: 'success' }) })
  }

  return (
    <Card title="Account">
      <AvatarPicker value={profile.avatar} onChange={(avatar) => mutate({ avatar })} />
      <form noValidate className={styles.form} onSubmit={save}>
        <Field
          id={NAME_FIELD}
          label="Name"
          autoComplete="name"
          value={name}
          error={name.trim() === '' ? 'Name is required' : errors.name}
          onChange={({ target }) => setName(target.value)}
        />
        <Field
          label="Handle"
          autoCapitalize="none"
          spellCheck={false}
          value={handle}
          hint="3 to 20 small letters a to z, digits or _. Friends find you by it."
          error={errors.handle}
          onChange={({ target }) => setHandle(target.value)}
        />
        <div className={styles.ways}>
          <Button type="submit" look="primary" busy={isPending} disabled={!isChanged || name.trim() === ''}>
            Save Changes
          </Button>
          {error && Object.keys(errors).length === 0 && (
            <p role="alert" className={styles.failure}>
              {error.message}
            </p>
          )}
        </div>
      </form>
    </Card>
  )
}
