import * as z from 'zod/mini'

/** Whom a request is for, in the form in which two of them are the same. */
export type Addressee = { kind: 'handle' | 'address'; key: string }

const Address = z.email().check(z.maxLength(255))

/** What somebody typed to say whom they mean: a handle, with or without `@`, or an e-mail address; null when it is neither. */
export function addresseeOf(typed: string): Addressee | null {
  const text = typed.trim().toLowerCase()
  const handle = text.replace(/^@/, '')
  if (isHandle(handle)) return { kind: 'handle', key: handle }
  return Address.safeParse(text).success ? { kind: 'address', key: text } : null
}

/** Whether a text in small letters can be a handle. */
export function isHandle(text: string): boolean {
  return /^[a-z0-9_]{3,20}$/.test(text)
}
