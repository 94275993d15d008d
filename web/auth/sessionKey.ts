/** Where the session of this device is kept in local storage. It stands alone, so that knowing it loads nothing. */
export const SESSION_KEY = 'goal-crusher.session'
