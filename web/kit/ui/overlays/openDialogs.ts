import { createReasons } from '#web/kit/ui/reasons.ts'

/**
 * The modal dialogs that are open, the topmost last. What lies outside of that one can be neither pressed nor heard, so
 * toasts are shown within it; moments wait until all are closed.
 */
export const openDialogs = createReasons<HTMLDialogElement>()
