import type { NewRun, Run } from '#shared/assistant/runs.ts'
import type { ToolSpec } from '../models/model.ts'
import { PLANNER_TOOLS } from './plannerTools.ts'
import { parametersOf, type Tool } from './tool.ts'
import { TOOLS } from './tools.ts'

/** A tool that a run offers its model. One without `tool` is a function of the client's. */
export type OfferedTool = ToolSpec & { tool: Tool | null }

/** What a run offers to a model: to the planner that is built in also its own, beside those that it needs. */
export function offeredTools(asked: NewRun['tools'], isBuiltIn: boolean): OfferedTool[] {
  const everybodys = toolsOf(asked)
  if (!isBuiltIn) return everybodys
  const names = new Set(everybodys.map(({ name }) => name))
  const own = PLANNER_TOOLS.filter(({ tool, beside }) => names.has(beside) && !names.has(tool.name))
  return [...everybodys, ...own.map(({ tool }) => ours(tool))]
}

/** What the client names, or all tools. A function that is called like one of ours is ours. */
function toolsOf(asked: NewRun['tools']): OfferedTool[] {
  if (!asked) return TOOLS.map(ours)
  return asked.map(({ function: { name, description, parameters } }) => {
    const own = TOOLS.find((tool) => tool.name === name)
    if (own) return ours(own)
    return { name, description: description ?? '', parameters: parameters ?? NO_PARAMETERS, tool: null }
  })
}

/** A tool by the name of a call that was planned. */
export function toolNamed(name: string, isBuiltIn: boolean): Tool | undefined {
  const all = isBuiltIn ? [...TOOLS, ...PLANNER_TOOLS.map(({ tool }) => tool)] : TOOLS
  return all.find((tool) => tool.name === name)
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
