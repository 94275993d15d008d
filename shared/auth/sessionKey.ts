/** Local storage key of this device's session. In a module without imports, so that reading it loads no auth client. */
export const SESSION_KEY = 'goal-crusher.session'

/** Access token of a demo session. It is here so that starting a demo loads no auth client. */
export const DEMO_TOKEN = 'demo'
