import type { NewRun, Run } from '#shared/assistant/runs.ts'
import type { ToolSpec } from '../models/model.ts'
import { parametersOf, type Tool } from './tool.ts'
import { TOOLS } from './tools.ts'

/** A tool that a run offers its model. One without `tool` is a function of the client's. */
export type OfferedTool = ToolSpec & { tool: Tool | null }

/** What a run offers: what the client names, or all tools. A function that is called like one of ours is ours. */
export function offeredTools(asked: NewRun['tools']): OfferedTool[] {
  if (!asked) return TOOLS.map(ours)
  return asked.map(({ function: { name, description, parameters } }) => {
    const own = TOOLS.find((tool) => tool.name === name)
    if (own) return ours(own)
    return { name, description: description ?? '', parameters: parameters ?? NO_PARAMETERS, tool: null }
  })
}

const NO_PARAMETERS = { type: 'object', properties: {} }

function ours(tool: Tool): OfferedTool {
  const { name, description } = tool
  return { name, description, parameters: parametersOf(tool), tool }
}

/** The tools of a run as it is answered: those of the client as they came, ours by their names. */
export function shownTools(asked: NewRun['tools']): Run['tools'] {
  if (asked) return asked.map((tool) => ({ ...tool, type: 'function' as const }))
  return TOOLS.map(({ name, description }) => ({
    type: 'function' as const,
    function: { name, description },
  }))
}
