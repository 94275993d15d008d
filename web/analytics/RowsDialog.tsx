import type { AnalyticsRow } from '#shared/analytics/rows.ts'
import { PATHS } from '#shared/paths.ts'
import { CATEGORIES, type Category } from '#shared/tasks/fields.ts'
import { dayInWords, minutesInWords } from '#shared/time/format.ts'
import { shortDay } from '#shared/time/names.ts'
import { Link } from '#web/kit/navigation.tsx'
import { useToday } from '#web/profile/today.ts'
import { Badge } from '#web/kit/ui/marks/Badge.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { CategoryMark } from '#web/kit/ui/marks/CategoryMark.tsx'
import { Dialog } from '#web/kit/ui/overlays/Dialog.tsx'
import { LoadNote } from '#web/kit/ui/loading/LoadNote.tsx'
import { useAnalyticsRows } from './data.ts'
import { counted } from '#shared/text/counted.ts'
import type { RowsOfNumber } from './numbers.ts'
import styles from './RowsDialog.module.css'

const STATES = {
  done: ['success', '✓', 'Done'],
  kept: ['success', '✓', 'Kept'],
  open: ['neutral', '○', 'Open'],
  missed: ['faint', '–', 'Missed'],
} as const

/** What a number counts, a page at a time. Each line leads to where it can be changed. */
export function RowsDialog({ path, title, onClose }: RowsOfNumber & { onClose: () => void }) {
  const { rows, total, load, more, isLoadingMore } = useAnalyticsRows(path)
  return (
    <Dialog title={title} open onClose={onClose}>
      <LoadNote load={load} what="The rows">
        <p className={styles.total}>
          {total === 0 ? 'There is nothing that counts here.' : counted(total, 'row')}
        </p>
      </LoadNote>
      <ul className={styles.rows}>
        {rows.map((row, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a habit may be due several times on a date, and rows never move
          <Row key={index} row={row} />
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

function Row({ row }: { row: AnalyticsRow }) {
  const today = useToday()
  const { kind, date, title, state, category, seconds } = row
  const [tone, mark, word] = STATES[state]
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <Link to={addressOfRow(row)} dir="auto">
          {kind === 'day' && date ? dayInWords(date) : title}
        </Link>
        <small>
          {isTaskCategory(category) && <CategoryMark category={category} />}
          {kind === 'habit' && <span>Habit</span>}
          {kind === 'goal' && <span>Goal</span>}
          {date && kind !== 'day' && <time dateTime={date}>{shortDay(date, today)}</time>}
          {seconds !== null && seconds > 0 && <span>{timeInWords(seconds)}</span>}
        </small>
      </span>
      <Badge tone={tone} mark={mark}>
        {word}
      </Badge>
    </li>
  )
}

/** Habits have other categories, without a drawing. */
const isTaskCategory = (category: string | null): category is Category =>
  CATEGORIES.some((each) => each === category)

/** Where a row can be seen and changed. */
function addressOfRow({ kind, id, date }: AnalyticsRow): string {
  switch (kind) {
    case 'task':
      return `${PATHS.dashboard}?task=${id}`
    case 'habit':
      return `${PATHS.habits}?habit=${id}`
    case 'goal':
      return `${PATHS.goals}?goal=${id}`
    case 'day':
      return `${PATHS.dashboard}?view=day&date=${date}`
  }
}

const timeInWords = (seconds: number) =>
  seconds < 60 ? `${seconds} s` : minutesInWords(Math.floor(seconds / 60))
