import { MessageCircle } from 'lucide-react'
import type { PersonOfOthers } from '#shared/people/card.ts'
import { PATHS } from '#shared/paths.ts'
import { isDemo } from '#web/demo/mode.ts'
import { Link } from '#web/kit/navigation.tsx'
import { Avatar } from '#web/kit/ui/marks/Avatar.tsx'
import { Badge } from '#web/kit/ui/marks/Badge.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Card } from '#web/kit/ui/Card.tsx'
import { useNow } from '#web/kit/ui/time/clock.ts'
import { openConversation } from '#web/messages/openConversation.ts'
import { PartnerButton } from '#web/partners/PartnerButton.tsx'
import { AskButton } from './AskButton.tsx'
import { PersonWays } from './PersonWays.tsx'
import { presenceWords } from './presenceWords.ts'
import styles from './People.module.css'

/** A person as this one may see them, and what can be done with them. */
export function PersonCard({ person }: { person: PersonOfOthers }) {
  const now = useNow(60_000)
  const { name, avatar, avatar_url, handle, status, relation } = person
  const isOther = relation !== 'self'
  const presence = presenceWords(person, now)
  return (
    <Card>
      <div className={styles.head}>
        <Avatar picture={avatar} url={avatar_url} name={name} size="lg" {...(status && { status })} />
        <div className={styles.words}>
          <strong>
            @{handle} {isDemo() && isOther && <Badge>Sample</Badge>}
          </strong>
          {presence && <span>{presence}</span>}
        </div>
      </div>
      <Figures person={person} />
      <div className={styles.ways}>
        {!isOther && <Link to={PATHS.settings}>This is you: edit your profile in Settings</Link>}
        {person.isFriend && <MessageButton person={person} />}
        {relation === 'friend' && <PartnerButton person={person} />}
        {isOther && !person.isFriend && handle !== null && <AskButton handle={handle} name={name} />}
        {isOther && <PersonWays person={person} />}
      </div>
    </Card>
  )
}

function MessageButton({ person: { user_id: id } }: { person: PersonOfOthers }) {
  return (
    <Button
      look="primary"
      icon={<MessageCircle aria-hidden="true" />}
      onClick={() => id && openConversation(id)}
    >
      Message
    </Button>
  )
}

function Figures({ person: { level, xp, streak, accountability } }: { person: PersonOfOthers }) {
  const figures: [term: string, figure: string][] = []
  if (level !== null)
    figures.push(
      ['Level', String(level)],
      ['XP', (xp ?? 0).toLocaleString('en')],
      ['Streak', streak === 1 ? '1 day' : `${streak ?? 0} days`],
    )
  if (accountability !== null) figures.push(['Accountability', String(accountability)])
  if (figures.length === 0) return null
  return (
    <dl className={styles.figures}>
      {figures.map(([term, figure]) => (
        <div key={term}>
          <dt className={styles.note}>{term}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
