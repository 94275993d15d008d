import * as z from 'zod/mini'
import type { Db, Tx } from '#server/kit/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'

/** The call that a tool answers. */
export type ToolOrigin = { threadId: string; runId: string; callId: string; isBuiltIn: boolean }

/** A tool's work. @throws AppError, whose message the model gets */
type Work<Base extends Db, Input> = (
  deps: Deps & { db: Base },
  person: Person,
  input: Input,
  origin: ToolOrigin,
) => Promise<object>

/** What a model may call. Its name, its effect and where it runs are shown to people by `GET /api/assistant/tools`. */
export type Tool = {
  name: string
  description: string
  /** What its arguments must be. */
  schema: z.ZodMiniType
  /** What models read of them, where that is more than `schema` asks for. */
  described?: z.ZodMiniType
} & (
  | { runs: 'client'; effect: 'create' }
  | { runs: 'server'; effect: 'read'; answer: Work<Db, never> }
  /** Runs in the transaction that keeps its output, so it happens once. */
  | { runs: 'server'; effect: 'create' | 'propose'; answer: Work<Tx, never> }
)

type Described<Schema extends z.ZodMiniType> = Pick<Tool, 'name' | 'description' | 'described'> & {
  schema: Schema
}

/** A tool that looks at the person's own rows. */
export function readTool<Schema extends z.ZodMiniType>(
  tool: Described<Schema> & { answer: Work<Db, z.output<Schema>> },
): Tool {
  return { ...tool, runs: 'server', effect: 'read' }
}

/** A tool that adds a row, or proposes a plan. */
export function writeTool<Schema extends z.ZodMiniType>(
  tool: Described<Schema> & { effect: 'create' | 'propose'; answer: Work<Tx, z.output<Schema>> },
): Tool {
  return { ...tool, runs: 'server' }
}

type JsonSchema = Record<string, unknown>

/** What models and people read of a tool's arguments, as JSON Schema. */
export function parametersOf(tool: Tool): JsonSchema {
  const parameters = known.get(tool) ?? jsonSchemaOf(tool)
  known.set(tool, parameters)
  return parameters
}

const known = new Map<Tool, JsonSchema>()

function jsonSchemaOf({ schema, described }: Tool): JsonSchema {
  const { $schema: _, ...parameters } = z.toJSONSchema(described ?? schema, {
    io: 'input',
    unrepresentable: 'any',
    // A format says it already, and each call to a model carries this.
    override({ jsonSchema }) {
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern
    },
  })
  return parameters
}
