import { Pencil, X } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { GoalAnswers } from '#shared/planning/goalAnswers.ts'
import type { Plan } from '#shared/planning/plan.ts'
import { notUsedOf } from '#shared/planning/understood.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { shownTimesIn } from '#web/kit/ui/time/timeFormat.ts'
import { partOnDemand } from '#web/kit/ui/loading/partOnDemand.tsx'
import { type useDecision, usePlanCalls, useUnderstanding } from '../data.ts'
import type { AskedGoal } from '../plansSlice.ts'
import type { PlanTalk } from '../talk.ts'
import { type Chip, type ChipField, CHIP_NAMES, chipsOf, joined, without } from './chips.ts'
import styles from './Chips.module.css'

const ChipDialog = partOnDemand(async () => (await import('./ChipDialog.tsx')).ChipDialog)

type ChipsProps = {
  plan: Plan
  asked: AskedGoal
  talk: PlanTalk | undefined
  decision: ReturnType<typeof useDecision>
}

/** What was understood of the sentence, to be changed or taken out, what of it was not used, and what else it wishes. */
export function Chips({ plan, asked, talk, decision }: ChipsProps) {
  const { proposeInstead } = usePlanCalls()
  const understood = useUnderstanding(asked)?.understood
  const [edited, setEdited] = useState<ChipField | null>(null)
  if (!understood) return <div className={styles.row} aria-busy="true" />
  const answers = asked.answers ?? {}
  const planAnew = (next: GoalAnswers) =>
    decision.run(() => proposeInstead(plan, { text: asked.text, answers: next }))
  return (
    <div className={styles.understood}>
      <ul className={styles.row} aria-label="Understood">
        {chipsOf(understood).map((chip) => (
          <ChipItem
            key={chip.field}
            chip={chip}
            onEdit={() => setEdited(chip.field)}
            onRemove={() => planAnew(without(answers, chip.field))}
          />
        ))}
        {notUsedOf(understood).map((part) => (
          <li key={part} className={styles.unused}>
            not used: <span dir="auto">‘{part}’</span>
          </li>
        ))}
      </ul>
      {talk && understood.also.length > 0 && (
        <ul className={styles.also} aria-label="Further goals in your sentence">
          {understood.also.map((sentence) => (
            <li key={sentence}>
              <Button size="sm" onClick={() => talk.say(sentence)}>
                <span>
                  Plan this too: <span dir="auto">{sentence}</span>
                </span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Suspense>
        {edited && (
          <ChipDialog
            field={edited}
            understood={understood}
            onApply={(part) => {
              setEdited(null)
              planAnew(joined(answers, part))
            }}
            onClose={() => setEdited(null)}
          />
        )}
      </Suspense>
    </div>
  )
}

const WITH_TIMES: readonly ChipField[] = ['between', 'own_days']

type ChipItemProps = { chip: Chip; onEdit: () => void; onRemove: () => void }

function ChipItem({ chip, onEdit, onRemove }: ChipItemProps) {
  const { field } = chip
  const words = WITH_TIMES.includes(field) ? shownTimesIn(chip.words) : chip.words
  return (
    <li className={styles.chip}>
      <button type="button" aria-label={`${CHIP_NAMES[field]}: ${words}. Change`} onClick={onEdit}>
        <span dir="auto">{words}</span>
        <Pencil aria-hidden="true" />
      </button>
      <button type="button" aria-label={`Remove: ${words}`} title={`Remove: ${words}`} onClick={onRemove}>
        <X aria-hidden="true" />
      </button>
    </li>
  )
}
