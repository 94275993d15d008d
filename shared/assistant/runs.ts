import * as z from 'zod/mini'
import { Receipt } from '#shared/planning/receipt.ts'
import { Metadata, NewMessage, NewThread } from './threads.ts'

/** The model that answers where no provider is set up, and whenever it is asked for by name. */
export const BUILT_IN_MODEL = 'built-in-planner'
/** A run is over so many seconds after it was made. */
export const RUN_SECONDS = 600

const LARGEST_INT = 2_147_483_647
const unsupported = (error: string) => ({ error, params: { code: 'unsupported' } })

const Instructions = z.nullish(
  z.string().check(
    z.refine((text) => text.length <= 4000 || Array.from(text).length <= 4000, {
      error: 'Instructions have at most 4,000 characters',
      params: { code: 'string_too_long' },
    }),
  ),
)
const Tokens = z.nullish(z.int().check(z.gte(256), z.lte(LARGEST_INT)))
const FunctionName = z.string().check(z.regex(/^[\w-]{1,64}$/, 'A name has 1 to 64 letters, digits, _ and -'))

/** A function that a model may call. */
const FunctionTool = z.object({
  type: z
    .string()
    .check(z.refine((type) => type === 'function', unsupported('Only functions are supported'))),
  function: z.object({
    name: FunctionName,
    description: z.nullish(z.string().check(z.maxLength(4096))),
    parameters: z.nullish(z.looseObject({})),
    strict: z.nullish(z.boolean()),
  }),
})

const ToolChoice = z.union([
  z.enum(['none', 'auto', 'required']),
  z.object({
    type: z
      .string()
      .check(z.refine((type) => type === 'function', unsupported('Only functions are supported'))),
    function: z.object({ name: FunctionName }),
  }),
])
export type ToolChoice = z.infer<typeof ToolChoice>

const RunOptions = z.strictObject({
  assistant_id: z.string().check(z.minLength(1), z.maxLength(256)),
  model: z.nullish(z.string().check(z.maxLength(256))),
  instructions: Instructions,
  tools: z.nullish(z.array(FunctionTool).check(z.maxLength(16, 'At most 16 tools'))),
  tool_choice: z.nullish(ToolChoice),
  temperature: z.nullish(z.number().check(z.gte(0), z.lte(2))),
  top_p: z.nullish(z.number().check(z.gte(0), z.lte(1))),
  max_completion_tokens: Tokens,
  max_prompt_tokens: z.nullish(z.int().check(z.gte(1), z.lte(LARGEST_INT))),
  truncation_strategy: z.nullish(
    z.object({
      type: z.enum(['auto', 'last_messages']),
      last_messages: z.nullish(z.int().check(z.gte(1), z.lte(LARGEST_INT))),
    }),
  ),
  response_format: z.nullish(
    z
      .union([z.string(), z.looseObject({ type: z.string() })])
      .check(
        z.refine(
          (format) => format === 'auto' || (typeof format === 'object' && format.type === 'text'),
          unsupported('Only text is supported'),
        ),
      ),
  ),
  parallel_tool_calls: z.nullish(z.boolean()),
  metadata: z.nullish(Metadata),
  stream: z.nullish(z.boolean()),
})

/** A run as a client asks for it. */
export const NewRun = z.extend(RunOptions, {
  additional_instructions: Instructions,
  additional_messages: z.nullish(z.array(NewMessage).check(z.maxLength(32, 'At most 32 messages at once'))),
  reasoning_effort: z.nullish(z.string()),
})
export type NewRun = z.infer<typeof NewRun>

/** A thread and its first run in one. */
export const NewThreadRun = z.extend(RunOptions, {
  thread: z.nullish(NewThread),
  tool_resources: z.nullish(
    z
      .looseObject({})
      .check(
        z.refine((resources) => Object.keys(resources).length === 0, unsupported('Files are not supported')),
      ),
  ),
})
export type NewThreadRun = z.infer<typeof NewThreadRun>

/** What the client's functions answered. */
export const ToolOutputs = z.strictObject({
  tool_outputs: z
    .array(
      z.strictObject({
        tool_call_id: z.string('Each output names its call'),
        output: z.nullish(
          z.string().check(
            z.refine((text) => text.length <= 65_536 || Array.from(text).length <= 65_536, {
              error: 'An output has at most 65,536 characters',
              params: { code: 'string_too_long' },
            }),
          ),
        ),
      }),
    )
    .check(z.maxLength(1000)),
  stream: z.nullish(z.boolean()),
})
export type ToolOutputs = z.infer<typeof ToolOutputs>

const RUN_STATUSES = [
  'queued',
  'in_progress',
  'requires_action',
  'cancelling',
  'completed',
  'failed',
  'cancelled',
  'expired',
  'incomplete',
] as const
export type RunStatus = (typeof RUN_STATUSES)[number]

const ACTIVE: readonly RunStatus[] = ['queued', 'in_progress', 'requires_action', 'cancelling']

/** Whether a run may still go on. */
export function isActive(status: RunStatus): boolean {
  return ACTIVE.includes(status)
}

/** What ended a run, by its kind: what the person can do about it (docs/rules/assistant.md, The assistant). */
const FAILURE_KINDS = ['api_key', 'rate_limit', 'network', 'configuration', 'provider'] as const
export type FailureKind = (typeof FAILURE_KINDS)[number]
export const RunError = z.object({
  code: z.enum(['server_error', 'rate_limit_exceeded', 'invalid_prompt']),
  message: z.string(),
  kind: z.enum(FAILURE_KINDS),
})
export type RunError = z.infer<typeof RunError>

/** Epoch seconds. */
const Seconds = z.nullable(z.int())
const Usage = z.object({
  prompt_tokens: z.int(),
  completion_tokens: z.int(),
  total_tokens: z.int(),
})
export type Usage = z.infer<typeof Usage>

export const Run = z.object({
  id: z.string(),
  object: z.literal('thread.run'),
  created_at: z.int(),
  thread_id: z.string(),
  assistant_id: z.string(),
  status: z.enum(RUN_STATUSES),
  required_action: z.nullable(
    z.object({
      type: z.literal('submit_tool_outputs'),
      submit_tool_outputs: z.object({
        tool_calls: z.array(
          z.object({
            id: z.string(),
            type: z.literal('function'),
            function: z.object({ name: z.string(), arguments: z.string() }),
          }),
        ),
      }),
    }),
  ),
  last_error: z.nullable(RunError),
  expires_at: Seconds,
  started_at: Seconds,
  cancelled_at: Seconds,
  failed_at: Seconds,
  completed_at: Seconds,
  incomplete_details: z.nullable(z.object({ reason: z.string() })),
  model: z.string(),
  instructions: z.string(),
  tools: z.array(z.looseObject({ type: z.literal('function') })),
  metadata: z.record(z.string(), z.string()),
  usage: z.nullable(Usage),
  temperature: z.nullable(z.number()),
  top_p: z.nullable(z.number()),
  max_prompt_tokens: z.nullable(z.int()),
  max_completion_tokens: z.nullable(z.int()),
  truncation_strategy: z.object({ type: z.string(), last_messages: z.nullable(z.int()) }),
  response_format: z.literal('auto'),
  tool_choice: z.unknown(),
  parallel_tool_calls: z.boolean(),
  /** What its tools changed, in the order in which they did. */
  receipts: z.array(Receipt),
  plan_ids: z.array(z.uuid()),
})
export type Run = z.infer<typeof Run>

export const RunStep = z.object({
  id: z.string(),
  object: z.literal('thread.run.step'),
  created_at: z.int(),
  run_id: z.string(),
  thread_id: z.string(),
  assistant_id: z.string(),
  type: z.enum(['message_creation', 'tool_calls']),
  status: z.enum(['in_progress', 'completed', 'failed', 'cancelled', 'expired']),
  completed_at: Seconds,
  cancelled_at: Seconds,
  failed_at: Seconds,
  expired_at: Seconds,
  last_error: z.nullable(z.object({ code: z.string(), message: z.string() })),
  step_details: z.union([
    z.object({
      type: z.literal('message_creation'),
      message_creation: z.object({ message_id: z.string() }),
    }),
    z.object({
      type: z.literal('tool_calls'),
      tool_calls: z.array(
        z.object({
          id: z.string(),
          type: z.literal('function'),
          function: z.object({
            name: z.string(),
            arguments: z.string(),
            output: z.nullable(z.string()),
          }),
        }),
      ),
    }),
  ]),
  metadata: z.record(z.string(), z.string()),
  usage: z.nullable(Usage),
})
export type RunStep = z.infer<typeof RunStep>
