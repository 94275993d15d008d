import { Ban, Check, EllipsisVertical, Flag } from 'lucide-react'
import type { FriendRequest } from '#shared/people/request.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Card } from '#web/kit/ui/Card.tsx'
import { Menu } from '#web/kit/ui/overlays/Menu.tsx'
import { Row, Rows } from '#web/kit/ui/Row.tsx'
import { reportPerson } from '#web/reports/reportPerson.ts'
import { useFriendRequests } from './data.ts'
import { PersonRow } from './PersonRow.tsx'
import { usePeopleActions } from './usePeopleActions.ts'
import styles from './People.module.css'

/** Who asks to be friends. Shown only while somebody does. */
export function IncomingRequests() {
  const { rows } = useFriendRequests('incoming')
  const actions = usePeopleActions()
  if (rows.length === 0) return null
  return (
    <Card title="Friend requests">
      <Rows>
        {rows.map((request) => (
          <Incoming key={request.id} request={request} actions={actions} />
        ))}
      </Rows>
      <p className={styles.note}>They are not told if you decline or block.</p>
    </Card>
  )
}

type IncomingProps = { request: FriendRequest; actions: ReturnType<typeof usePeopleActions> }

function Incoming({ request, actions }: IncomingProps) {
  const { person, note } = request
  if (!person) return null
  return (
    <PersonRow
      person={person}
      facts="asks to be friends"
      actions={
        <>
          <Button
            look="primary"
            icon={<Check aria-hidden="true" />}
            aria-label={`Accept ${person.name}`}
            onClick={() => actions.accept(request)}
          >
            Accept
          </Button>
          <Button aria-label={`Decline ${person.name}`} onClick={() => actions.decline(request)}>
            Decline
          </Button>
          <Menu
            label={`More about ${person.name}`}
            trigger={<EllipsisVertical aria-hidden="true" />}
            items={[
              { label: 'Report', icon: <Flag />, onSelect: () => reportPerson(person) },
              { label: 'Block', icon: <Ban />, danger: true, onSelect: () => actions.block(person) },
            ]}
          />
        </>
      }
    >
      {note && <blockquote dir="auto">{note}</blockquote>}
    </PersonRow>
  )
}

/** What this person has asked, until it is answered or thirty days have passed. */
export function OutgoingRequests() {
  const { rows } = useFriendRequests('outgoing')
  const { takeBack } = usePeopleActions()
  if (rows.length === 0) return null
  return (
    <Card title="Requests you sent">
      <Rows>
        {rows.map((request) => (
          <Row
            key={request.id}
            ways={
              <Button
                size="sm"
                aria-label={`Take back the request to ${request.to}`}
                onClick={() => takeBack(request)}
              >
                Take back
              </Button>
            }
          >
            <strong>{request.to}</strong>
            <span>Open until {untilOf(request)}</span>
          </Row>
        ))}
      </Rows>
    </Card>
  )
}

function untilOf({ expires_at }: FriendRequest): string {
  return new Date(expires_at).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' })
}
