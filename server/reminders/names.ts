/** The name by which reminders follow what a person does with tasks. */
export const FOLLOWER = 'reminders'

/** The kind of moment at which a reminder comes; its subject is the reminder. */
export const REMINDER_DUE = 'reminder'
