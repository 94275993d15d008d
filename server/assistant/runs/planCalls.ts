import * as z from 'zod/mini'
import { newId } from '#server/kit/db/newId.ts'
import type { OfferedTool } from '../tools/offered.ts'
import { MOST_CREATIONS } from '../tools/tools.ts'
import type { CallRow } from './steps.ts'

/** A call as a model asked for it. */
export type AskedCall = { providerId: string; name: string; arguments: string }

/** The calls of a round as they are stored, and those among them that become one proposal together. */
export type PlannedCalls = { calls: Omit<CallRow, 'step_id'>[]; proposed: Omit<CallRow, 'step_id'>[] }

/**
 * Decides about each call of a round: who runs it, or what the model gets at once.
 *
 * A call with id, name and arguments of an earlier one of the run is that one again. What cannot be run is answered with an
 * error. A round that would create more rows than a run may becomes a proposal (docs/rules/assistant.md, The assistant).
 *
 * @param earlier all calls of the run so far
 */
export function planCalls(
  asked: readonly AskedCall[],
  earlier: readonly CallRow[],
  offered: readonly OfferedTool[],
): PlannedCalls {
  const calls = distinct(asked).map((call) => planned(call, earlier, offered))
  const creating = calls.filter(({ creates }) => creates)
  const before = earlier.filter(({ creates }) => creates).length
  if (creating.length === 0 || before + creating.length <= MOST_CREATIONS) return { calls, proposed: [] }
  const proposed = creating.map((call) => ({ ...call, is_client: false, creates: false }))
  return { calls: calls.map((call) => proposed.find(({ id }) => id === call.id) ?? call), proposed }
}

/** What a tool that could not be used answers to the model. */
export function failedOutput(error: string): string {
  return JSON.stringify({ success: false, error })
}

/** The longest name that is kept of a function that nobody knows. */
const LONGEST_NAME = 200

function planned(
  call: AskedCall,
  earlier: readonly CallRow[],
  offered: readonly OfferedTool[],
): Omit<CallRow, 'step_id'> {
  const name = call.name.slice(0, LONGEST_NAME)
  const row = { id: newId(), provider_id: call.providerId, name, arguments: call.arguments }
  const before = earlier.find((other) => isSame(call, { ...other, providerId: other.provider_id }))
  if (before) return { ...row, is_client: false, creates: false, output: before.output }
  const known = offered.find((each) => each.name === call.name)
  const error = known ? wrongArguments(known, call.arguments) : `There is no tool '${name}'`
  if (!known || error !== null)
    return { ...row, is_client: false, creates: false, output: failedOutput(error ?? '') }
  const { tool } = known
  const isClient = tool === null || tool.runs === 'client'
  return { ...row, is_client: isClient, creates: tool?.effect === 'create', output: null }
}

/** A provider may send the same call twice; without an id of its own each is another one. */
function distinct(asked: readonly AskedCall[]): AskedCall[] {
  return asked.filter((call, index) => !asked.slice(0, index).some((other) => isSame(call, other)))
}

function isSame(one: AskedCall, other: AskedCall): boolean {
  const isNamed = one.providerId !== ''
  return (
    isNamed &&
    one.providerId === other.providerId &&
    one.name === other.name &&
    one.arguments === other.arguments
  )
}

/** What is wrong with the arguments of a call; null when it can be run. */
function wrongArguments({ tool }: OfferedTool, text: string): string | null {
  const input = inputOf(text)
  if (input === null) return 'The arguments are no JSON object'
  if (!tool) return null
  const result = z.safeParse(tool.schema, input, { error: z.locales.en().localeError })
  if (result.success) return null
  const [issue] = result.error.issues
  const path = issue?.path.join('.') ?? ''
  const message = issue?.message ?? 'Invalid arguments'
  return path === '' || message === 'Invalid plan format' ? message : `${path}: ${message}`
}

/** The object that a call's arguments are; null when they are none. None at all is an empty one. */
export function inputOf(text: string): object | null {
  try {
    const value: unknown = text.trim() === '' ? {} : JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null
  } catch {
    return null
  }
}
