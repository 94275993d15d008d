import { canParse, FUNCTIONS, parse, type Node, type Place, type Span, visit } from './mutations.ts'

/** A place with the number under which its probe reports it. */
export type Probed = { id: number; place: Place }

/**
 * The source with calls of the global function `reached(id)` where the places are evaluated, and the numbers of those
 * that cannot have a call. What a constant is made of is evaluated on import, so its probe is where the constant is used; who uses
 * what a module exports, itself or in other constants, a probe cannot tell.
 */
export function withProbes(fileName: string, source: string, probed: readonly Probed[]) {
  const program = parse(fileName, source)
  const functions = functionsIn(program)
  const without: number[] = []
  const before = new Map<number, string>()
  const after = new Map<number, string>()
  for (const { id, place } of probed) {
    if (place.isOnImport) {
      without.push(id)
      continue
    }
    const uses = spansOf(program, place)
    const spans = [uses, [place.expression]].find((candidates) =>
      candidates.every((span) => canParse(fileName, wrapped(source, span, id))),
    )
    if (spans === undefined || (spans === uses && uses.some((span) => !isWithin(functions, span)))) {
      without.push(id)
      continue
    }
    for (const { start, end } of spans) {
      before.set(start, (before.get(start) ?? '') + opening(id))
      after.set(end, `${after.get(end) ?? ''})`)
    }
  }
  // Without a semicolon before it, a statement that begins with `(` would be the arguments of the line above.
  visit(program, ({ type, start }) => {
    if (type === 'ExpressionStatement' && before.has(start))
      before.set(start, `void 0, ${before.get(start) ?? ''}`)
  })
  const offsets = [...new Set([0, ...before.keys(), ...after.keys(), source.length])].toSorted(
    (a, b) => a - b,
  )
  const text = offsets.map(
    (offset, index) =>
      (after.get(offset) ?? '') +
      (before.get(offset) ?? '') +
      source.slice(offset, offsets[index + 1] ?? offset),
  )
  return { source: text.join(''), without }
}

function functionsIn(program: Node): Span[] {
  const functions: Span[] = []
  visit(program, (node) => {
    if (FUNCTIONS.has(node.type)) functions.push(node)
  })
  return functions
}

function isWithin(spans: readonly Span[], { start, end }: Span): boolean {
  return spans.some((each) => each.start <= start && end <= each.end)
}

function wrapped(source: string, { start, end }: Span, id: number): string {
  return `${source.slice(0, start)}${opening(id)}${source.slice(start, end)})${source.slice(end)}`
}

function opening(id: number): string {
  return `(globalThis.reached?.(${id}), `
}

/** Where the value of a place is used: its own expression, or every use of the constant that it is a part of. */
function spansOf(program: Node, { expression, constant }: Pick<Place, 'expression' | 'constant'>): Span[] {
  if (constant === undefined) return [expression]
  const uses: Pick<Place, 'expression' | 'constant'>[] = []
  visit(program, (node, within) => {
    if (node.type === 'Identifier' && node.name === constant && within !== constant)
      uses.push({ expression: node, constant: within })
  })
  return uses.length === 0 ? [expression] : uses.flatMap((use) => spansOf(program, use))
}
