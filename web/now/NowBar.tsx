import { ChevronDown } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { openAnywhere } from '#web/palette/anywhere.ts'
import { Button } from '#web/ui/Button.tsx'
import { useNowFacts, type NowFacts } from './data.ts'
import { NextTask } from './NextTask.tsx'
import { offerInWords } from './offerInWords.ts'
import { SuggestionLine } from './SuggestionLine.tsx'
import styles from './Now.module.css'

const NowDialog = lazy(async () => ({ default: (await import('./NowDialog.tsx')).NowDialog }))

/** One line above the plan: what to do next, what a plan suggests, and the way to all of it. */
export function NowBar() {
  const facts = useNowFacts()
  const { next, suggestions, offered, nameOfHabit } = facts
  const [isOpen, setIsOpen] = useState(false)
  const [suggestion] = suggestions
  return (
    <>
      <section className={styles.bar} aria-label="Now">
        <NextTask next={next} />
        {suggestion && <SuggestionLine key={suggestion.id} suggestion={suggestion} nameOf={nameOfHabit} />}
        <div className={styles.more}>
          {offered && (
            <Button size="sm" onClick={() => openAnywhere({ kind: 'ritual', of: offered })}>
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

function countsOf({ habits, goalsAtRisk, suggestions }: NowFacts): string {
  const done = habits.filter(({ completedToday }) => completedToday).length
  const parts = [
    habits.length > 0 && `${done}/${habits.length} habits`,
    goalsAtRisk.length > 0 && `${goalsAtRisk.length} at risk`,
    suggestions.length > 1 && `+${suggestions.length - 1} suggested`,
  ].filter(Boolean)
  return parts.length === 0 ? 'Today' : parts.join(' · ')
}
