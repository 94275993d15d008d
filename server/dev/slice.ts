import { AppError } from '#shared/errors.ts'
import type { Deps } from '#server/deps.ts'
import type { Gate } from '#server/http/gate.ts'
import { isLocalRequest } from '#server/http/localRequest.ts'
import { route } from '#server/http/route.ts'
import type { Slice } from '#server/http/slice.ts'
import { MAIL_PAGE_STYLE, mailPage } from './mailPage.ts'

/** Programs and people on the machine of a server in development. The app mounts the slice nowhere else. */
const DEVELOPMENT: Gate<null> = {
  who: 'development',
  admit(c) {
    if (!isLocalRequest(c))
      throw new AppError('forbidden', 'The mailbox opens only on the machine that the server runs on')
    return null
  },
}
const shared = { method: 'get', who: DEVELOPMENT, cost: 1, answers: {} } as const

/** The development mailbox: where mails go when no SMTP_URL is set. */
export const dev: Slice = {
  tag: 'Development',
  routes: [
    route({
      ...shared,
      path: '/dev/mailbox',
      summary: 'The mails of the last day, newest first',
      answer: async ({ c, deps }) => c.json(await mailsOf(deps)),
    }),
    route({
      ...shared,
      path: '/dev/mail',
      summary: 'The mailbox as a page',
      answer: async ({ c, deps }) => c.html(mailPage(await mailsOf(deps))),
    }),
    route({
      ...shared,
      path: '/dev/mail.css',
      summary: 'The style of the page',
      answer: ({ c }) => c.body(MAIL_PAGE_STYLE, 200, { 'content-type': 'text/css; charset=utf-8' }),
    }),
  ],
}

/** With the mails of requests that were answered a moment ago. */
async function mailsOf({ accountRequests, mailer }: Pick<Deps, 'accountRequests' | 'mailer'>) {
  await accountRequests.idle()
  return mailer.mailbox()
}
