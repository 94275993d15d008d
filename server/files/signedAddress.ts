import { addressEnd, avatarAddressEnd } from '#shared/files/addressTimes.ts'
import type { Files } from './files.ts'

type World = { files: Pick<Files, 'addresses'> }

/** The address of a proof for who may see it now, good for 15 minutes. @param key null without a picture */
export function signedAddress({ files }: World, key: string | null, now: Date): string | null {
  return key === null ? null : files.addresses.of(key, addressEnd(now.getTime()))
}

/** The address of a face, the same for everybody until the day ends in UTC. @param key null without a picture */
export function avatarUrlOf({ files }: World, key: string | null, now: Date): string | null {
  return key === null ? null : files.addresses.of(key, avatarAddressEnd(now.getTime()))
}
