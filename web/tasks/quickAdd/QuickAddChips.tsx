import { X } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import type { QuickAddChip } from '#shared/tasks/quickAdd/quickAdd.ts'
import { shownTimesIn } from '#web/kit/ui/time/timeFormat.ts'
import { VisuallyHidden } from '#web/kit/ui/VisuallyHidden.tsx'
import styles from './QuickAdd.module.css'
import { isGamified } from '#web/settings/gamification.ts'

/** Chips that may say a time; a goal's title stays as it is. */
const WITH_TIMES: readonly QuickAddChip['kind'][] = ['date', 'time', 'due', 'repeat']

type QuickAddChipsProps = { chips: readonly QuickAddChip[]; onRemove: (chip: QuickAddChip) => void }

/**
 * What was parsed, each chip removable by click, touch, or Delete and Backspace on it.
 * Changes are announced politely once typing pauses.
 */
export function QuickAddChips({ chips, onRemove }: QuickAddChipsProps) {
  const list = useRef<HTMLUListElement>(null)
  const walk = (event: KeyboardEvent, chip: QuickAddChip) => {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault()
      onRemove(chip)
    }
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    buttons
      .at((buttons.findIndex((button) => button === event.currentTarget) + step) % buttons.length)
      ?.focus()
  }
  return (
    <>
      {chips.length > 0 && (
        <ul ref={list} className={styles.chips} aria-label="Understood">
          {chips.map((chip) => (
            <li key={`${chip.kind} ${chip.start}`}>
              <button
                type="button"
                className={styles.chip}
                data-kind={chip.kind}
                aria-label={`${wordsOf(chip)}, from “${chip.text}”. Remove`}
                title={`Keep “${chip.text}” in the title`}
                onClick={() => onRemove(chip)}
                onKeyDown={(event) => walk(event, chip)}
              >
                {wordsOf(chip)}
                <X aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <VisuallyHidden>
        <output>{chips.map(wordsOf).join(', ')}</output>
      </VisuallyHidden>
    </>
  )
}

/** Times as this device shows them. What a task is worth, the person has typed themselves; without gamification it goes without the word. */
function wordsOf({ kind, label }: QuickAddChip): string {
  if (WITH_TIMES.includes(kind)) return shownTimesIn(label)
  return kind === 'xp' && !isGamified() ? `Worth ${label.replace(' XP', '')}` : label
}
