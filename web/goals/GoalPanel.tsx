import { type ReactNode, Suspense, useId, useState } from 'react'
import type { Goal } from '#shared/goals/goal.ts'
import { domains } from '#web/domains/data.ts'
import { useDateOf, useToday } from '#web/profile/today.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Dialog } from '#web/kit/ui/overlays/Dialog.tsx'
import { Emblem } from '#web/kit/ui/marks/Emblem.tsx'
import { LoadNote } from '#web/kit/ui/loading/LoadNote.tsx'
import { Switch } from '#web/kit/ui/fields/Switch.tsx'
import { partOnDemand } from '#web/kit/ui/loading/partOnDemand.tsx'
import { CheckIns } from './CheckIns.tsx'
import { goals } from './data.ts'
import { GoalActions } from './GoalActions.tsx'
import { GoalHistory } from './GoalHistory.tsx'
import { GoalMeter } from './GoalMeter.tsx'
import { LinkedHabits } from './LinkedHabits.tsx'
import { Milestones } from './Milestones.tsx'
import { StateBadge } from './StateBadge.tsx'
import { useColorOf } from './useColorOf.ts'
import {
  dateInWords,
  forecastInWords,
  metricInWords,
  noPaceInWords,
  outcomeInWords,
  paceInWords,
} from './words.ts'
import styles from './Goals.module.css'

const EditGoal = partOnDemand(async () => (await import('./EditGoal.tsx')).EditGoal)

type GoalPanelProps = {
  id: string
  onClose: () => void
  onStory: () => void
  /** Its linked tasks. */
  tasks: ReactNode
  /** Its if-then plans. */
  plans: ReactNode
}

/** A goal with everything that belongs to it: at the side of the window, on a phone a sheet. */
export function GoalPanel({ id, onClose, onStory, ...parts }: GoalPanelProps) {
  const { rows, ...load } = goals.useRows()
  const goal = rows.find((row) => row.id === id)
  const [isEdited, setIsEdited] = useState(false)
  const formId = useId()
  if (!goal) return <MissingGoal isKnown={load.state === 'ready'} load={load} onClose={onClose} />
  const footer = isEdited ? (
    <>
      <Button onClick={() => setIsEdited(false)}>Cancel</Button>
      <Button type="submit" form={formId} look="primary">
        Save
      </Button>
    </>
  ) : (
    <GoalActions goal={goal} onEdit={() => setIsEdited(true)} onRemoved={onClose} />
  )
  return (
    <Dialog
      key={isEdited ? 'edit' : 'show'}
      title={goal.title}
      open
      width="side"
      onClose={onClose}
      footer={footer}
    >
      {isEdited ? (
        <EditedGoal goal={goal} formId={formId} onDone={() => setIsEdited(false)} />
      ) : (
        <ShownGoal goal={goal} onStory={onStory} {...parts} />
      )}
    </Dialog>
  )
}

type MissingGoalProps = {
  isKnown: boolean
  load: Parameters<typeof LoadNote>[0]['load']
  onClose: () => void
}

function MissingGoal({ isKnown, load, onClose }: MissingGoalProps) {
  return (
    <Dialog title={isKnown ? 'This goal is not here' : 'Goal'} open width="side" onClose={onClose}>
      <LoadNote load={load} what="Your goals">
        <p>
          It was deleted, or it belongs to another account. A deleted goal can be restored in Settings for 30
          days.
        </p>
      </LoadNote>
    </Dialog>
  )
}

function EditedGoal({ goal, ...props }: { goal: Goal; formId: string; onDone: () => void }) {
  const color = useColorOf(goal)
  return (
    <Suspense>
      <EditGoal goal={goal} color={color} {...props} />
    </Suspense>
  )
}

type ShownGoalProps = { goal: Goal } & Pick<GoalPanelProps, 'onStory' | 'tasks' | 'plans'>

function ShownGoal({ goal, onStory, tasks, plans }: ShownGoalProps) {
  const today = useToday()
  const dateOf = useDateOf()
  const { edit } = goals.useActions()
  const { id, why, metric, published, status } = goal
  const pace = paceInWords(goal)
  const outcome = outcomeInWords(goal, dateOf, today)
  return (
    <>
      <Facts goal={goal} today={today} />
      <GoalMeter goal={goal} />
      <p className={styles.line} data-autofocus tabIndex={-1}>
        <StateBadge goal={goal} />
        <span>{outcome ?? pace ?? noPaceInWords(goal)}</span>
      </p>
      {status === 'achieved' && (
        <div>
          <Button onClick={onStory}>See how it went</Button>
        </div>
      )}
      {metric.kind === 'milestones' && (
        <Section title="Milestones">
          <Milestones goal={goal} />
        </Section>
      )}
      {metric.kind === 'number' && (
        <Section title="Check-ins">
          <CheckIns goal={goal} metric={metric} />
        </Section>
      )}
      <Section title="Why">
        <p className={styles.why} dir="auto">
          {why || 'You have not said why it matters. Edit it to add a reason for the hard days.'}
        </p>
      </Section>
      {status === 'active' && (
        <Section title="Forecast">
          {forecastInWords(goal, today).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Section>
      )}
      <Section title="How it went">
        <GoalHistory goal={goal} />
      </Section>
      <Section title="Linked tasks">{tasks}</Section>
      <Section title="Linked habits">
        <LinkedHabits goal={goal} />
      </Section>
      <Section title="If-then plans">{plans}</Section>
      <Switch
        label="Published"
        hint="Everybody sees its title, how far it is and its date on your public page, if you have one, and friends see its name when you reach it. Its reason, tasks and history stay yours."
        checked={published}
        onChange={(next) => edit(id, { published: next }, { seen: goal })}
      />
    </>
  )
}

function Facts({ goal, today }: { goal: Goal; today: string }) {
  const { icon, start_date, target_date, metric, domain_id, archived } = goal
  const domain = domains.useRow(domain_id ?? '')
  const color = useColorOf(goal)
  const dates = [
    `Since ${dateInWords(start_date, today)}`,
    target_date === null ? 'no target date' : `by ${dateInWords(target_date, today)}`,
  ]
  return (
    <div className={styles.facts}>
      <Emblem icon={icon} color={color} />
      <p>
        {[archived && 'Archived', domain?.name, dates.join(', '), metricInWords(metric)]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section} aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}
