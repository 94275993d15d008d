import path from 'node:path'
import type { Logger } from 'pino'
import type { Settings } from '#server/settings.ts'
import type { Vault } from '#server/vault.ts'
import { createFileAddresses } from './addresses.ts'
import { createIncoming } from './createIncoming.ts'
import { createDiskStore } from './diskStore.ts'
import { createEncoder } from './encode/createEncoder.ts'
import type { Files } from './files.ts'
import { reachableStore } from './reachableStore.ts'
import { createS3Store, s3SettingsOf } from './s3Store.ts'

type World = { settings: Settings; vault: Vault; log: Logger }

/** Pictures on the disk, or with the service that S3_ENDPOINT names. Nothing is opened or started before the first upload. */
export function createFiles({ settings, vault, log }: World): Files {
  const s3 = s3SettingsOf(settings)
  return {
    store: reachableStore(
      s3 ? createS3Store(s3) : createDiskStore(path.join(settings.DATA_DIR, 'files')),
      log,
    ),
    addresses: createFileAddresses(vault),
    encode: createEncoder({ log }),
    incoming: createIncoming(path.join(settings.DATA_DIR, 'incoming')),
  }
}
