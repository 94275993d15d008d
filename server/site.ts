import type { Hono } from 'hono'
import { withSite } from '#server/kit/http/site.ts'
import { publicPageHead } from '#server/publicPages/publicPageHead.ts'
import type { Settings } from '#server/settings.ts'

/** The API and the screens of the product under one address. @param folder the built screens */
export const siteOf = (
  api: Hono,
  settings: Pick<Settings, 'APP_ENV' | 'SITE_URL' | 'ALLOWED_HOSTS'>,
  folder?: string,
): ReturnType<typeof withSite> => withSite(api, settings, folder, publicPageHead)
