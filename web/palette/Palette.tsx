import { type KeyboardEvent, useId, useState } from 'react'
import { SEARCH_LIMITS } from '#shared/tasks/search.ts'
import { searchWords } from '#shared/text/searchWords.ts'
import { Dialog } from '#web/kit/ui/overlays/Dialog.tsx'
import { takeTypedAhead } from '#web/kit/ui/typeAhead.ts'
import { VisuallyHidden } from '#web/kit/ui/VisuallyHidden.tsx'
import { openPanel } from './openPanel.ts'
import { optionId, PaletteList } from './PaletteList.tsx'
import { useRecent } from './recent.ts'
import { showDay, showTask } from './showTask.ts'
import { type Choice, usePaletteChoices } from './usePaletteChoices.ts'
import styles from './Palette.module.css'

/**
 * The search and the list of everything that can be done: a combobox whose list shows tasks, screens and actions. It closes
 * before what was chosen happens, so that actions find the focus where it was.
 */
export function Palette({ onClose }: { onClose: () => void }) {
  const [isOnTask] = useState(() => document.activeElement?.closest('[data-task]') !== null)
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const listId = useId()
  const { recent, keep } = useRecent()
  const { groups, said, note } = usePaletteChoices(text, isOnTask, recent)
  const choices = groups.flatMap(({ choices: own }) => own)
  const at = Math.min(active, choices.length - 1)

  const choose = (choice: Choice | undefined) => {
    if (!choice || choice.run === null) return
    if (choice.kind === 'more') return choice.run()
    keep(choice.kind === 'task' ? { task: choice.task } : { command: choice.id })
    onClose()
    setTimeout(() => perform(choice)) // the dialog has given the focus back
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = moved(event.key, at, choices.length)
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) choose(choices[at])
    else if (next !== null) setActive(next)
    else return
    event.preventDefault()
  }
  return (
    <Dialog title="Search" open onClose={onClose}>
      <PaletteField
        text={text}
        list={listId}
        active={choices.length > 0 ? optionId(listId, at) : undefined}
        onText={(next) => {
          setText(next)
          setActive(0)
        }}
        onKeyDown={onKeyDown}
      />
      {note && <p className={styles.note}>{note}</p>}
      <PaletteList
        id={listId}
        groups={groups}
        active={at}
        none={said}
        onPoint={setActive}
        onChoose={choose}
      />
      <VisuallyHidden>
        <output>{searchWords(text).length > 0 ? said : ''}</output>
      </VisuallyHidden>
    </Dialog>
  )
}

type PaletteFieldProps = {
  text: string
  /** Ids of the list, and of the option in it that Enter chooses. */
  list: string
  active: string | undefined
  onText: (text: string) => void
  onKeyDown: (event: KeyboardEvent) => void
}

function PaletteField({ text, list, active, onText, onKeyDown }: PaletteFieldProps) {
  return (
    <input
      className={styles.field}
      type="text"
      role="combobox"
      aria-label="Search tasks, screens and actions"
      aria-expanded={active !== undefined}
      aria-controls={list}
      aria-autocomplete="list"
      aria-activedescendant={active}
      placeholder="Tasks, screens, actions"
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="go"
      maxLength={SEARCH_LIMITS.text}
      value={text}
      dir="auto"
      data-autofocus
      onFocus={() => {
        const typed = takeTypedAhead()
        if (typed) onText(typed)
      }}
      onChange={({ target }) => onText(target.value)}
      onKeyDown={onKeyDown}
    />
  )
}

function perform(choice: Choice): void {
  if (choice.kind !== 'task') return choice.run?.()
  if (choice.task.deleted_at === null) return showTask(choice.task)
  showDay(choice.task)
  openPanel({ kind: 'trashed', task: choice.task })
}

/** Where a key leads among so many options; null for a key that leads nowhere. */
function moved(key: string, at: number, count: number): number | null {
  if (count === 0) return null
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count
    case 'ArrowUp':
      return (at - 1 + count) % count
    case 'PageDown':
      return Math.min(count - 1, at + 8)
    case 'PageUp':
      return Math.max(0, at - 8)
    default:
      return null
  }
}
