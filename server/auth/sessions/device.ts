/** The device behind a request, for the list of sessions and the security events. */
export type Device = { userAgent: string | null; ip: string | null }
