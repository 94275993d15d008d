import { EllipsisVertical, Flag, LogOut, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Team, TeamMember } from '#shared/teams/team.ts'
import { isDemo } from '#web/demo/mode.ts'
import { Badge } from '#web/kit/ui/marks/Badge.tsx'
import { Card } from '#web/kit/ui/Card.tsx'
import { CategoryMark } from '#web/kit/ui/marks/CategoryMark.tsx'
import { Confirm } from '#web/kit/ui/overlays/Confirm.tsx'
import { Menu } from '#web/kit/ui/overlays/Menu.tsx'
import type { MenuItem } from '#web/kit/ui/overlays/MenuPanel.tsx'
import { Switch } from '#web/kit/ui/fields/Switch.tsx'
import { openPanel } from '#web/palette/openPanel.ts'
import { useProfile } from '#web/profile/data.ts'
import { useIsGamified } from '#web/settings/gamification.ts'
import { TeamDialog } from './CreateTeam.tsx'
import styles from './Teams.module.css'
import { leavingInWords, membersInWords, ROLE_WORDS } from './teamWords.ts'
import { useTeamActions } from './useTeamActions.ts'

type Question = 'edit' | 'leave' | 'delete'

/** What a team is and does this week, and what one can do with it as a whole. */
export function TeamHead({ team, members }: { team: Team; members: readonly TeamMember[] }) {
  const [asked, setAsked] = useState<Question | null>(null)
  const { confirmByDefault } = useTeamActions(team)
  return (
    <Card title="This week" aside={<TeamMenu team={team} members={members} onAsk={setAsked} />}>
      <p className={styles.facts}>
        <CategoryMark category={team.category} />
        <span>{membersInWords(team.members)}</span>
        <span>You: {ROLE_WORDS[team.role]}</span>
        {isDemo() && <Badge>Sample</Badge>}
      </p>
      <Figures team={team} />
      <Switch
        label="Confirms my team tasks"
        hint="Your team tasks are shown to this team unless you choose another."
        checked={team.is_default}
        onChange={confirmByDefault}
      />
      {asked && <Asked team={team} asked={asked} onClose={() => setAsked(null)} />}
    </Card>
  )
}

function Figures({ team: { xp, streak, accountability } }: { team: Team }) {
  const figures: [term: string, figure: string | null][] = [
    ['XP together', xp === null ? null : xp.toLocaleString('en')],
    ['Streak together', streak === null ? null : streak === 1 ? '1 day' : `${streak} days`],
    ['Kept promises', accountability === null ? 'Nothing was due' : `${accountability} of 100`],
  ]
  return (
    <dl className={styles.figures}>
      {figures.map(
        ([term, figure]) =>
          figure !== null && (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{figure}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

type TeamMenuProps = { team: Team; members: readonly TeamMember[]; onAsk: (question: Question) => void }

function TeamMenu({ team, members, onAsk }: TeamMenuProps) {
  const owner = members.find(({ role }) => role === 'owner')
  const report = () => {
    const person = owner?.user_id ? { id: owner.user_id, name: owner.name } : null
    openPanel({ kind: 'report', of: { kind: 'team', id: team.id, person } })
  }
  const items: (MenuItem | false)[] = [
    team.role !== 'member' && { label: 'Edit team', icon: <Pencil />, onSelect: () => onAsk('edit') },
    team.role !== 'owner' && { label: 'Report team', icon: <Flag />, onSelect: report },
    { label: 'Leave team', icon: <LogOut />, onSelect: () => onAsk('leave') },
    team.role === 'owner' && {
      label: 'Delete team',
      icon: <Trash2 />,
      danger: true,
      onSelect: () => onAsk('delete'),
    },
  ]
  return (
    <div className={styles.menu}>
      <Menu
        label={`More about ${team.name}`}
        trigger={<EllipsisVertical aria-hidden="true" />}
        items={items.filter((item) => item !== false)}
      />
    </div>
  )
}

/** The question before something that cannot be taken back, with what stays. */
function Asked({ team, asked, onClose }: { team: Team; asked: Question; onClose: () => void }) {
  const { id } = useProfile()
  const { edit, leave, deleteTeam, isBusy } = useTeamActions(team)
  const isGamified = useIsGamified()
  if (asked === 'edit')
    return (
      <TeamDialog
        title="Edit team"
        saveLabel="Save"
        before={team}
        isBusy={isBusy}
        onSave={({ name, category }) => {
          edit({ name, category, version: team.version })
          onClose()
        }}
        onClose={onClose}
      />
    )
  if (asked === 'leave')
    return (
      <Confirm
        title={`Leave ${team.name}?`}
        open
        confirmLabel="Leave"
        onConfirm={() => leave(id)}
        onClose={onClose}
      >
        {leavingInWords(team, isGamified)}
      </Confirm>
    )
  return (
    <Confirm
      title={`Delete ${team.name}?`}
      open
      danger
      confirmLabel="Delete"
      onConfirm={deleteTeam}
      onClose={onClose}
    >
      {isGamified
        ? 'The team, its streak and its code are gone for everybody in it. All members keep their tasks, their XP and their own streaks.'
        : 'The team and its code are gone for everybody in it. All members keep their tasks.'}
    </Confirm>
  )
}
