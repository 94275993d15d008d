import type { Purpose } from '#shared/files/file.ts'
import type { UserId } from '#server/kit/db/userId.ts'

/** What the server does with pictures outside the database (docs/rules/files.md). */
export type Files = {
  store: FileStore
  addresses: FileAddresses
  /** Makes a picture of an upload, in a process of its own. @param paths of files on this machine */
  encode: (
    paths: { source: string; target: string },
    purpose: Purpose,
    person: { id: UserId },
  ) => Promise<EncodedPicture>
  /** A folder of this machine for what is coming in, which is made when it is first asked for. */
  incoming: () => Promise<string>
}

/** Where the bytes lie, by key: on the disk or with a service. */
export type FileStore = {
  put: (key: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>
  /** Null where there is none. */
  get: (key: string) => Promise<Uint8Array<ArrayBuffer> | null>
  /** Also fine where there is none. */
  remove: (key: string) => Promise<void>
}

/** Signed addresses: each opens one picture for a time, for anyone who has it. */
export type FileAddresses = {
  /** `/files/:key?expires&signature`. @param end unix milliseconds, a whole second */
  of: (key: string, end: number) => string
  isGood: (address: { key: string; expires: string; signature: string }, now: Date) => boolean
}

/** A picture as it is kept: WebP of so many pixels. */
export type EncodedPicture = { width: number; height: number }
