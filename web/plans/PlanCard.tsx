import { CalendarCheck } from 'lucide-react'
import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import type { Infeasible, Plan } from '#shared/planning/plan.ts'
import { dayInWords } from '#shared/time/format.ts'
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { LoadNote } from '#web/ui/LoadNote.tsx'
import { type TaskOf, useDecision, usePlan, usePlanCalls, useTaskOf } from './data.ts'
import { Hindrances } from './Hindrances.tsx'
import { offerInWords } from './itemWords.ts'
import { PlanItemRow } from './PlanItemRow.tsx'
import { PlanWeek } from './PlanWeek.tsx'
import styles from './Plans.module.css'

const ItemDialog = lazy(async () => ({ default: (await import('./ItemDialog.tsx')).ItemDialog }))

/** More items than this are folded until somebody wants to see them. */
const MOST_SHOWN = 6

const STATES: Record<Plan['status'], [tone: BadgeTone, words: string]> = {
  proposed: ['accent', 'Proposal'],
  accepted: ['success', 'Accepted'],
  refused: ['faint', 'Refused'],
  expired: ['faint', 'Expired'],
  undone: ['faint', 'Undone'],
}

/** A plan as a card: what it makes, what it moves from where to where, and why; it is edited and decided here. */
export function PlanCard({ id }: { id: string }) {
  const { plan, ...load } = usePlan(id)
  return (
    <LoadNote load={load} what="This plan">
      {plan && <ShownPlan plan={plan} />}
    </LoadNote>
  )
}

function ShownPlan({ plan }: { plan: Plan }) {
  const calls = usePlanCalls()
  const decision = useDecision()
  const taskOf = useTaskOf(plan.items)
  const [edited, setEdited] = useState<string | null>(null)
  const card = useRef<HTMLElement>(null)
  useKeptFocus(card, plan.status)
  const isOpen = plan.status === 'proposed'
  const item = plan.items.find((each) => each.id === edited)
  const change = (itemId: string, part: object) =>
    decision.run(() => calls.edit(plan.id, { items: [{ id: itemId, ...part }] }))
  return (
    <section ref={card} tabIndex={-1} className={styles.plan} aria-label={`Plan: ${plan.title}`}>
      <Head plan={plan} />
      {plan.items.length > 0 && (
        <PlanWeek
          items={plan.items}
          taskOf={taskOf}
          isOpen={isOpen}
          onOpen={setEdited}
          onMove={(itemId, place) => change(itemId, place)}
        />
      )}
      <Items
        plan={plan}
        taskOf={taskOf}
        onChoose={(itemId, chosen) => decision.run(() => calls.choose(plan, itemId, chosen))}
        onEdit={setEdited}
      />
      {plan.infeasible.length > 0 && (
        <WhatDoesNotFit
          plan={plan}
          isOpen={isOpen}
          onOffer={(step, kind) => decision.run(() => calls.takeOffers(plan.id, [{ step, kind }]))}
        />
      )}
      {plan.covers_until && <p className={styles.note}>Ends {dayInWords(plan.covers_until)}.</p>}
      <WhyNot plan={plan} taskOf={taskOf} decision={decision} />
      <Decide plan={plan} isBusy={decision.isBusy} run={decision.run} />
      <Suspense>
        {item && isOpen && (
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

type WhyNotProps = { plan: Plan; taskOf: TaskOf; decision: ReturnType<typeof useDecision> }

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

function Head({ plan: { title, status } }: { plan: Plan }) {
  const [tone, words] = STATES[status]
  return (
    <header className={styles.head}>
      <CalendarCheck aria-hidden="true" />
      <h2 dir="auto">{title}</h2>
      <Badge tone={tone}>{words}</Badge>
    </header>
  )
}

type ItemsProps = {
  plan: Plan
  taskOf: TaskOf
  onChoose: (itemId: string, chosen: boolean) => void
  onEdit: (itemId: string) => void
}

function Items({ plan: { items, status }, taskOf, onChoose, onEdit }: ItemsProps) {
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? items : items.slice(0, MOST_SHOWN)
  return (
    <>
      <ul className={styles.items}>
        {shown.map((item) => (
          <PlanItemRow
            key={item.id}
            item={item}
            task={taskOf(item)}
            isOpen={status === 'proposed'}
            onChoose={(chosen) => onChoose(item.id, chosen)}
            onEdit={() => onEdit(item.id)}
          />
        ))}
      </ul>
      {shown.length < items.length && (
        <Button look="plain" size="sm" onClick={() => setIsWhole(true)}>
          Show all {items.length}
        </Button>
      )}
    </>
  )
}

type DecideProps = { plan: Plan; isBusy: boolean; run: (work: () => Promise<unknown>) => void }

function Decide({ plan, isBusy, run }: DecideProps) {
  const calls = usePlanCalls()
  const [kept, setKept] = useState<number | null>(null)
  const chosen = plan.items.filter((item) => item.chosen).map(({ id }) => id)
  if (plan.status === 'proposed')
    return (
      <footer className={styles.ways}>
        <Button
          look="primary"
          busy={isBusy}
          disabled={chosen.length === 0}
          onClick={() => run(() => calls.accept(plan.id, { items: chosen }))}
        >
          {chosen.length === plan.items.length ? 'Accept' : `Accept ${chosen.length} of ${plan.items.length}`}
        </Button>
        <Button look="plain" busy={isBusy} onClick={() => run(() => calls.refuse(plan.id))}>
          Refuse
        </Button>
      </footer>
    )
  if (plan.status === 'accepted')
    return (
      <footer className={styles.ways}>
        <p>{changesInWords(plan.receipts.length)}</p>
        <Button
          busy={isBusy}
          onClick={() => run(async () => setKept((await calls.undo(plan.id)).kept.length))}
        >
          Undo
        </Button>
      </footer>
    )
  return kept ? (
    <footer className={styles.ways}>
      <p>
        {kept} {kept === 1 ? 'item was' : 'items were'} changed or completed since and stay as they are.
      </p>
    </footer>
  ) : null
}

const changesInWords = (count: number) => `${count} ${count === 1 ? 'change' : 'changes'} made.`

type WhatDoesNotFitProps = {
  plan: Plan
  isOpen: boolean
  onOffer: (step: string, kind: Infeasible['offers'][number]['kind']) => void
}

/** Steps without a place, and what would give them one. */
function WhatDoesNotFit({ plan, isOpen, onOffer }: WhatDoesNotFitProps): ReactNode {
  return (
    <div className={styles.unfit}>
      <h3>Does not fit</h3>
      <ul>
        {plan.infeasible.map(({ step, title, minutes, message, offers }) => (
          <li key={step}>
            <p>
              <b dir="auto">{title}</b> ({minutes} min). {message}
            </p>
            {isOpen && (
              <div className={styles.offers}>
                {offers.map((offer) => (
                  <Button key={offer.kind} size="sm" onClick={() => onOffer(step, offer.kind)}>
                    {offerInWords(offer)}
                  </Button>
                ))}
              </div>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
