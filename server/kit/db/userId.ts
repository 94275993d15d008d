/** A signed-in person's id. Only the session check makes one, so a query that takes it is authorised. */
export type UserId = string & { readonly brand: 'UserId' }

/** The id of somebody else, as a request or a shared row names them. It authorises nothing: no query of own rows takes it. */
export type OtherUserId = string & { readonly brand: 'OtherUserId' }

/** Anybody's id, for what is the same for all: locks, the numbers of changes, who hears of them. */
export type PersonId = UserId | OtherUserId
