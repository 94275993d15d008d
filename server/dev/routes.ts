import { Hono } from 'hono'
import type { Deps } from '#server/http/context.ts'
import { MAIL_PAGE_STYLE, mailPage } from './mailPage.ts'

/** The development mailbox: where mails go when no SMTP_URL is set. In production there is nothing here. */
export function devRoutes({ mailer, settings }: Pick<Deps, 'mailer' | 'settings'>) {
  if (settings.APP_ENV === 'production') return new Hono()
  return new Hono()
    .use(async (c, next) => {
      c.header('cache-control', 'no-store')
      await next()
    })
    .get('/mailbox', async (c) => c.json(await mailer.mailbox()))
    .get('/mail', async (c) => c.html(mailPage(await mailer.mailbox())))
    .get('/mail.css', (c) => c.body(MAIL_PAGE_STYLE, 200, { 'content-type': 'text/css; charset=utf-8' }))
}
