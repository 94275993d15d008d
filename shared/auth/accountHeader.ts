/** Names the account that a request speaks for. The server refuses a token of any other (docs/wire.md, Everywhere). */
export const ACCOUNT_HEADER = 'x-account'
