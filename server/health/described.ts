import type { Described } from '#server/http/described.ts'

/** For whoever runs the server. */
export const describedHealth: Described = {
  tag: 'Health',
  schemas: {},
  operations: [
    {
      method: 'get',
      path: '/healthz',
      summary: 'Whether the server is alive',
      open: true,
      answers: { 200: ['It is'] },
    },
    {
      method: 'get',
      path: '/readyz',
      summary: 'Whether its database answers and is migrated',
      open: true,
      answers: { 200: ['It is ready'], 503: ['It is not', 'Problem'] },
    },
    {
      method: 'get',
      path: '/metrics',
      summary: 'Requests, durations and the process, for Prometheus',
      open: true,
      contentType: 'text/plain',
      answers: { 200: ['Prometheus text'] },
    },
  ],
}
