import type { IncomingHttpHeaders } from 'node:http'
import type { TargetRefusal } from './checkTarget.ts'

/** A request to an address that a person gave. */
export type OutboundRequest = {
  url: string
  method: 'GET' | 'POST' | 'PUT' | 'HEAD' | 'REPORT' | 'PROPFIND'
  headers?: Record<string, string>
  body?: Uint8Array | string
  /** Bytes of the answer that are read; the rest is cut off. */
  maxBytes: number
}

/** What came back. */
export type OutboundAnswer = {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  /** Whether the answer was longer than what was read. */
  isCut: boolean
}

/** Why there is no answer. */
export type OutboundFailure = {
  failure: TargetRefusal | 'no answer in time' | 'no connection' | 'too many redirects'
}
