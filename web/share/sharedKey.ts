/** Where shared text waits for quick add. A file of its own: each sign-in looks whether some does. */
export const SHARED_KEY = 'goal-crusher.shared'
/** The plan, with quick add and the shared text in it. */
export const ADD_SHARED = '/dashboard?add=shared'
