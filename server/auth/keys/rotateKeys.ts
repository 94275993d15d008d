// npm run rotate:keys: a new key for access tokens. Run it once a year; with --now at once when a key may be known, or when
// SECRET_KEY was lost or changed.
import { startDatabase } from '#server/kit/db/startDatabase.ts'
import { runCommand } from '#server/runCommand.ts'
import { readSettings } from '#server/settings.ts'
import { openVault } from '#server/vault.ts'
import { checkSecretKey } from './secretKeyFingerprint.ts'
import { replaceSigningKeys, rotateSigningKeys } from './signingKeys.ts'

await runCommand(async () => {
  const settings = readSettings(process.env)
  const { db, stop } = await startDatabase(settings)
  const vault = openVault(settings)
  const now = new Date()

  async function rotateNow() {
    const { kid, sessionsEnded } = await replaceSigningKeys(db, vault, now)
    const people = sessionsEnded
      ? 'SECRET_KEY is another one than before: it is accepted, and everybody has to sign in again.\n'
      : 'Nobody is signed out: open windows fetch new access tokens.\n'
    process.stdout.write(`The new key ${kid} signs from now on, and no older one is accepted.\n${people}`)
  }

  async function rotate() {
    await checkSecretKey(db, vault)
    const rotated = await rotateSigningKeys(db, vault, now, settings.ACCESS_TOKEN_TTL)
    process.stdout.write(
      `The new key ${rotated.kid} signs from ${rotated.activeFrom.toISOString()} on.\n` +
        `Older keys are accepted until ${rotated.oldOnesExpireAt.toISOString()}. Nobody is signed out.\n`,
    )
  }

  await (process.argv.includes('--now') ? rotateNow() : rotate()).finally(stop)
})
