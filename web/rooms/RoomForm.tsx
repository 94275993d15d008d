import { Play } from 'lucide-react'
import { useState } from 'react'
import { type NewRoom, ROOM_MINUTES } from '#shared/rooms/room.ts'
import { instantOf } from '#shared/time/instantOf.ts'
import { fieldErrorsOf } from '#web/kit/fieldErrors.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Choice } from '#web/kit/ui/fields/Choice.tsx'
import { Field } from '#web/kit/ui/fields/Field.tsx'
import { Form } from '#web/kit/ui/fields/Form.tsx'
import { refusalOf } from '#web/people/usePeopleActions.ts'
import { useProfile } from '#web/profile/data.ts'
import { Company } from './Company.tsx'
import { IntentField } from './IntentField.tsx'
import { useCreateRoom } from './useRoomActions.ts'
import styles from './Rooms.module.css'

type Length = (typeof ROOM_MINUTES)[number]
type With = Pick<NewRoom, 'invite' | 'team_id'>

/** Starts a room or plans one. @param friend who is invited from the beginning, where the way here named somebody */
export function RoomForm({ friend }: { friend: string | null }) {
  const [intent, setIntent] = useState('')
  const [minutes, setMinutes] = useState<Length>(25)
  const [planned, setPlanned] = useState<string | null>(null)
  const [company, setCompany] = useState<With>({ invite: friend === null ? [] : [friend] })
  const { timezone } = useProfile()
  const { mutate, error, isPending } = useCreateRoom()
  const errors = fieldErrorsOf(error)
  const isSaidByField = errors.intent !== undefined || errors.starts_at !== undefined
  const start = () => mutate({ intent, minutes, ...company, ...beginning(planned, timezone) })
  return (
    <Form noValidate className={styles.form} onSubmit={start}>
      <IntentField value={intent} error={errors.intent} onChange={setIntent} />
      <div className={styles.choices}>
        <Choice
          label="How long"
          options={LENGTHS}
          value={String(minutes)}
          onChange={({ target }) =>
            setMinutes(ROOM_MINUTES.find((each) => String(each) === target.value) ?? 25)
          }
        />
        <When planned={planned} error={errors.starts_at} onChange={setPlanned} />
      </div>
      <Company startsWithFriends={friend !== null} invite={company.invite} onChange={setCompany} />
      <div>
        <Button
          type="submit"
          look="primary"
          icon={<Play aria-hidden="true" />}
          busy={isPending}
          disabled={intent.trim() === '' || planned === ''}
        >
          {planned === null ? `Start ${minutes} minutes now` : `Plan ${minutes} minutes`}
        </Button>
      </div>
      {error && !isSaidByField && <p role="alert">{refusalOf(error)}</p>}
    </Form>
  )
}

const LENGTHS = ROOM_MINUTES.map((each) => ({ value: String(each), label: `${each} minutes` }))
const NOW = [
  { value: 'now', label: 'Now' },
  { value: 'later', label: 'Later' },
]

type WhenProps = {
  /** Wall-clock time of a room that begins later, empty until it is chosen; null for now. */
  planned: string | null
  error: string | undefined
  onChange: (planned: string | null) => void
}

function When({ planned, error, onChange }: WhenProps) {
  return (
    <>
      <Choice
        label="When"
        options={NOW}
        value={planned === null ? 'now' : 'later'}
        onChange={({ target }) => onChange(target.value === 'now' ? null : '')}
      />
      {planned !== null && (
        <Field
          label="Begins at"
          type="datetime-local"
          required
          value={planned}
          error={error}
          hint="At most 7 days ahead"
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </>
  )
}

/** In the person's own zone. */
function beginning(planned: string | null, timezone: string): Pick<NewRoom, 'starts_at'> {
  const [date = '', time = ''] = planned?.split('T') ?? []
  return time === '' ? {} : { starts_at: instantOf(date, time.slice(0, 5), timezone) }
}
