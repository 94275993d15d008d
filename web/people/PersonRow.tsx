import type { ReactNode } from 'react'
import { personPath } from '#shared/paths.ts'
import type { Card, PersonOfOthers } from '#shared/people/card.ts'
import { isDemo } from '#web/demo/mode.ts'
import { Link } from '#web/kit/navigation.tsx'
import { Avatar } from '#web/kit/ui/Avatar.tsx'
import { Badge } from '#web/kit/ui/Badge.tsx'
import styles from './People.module.css'

type PersonRowProps = {
  person: Card & Partial<Pick<PersonOfOthers, 'status' | 'relation'>>
  /** A line of facts below the name. */
  facts?: string
  /** What they wrote with it. */
  children?: ReactNode
  /** The one button of the row, and a menu with the rest. */
  actions?: ReactNode
}

/** A person as one calm row: face, name, a line of facts, one button. */
export function PersonRow({ person, facts, children, actions }: PersonRowProps) {
  const { avatar, avatar_url, name, handle, status, relation } = person
  return (
    <li className={styles.row} data-person={handle ?? undefined}>
      <Avatar picture={avatar} url={avatar_url} name={name} {...(status && { status })} />
      <div className={styles.words}>
        <strong>
          {handle === null ? name : <Link to={personPath(handle)}>{name}</Link>}{' '}
          {isDemo() && relation !== 'self' && <Badge>Sample</Badge>}
        </strong>
        <span>{[handle !== null && `@${handle}`, facts].filter(Boolean).join(' · ')}</span>
        {children}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </li>
  )
}
