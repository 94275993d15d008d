import type { UserId } from '#server/kit/db/userId.ts'
import type { Suggestion } from '#shared/assistant/suggestions.ts'
import type { AcceptedPlan, Days, OpenPlan } from '../builtInPlanner/conversation.ts'
import type { FailureKind, ToolChoice } from '#shared/assistant/runs.ts'

/** One turn of a conversation, as a model is given it. */
export type Turn =
  /** `picture` is WebP. */
  | { role: 'user'; text: string; picture?: Uint8Array }
  | { role: 'assistant'; text: string; calls: readonly ModelCall[] }
  | { role: 'tool'; id: string; name: string; output: string }

/** A call of a tool. @param arguments JSON text as the model wrote it, so maybe none */
type ModelCall = { id: string; name: string; arguments: string }

/** A tool as it is described to a model. @param parameters JSON Schema of an object */
export type ToolSpec = { name: string; description: string; parameters: Record<string, unknown> }

export type ModelRequest = {
  /** For whom. Not sent to the provider. */
  person: { id: UserId }
  /** Holds nothing that a person, a calendar or a tool wrote. */
  system: string
  turns: readonly Turn[]
  tools: readonly ToolSpec[]
  toolChoice: ToolChoice
  temperature: number | null
  topP: number | null
  maxTokens: number | null
  /** Whether the provider may keep the request for its own purposes. */
  mayStore: boolean
  now: Date
  /** IANA name. */
  zone: string
  /** The first day of the person's week, 0 Sunday to 6 Saturday. */
  weekStart: number
  /** The proposal at the end of the thread, for the planner that is built in alone; null without one. */
  openPlan: OpenPlan | null
  /** The plans that the person follows, for the same; none for others. */
  acceptedPlans: readonly AcceptedPlan[]
  /** What some words mean for the person, for the same; null for others. */
  days: Days | null
  /** Called with the body of the request, as it is sent. */
  onSent: (body: string) => void
}

/** What a model answers, as it comes. `providerId` is the provider's own id of a call, empty where it has none. */
export type ModelPart =
  | { type: 'text'; text: string }
  | { type: 'call'; providerId: string; name: string; arguments: string }
  /** Buttons below the words: those of the planner that is built in. */
  | { type: 'suggestions'; suggestions: readonly Suggestion[] }
  | { type: 'end'; reason: 'stop' | 'length'; usage: ModelUsage | null }

/** Tokens. */
export type ModelUsage = { input: number; output: number }

/** What answers a conversation: a provider's model, or the planner that is built in. */
export type Model = {
  name: string
  /** Which provider; null for the planner that is built in. */
  provider: string | null
  /**
   * One answer, part by part. Its last part is `end`.
   *
   * @param signal gives up at once
   * @throws ModelFailure
   */
  stream: (request: ModelRequest, signal: AbortSignal) => AsyncIterable<ModelPart>
}

/** Why a model gave no answer, or not all of it. Holds nothing of what the provider said. */
export class ModelFailure extends Error {
  readonly kind: FailureKind
  /** The provider's own words, for the server's log alone. */
  readonly reason: string

  constructor(kind: FailureKind, reason: string) {
    super(`The model failed: ${kind}`)
    this.name = 'ModelFailure'
    this.kind = kind
    this.reason = reason
  }
}

/** The models of a server. */
export type Models = {
  /** That of the provider which the operator has set up. */
  configured: Model | null
  builtIn: Model
}
