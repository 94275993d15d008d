import { ChangeEvent } from '#shared/realtime/change.ts'
import { DUE_TELLS } from '#server/kit/audience/dueTells.ts'
import { PERSON } from '#server/kit/http/gate.ts'
import { route } from '#server/kit/http/route.ts'
import type { Slice } from '#server/kit/http/slice.ts'
import { deleteChanges } from './leaving.ts'
import { streamEvents } from './stream.ts'
import { trimOutbox } from './outbox.ts'

/** Live events. */
export const realtime: Slice = {
  tag: 'Events',
  jobs: { trimOutbox },
  due: DUE_TELLS,
  leaving: deleteChanges,
  routes: [
    route({
      method: 'get',
      path: '/api/events',
      summary:
        'What changed, as it happens: `event: change` with an `id` to resume from (Last-Event-ID, 24 hours), `event: reset` when that is unknown; at most 10 a second',
      who: PERSON,
      scope: 'read',
      cost: 20,
      contentType: 'text/event-stream',
      answers: { 200: ['The data of each `change`', { ChangeEvent }] },
      answer: streamEvents,
    }),
  ],
}
