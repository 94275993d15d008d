import type { NightFold } from '#shared/tasks/calendar/nightFold.ts'
import { TIME_SLOTS } from '#shared/tasks/schedule.ts'
import { minutesOf } from '#shared/time/civil.ts'
import styles from '#web/tasks/calendar/grid/SlotGrid.module.css'
import { shownHour } from '#web/kit/ui/time/timeFormat.ts'

/** The half-hour slots of some days side by side, as rows of a grid: a text of HTML. Of no day: their lines and hours alone. */
export function slotMarkup(days: number, fold: NightFold | null): string {
  const shown = TIME_SLOTS.filter((time) => !fold || isOutside(fold, minutesOf(time)))
  return shown
    .map((time, at) => {
      const cells = Array.from({ length: days }, (_, day) => slotHtml(at + day === 0))
      const isHour = time.endsWith(':00')
      const unseen = isHour && at > 0 ? '' : ' data-unseen'
      const flags = `${isHour ? '' : ' data-half'}${minutesOf(time) === fold?.to ? ' data-after-fold' : ''}`
      return `<div role="row" class="${styles.row}" data-time="${time}"${flags}><div role="rowheader" class="${styles.hour}"${unseen}>${shownHour(time)}</div>${cells.join('')}</div>`
    })
    .join('')
}

function isOutside({ from, to }: NightFold, minute: number): boolean {
  return minute < from || minute >= to
}

function slotHtml(isMeasured: boolean): string {
  const bench = isMeasured ? ' data-bench="slot"' : ''
  return `<div role="gridcell" class="${styles.slot}" tabindex="-1"${bench}></div>`
}
