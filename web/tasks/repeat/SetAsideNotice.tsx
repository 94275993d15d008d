import { PATHS } from '#shared/paths.ts'
import type { SetAsideSeries } from '#shared/tasks/task.ts'
import { ButtonLink } from '#web/kit/ui/ButtonLink.tsx'
import styles from '../calendar/Calendar.module.css'

/** Names the repeating tasks that no longer come by themselves, each with the way to its dialog. */
export function SetAsideNotice({ series }: { series: readonly SetAsideSeries[] }) {
  return series.map(({ recurrence_id, task_id, title }) => (
    <output key={recurrence_id} className={styles.failed}>
      <span>
        “<bdi>{title}</bdi>” no longer repeats: the server cannot make more of it.
      </span>
      <ButtonLink size="sm" to={`${PATHS.dashboard}?task=${task_id}`}>
        Change or delete it
      </ButtonLink>
    </output>
  ))
}
