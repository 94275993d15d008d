import { ACCOUNT_REQUEST } from '#server/auth/requests/askAboutAddress.ts'
import type { Deps } from '#server/deps.ts'
import { route } from '#server/kit/http/route.ts'
import type { Slice } from '#server/kit/http/slice.ts'
import { clockRoutes } from './clockRoutes.ts'
import { DEVELOPMENT } from './gate.ts'
import { MAIL_PAGE_STYLE, mailPage } from './mailPage.ts'

const shared = { method: 'get', who: DEVELOPMENT, scope: 'session', cost: 1, answers: {} } as const

/** The development mailbox, where mails go when no SMTP_URL is set, and the clock. */
export const devSlice = (slices: readonly Slice[]): Slice => ({
  tag: 'Development',
  routes: [
    ...clockRoutes(slices),
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
})

/** With the mails of requests that were answered a moment ago. */
async function mailsOf({ due, mailer }: Pick<Deps, 'due' | 'mailer'>) {
  await due.idle(ACCOUNT_REQUEST)
  return mailer.mailbox()
}
