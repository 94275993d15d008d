import { CalendarSync } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import type { Infeasible, Plan, PlanItem } from '#shared/planning/plan.ts'
import type { Task } from '#shared/tasks/task.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { partOnDemand } from '#web/kit/ui/loading/partOnDemand.tsx'
import {
  countOf,
  failureInWords,
  hindrancesIn,
  missesInWords,
  offerInWords,
  planAllInWords,
  planInWords,
} from './replanWords.ts'
import type { Progress } from './useMoveToToday.ts'
import type { Replan } from './useReplan.ts'
import styles from './Replan.module.css'

const EditProposal = partOnDemand(async () => (await import('./EditProposal.tsx')).EditProposal)
const MoveAllQuestion = partOnDemand(async () => (await import('./MoveAllQuestion.tsx')).MoveAllQuestion)
const ChooseLeftovers = partOnDemand(async () => (await import('./ChooseLeftovers.tsx')).ChooseLeftovers)

/** More tasks than this come to today only after a question. */
const MOST_UNASKED = 20

type ReplanBarProps = {
  /** Open tasks whose time is over. */
  tasks: readonly Task[]
  /** How many they are; left out where the count is beside it already. */
  count: string | null
  /** Whether it belongs to a line that counts what is left. */
  isCounted: boolean
  replan: Replan
  /** How far a move in batches is, while there is one. */
  progress: Progress | null
  find: (id: string) => Task | undefined
  /** Asks for new places for all that is left. */
  onPlanAll: () => void
  onPlan: (tasks: readonly Task[]) => void
  onMove: (tasks: readonly Task[]) => void
}

/** What was left from earlier with the ways on; once new places are proposed, what they are and the ways to decide. */
export function ReplanBar(props: ReplanBarProps) {
  const { replan, find, isCounted } = props
  const { plan, error } = replan
  const bar = useRef<HTMLDivElement>(null)
  const shown = useRef<string | undefined>(undefined)
  const [edited, setEdited] = useState<string | null>(null)
  // The pressed button is gone: the first of those in its place takes the focus, so that Enter accepts.
  useEffect(() => {
    if (shown.current === plan?.id) return
    shown.current = plan?.id
    const { activeElement } = document
    if (activeElement === document.body || bar.current?.contains(activeElement))
      bar.current?.querySelector('button')?.focus()
  }, [plan?.id])
  const isLine = !plan || undefined
  const titleOf = (itemId: string) =>
    find(plan?.items.find(({ id }) => id === itemId)?.task_id ?? '')?.title ?? 'A task'
  return (
    <div
      ref={bar}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for fields
      role="group"
      aria-label="What was left"
      className={styles.bar}
      data-line={isLine}
      data-counted={(isLine && isCounted) || undefined}
    >
      {props.progress ? (
        <InBatches {...props.progress} />
      ) : plan ? (
        <Proposal plan={plan} replan={replan} titleOf={titleOf} onEdit={() => setEdited(plan.id)} />
      ) : (
        <Question {...props} />
      )}
      {error && (
        <p role="alert" className={styles.failure}>
          {failureInWords(error, titleOf)}
        </p>
      )}
      <Suspense>{edited && <EditProposal id={edited} onClose={() => setEdited(null)} />}</Suspense>
    </div>
  )
}

function InBatches({ what, done, total }: Progress) {
  return (
    <>
      <output className={styles.words}>
        {what} {countOf(total)} … {done.toLocaleString('en')} done
      </output>
      <progress className={styles.progress} aria-label={what} value={done} max={total} />
    </>
  )
}

function Question({ tasks, count, replan, onPlanAll, onPlan, onMove }: ReplanBarProps) {
  const [isChoosing, setChoosing] = useState(false)
  const [asked, setAsked] = useState<readonly Task[] | null>(null)
  const moveOrAsk = (these: readonly Task[]) =>
    these.length > MOST_UNASKED ? setAsked(these) : onMove(these)
  return (
    <>
      {count !== null && <strong className={styles.words}>{count}</strong>}
      <span className={styles.ways}>
        <Button
          size="sm"
          look={count === null ? 'plain' : 'quiet'}
          icon={<CalendarSync aria-hidden="true" />}
          busy={replan.isBusy}
          onClick={onPlanAll}
        >
          {planAllInWords(tasks.length)}
        </Button>
        <Button size="sm" look="plain" onClick={() => moveOrAsk(tasks)}>
          Move to today
        </Button>
        <Button size="sm" look="plain" onClick={() => setChoosing(true)}>
          Choose
        </Button>
      </span>
      <Suspense>
        {isChoosing && (
          <ChooseLeftovers
            tasks={tasks}
            onPlan={onPlan}
            onMove={moveOrAsk}
            onClose={() => setChoosing(false)}
          />
        )}
        {asked && (
          <MoveAllQuestion count={asked.length} onMove={() => onMove(asked)} onClose={() => setAsked(null)} />
        )}
      </Suspense>
    </>
  )
}

type OpenProps = { plan: Plan; replan: Replan; titleOf: (itemId: string) => string }
type ProposalProps = OpenProps & { onEdit: () => void }

function Proposal({ plan, replan, titleOf, onEdit }: ProposalProps) {
  const { isBusy, error, accept, leave, propose } = replan
  const canAccept = plan.items.some((item) => item.chosen)
  const isHindered = error !== null && hindrancesIn(error).length > 0
  const again = plan.items.flatMap(({ task_id }) => task_id ?? [])
  return (
    <>
      <output className={styles.words}>{planInWords(plan)}</output>
      <span className={styles.ways}>
        {canAccept && (
          <Button size="sm" look="primary" busy={isBusy} onClick={accept}>
            Accept
          </Button>
        )}
        {isHindered && (
          <Button size="sm" busy={isBusy} onClick={() => propose(again)}>
            Plan again
          </Button>
        )}
        <Button size="sm" onClick={onEdit}>
          Edit
        </Button>
        <Button size="sm" look="plain" onClick={leave}>
          Leave it
        </Button>
      </span>
      <Open plan={plan} replan={replan} titleOf={titleOf} />
    </>
  )
}

/** What the person may want otherwise: tasks that were missed before, and what has no place. */
function Open({ plan, replan, titleOf }: OpenProps) {
  const missed = plan.items.filter(({ offers }) => offers.length > 0)
  if (missed.length + plan.infeasible.length === 0) return null
  return (
    <ul className={styles.open}>
      {missed.map((item) => (
        <Missed key={item.id} item={item} title={titleOf(item.id)} replan={replan} />
      ))}
      {plan.infeasible.map((unfit) => (
        <Unfit key={unfit.step} unfit={unfit} replan={replan} />
      ))}
    </ul>
  )
}

function Missed({ item, title, replan }: { item: PlanItem; title: string; replan: Replan }) {
  const { id, step, misses, offers, chosen } = item
  return (
    <li>
      <span dir="auto">{missesInWords(title, misses ?? 2)}</span>
      <span className={styles.ways}>
        {!chosen && (
          <Button size="sm" busy={replan.isBusy} onClick={() => replan.choose(id)}>
            Plan it again
          </Button>
        )}
        {offers.map((offer) => (
          <Button
            key={offer.kind}
            size="sm"
            busy={replan.isBusy}
            onClick={() => replan.takeOffer(step ?? '', offer.kind)}
          >
            {offerInWords(offer, true)}
          </Button>
        ))}
      </span>
    </li>
  )
}

function Unfit({ unfit: { step, title, message, offers }, replan }: { unfit: Infeasible; replan: Replan }) {
  return (
    <li>
      <span dir="auto">
        “{title}” does not fit. {message}
      </span>
      <span className={styles.ways}>
        {offers.map((offer) => (
          <Button
            key={offer.kind}
            size="sm"
            busy={replan.isBusy}
            onClick={() => replan.takeOffer(step, offer.kind)}
          >
            {offerInWords(offer, false)}
          </Button>
        ))}
      </span>
    </li>
  )
}
