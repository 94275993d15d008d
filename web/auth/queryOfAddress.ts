import type { CallbackQuery } from '#shared/auth/errorText.ts'

/** What a redirect put into the address: the server writes errors into the query and into the hash; the query wins. */
export function queryOfAddress(): CallbackQuery {
  const entries = [new URLSearchParams(location.hash.slice(1)), new URLSearchParams(location.search)]
  return Object.assign({}, ...entries.map((each) => Object.fromEntries(each)))
}
