import type { ReactNode } from 'react'
import { personPath } from '#shared/paths.ts'
import type { Card, PersonOfOthers } from '#shared/people/card.ts'
import { isDemo } from '#web/demo/mode.ts'
import { Link } from '#web/kit/navigation.tsx'
import { Avatar } from '#web/kit/ui/marks/Avatar.tsx'
import { Badge } from '#web/kit/ui/marks/Badge.tsx'
import { Row } from '#web/kit/ui/Row.tsx'

type PersonRowProps = {
  person: Card & Partial<Pick<PersonOfOthers, 'status' | 'relation'>>
  /** A line of facts below the name; after the handle where the name leads nowhere. */
  facts?: string
  /** What they wrote with it. */
  children?: ReactNode
  /** The one button of the row, and a menu with the rest. */
  actions?: ReactNode
}

/** A person as one calm row: face, name, a line of facts, one button. Their name leads to their page where there is one to see. */
export function PersonRow({ person, facts, children, actions }: PersonRowProps) {
  const { avatar, avatar_url, name, handle, status, relation } = person
  const path = handle === null || relation === undefined ? null : personPath(handle)
  const words = [path === null && handle !== null && `@${handle}`, facts].filter(Boolean).join(' · ')
  return (
    <Row
      mark={<Avatar picture={avatar} url={avatar_url} name={name} {...(status && { status })} />}
      ways={actions}
    >
      <strong>
        {path === null ? name : <Link to={path}>{name}</Link>}{' '}
        {isDemo() && relation !== 'self' && <Badge>Sample</Badge>}
      </strong>
      <span>{words || (handle !== null && `@${handle}`)}</span>
      {children}
    </Row>
  )
}
