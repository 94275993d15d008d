import { createReasons } from './reasons.ts'

/** The dialogs that are open: celebrations and toasts wait for them to close. */
export const openDialogs = createReasons()
