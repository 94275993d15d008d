import * as z from 'zod/mini'

/** What the service worker says to open windows: a push has come, or one was pressed that leads to a path. */
export const WorkerMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('pushed'), id: z.string(), title: z.string() }),
  z.object({ kind: z.literal('open'), url: z.string() }),
])
export type WorkerMessage = z.infer<typeof WorkerMessage>
