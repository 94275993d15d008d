/** How many reminders one task or one series has at most (docs/rules/reminders.md, Reminders). */
export const MOST_REMINDERS = 5
/** The longest time before, in minutes: seven days. */
export const MOST_MINUTES_BEFORE = 10_080
/** When a task without a time begins, as far as its reminders go (docs/rules/reminders.md, Reminders). */
export const TIME_WITHOUT_TIME = '09:00'
