import { EllipsisVertical } from 'lucide-react'
import { useState } from 'react'
import type { Team, TeamMember } from '#shared/teams/team.ts'
import { capitalised } from '#shared/text/capitalised.ts'
import { Card } from '#web/kit/ui/Card.tsx'
import { useNow } from '#web/kit/ui/time/clock.ts'
import { Confirm } from '#web/kit/ui/overlays/Confirm.tsx'
import { LoadNote } from '#web/kit/ui/loading/LoadNote.tsx'
import type { LoadState } from '#web/kit/ui/loading/loadState.ts'
import { Menu } from '#web/kit/ui/overlays/Menu.tsx'
import type { MenuItem } from '#web/kit/ui/overlays/MenuPanel.tsx'
import { Rows } from '#web/kit/ui/Row.tsx'
import { PersonRow } from '#web/people/PersonRow.tsx'
import { presenceWords } from '#web/people/presenceWords.ts'
import { reportPerson } from '#web/reports/reportPerson.ts'
import { memberInWords, nameInSentence } from './teamWords.ts'
import { useTeamActions } from './useTeamActions.ts'

type MembersProps = { team: Team; members: readonly TeamMember[]; load: LoadState }

/** Who is in a team, its owner first. */
export function Members({ team, members, load }: MembersProps) {
  const [asked, setAsked] = useState<Asked | null>(null)
  return (
    <Card title="Members">
      <LoadNote load={load} what="The members">
        <Rows>
          {members.map((member) => (
            <MemberRow key={member.member_id} team={team} member={member} onAsk={setAsked} />
          ))}
        </Rows>
      </LoadNote>
      {asked && <Question team={team} asked={asked} onClose={() => setAsked(null)} />}
    </Card>
  )
}

type Asked = { what: 'remove' | 'hand over'; member: TeamMember }
type MemberRowProps = { team: Team; member: TeamMember; onAsk: (asked: Asked) => void }

function MemberRow({ team, member, onAsk }: MemberRowProps) {
  const now = useNow(60_000)
  const isSelf = member.relation === 'self'
  const facts = [memberInWords(member), !isSelf && presenceWords(member, now)].filter(Boolean).join(' · ')
  return (
    <PersonRow
      person={isSelf ? { ...member, name: `${member.name} (you)` } : member}
      facts={facts}
      actions={!isSelf && <Ways team={team} member={member} onAsk={onAsk} />}
    />
  )
}

function Ways({ team, member, onAsk }: MemberRowProps) {
  const { makeAdmin, makeMember } = useTeamActions(team)
  const { role } = member
  const isOwner = team.role === 'owner'
  const mayRemove = isOwner || (team.role === 'admin' && role === 'member')
  const items: (MenuItem | false)[] = [
    isOwner && role === 'member' && { label: 'Make admin', onSelect: () => makeAdmin(member) },
    isOwner && role === 'admin' && { label: 'Make member', onSelect: () => makeMember(member) },
    isOwner && { label: 'Hand the team over', onSelect: () => onAsk({ what: 'hand over', member }) },
    member.user_id !== null && { label: 'Report', onSelect: () => reportPerson(member) },
    mayRemove && {
      label: 'Remove from team',
      danger: true,
      onSelect: () => onAsk({ what: 'remove', member }),
    },
  ]
  const ways = items.filter((item) => item !== false)
  if (ways.length === 0) return null
  return (
    <Menu
      label={`More about ${nameInSentence(member)}`}
      trigger={<EllipsisVertical aria-hidden="true" />}
      items={ways}
    />
  )
}

/** What stays, before it is done. */
function Question({ team, asked, onClose }: { team: Team; asked: Asked; onClose: () => void }) {
  const { remove, handOver } = useTeamActions(team)
  const { what, member } = asked
  const name = nameInSentence(member)
  if (what === 'remove')
    return (
      <Confirm
        title={`Remove ${name}?`}
        open
        danger
        confirmLabel="Remove"
        onConfirm={() => remove(member)}
        onClose={onClose}
      >
        What {name} did stays theirs, and still counts for the team. They hear that they are not in the team
        any more, and neither who decided it nor why. The code is renewed.
      </Confirm>
    )
  return (
    <Confirm
      title={`Hand ${team.name} over to ${name}?`}
      open
      confirmLabel="Hand over"
      onConfirm={() => handOver(member)}
      onClose={onClose}
    >
      {capitalised(name)} becomes the owner, and you stay as an admin. All else stays as it is.
    </Confirm>
  )
}
