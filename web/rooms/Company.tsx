import { useId, useState } from 'react'
import type { NewRoom } from '#shared/rooms/room.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Checkbox } from '#web/kit/ui/fields/Checkbox.tsx'
import { Choice } from '#web/kit/ui/fields/Choice.tsx'
import { useFriends } from '#web/people/data.ts'
import { useTeamsOfRooms } from './data.ts'
import styles from './Rooms.module.css'

const ALONE = 'alone'
const FRIENDS = 'friends'

type CompanyProps = {
  startsWithFriends: boolean
  /** The friends who are invited. */
  invite: readonly string[]
  onChange: (company: Pick<NewRoom, 'invite' | 'team_id'>) => void
}

/** With whom a room is: nobody else, some friends, or a team. */
export function Company({ startsWithFriends, invite, onChange }: CompanyProps) {
  const [kind, setKind] = useState(startsWithFriends ? FRIENDS : ALONE)
  const teams = useTeamsOfRooms()
  const choose = (next: string) => {
    setKind(next)
    onChange({ invite: [], ...(next !== ALONE && next !== FRIENDS && { team_id: next }) })
  }
  return (
    <>
      <Choice
        label="With"
        options={[
          { value: ALONE, label: 'Nobody else' },
          { value: FRIENDS, label: 'Friends' },
          ...teams.map(({ id, name }) => ({ value: id, label: `Team ${name}` })),
        ]}
        value={kind}
        onChange={({ target }) => choose(target.value)}
      />
      {kind === FRIENDS && <Invited invited={invite} onChange={(ids) => onChange({ invite: [...ids] })} />}
    </>
  )
}

type InvitedProps = { invited: readonly string[]; onChange: (ids: readonly string[]) => void }

/** Whom of the friends to invite. */
function Invited({ invited, onChange }: InvitedProps) {
  const { friends, more, isLoadingMore } = useFriends('')
  const noteId = useId()
  return (
    <fieldset className={styles.invited} aria-describedby={noteId}>
      <legend>Who is invited</legend>
      <p id={noteId} className={styles.note}>
        {friends.length === 0
          ? 'You have no friends here yet.'
          : 'A room has eight seats. Nobody is told who did not come.'}
      </p>
      {friends.map(({ user_id: id, name, handle }) => (
        <Checkbox
          key={id}
          label={`${name} (@${handle})`}
          checked={id !== null && invited.includes(id)}
          onChange={({ target }) =>
            id !== null && onChange(target.checked ? [...invited, id] : invited.filter((each) => each !== id))
          }
        />
      ))}
      {more && (
        <Button size="sm" busy={isLoadingMore} onClick={more}>
          Show more
        </Button>
      )}
    </fieldset>
  )
}
