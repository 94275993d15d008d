import {
  Archive,
  ArchiveRestore,
  CircleSlash,
  Ellipsis,
  Pencil,
  RotateCcw,
  Trash2,
  Trophy,
} from 'lucide-react'
import { useState } from 'react'
import type { Goal } from '#shared/goals/goal.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Confirm } from '#web/kit/ui/overlays/Confirm.tsx'
import { Menu } from '#web/kit/ui/overlays/Menu.tsx'
import { goals, useGoalParts } from './data.ts'
import { ReasonDialog } from './ReasonDialog.tsx'
import { isGamified } from '#web/settings/gamification.ts'

type GoalActionsProps = { goal: Goal; onEdit: () => void; onRemoved: () => void }

/** What can be done to a goal as a whole: achieve, edit, drop, reopen, archive, delete. */
export function GoalActions({ goal, onEdit, onRemoved }: GoalActionsProps) {
  const { id, status, archived, progress } = goal
  const { edit } = goals.useActions()
  const { change } = useGoalParts()
  const [asked, setAsked] = useState<Question | null>(null)
  const isActive = status === 'active'
  const archive = (next: boolean) => edit(id, { archived: next }, { seen: goal })
  const items = [
    ...(isActive ? [{ label: 'Drop goal', icon: <CircleSlash />, onSelect: () => setAsked('drop') }] : []),
    archived
      ? { label: 'Take out of the archive', icon: <ArchiveRestore />, onSelect: () => archive(false) }
      : { label: 'Archive', icon: <Archive />, onSelect: () => archive(true) },
    'line' as const,
    { label: 'Delete', icon: <Trash2 />, danger: true, onSelect: () => setAsked('remove') },
  ]
  return (
    <>
      <Menu label="More for this goal" trigger={<Ellipsis />} items={items} look="quiet" />
      <Button icon={<Pencil aria-hidden="true" />} onClick={onEdit}>
        Edit
      </Button>
      {isActive ? (
        <Button
          look={progress.reached ? 'primary' : 'quiet'}
          icon={<Trophy aria-hidden="true" />}
          onClick={() =>
            progress.reached ? change({ kind: 'achieve', id, reason: null }) : setAsked('achieve')
          }
        >
          Achieve
        </Button>
      ) : (
        <Button icon={<RotateCcw aria-hidden="true" />} onClick={() => change({ kind: 'reopen', id })}>
          Reopen
        </Button>
      )}
      {asked !== null && (
        <Asked question={asked} goal={goal} onRemoved={onRemoved} onClose={() => setAsked(null)} />
      )}
    </>
  )
}

type Question = 'achieve' | 'drop' | 'remove'
type AskedProps = { question: Question; goal: Goal; onRemoved: () => void; onClose: () => void }

/** What has to be answered before it happens. */
function Asked({ question, goal, onRemoved, onClose }: AskedProps) {
  const { id, title, progress } = goal
  const { remove } = goals.useActions()
  const { change } = useGoalParts()
  if (question === 'achieve')
    return (
      <ReasonDialog
        title="Achieve it all the same?"
        question={`It is at ${progress.percent} %. Say why it counts.`}
        confirmLabel="Achieve"
        onConfirm={(reason) => change({ kind: 'achieve', id, reason })}
        onClose={onClose}
      />
    )
  if (question === 'drop')
    return (
      <ReasonDialog
        title="Drop this goal?"
        question="Letting go is fine. Say why, so that you know it later. Its tasks and history stay."
        confirmLabel="Drop goal"
        onConfirm={(reason) => change({ kind: 'drop', id, reason })}
        onClose={onClose}
      />
    )
  return (
    <Confirm
      title={`Delete “${title}”?`}
      open
      confirmLabel="Delete"
      danger
      onConfirm={() => {
        remove(id)
        onRemoved()
      }}
      onClose={onClose}
    >
      {isGamified() ? 'Its tasks, habits and XP stay.' : 'Its tasks and habits stay.'} You can restore the
      goal in Settings for 30 days.
    </Confirm>
  )
}
