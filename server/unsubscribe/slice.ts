import * as z from 'zod/mini'
import { AppError } from '#shared/errors.ts'
import type { Deps } from '#server/deps.ts'
import { ANYONE } from '#server/kit/http/gate.ts'
import { personOf } from '#server/kit/http/person.ts'
import { route } from '#server/kit/http/route.ts'
import type { Slice } from '#server/kit/http/slice.ts'
import { changeSettings } from '#server/settings/settings.ts'
import { askingPage, donePage, toLinkPage, UNSUBSCRIBE_STYLE } from './page.ts'
import { type MailTopic, readUnsubscribeToken } from './token.ts'

const UnsubscribeQuery = z.object({ t: z.string().check(z.maxLength(200)) })
const shared = {
  path: '/unsubscribe',
  who: ANYONE,
  scope: 'session',
  query: { UnsubscribeQuery },
  contentType: 'text/html; charset=utf-8',
} as const

/** Ending mails without signing in, by the link that each of them carries (docs/rules/digests.md). */
export const unsubscribe: Slice = {
  tag: 'Unsubscribing',
  onError: toLinkPage,
  routes: [
    route({
      ...shared,
      method: 'get',
      summary: 'A page with one button; it changes nothing, since scanners of mails follow links',
      cost: 1,
      answers: { 200: ['The page'], 400: ['The link is not ours'] },
      answer: ({ c, deps, query }) => c.html(askingPage(query.t, topicOf(deps, query.t).topic)),
    }),
    route({
      ...shared,
      method: 'post',
      summary: 'Get no more mails of a kind; again, the same',
      cost: 2,
      answers: { 200: ['There will be no more'], 400: ['The link is not ours'] },
      async answer({ c, deps, query }) {
        const { userId, topic } = topicOf(deps, query.t)
        const person = await personOf(deps.db, userId)
        if (person) await changeSettings(deps, person, endOf(topic))
        return c.html(donePage(topic))
      },
    }),
    route({
      method: 'get',
      path: '/unsubscribe.css',
      summary: 'The style of the page',
      who: ANYONE,
      scope: 'session',
      cost: 1,
      contentType: 'text/css; charset=utf-8',
      answers: { 200: ['The style'] },
      answer: ({ c }) => c.body(UNSUBSCRIBE_STYLE, 200, { 'content-type': 'text/css; charset=utf-8' }),
    }),
  ],
}

/** @throws AppError `invalid` for a token that we did not make */
function topicOf({ vault }: Deps, token: string) {
  const found = readUnsubscribeToken(vault, token)
  if (!found) throw new AppError('invalid', 'This link is not one of ours, or was cut off')
  return found
}

const endOf = (topic: MailTopic) =>
  topic === 'digest' ? { emailFrequency: 'never' as const } : { notify: { [topic]: { mail: false } } }
