import { ChangeEvent } from '#shared/realtime/change.ts'
import { answered, type Described } from '#server/http/described.ts'

/** Live events. */
export const describedEvents: Described = {
  tag: 'Events',
  schemas: { ChangeEvent: answered(ChangeEvent) },
  operations: [
    {
      method: 'get',
      path: '/api/events',
      summary:
        'What changed, as it happens: `event: change` with an `id` to resume from (Last-Event-ID, 24 hours), `event: reset` when that is unknown; at most 10 a second',
      contentType: 'text/event-stream',
      answers: { 200: ['The data of each `change`', 'ChangeEvent'] },
    },
  ],
}
