import { parseSync } from 'oxc-parser'

/** A part of a source text. Offsets are UTF-16 units. */
export type Span = { start: number; end: number }

/** A place in a source text that may be changed, with the texts that may take its place. */
export type Place = Span & {
  replacements: string[]
  /** The expression that is evaluated when the place has an effect. */
  expression: Span
  /** The module's own constant of whose value the place is a part, when it is evaluated on import. */
  constant?: string | undefined
  /** It is evaluated on import alone, for whoever imports the module. */
  isOnImport?: boolean
}

/** A node of the syntax tree (ESTree, with TypeScript's own nodes). */
export type Node = Span & { type: string; [key: string]: unknown }

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
/** A sentence's end: a text for people, which may have words of SQL. */
const IS_PROSE = /\w[.?!](?:\s|$)/
/** Wrappers of the type system around a value. Every other node whose name begins with TS is a type. */
const VALUE_WRAPPERS = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'])
export const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

/** The places of a TypeScript source where an operator, a bound, a condition, a number or a boolean may be changed. */
export function placesIn(fileName: string, source: string): Place[] {
  const places: Place[] = []
  const demanded = new Set<unknown>()
  const orders = new Set<unknown>()
  const program = parse(fileName, source)
  const elements = namesOfElements(program)
  const functions: Span[] = []
  visit(program, (node, constant) => {
    if (isElementOr(node, elements)) demanded.add(node.right)
    if (node.type === 'ConditionalExpression' && (isOrder(node) || isChoiceOfOne(node, source)))
      orders.add(comparisonOf(node.test as Node))
    for (const value of defaultsOf(node)) demanded.add(value)
    if (FUNCTIONS.has(node.type)) functions.push(node)
    if (demanded.has(node)) return
    for (const place of isDuration(node, constant) ? [durationPlace(node)] : placesOf(node, source))
      places.push({
        ...place,
        constant,
        replacements: place.replacements.filter(
          (text) => !orders.has(node) || text.charAt(0) !== source.charAt(place.start),
        ),
      })
  })
  const isInFunction = ({ start, end }: Span) =>
    functions.some((each) => each.start <= start && end <= each.end)
  return places
    .map((place) => ({
      ...place,
      isOnImport: place.constant === undefined && !isInFunction(place),
      replacements: place.replacements.filter((text) => canParse(fileName, changed(source, place, text))),
    }))
    .filter(({ replacements }) => replacements.length > 0)
}

/** The source with one of its places replaced. */
export function changed(source: string, { start, end }: Span, text: string): string {
  return source.slice(0, start) + text + source.slice(end)
}

export function parse(fileName: string, source: string): Node {
  return parseSync(fileName, source).program as unknown as Node
}

export function canParse(fileName: string, source: string): boolean {
  return parseSync(fileName, source).errors.length === 0
}

/** Visits all nodes but types and names of properties, with the module's constant whose value they are evaluated for. */
export function visit(
  node: Node,
  onNode: (node: Node, constant: string | undefined) => void,
  constant?: string,
): void {
  if (node.type === 'ImportDeclaration' || (node.type.startsWith('TS') && !VALUE_WRAPPERS.has(node.type)))
    return
  onNode(node, constant)
  for (const [key, value] of Object.entries(node)) {
    const isName = (key === 'key' || key === 'property') && node.computed === false
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value])
      if (isNode(child) && !(isName && child.type === 'Identifier'))
        visit(child, onNode, constantOf(child, node, constant))
  }
}

function constantOf(child: Node, parent: Node, constant: string | undefined): string | undefined {
  if (FUNCTIONS.has(child.type)) return undefined
  if (parent.type !== 'Program' || child.type !== 'VariableDeclaration') return constant
  const [{ id } = { id: null }] = child.declarations as { id: Node }[]
  return typeof id?.name === 'string' ? id.name : undefined
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
        ? [{ start: node.start, end: node.start + 1, replacements: [''], expression: node }]
        : []
    case 'MemberExpression':
      return methodPlace(node)
    case 'Literal':
      return literalPlace(node)
    case 'TemplateLiteral':
      return (node.quasis as Node[]).flatMap((text) => sqlPlaces(text, node, source))
    default:
      return []
  }
}

/**
 * `list[index] ?? 0`, `list[index]?.length ?? 0`, `const [row] = list` and `row?.count ?? 0`: the compiler demands a value for an
 * element that is always there, so no test can tell which.
 */
function isElementOr({ type, operator, left, right }: Node, elements: ReadonlySet<unknown>): boolean {
  if (type !== 'LogicalExpression' || operator !== '??' || (right as Node).type !== 'Literal') return false
  const own = left as Node
  if (own.type !== 'ChainExpression') return isElement(own)
  const { type: of, object, computed } = own.expression as Node
  if (of !== 'MemberExpression') return false
  return computed === true || isElement(object as Node) || elements.has((object as Node).name)
}

/** The names of a module's elements of lists: `row` in `const [row] = list`. */
function namesOfElements(program: Node): ReadonlySet<unknown> {
  const names = new Set<unknown>()
  visit(program, ({ type, id }) => {
    if (type !== 'VariableDeclarator' || (id as Node).type !== 'ArrayPattern') return
    for (const each of (id as Node).elements as (Node | null)[])
      if (each?.type === 'Identifier') names.add(each.name)
  })
  return names
}

/** `a < b ? -1 : 1` compares what is never equal: whether it is `<` or `<=` no test can tell. */
function isOrder({ consequent, alternate }: Node): boolean {
  const isOne = (node: Node) => node.type === 'Literal' && node.value === 1
  const isMinusOne = ({ type, operator, argument }: Node) =>
    type === 'UnaryExpression' && operator === '-' && isOne(argument as Node)
  const [one, other] = [consequent as Node, alternate as Node]
  return (isOne(one) && isMinusOne(other)) || (isMinusOne(one) && isOne(other))
}

/** `a < b ? a : b` is the same for `<` and `<=`. */
function isChoiceOfOne({ test, consequent, alternate }: Node, source: string): boolean {
  const { left, right } = comparisonOf(test as Node)
  const texts = [left, right, consequent, alternate].map((node) =>
    source.slice((node as Node | undefined)?.start, (node as Node | undefined)?.end),
  )
  const [one, other, ...chosen] = texts
  return chosen.includes(one ?? '') && chosen.includes(other ?? '')
}

/** A comparison that decides alone, or together with what comes before it. */
function comparisonOf(test: Node): Node {
  return test.type === 'LogicalExpression' && test.operator === '&&' ? (test.right as Node) : test
}

function isElement({ type, computed, callee }: Node): boolean {
  const { property } = (callee ?? {}) as { property?: Node }
  return (
    (type === 'MemberExpression' && computed === true) ||
    (type === 'CallExpression' && property?.name === 'at')
  )
}

/** The same as `const [first = 0] = list` and `const { length = 0 } = list[index] ?? {}`. */
function defaultsOf({ type, id, init, elements }: Node): unknown[] {
  const rightOf = (patterns: unknown) =>
    (patterns as (Node | null)[]).flatMap((each) =>
      each?.type === 'AssignmentPattern' && (each.right as Node).type === 'Literal' ? [each.right] : [],
    )
  if (type === 'ArrayPattern') return rightOf(elements)
  const isOrNothing = isOr(init as Node | null | undefined)
  const pattern = id as Node | null | undefined
  if (type !== 'VariableDeclarator' || pattern?.type !== 'ObjectPattern' || !isOrNothing) return []
  return rightOf((pattern.properties as Node[]).map(({ value }) => value))
}

/** `… ?? {}` */
function isOr(init: Node | null | undefined): boolean {
  if (init?.type !== 'LogicalExpression' || init.operator !== '??') return false
  const { type, properties } = init.right as Node
  return type === 'ObjectExpression' && (properties as unknown[]).length === 0
}

function operatorPlace(node: Node, source: string): Place[] {
  const operator = String(node.operator)
  const replacements = OPERATORS[operator]
  if (replacements === undefined) return []
  const start = source.indexOf(operator, (node.left as Node).end)
  return [{ start, end: start + operator.length, replacements, expression: node }]
}

function conditionPlace(test: Node, source: string, constants: string[]): Place[] {
  const { start, end } = test
  return [{ start, end, replacements: [`!(${source.slice(start, end)})`, ...constants], expression: test }]
}

function methodPlace(node: Node): Place[] {
  const { name, start, end } = node.property as Node
  const swapped = typeof name === 'string' && Object.hasOwn(METHODS, name) ? METHODS[name] : undefined
  return swapped === undefined
    ? []
    : [{ start, end, replacements: [swapped], expression: node.object as Node }]
}

function literalPlace(node: Node): Place[] {
  const { value, start, end } = node
  if (typeof value === 'boolean') return [{ start, end, replacements: [String(!value)], expression: node }]
  if (typeof value !== 'number') return []
  return [{ start, end, replacements: [String(value + 1), String(value - 1)], expression: node }]
}

/** A second or more in a constant of milliseconds. */
function isDuration({ type, value }: Node, constant: string | undefined): boolean {
  return (
    type === 'Literal' && typeof value === 'number' && value >= 1000 && constant?.endsWith('_MS') === true
  )
}

/** One millisecond more or less no test can tell, twice as long it can. */
function durationPlace(node: Node): Place {
  const { value, start, end } = node
  return { start, end, replacements: [Number(value) * 2, Number(value) / 2].map(String), expression: node }
}

function sqlPlaces({ start, end }: Span, expression: Span, source: string): Place[] {
  const text = source.slice(start, end)
  if (!/\b(select|update|delete|where)\b/.test(text) || IS_PROSE.test(text)) return []
  return SQL.flatMap(([pattern, replacements]) =>
    [...text.matchAll(pattern)].map((match) => ({
      start: start + match.index,
      end: start + match.index + match[0].length,
      replacements,
      expression,
    })),
  )
}
