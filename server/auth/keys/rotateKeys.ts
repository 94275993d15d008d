// npm run rotate:keys: a new key for access tokens. Run it once a year, or at once when SECRET_KEY may be known.
import path from 'node:path'
import { startEmbedded } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { readMigrations } from '#server/db/migrationFiles.ts'
import { openDatabase } from '#server/db/open.ts'
import { readSettings } from '#server/settings.ts'
import { openVault } from '#server/vault.ts'
import { rotateSigningKeys } from './signingKeys.ts'

const settings = readSettings(process.env)
const embedded = settings.DATABASE_URL ? null : await startEmbedded(path.join(settings.DATA_DIR, 'pg18'))
const db = openDatabase(embedded?.connection ?? { connectionString: settings.DATABASE_URL })
try {
  await migrate(db, await readMigrations())
  const rotated = await rotateSigningKeys(db, openVault(settings), new Date(), settings.ACCESS_TOKEN_TTL)
  process.stdout.write(
    `The new key ${rotated.kid} signs from ${rotated.activeFrom.toISOString()} on.\n` +
      `Older keys are accepted until ${rotated.oldOnesExpireAt.toISOString()}. Nobody is signed out.\n`,
  )
} finally {
  await db.close()
  await embedded?.stop()
}
