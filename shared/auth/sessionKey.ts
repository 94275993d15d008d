/** Where the session of this device is kept in local storage. It stands alone, so that knowing it loads nothing. */
export const SESSION_KEY = 'goal-crusher.session'

/** What stands in a demo's session where a token would be (web/demo). Here, so that beginning a demo loads nothing more. */
export const DEMO_TOKEN = 'demo'
