import { watchTyped } from './typed.ts'

/** What comes after the first screen: keeps what is typed over a failure, and sends reports. */
export function startReporting(): void {
  watchTyped()
  if (import.meta.env.PROD) void import('./client.ts').then(({ openClient }) => openClient()).catch(() => {}) // the next visit tries again
}
