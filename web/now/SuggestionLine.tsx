import { Check, X } from 'lucide-react'
import type { Suggestion } from '#shared/ifThens/suggestion.ts'
import { useSettleSuggestion } from '#web/ifThens/useSuggestions.ts'
import { effectInWords, type NameOf } from '#web/ifThens/words.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { IconButton } from '#web/kit/ui/IconButton.tsx'
import styles from './Now.module.css'

type SuggestionLineProps = { suggestion: Suggestion; nameOf: NameOf }

/** What an if-then plan suggests, to be added or dismissed. */
export function SuggestionLine({ suggestion, nameOf }: SuggestionLineProps) {
  const settle = useSettleSuggestion()
  const { obstacle, then } = suggestion
  const words = effectInWords(then, nameOf)
  return (
    <div className={styles.suggestion}>
      <span className={styles.said} title={words}>
        <span dir="auto">{words}</span>
        <small dir="auto">{obstacle === '' ? 'As you planned' : obstacle}</small>
      </span>
      <Button
        size="sm"
        icon={<Check />}
        aria-label={`Add “${words}”`}
        onClick={() => settle('take', suggestion)}
      >
        Add
      </Button>
      <IconButton
        size="sm"
        label={`Dismiss “${words}”`}
        icon={<X />}
        onClick={() => settle('dismiss', suggestion)}
      />
    </div>
  )
}
