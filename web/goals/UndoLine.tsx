import { Button } from '#web/ui/Button.tsx'
import { useUndo } from '#web/workspace/undo.ts'
import styles from './Goals.module.css'

type UndoLineProps = { text: string; onUndone: () => void }

/** Says what was deleted, with the way back: a toast cannot be pressed while a panel is open. */
export function UndoLine({ text, onUndone }: UndoLineProps) {
  const undo = useUndo()
  return (
    <output className={styles.line}>
      {text}
      <Button
        size="sm"
        onClick={() => {
          undo()
          onUndone()
        }}
      >
        Undo
      </Button>
    </output>
  )
}
