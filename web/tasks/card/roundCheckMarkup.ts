import styles from './RoundCheck.module.css'

/**
 * The same circle inside of a task's own button, which cannot hold another one: a part of it that its container answers
 * to (`checkAt` in `tasks/calendar/opened.ts`). By keyboard X does the same.
 */
export const ROUND_CHECK_MARKUP = `<i class="${styles.circle}" data-circle data-check></i>`
