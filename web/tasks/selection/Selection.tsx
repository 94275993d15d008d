import { CalendarClock, Check, Trash2, X } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import { Button } from '#web/kit/ui/Button.tsx'
import { IconButton } from '#web/kit/ui/IconButton.tsx'
import { MoveSelection } from './MoveSelection.tsx'
import { clearSelection, useSelectedIds } from './selection.ts'
import './selection.css'
import { selectTasks } from './selectTasks.ts'
import { useSelectionActions } from './useSelectionActions.ts'
import { useSelectionKeys } from './useSelectionKeys.ts'
import styles from './Selection.module.css'

/** Lets tasks inside an element be selected, and shows what can be done with them while some are. */
export function Selection({ root }: { root: RefObject<HTMLElement | null> }) {
  const { size } = useSelectedIds()
  useEffect(() => (root.current ? selectTasks(root.current) : undefined), [root])
  return (
    <>
      {size > 0 && <SelectionBar root={root} count={size} />}
      <output className={styles.said}>{size > 0 ? `${size} selected` : ''}</output>
    </>
  )
}

function SelectionBar({ root, count }: { root: RefObject<HTMLElement | null>; count: number }) {
  const actions = useSelectionActions()
  const [isMoving, setMoving] = useState(false)
  useSelectionKeys(root, { ...actions, askWhere: () => setMoving(true) })
  return (
    <>
      <div role="toolbar" aria-label="Selected tasks" className={styles.bar}>
        <strong>{count} selected</strong>
        <Button icon={<Check />} onClick={actions.complete}>
          Complete
        </Button>
        <Button icon={<CalendarClock />} onClick={() => setMoving(true)}>
          Move
        </Button>
        <Button look="danger" icon={<Trash2 />} onClick={actions.remove}>
          Delete
        </Button>
        <IconButton label="Clear the selection" icon={<X />} onClick={clearSelection} />
      </div>
      {isMoving && <MoveSelection count={count} onMove={actions.move} onClose={() => setMoving(false)} />}
    </>
  )
}
