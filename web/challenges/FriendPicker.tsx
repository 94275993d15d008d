import { useDeferredValue, useState } from 'react'
import { Button } from '#web/kit/ui/Button.tsx'
import { Checkbox } from '#web/kit/ui/fields/Checkbox.tsx'
import { Field } from '#web/kit/ui/fields/Field.tsx'
import { LoadNote } from '#web/kit/ui/loading/LoadNote.tsx'
import { useFriends } from '#web/people/data.ts'
import styles from './Challenges.module.css'

/** So many friends are found at a glance; more of them are searched. */
const SEARCHED_FROM = 8

type FriendPickerProps = {
  /** By `user_id`. */
  invited: readonly string[]
  error: string | undefined
  onChange: (invited: string[]) => void
}

/** Chooses friends by a box each. Who was chosen stays so while others are searched. */
export function FriendPicker({ invited, error, onChange }: FriendPickerProps) {
  const [sought, setSought] = useState('')
  const { friends, load, more, isLoadingMore } = useFriends(useDeferredValue(sought.trim()))
  const toggle = (id: string, isOn: boolean) =>
    onChange(isOn ? [...invited, id] : invited.filter((other) => other !== id))
  return (
    <fieldset className={styles.friends}>
      <legend>Invite friends{invited.length > 0 && ` (${invited.length} chosen)`}</legend>
      <LoadNote load={load} what="Your friends">
        {(sought !== '' || friends.length >= SEARCHED_FROM || more !== null) && (
          <Field
            type="search"
            label="Find a friend"
            value={sought}
            onChange={({ target }) => setSought(target.value)}
          />
        )}
        {friends.length === 0 && (
          <p className={styles.note}>
            {sought === '' ? 'You have no friends here yet. You can begin alone.' : 'Nobody is called that.'}
          </p>
        )}
        {friends.map(({ user_id: id, name, handle }) =>
          id === null ? null : (
            <Checkbox
              key={id}
              label={`${name} @${handle}`}
              checked={invited.includes(id)}
              onChange={({ target }) => toggle(id, target.checked)}
            />
          ),
        )}
        {more && (
          <Button size="sm" busy={isLoadingMore} onClick={more}>
            Show more
          </Button>
        )}
      </LoadNote>
      {error && <p role="alert">{error}</p>}
    </fieldset>
  )
}
