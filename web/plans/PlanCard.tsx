import { CalendarCheck } from 'lucide-react'
import { type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { dateInWords } from '#shared/planning/goalSentence/dates/dateInWords.ts'
import type { Plan } from '#shared/planning/plan.ts'
import { Badge, type BadgeTone } from '#web/kit/ui/marks/Badge.tsx'
import { LoadNote } from '#web/kit/ui/loading/LoadNote.tsx'
import { partOnDemand } from '#web/kit/ui/loading/partOnDemand.tsx'
import { shownTimesIn } from '#web/kit/ui/time/timeFormat.ts'
import { type TaskOf, useDecision, usePlan, usePlanCalls, useTaskOf } from './data.ts'
import { Decide } from './Decide.tsx'
import { GoalOfPlan } from './GoalOfPlan.tsx'
import { Hindrances } from './Hindrances.tsx'
import { Misfits } from './Misfits.tsx'
import { Phases } from './Phases.tsx'
import type { PlanTalk } from './talk.ts'
import { Chips } from './understood/Chips.tsx'
import { Weeks } from './Weeks.tsx'
import styles from './Plans.module.css'

const ItemDialog = partOnDemand(async () => (await import('./ItemDialog.tsx')).ItemDialog)

const STATES: Record<Plan['status'], [tone: BadgeTone, words: string]> = {
  proposed: ['accent', 'Proposal'],
  accepted: ['success', 'Accepted'],
  refused: ['faint', 'Refused'],
  expired: ['faint', 'Expired'],
  undone: ['faint', 'Undone'],
}

type PlanCardProps = {
  id: string
  /** The conversation that it belongs to; left out elsewhere. */
  talk?: PlanTalk | undefined
}

/** A plan as a card: what it is for, what it makes and moves, and why; it is edited and decided here. */
export function PlanCard({ id, talk }: PlanCardProps) {
  const { plan, ...load } = usePlan(id)
  return (
    <LoadNote load={load} what="This plan">
      {plan && <ShownPlan plan={plan} talk={talk} />}
    </LoadNote>
  )
}

function ShownPlan({ plan, talk }: { plan: Plan; talk: PlanTalk | undefined }) {
  const calls = usePlanCalls()
  const decision = useDecision()
  const taskOf = useTaskOf(plan.items)
  const [edited, setEdited] = useState<string | null>(null)
  const card = useRef<HTMLElement>(null)
  useKeptFocus(card, plan.status)
  const item = plan.items.find((each) => each.id === edited)
  const change = (itemId: string, part: object) =>
    decision.run(() => calls.edit(plan.id, { items: [{ id: itemId, ...part }] }))
  return (
    <section ref={card} tabIndex={-1} className={styles.plan} aria-label={`Plan: ${plan.title}`}>
      <Head plan={plan} />
      {plan.reason !== 'superseded' && (
        <Content
          plan={plan}
          talk={talk}
          decision={decision}
          taskOf={taskOf}
          onEdit={setEdited}
          onMove={change}
        />
      )}
      <Suspense>
        {item && plan.status === 'proposed' && (
          <ItemDialog
            item={item}
            task={taskOf(item)}
            onSave={(part) => {
              setEdited(null)
              change(item.id, part)
            }}
            onClose={() => setEdited(null)}
          />
        )}
      </Suspense>
    </section>
  )
}

type ContentProps = {
  plan: Plan
  talk: PlanTalk | undefined
  decision: ReturnType<typeof useDecision>
  taskOf: TaskOf
  onEdit: (itemId: string) => void
  onMove: (itemId: string, place: object) => void
}

/** In the order in which it is read: what it means, its phases, the first week, what does not fit, and the ways to decide. */
function Content({ plan, talk, decision, taskOf, onEdit, onMove }: ContentProps) {
  const calls = usePlanCalls()
  const isOpen = plan.status === 'proposed'
  return (
    <>
      {isOpen && plan.asked && <Chips plan={plan} asked={plan.asked} talk={talk} decision={decision} />}
      {plan.summary !== '' && (
        <p dir="auto" className={styles.summary}>
          {shownTimesIn(plan.summary)}
        </p>
      )}
      {plan.goal && (
        <GoalOfPlan
          goal={plan.goal}
          status={plan.status}
          onChange={(goal) => decision.run(() => calls.edit(plan.id, { goal }))}
        />
      )}
      {plan.phases.length > 0 && <Phases phases={plan.phases} />}
      <Weeks
        plan={plan}
        taskOf={taskOf}
        onChoose={(itemId, chosen) => decision.run(() => calls.choose(plan, itemId, chosen))}
        onEdit={onEdit}
        onMove={onMove}
      />
      {plan.infeasible.length > 0 && (
        <Misfits
          plan={plan}
          isOpen={isOpen}
          onOffer={(step, kind) => decision.run(() => calls.takeOffers(plan.id, [{ step, kind }]))}
        />
      )}
      {plan.covers_until && !goesOn(plan) && <p className={styles.note}>{endInWords(plan)}</p>}
      <WhyNot plan={plan} taskOf={taskOf} decision={decision} />
      <Decide plan={plan} isBusy={decision.isBusy} run={decision.run} onChange={talk?.change} />
    </>
  )
}

/** A habit without a date of its goal has no end. */
function goesOn({ goal, items }: Plan): boolean {
  return (goal?.target_date ?? null) === null && items.every(({ kind }) => kind === 'create_habit')
}

function endInWords({ covers_until: until, phases }: Plan): string {
  const isPart = until !== null && until < (phases.at(-1)?.to ?? '')
  const day = dateInWords(until ?? '')
  return isPart ? `Placed up to ${day}. The next weeks are proposed a week before.` : `Ends on ${day}.`
}

/** The button that decided is gone, and the focus with it: it goes to what can be done next, else to the card. */
function useKeptFocus(card: RefObject<HTMLElement | null>, status: Plan['status']): void {
  const shown = useRef(status)
  useEffect(() => {
    if (shown.current === status) return
    shown.current = status
    if (document.activeElement !== document.body) return
    const next = card.current?.querySelector<HTMLElement>('footer button') ?? card.current
    next?.focus({ preventScroll: true })
  }, [card, status])
}

type WhyNotProps = {
  plan: Plan
  taskOf: TaskOf
  decision: ReturnType<typeof useDecision>
}

/** Why the last change or decision failed, with the ways on. */
function WhyNot({ plan: { id, items }, taskOf, decision: { error, run } }: WhyNotProps) {
  const { accept } = usePlanCalls()
  if (!error) return null
  return (
    <Hindrances
      error={error}
      items={items}
      taskOf={taskOf}
      onAnyway={() => run(() => accept(id, { anyway: true }))}
      onWithout={(others) => run(() => accept(id, { items: others }))}
    />
  )
}

function Head({ plan: { title, status, reason } }: { plan: Plan }) {
  const [tone, words] = STATES[status]
  return (
    <header className={styles.head}>
      <CalendarCheck aria-hidden="true" />
      <h2 dir="auto">{title}</h2>
      <Badge tone={tone}>{reason === 'superseded' ? 'Replaced below' : words}</Badge>
    </header>
  )
}
