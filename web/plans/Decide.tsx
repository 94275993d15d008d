import { useState } from 'react'
import type { Plan } from '#shared/planning/plan.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { usePlanCalls } from './data.ts'
import styles from './Plans.module.css'

type DecideProps = {
  plan: Plan
  isBusy: boolean
  run: (work: () => Promise<unknown>) => void
  /** Leads to where changes are said; left out where there is no such place. */
  onChange: (() => void) | undefined
}

/** The foot of a plan: accepting, changing and refusing it, then undoing it. In sight for as long as it is open. */
export function Decide({ plan, isBusy, run, onChange }: DecideProps) {
  const calls = usePlanCalls()
  const [kept, setKept] = useState<number | null>(null)
  const chosen = plan.items.filter((item) => item.chosen).map(({ id }) => id)
  if (plan.status === 'proposed')
    return (
      <footer className={styles.ways} data-open="">
        <Button
          look="primary"
          busy={isBusy}
          disabled={chosen.length === 0}
          onClick={() => run(() => calls.accept(plan.id, { items: chosen }))}
        >
          {chosen.length === plan.items.length ? 'Accept' : `Accept ${chosen.length} of ${plan.items.length}`}
        </Button>
        {onChange && <Button onClick={onChange}>Change</Button>}
        <Button look="plain" busy={isBusy} onClick={() => run(() => calls.refuse(plan.id))}>
          Not now
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
