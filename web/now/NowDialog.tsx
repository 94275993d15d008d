import { Suspense } from 'react'
import { PATHS } from '#shared/paths.ts'
import type { RitualKind } from '#shared/rituals/ritual.ts'
import { weekToReview } from '#shared/rituals/offered.ts'
import { addressOfGoal } from '#web/goals/goalAddress.ts'
import { Link } from '#web/kit/navigation.tsx'
import { openPanel } from '#web/palette/openPanel.ts'
import { useProfile } from '#web/profile/data.ts'
import { useToday } from '#web/profile/today.ts'
import { Badge } from '#web/kit/ui/marks/Badge.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Dialog } from '#web/kit/ui/overlays/Dialog.tsx'
import { partOnDemand } from '#web/kit/ui/loading/partOnDemand.tsx'
import { type NowFacts, useNowFacts } from './data.ts'
import { GoOnLine } from './GoOnLine.tsx'
import { NextTask } from './NextTask.tsx'
import { offerInWords } from './offerInWords.ts'
import { SuggestionLine } from './SuggestionLine.tsx'
import styles from './Now.module.css'

const HabitLines = partOnDemand(async () => (await import('#web/habits/calendar/HabitLines.tsx')).HabitLines)

const KINDS: readonly RitualKind[] = ['morning_plan', 'evening_close', 'weekly_review']

/** All that asks for a look today. What there is nothing of is left out. */
export function NowDialog({ onClose }: { onClose: () => void }) {
  const facts = useNowFacts()
  const { next, suggestions, goingOn, kept, intention, nameOfHabit } = facts
  return (
    <Dialog title="Now" open onClose={onClose}>
      <div className={styles.dialog}>
        {intention !== null && (
          <p className={styles.quote}>
            <small>This week</small>
            <span dir="auto">{intention}</span>
          </p>
        )}
        <section aria-label="Next">
          <NextTask next={next} />
        </section>
        {(suggestions.length + goingOn.length > 0 || kept > 0) && (
          <section aria-label="Suggestions">
            <h3>Suggestions</h3>
            {suggestions.map((suggestion) => (
              <SuggestionLine key={suggestion.id} suggestion={suggestion} nameOf={nameOfHabit} />
            ))}
            {goingOn.map((plan) => (
              <GoOnLine key={plan.id} plan={plan} />
            ))}
            {kept > 0 && <p className={styles.note}>Kept today: {kept}</p>}
          </section>
        )}
        <HabitsOfToday {...facts} />
        <GoalsAtRisk {...facts} />
        <Rituals onClose={onClose} />
      </div>
    </Dialog>
  )
}

function HabitsOfToday({ habits }: Pick<NowFacts, 'habits'>) {
  if (habits.length === 0) return null
  const done = habits.filter(({ completedToday }) => completedToday).length
  return (
    <section aria-label="Habits today">
      <h3>
        Habits today: {done} of {habits.length}
      </h3>
      <Suspense>
        <HabitLines ids={habits.map(({ id }) => id)} />
      </Suspense>
      <Link to={PATHS.habits}>All habits</Link>
    </section>
  )
}

function GoalsAtRisk({ goalsAtRisk }: Pick<NowFacts, 'goalsAtRisk'>) {
  if (goalsAtRisk.length === 0) return null
  return (
    <section aria-label="Goals at risk">
      <h3>Goals at risk</h3>
      <ul className={styles.list}>
        {goalsAtRisk.map(({ id, title }) => (
          <li key={id}>
            <Badge tone="warning" mark="▲">
              At risk
            </Badge>
            <Link to={addressOfGoal(id)}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Rituals({ onClose }: { onClose: () => void }) {
  const today = useToday()
  const { week_start } = useProfile()
  const open = (kind: RitualKind) => {
    const date = kind === 'weekly_review' ? weekToReview(today, week_start) : today
    onClose()
    openPanel({ kind: 'ritual', of: { kind, date } })
  }
  return (
    <section aria-label="Rituals" className={styles.rituals}>
      {KINDS.map((kind) => (
        <Button key={kind} size="sm" onClick={() => open(kind)}>
          {offerInWords({ kind })}
        </Button>
      ))}
    </section>
  )
}
