import type * as z from 'zod/mini'

/** What one slice of the API says about itself: its calls, and the schemas that they name. */
export type Described = {
  tag: string
  schemas: Record<string, DescribedSchema>
  operations: Operation[]
}

/** `input` for what clients send, where defaults may be left out; `output` for what they get. */
export type DescribedSchema = { schema: z.ZodMiniType; side: 'input' | 'output' }

export type Operation = {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** As it is routed: `/api/tasks/:id`. */
  path: string
  summary: string
  /** Whether it is open to everybody. */
  open?: true
  /** Names of schemas. */
  query?: string
  body?: string
  /** By status: what it means, and the name of the schema of the answer. */
  answers: Record<number, [meaning: string, schema?: string]>
  /** The content type of the answers where it is not JSON. */
  contentType?: string
}

export const asked = (schema: z.ZodMiniType): DescribedSchema => ({ schema, side: 'input' })
export const answered = (schema: z.ZodMiniType): DescribedSchema => ({ schema, side: 'output' })
