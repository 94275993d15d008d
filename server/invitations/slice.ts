import * as z from 'zod/mini'
import { AppError } from '#shared/errors.ts'
import type { Deps } from '#server/deps.ts'
import { ANYONE } from '#server/kit/http/gate.ts'
import { route } from '#server/kit/http/route.ts'
import type { Slice } from '#server/kit/http/slice.ts'
import { plainPage, toLinkPage } from '#server/unsubscribe/page.ts'
import { escapeHtml } from '#server/mail/renderEmail.ts'
import { readStopToken } from './addressHash.ts'
import { forgetInvitations, leaveInvitations, stopInvitations } from './ends.ts'
import { DUE_CONFIRMED } from './takeInvitations.ts'

const StopQuery = z.object({ t: z.string().check(z.maxLength(200)) })
const shared = {
  path: '/invitations/stop',
  who: ANYONE,
  scope: 'session',
  query: { StopQuery },
  contentType: 'text/html; charset=utf-8',
} as const

/** Invitations by mail: their end, and what becomes of them when somebody confirms the address (docs/rules/people.md, Invitations). */
export const invitations: Slice = {
  tag: 'Invitations',
  onError: toLinkPage,
  due: DUE_CONFIRMED,
  jobs: { forgetInvitations },
  leaving: leaveInvitations,
  routes: [
    route({
      ...shared,
      method: 'get',
      summary: 'A page with one button; it changes nothing, since scanners of mails follow links',
      cost: 1,
      answers: { 200: ['The page'], 400: ['The link is not ours'] },
      answer({ c, deps, query }) {
        addressOf(deps, query.t)
        return c.html(askingPage(query.t))
      },
    }),
    route({
      ...shared,
      method: 'post',
      summary: 'Get no more invitations, for good; again, the same',
      cost: 2,
      answers: { 200: ['There will be no more'], 400: ['The link is not ours'] },
      async answer({ c, deps, query }) {
        await stopInvitations(deps.db, addressOf(deps, query.t), deps.now())
        return c.html(DONE_PAGE)
      },
    }),
  ],
}

/** @throws AppError `invalid` for a token that we did not make */
function addressOf({ vault }: Deps, token: string): string {
  const found = readStopToken(vault, token)
  if (!found) throw new AppError('invalid', 'This link is not one of ours, or was cut off')
  return found
}

const askingPage = (token: string) =>
  plainPage(
    'No more invitations?',
    `<p>One press ends them for this address, for good.</p>
<form method="post" action="/invitations/stop?t=${escapeHtml(encodeURIComponent(token))}"><button>Get no more invitations</button></form>`,
  )

const DONE_PAGE = plainPage(
  'You get no more invitations',
  '<p>Nobody can invite this address by mail any more.</p>',
)
