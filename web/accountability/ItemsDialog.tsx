import type { AccountabilityItem, ItemsSelection } from '#shared/accountability/accountability.ts'
import { PATHS } from '#shared/paths.ts'
import { dayInWords } from '#shared/time/format.ts'
import { shortDay } from '#shared/time/names.ts'
import { Link } from '#web/kit/navigation.tsx'
import { Badge } from '#web/kit/ui/marks/Badge.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Dialog } from '#web/kit/ui/overlays/Dialog.tsx'
import { LoadNote } from '#web/kit/ui/loading/LoadNote.tsx'
import { useToday } from '#web/profile/today.ts'
import { useScoredItems } from './data.ts'
import { OUTCOME_LOOKS, PART_NAMES } from './words.ts'
import styles from './Accountability.module.css'

type ItemsDialogProps = { selection: ItemsSelection; onClose: () => void }

/** What a number of the score counts, a page at a time. Each line leads to its task. */
export function ItemsDialog({ selection, onClose }: ItemsDialogProps) {
  const { items, total, load, more, isLoadingMore } = useScoredItems(selection)
  return (
    <Dialog title={titleOf(selection)} open onClose={onClose}>
      <LoadNote load={load} what="What counts">
        <p className={styles.note}>
          {total === 0 ? 'There is nothing that counts here.' : total === 1 ? '1 item' : `${total} items`}
        </p>
      </LoadNote>
      <ul className={styles.items}>
        {items.map((item) => (
          <Item key={`${item.kind} ${item.id}`} item={item} />
        ))}
      </ul>
      {more && (
        <Button busy={isLoadingMore} onClick={more}>
          Show more
        </Button>
      )}
    </Dialog>
  )
}

function titleOf({ part, outcome, date }: ItemsSelection): string {
  if (date !== undefined) return dayInWords(date)
  const words = [part && PART_NAMES[part], outcome && OUTCOME_LOOKS[outcome][2].toLowerCase()]
  return words.filter(Boolean).join(', ') || 'What counts'
}

function Item({
  item: { task_id, title, type, date, outcome, value, ...item },
}: {
  item: AccountabilityItem
}) {
  const [tone, mark, word] = OUTCOME_LOOKS[outcome]
  const kinds = [type === 'self' ? null : PART_NAMES[type], item.public ? PART_NAMES.public : null]
  return (
    <li>
      <span className={styles.itemWords}>
        <Link to={`${PATHS.dashboard}?task=${task_id}`} dir="auto">
          {title}
        </Link>
        <small>{[shortDay(date, useToday()), ...kinds.filter(Boolean), `counts ${value}`].join(' · ')}</small>
      </span>
      <Badge tone={tone} mark={mark}>
        {word}
      </Badge>
    </li>
  )
}
