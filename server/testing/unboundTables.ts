import type { Table } from '#server/kit/db/tables.ts'
import { isSign, isWord, splitTokens, type Token, tokensOf } from './sqlTokens.ts'

/**
 * Tables of people's rows that a statement names without saying whose rows it means.
 *
 * A key is bound by a comparison in `where` or `on` with a parameter, with a query in brackets (which is looked at by itself),
 * or with a key that is bound; and by an insert that fills it. Operands of an `or` bind nothing. The rows of a shared
 * table are bound by its thing, or by the person whom they are about: whose membership is bound has bound the thing, but not
 * the others' memberships in it.
 *
 * @param tables the tables whose rows are people's, by name
 */
export function unboundTables(statement: string, tables: ReadonlyMap<string, Table>): string[] {
  const tokens = tokensOf(statement)
  const catalogue = { tables, queries: new Set(namedQueries(tokens)) }
  return splitTokens(tokens, (token) => isSign(token, ';')).flatMap((part) =>
    unboundIn(part, null, catalogue),
  )
}

/** The tables, and the names that the statement itself gives to queries. */
export type Catalogue = { tables: ReadonlyMap<string, Table>; queries: ReadonlySet<string> }
/** A column that says whose a row is. It is bound, too, when one that it follows is. */
type Key = { isBound: boolean; follows: Key[] }
/** What a query reads or writes. `keys` is null for a query in brackets and a function, all columns of which are bound. */
export type Relation = { table: string; alias: string; keys: ReadonlyMap<string, Key> | null }
/** `outer` is the query around it; what an EXISTS asks for restricts the rows of that one, too. */
type Scope = { relations: Relation[]; outer: Scope | null; isAskedFor: boolean }
type Condition = { tokens: readonly Token[]; leftJoined: string | null }

function unboundIn(
  tokens: readonly Token[],
  outer: Scope | null,
  catalogue: Catalogue,
  isAskedFor = false,
): string[] {
  const parts = splitTokens(tokens, (token) => isWord(token, 'union', 'except', 'intersect'))
  return parts.flatMap((part) => {
    const relations = relationsIn(part, catalogue)
    const scope = { relations, outer, isAskedFor: isAskedFor && parts.length === 1 }
    bindInserted(part, scope, catalogue)
    const conditions = conditionsOf(part)
    for (const condition of conditions) bindCompared(condition, scope)
    const within = queriesIn(part, scope, catalogue, new Set(conditions.flatMap(askedFor)))
    const unbound = scope.relations.filter(
      ({ keys }) => keys && keys.size > 0 && ![...keys.values()].some((key) => isBound(key)),
    )
    return [...unbound.map(({ table }) => table), ...within]
  })
}

function queriesIn(
  tokens: readonly Token[],
  scope: Scope,
  catalogue: Catalogue,
  asked: ReadonlySet<Token>,
): string[] {
  return tokens.flatMap((token) => {
    if (token.kind === 'query') return unboundIn(token.tokens, scope, catalogue, asked.has(token))
    return token.kind === 'brackets' ? queriesIn(token.tokens, scope, catalogue, asked) : []
  })
}

/** The queries whose EXISTS must hold for every row. */
function askedFor({ tokens, leftJoined }: Condition): Token[] {
  return tokens.filter((token, index) => {
    const isFirst = index === 1 || isWord(tokens[index - 2], 'and')
    return token.kind === 'query' && isWord(tokens[index - 1], 'exists') && isFirst && leftJoined === null
  })
}

function isBound(key: Key, seen: readonly Key[] = []): boolean {
  return key.isBound || key.follows.some((other) => !seen.includes(other) && isBound(other, [...seen, key]))
}

const bound = (): Key => ({ isBound: true, follows: [] })

/** The names that `with` gives to queries. */
export function namedQueries(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token, index) => {
    if (token.kind === 'query' || token.kind === 'brackets') return namedQueries(token.tokens)
    if (!isWord(token, 'as')) return []
    const after = tokens.slice(index + 1).find((next) => !isWord(next, 'not', 'materialized'))
    const name = tokens[index - 1]?.kind === 'brackets' ? tokens[index - 2] : tokens[index - 1]
    return after?.kind === 'query' && name ? [name.text] : []
  })
}

const CLAUSES = [
  'select',
  'set',
  'values',
  'returning',
  'where',
  'on',
  'group',
  'order',
  'having',
  'limit',
  'offset',
  'for',
]
const FOLLOWS_A_RELATION = [
  ...CLAUSES,
  'join',
  'left',
  'right',
  'inner',
  'full',
  'cross',
  'natural',
  'using',
  'default',
  'in',
]

/** What a query reads and writes: what comes after FROM and its commas, JOIN, INTO, UPDATE, USING, TRUNCATE and LOCK TABLE. */
export function relationsIn(tokens: readonly Token[], catalogue: Catalogue): Relation[] {
  let isList = false
  return tokens.flatMap((token, index) => {
    const isFrom = isWord(token, 'from', 'using') && !isWord(tokens[index - 1], 'distinct')
    if (isFrom) isList = true
    else if (isWord(token, ...CLAUSES) && !isWord(token, 'on')) isList = false
    const isNext =
      isFrom || (isList && isSign(token, ',')) || isWord(token, 'join', 'into', 'update', 'table', 'truncate')
    return isNext ? relationsAt(tokens.slice(index + 1), catalogue, isWord(token, 'into')) : []
  })
}

function relationsAt(tokens: readonly Token[], catalogue: Catalogue, isTarget: boolean): Relation[] {
  const [first, ...rest] = tokens.filter(
    (token, index) => index > 1 || !isWord(token, 'only', 'lateral', 'table'),
  )
  if (!first) return []
  if (isSign(rest[0], '.')) return relationsAt(rest.slice(1), catalogue, isTarget)
  if (first.kind === 'brackets')
    return relationsIn([{ kind: 'word', text: 'from' }, ...first.tokens], catalogue)
  const isFunction = rest[0]?.kind === 'brackets' && !isTarget
  const isDerived = first.kind === 'query' || isFunction || catalogue.queries.has(first.text)
  const alias = aliasIn(isFunction ? rest.slice(1) : rest) ?? first.text
  return [{ table: first.text, alias, keys: isDerived ? null : keysOf(catalogue.tables.get(first.text)) }]
}

function keysOf(table: Table | undefined): ReadonlyMap<string, Key> {
  if (!table || table.rows === 'site') return new Map()
  const names = table.rows === 'owned' ? [table.key, ...(table.foundBy ?? [])] : [table.key, 'user_id']
  const keys = new Map(names.map((name): [string, Key] => [name, { isBound: false, follows: [] }]))
  const all = [...keys.values()]
  if (table.rows === 'owned') for (const key of all) key.follows.push(...all)
  else keys.get(table.key)?.follows.push(...all)
  return keys
}

function aliasIn([first, ...rest]: readonly Token[]): string | null {
  if (isWord(first, 'with')) return aliasIn(rest.slice(1)) // WITH ORDINALITY
  if (isWord(first, 'as')) return aliasIn(rest)
  return first?.kind === 'word' && !FOLLOWS_A_RELATION.includes(first.text) ? first.text : null
}

function bindInserted(tokens: readonly Token[], { relations }: Scope, { tables }: Catalogue) {
  tokens.forEach((token, index) => {
    if (!isWord(token, 'into')) return
    const columns = tokens.slice(index).find(({ kind }) => kind === 'brackets' || kind === 'query')
    const target = tokens[index + 1]?.text ?? ''
    const table = tables.get(target)
    if (columns?.kind !== 'brackets' || !table || table.rows === 'site') return
    if (!columns.tokens.some((column) => isWord(column, table.key))) return
    for (const relation of relations)
      if (relation.table === target) relation.keys?.get(table.key)?.follows.push(bound())
  })
}

/**
 * What must hold for every row: WHERE and ON, with the brackets in them, without the operands of an OR or a NOT. That
 * of a LEFT JOIN must hold for the rows of the joined table alone.
 */
function conditionsOf(tokens: readonly Token[]): Condition[] {
  const starts = tokens.flatMap((token, index) =>
    isWord(token, ...CLAUSES, 'from', 'join', 'using') ? [index] : [],
  )
  return starts.flatMap((start, place): Condition[] => {
    const join = starts[place - 1] ?? start
    const leftJoined = isWord(tokens[start], 'on', 'using') ? leftJoinedAt(tokens, join) : null
    if (isWord(tokens[start], 'using')) return [{ tokens: tokens.slice(start, start + 2), leftJoined }]
    if (!isWord(tokens[start], 'where', 'on')) return []
    const conditions = certain(tokens.slice(start + 1, starts[place + 1]))
    return conditions.map((condition) => ({ tokens: condition, leftJoined }))
  })
}

/** The alias of the table that a LEFT JOIN joins; null for another join. */
function leftJoinedAt(tokens: readonly Token[], join: number): string | null {
  const before = isWord(tokens[join - 1], 'outer') ? tokens[join - 2] : tokens[join - 1]
  if (!isWord(tokens[join], 'join') || !isWord(before, 'left')) return null
  return relationNamed(tokens.slice(join + 1))
}

/** The name by which a query calls its next table. */
function relationNamed([first, ...rest]: readonly Token[]): string {
  if (isWord(first, 'lateral', 'only')) return relationNamed(rest)
  const isFunction = rest[0]?.kind === 'brackets'
  return aliasIn(isFunction ? rest.slice(1) : rest) ?? first?.text ?? ''
}

function certain(condition: readonly Token[]): Token[][] {
  if (condition.some((token) => isWord(token, 'or'))) return []
  const inner = condition.filter((_, index) => index === 0 || isWord(condition[index - 1], 'and'))
  return [
    [...condition],
    ...inner.flatMap((token) => (token.kind === 'brackets' ? certain(token.tokens) : [])),
  ]
}

function bindCompared({ tokens, leftJoined }: Condition, scope: Scope) {
  const restricted = restrictedKeys(scope, leftJoined)
  tokens.forEach((token, index) => {
    if (isWord(token, 'using')) return bindJoined(tokens[index + 1], scope, restricted)
    if (!isSign(token, '=') && !isWord(token, 'in')) return
    const [left, right] = [sidesBefore(tokens.slice(0, index)), sidesAfter(tokens.slice(index + 1))]
    left.forEach((side, place) =>
      bindPair(side, right.length === 1 ? right[0] : right[place], scope, restricted),
    )
  })
}

/** The keys of the tables whose rows a condition leaves out where it does not hold. */
function restrictedKeys({ relations, outer, isAskedFor }: Scope, only: string | null): ReadonlySet<Key> {
  const own = relations.filter(({ alias }) => only === null || only === alias)
  const around = isAskedFor && outer && only === null ? restrictedKeys(outer, null) : []
  return new Set([...own.flatMap(({ keys }) => [...(keys?.values() ?? [])]), ...around])
}

/** JOIN ... USING (user_id) compares the column of all tables of the query. */
function bindJoined(columns: Token | undefined, scope: Scope, restricted: ReadonlySet<Key>) {
  if (columns?.kind !== 'brackets') return
  for (const { text } of columns.tokens) {
    const keys = keysNamed({ of: null, column: text }, scope)
    for (const key of keys) if (restricted.has(key)) key.follows.push(...keys)
  }
}

/** One side of a comparison: a column, or a value that comes from outside the query. */
type Side = { of: string | null; column: string } | 'value'

function bindPair(
  left: Side | undefined,
  right: Side | undefined,
  scope: Scope,
  restricted: ReadonlySet<Key>,
) {
  if (!left || !right) return
  const [ofLeft, ofRight] = [keysNamed(left, scope), keysNamed(right, scope)]
  for (const key of ofLeft) if (restricted.has(key)) key.follows.push(...ofRight)
  for (const key of ofRight) if (restricted.has(key)) key.follows.push(...ofLeft)
}

/** The keys that a side of a comparison may name, in the query or in those around it. */
function keysNamed(side: Side, scope: Scope | null): Key[] {
  if (side === 'value') return [bound()]
  if (scope === null) return []
  const named = scope.relations.filter(({ alias }) => side.of === null || side.of === alias)
  const found = named.flatMap(({ keys }) => (keys ? (keys.get(side.column) ?? []) : [bound()]))
  return found.length > 0 ? found : keysNamed(side, scope.outer)
}

function sidesAfter([first, second, third]: readonly Token[]): Side[] {
  if (isWord(first, 'any')) return second?.kind === 'brackets' ? sideOf(second.tokens) : ['value']
  if (first?.kind === 'brackets')
    return splitTokens(first.tokens, (token) => isSign(token, ',')).flatMap(sideOf)
  return sideOf([first, second, third])
}

function sidesBefore(tokens: readonly Token[]): Side[] {
  const last = tokens.at(-1)
  if (isSign(tokens.at(-2), '::')) return sidesBefore(tokens.slice(0, -2))
  if (last?.kind === 'brackets')
    return splitTokens(last.tokens, (token) => isSign(token, ',')).flatMap(sideOf)
  return sideOf(isSign(tokens.at(-2), '.') ? tokens.slice(-3) : tokens.slice(-1))
}

function sideOf([first, dot, column]: readonly (Token | undefined)[]): Side[] {
  if (first?.kind === 'parameter' || first?.kind === 'query') return ['value']
  if (first?.kind !== 'word') return []
  return [
    isSign(dot, '.') && column ? { of: first.text, column: column.text } : { of: null, column: first.text },
  ]
}
