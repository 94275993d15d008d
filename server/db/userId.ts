/** A signed-in person's id. Only the session check makes one, so a query that takes it is authorised. */
export type UserId = string & { readonly brand: 'UserId' }
