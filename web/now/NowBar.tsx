import { ChevronDown } from 'lucide-react'
import { Suspense, useState } from 'react'
import { openPanel } from '#web/palette/openPanel.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { partOnDemand } from '#web/kit/ui/loading/partOnDemand.tsx'
import { useNowFacts, type NowFacts } from './data.ts'
import { GoOnLine } from './GoOnLine.tsx'
import { NextTask } from './NextTask.tsx'
import { offerInWords } from './offerInWords.ts'
import { SuggestionLine } from './SuggestionLine.tsx'
import styles from './Now.module.css'

const NowDialog = partOnDemand(async () => (await import('./NowDialog.tsx')).NowDialog)

/** One line above the plan: what to do next, what a plan suggests, and the way to all of it. */
export function NowBar() {
  const facts = useNowFacts()
  const { next, suggestions, goingOn, offered, nameOfHabit } = facts
  const [isOpen, setIsOpen] = useState(false)
  const [suggestion] = suggestions
  const [plan] = goingOn
  return (
    <>
      <section className={styles.bar} aria-label="Now">
        <NextTask next={next} />
        {plan && !suggestion && <GoOnLine key={plan.id} plan={plan} />}
        {suggestion && <SuggestionLine key={suggestion.id} suggestion={suggestion} nameOf={nameOfHabit} />}
        <div className={styles.more}>
          {offered && (
            <Button size="sm" onClick={() => openPanel({ kind: 'ritual', of: offered })}>
              {offerInWords(offered)}
            </Button>
          )}
          <Button size="sm" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
            {countsOf(facts)}
            <ChevronDown aria-hidden="true" />
          </Button>
        </div>
      </section>
      <Suspense>{isOpen && <NowDialog onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  )
}

function countsOf({ habits, goalsAtRisk, suggestions, goingOn }: NowFacts): string {
  const done = habits.filter(({ completedToday }) => completedToday).length
  const suggested = suggestions.length + goingOn.length
  const parts = [
    habits.length > 0 && `${done}/${habits.length} habits`,
    goalsAtRisk.length > 0 && `${goalsAtRisk.length} at risk`,
    suggested > 1 && `+${suggested - 1} suggested`,
  ].filter(Boolean)
  return parts.length === 0 ? 'Today' : parts.join(' · ')
}
