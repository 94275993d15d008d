import { PRODUCT_NAME, PRODUCT_VERSION } from '#shared/product.ts'
import type { Reporting } from '#shared/reporting/reporting.ts'
import type { Settings } from '#server/settings.ts'
import { isSameToken } from '#server/kit/secrets/sameToken.ts'
import type { Vault } from '#server/vault.ts'

type World = { settings: Pick<Settings, 'SITE_URL' | 'APP_ENV'>; vault: Vault }

/** How the published clients report to this server (docs/rules/reporting.md). */
export function reportingOf({ settings, vault }: World): Reporting {
  const { protocol, host, pathname } = new URL(settings.SITE_URL)
  const folder = pathname.replace(/\/+$/, '')
  return {
    dsn: `${protocol}//${keyOf(vault)}@${host}${folder}/1`,
    environment: settings.APP_ENV,
    release: `${PRODUCT_NAME.toLowerCase().replaceAll(' ', '-')}@${PRODUCT_VERSION}`,
    traces_sample_rate: 1,
  }
}

/** Whether this is the public key of the DSN. */
export function isReportingKey(vault: Vault, shown: string): boolean {
  return isSameToken(shown, keyOf(vault))
}

/** Public, and the same at all servers of a site: 32 hexadecimal digits. Clients take no other signs in a key. */
function keyOf(vault: Vault): string {
  return Buffer.from(vault.derive('reporting', 'public key'), 'base64url').toString('hex').slice(0, 32)
}
