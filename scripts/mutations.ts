import { parseSync } from 'oxc-parser'

/** A place in a source text that may be changed, with the texts that may take its place. Offsets are UTF-16 units. */
export type Place = { start: number; end: number; replacements: string[] }

/** A node of the syntax tree (ESTree, with TypeScript's own nodes). */
type Node = { type: string; start: number; end: number; [key: string]: unknown }

const OPERATORS: Record<string, string[]> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&': ['|'],
  '|': ['&'],
  '^': ['&'],
  '<<': ['>>'],
  '>>': ['<<'],
  '>>>': ['<<'],
  '+=': ['-='],
  '-=': ['+='],
  '||=': ['&&='],
  '&&=': ['||='],
}
const METHODS: Record<string, string> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
}
const SQL: readonly [pattern: RegExp, replacements: string[]][] = [
  [/ and /g, [' or ']],
  [/ or /g, [' and ']],
  [/ < /g, [' <= ', ' >= ']],
  [/ <= /g, [' < ', ' > ']],
  [/ > /g, [' >= ', ' <= ']],
  [/ >= /g, [' > ', ' < ']],
  [/ <> /g, [' = ']],
  [/ is null/g, [' is not null']],
  [/ is not null/g, [' is null']],
  [/ desc\b/g, ['']],
  [/ skip locked/g, ['']],
  [/\bleast\(/g, ['greatest(']],
  [/\bgreatest\(/g, ['least(']],
]
/** Wrappers of the type system around a value. Every other node whose name begins with TS is a type. */
const VALUE_WRAPPERS = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'])

/** The places of a TypeScript source where an operator, a bound, a condition, a number or a boolean may be changed. */
export function placesIn(fileName: string, source: string): Place[] {
  const places: Place[] = []
  visit(parseSync(fileName, source).program as unknown as Node, source, places)
  return places
    .map((place) => ({
      ...place,
      replacements: place.replacements.filter((text) => canParse(fileName, changed(source, place, text))),
    }))
    .filter(({ replacements }) => replacements.length > 0)
}

/** The source with one of its places replaced. */
export function changed(source: string, { start, end }: Pick<Place, 'start' | 'end'>, text: string): string {
  return source.slice(0, start) + text + source.slice(end)
}

function canParse(fileName: string, source: string): boolean {
  return parseSync(fileName, source).errors.length === 0
}

function visit(node: Node, source: string, places: Place[]): void {
  if (node.type === 'ImportDeclaration' || (node.type.startsWith('TS') && !VALUE_WRAPPERS.has(node.type)))
    return
  places.push(...placesOf(node, source))
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value])
      if (isNode(child)) visit(child, source, places)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

function placesOf(node: Node, source: string): Place[] {
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression':
      return operatorPlace(node, source)
    case 'IfStatement':
    case 'ConditionalExpression':
      return conditionPlace(node.test as Node, source, ['true', 'false'])
    case 'WhileStatement':
      return conditionPlace(node.test as Node, source, [])
    case 'UnaryExpression':
      return node.operator === '!' || node.operator === '-'
        ? [{ start: node.start, end: node.start + 1, replacements: [''] }]
        : []
    case 'MemberExpression':
      return methodPlace(node.property as Node)
    case 'Literal':
      return literalPlace(node)
    case 'TemplateElement':
      return sqlPlaces(node, source)
    default:
      return []
  }
}

function operatorPlace(node: Node, source: string): Place[] {
  const operator = String(node.operator)
  const replacements = OPERATORS[operator]
  if (replacements === undefined) return []
  const start = source.indexOf(operator, (node.left as Node).end)
  return [{ start, end: start + operator.length, replacements }]
}

function conditionPlace({ start, end }: Node, source: string, constants: string[]): Place[] {
  return [{ start, end, replacements: [`!(${source.slice(start, end)})`, ...constants] }]
}

function methodPlace({ name, start, end }: Node): Place[] {
  const swapped = typeof name === 'string' && Object.hasOwn(METHODS, name) ? METHODS[name] : undefined
  return swapped === undefined ? [] : [{ start, end, replacements: [swapped] }]
}

function literalPlace({ value, start, end }: Node): Place[] {
  if (typeof value === 'boolean') return [{ start, end, replacements: [String(!value)] }]
  if (typeof value !== 'number') return []
  return [{ start, end, replacements: [String(value + 1), String(value - 1)] }]
}

function sqlPlaces({ start, end }: Node, source: string): Place[] {
  const text = source.slice(start, end)
  if (!/\b(select|update|delete|where)\b/.test(text)) return []
  return SQL.flatMap(([pattern, replacements]) =>
    [...text.matchAll(pattern)].map((match) => ({
      start: start + match.index,
      end: start + match.index + match[0].length,
      replacements,
    })),
  )
}
