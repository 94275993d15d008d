import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { ANSWER_BOUNDS, tooLong } from './boundedAnswer.ts'
import type { Exchange } from './exchange.ts'
import { ModelFailure, type ModelPart, type ModelRequest, type Turn } from './model.ts'
import type { ProviderSettings } from './providerSettings.ts'
import { createWireIds } from './providerCallIds.ts'

type LanguageModel = ReturnType<ReturnType<typeof createOpenAI>['chat']>
type CallOptions = Parameters<LanguageModel['doStream']>[0]
type Prompt = CallOptions['prompt']

/** Asks a provider in its own protocol. @throws ModelFailure, or what the exchange ended by */
export async function* openProtocol(
  settings: ProviderSettings,
  request: ModelRequest,
  exchange: Exchange,
): AsyncGenerator<ModelPart> {
  const model = modelOf(settings, exchange.fetch)
  const { stream } = await model.doStream(optionsOf(settings, request, exchange.signal))
  const ids = createWireIds()
  const bounds = createArgumentBounds()
  let [hasAnswer, hasEnd, calls] = [false, false, 0]
  for await (const part of stream) {
    if (part.type === 'raw') ids.note(part.rawValue)
    if (part.type === 'tool-input-start') ids.begin(part.id)
    if (part.type === 'tool-input-delta') bounds(part.delta)
    if (part.type === 'text-delta' && part.delta !== '') {
      hasAnswer = true
      yield { type: 'text', text: part.delta }
    }
    if (part.type === 'tool-call') {
      hasAnswer = true
      calls += 1
      if (calls > ANSWER_BOUNDS.calls) continue
      yield {
        type: 'call',
        providerId: ids.of(part.toolCallId),
        name: part.toolName,
        arguments: part.input,
      }
    }
    if (part.type === 'error') throw badAnswer(part.error, hasAnswer)
    if (part.type === 'finish') {
      const { raw, unified } = part.finishReason
      if (raw === undefined) throw unfinished(hasAnswer)
      hasEnd = true
      yield { type: 'end', reason: unified === 'length' ? 'length' : 'stop', usage: usageOf(part.usage) }
    }
  }
  if (!hasEnd) throw unfinished(hasAnswer)
}

/** Counts the arguments of calls as they come. @throws ModelFailure where they are too many */
function createArgumentBounds(): (delta: string) => void {
  let [pieces, characters] = [0, 0]
  return (delta) => {
    pieces += 1
    characters += delta.length
    const { argumentPieces, argumentCharacters } = ANSWER_BOUNDS
    if (pieces > argumentPieces || characters > argumentCharacters) throw tooLong()
  }
}

function modelOf({ provider, baseUrl, apiKey, model }: ProviderSettings, fetch: Exchange['fetch']) {
  // The exchange sends headers of its own; without a key the packages would look for one in the environment.
  const settings = { baseURL: baseUrl, apiKey: apiKey ?? 'none', fetch }
  if (provider === 'openai') return createOpenAI(settings).chat(model)
  if (provider === 'anthropic') return createAnthropic(settings)(model)
  return createOpenAICompatible({ ...settings, name: 'provider', includeUsage: true })(model)
}

function optionsOf(
  { provider }: ProviderSettings,
  request: ModelRequest,
  abortSignal: AbortSignal,
): CallOptions {
  const { temperature, topP, maxTokens, tools, toolChoice } = request
  return {
    prompt: promptOf(request, provider === 'anthropic'),
    ...(temperature !== null && { temperature }),
    ...(topP !== null && { topP }),
    ...(maxTokens !== null && { maxOutputTokens: maxTokens }),
    ...(tools.length > 0 && {
      tools: tools.map(({ name, description, parameters }) => ({
        type: 'function' as const,
        name,
        description,
        inputSchema: parameters,
      })),
      toolChoice:
        typeof toolChoice === 'object'
          ? { type: 'tool' as const, toolName: toolChoice.function.name }
          : { type: toolChoice },
    }),
    providerOptions: { openai: { store: request.mayStore, systemMessageMode: 'system' } },
    includeRawChunks: true,
    abortSignal,
  }
}

/** @param beginsWithUser whether the protocol wants the first turn to be the user's */
function promptOf({ system, turns }: ModelRequest, beginsWithUser: boolean): Prompt {
  const first = turns.findIndex(({ role }) => role === 'user')
  const fitting = beginsWithUser && first > 0 ? turns.slice(first) : turns
  return [{ role: 'system', content: system }, ...fitting.map(messageOf)]
}

function messageOf(turn: Turn): Prompt[number] {
  if (turn.role === 'user') return userMessage(turn)
  if (turn.role === 'tool') {
    const { id, name, output } = turn
    return {
      role: 'tool',
      content: [
        {
          type: 'tool-result',
          toolCallId: id,
          toolName: name,
          output: { type: 'text', value: output },
        },
      ],
    }
  }
  return {
    role: 'assistant',
    content: [
      ...(turn.text === '' ? [] : [{ type: 'text' as const, text: turn.text }]),
      ...turn.calls.map((call) => ({
        type: 'tool-call' as const,
        toolCallId: call.id,
        toolName: call.name,
        input: argumentsOf(call.arguments),
      })),
    ],
  }
}

function userMessage({ text, picture }: Extract<Turn, { role: 'user' }>): Prompt[number] {
  const words = { type: 'text' as const, text }
  if (!picture) return { role: 'user', content: [words] }
  const file = {
    type: 'file' as const,
    mediaType: 'image/webp',
    data: { type: 'data' as const, data: picture },
  }
  return { role: 'user', content: [words, file] }
}

/** Arguments that are no JSON object go back as an empty one: a protocol takes nothing else. */
function argumentsOf(text: string): object {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
  } catch {
    return {}
  }
}

type Usage = Extract<
  Awaited<ReturnType<LanguageModel['doStream']>>['stream'] extends ReadableStream<infer Part> ? Part : never,
  { type: 'finish' }
>['usage']

function usageOf({ inputTokens, outputTokens }: Usage) {
  const [input, output] = [inputTokens.total, outputTokens.total]
  if (!isCount(input) || !isCount(output) || input + output === 0) return null
  return { input, output }
}

function isCount(value: number | undefined): value is number {
  return value !== undefined && Number.isInteger(value) && value >= 0 && value < 2_147_483_647
}

/** What came is no answer of the protocol, or says that there is none, or that it has no end. */
function badAnswer(error: unknown, hasAnswer: boolean): ModelFailure {
  const name = error instanceof Error ? error.name : 'The provider says so'
  return name === 'AI_InvalidResponseDataError' ? unfinished(hasAnswer) : new ModelFailure('provider', name)
}

/** An answer that ends before its end was cut off; where nothing of one came, there was none. */
function unfinished(hasAnswer: boolean): ModelFailure {
  return hasAnswer
    ? new ModelFailure('network', 'The answer ended too early')
    : new ModelFailure('provider', 'There was no answer')
}
