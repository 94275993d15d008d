import { isSign, isWord, splitTokens, type Token, tokensOf } from './sqlTokens.ts'

/**
 * Tables of people's rows that a statement names without saying whose rows it means.
 *
 * `user_id` is bound by a comparison in `where` or `on` with a parameter, with a query in brackets (which is looked at by
 * itself), with the row of a person that is bound, or with another table that is bound; and by an insert that fills it.
 * What stands beside an `or` binds nothing.
 *
 * @param owned the tables that have a column `user_id`
 * @param foundBy other columns of a table that are as good
 */
export function unboundTables(
  statement: string,
  owned: ReadonlySet<string>,
  foundBy: Record<string, readonly string[]> = {},
): string[] {
  const tokens = tokensOf(statement)
  const catalogue = { owned, foundBy, queries: new Set(namedQueries(tokens)) }
  return splitTokens(tokens, (token) => isSign(token, ';')).flatMap((part) =>
    unboundIn(part, null, catalogue),
  )
}

/** Tables in which a person's own row has the id that other tables call `user_id`. */
const PEOPLE = ['users', 'auth_users']

type Catalogue = {
  owned: ReadonlySet<string>
  foundBy: Record<string, readonly string[]>
  queries: ReadonlySet<string>
}
/** What a query reads or writes. A query in brackets or a function is `derived`: what it gives is bound. */
type Relation = {
  table: string
  alias: string
  kind: 'owned' | 'person' | 'derived' | 'other'
  /** Columns that say whose the row is. */
  keys: readonly string[]
  isBound: boolean
  sameAs: Relation[]
}
type Scope = { relations: Relation[]; outer: Scope | null }

function unboundIn(tokens: readonly Token[], outer: Scope | null, catalogue: Catalogue): string[] {
  return splitTokens(tokens, (token) => isWord(token, 'union', 'except', 'intersect')).flatMap((part) => {
    const scope = { relations: relationsIn(part, catalogue), outer }
    bindInserted(part, scope)
    for (const condition of conditionsOf(part)) bindCompared(condition, scope)
    const unbound = scope.relations.filter((relation) => relation.kind === 'owned' && !isBound(relation))
    return [...unbound.map(({ table }) => table), ...queriesIn(part, scope, catalogue)]
  })
}

function queriesIn(tokens: readonly Token[], scope: Scope, catalogue: Catalogue): string[] {
  return tokens.flatMap((token) => {
    if (token.kind === 'query') return unboundIn(token.tokens, scope, catalogue)
    return token.kind === 'brackets' ? queriesIn(token.tokens, scope, catalogue) : []
  })
}

function isBound(relation: Relation, seen: readonly Relation[] = []): boolean {
  if (relation.isBound) return true
  return relation.sameAs.some((other) => !seen.includes(other) && isBound(other, [...seen, relation]))
}

/** The names that `with` gives to queries. */
function namedQueries(tokens: readonly Token[]): string[] {
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

/** What comes after FROM and its commas, JOIN, INTO, UPDATE, USING, TRUNCATE and LOCK TABLE. */
function relationsIn(tokens: readonly Token[], catalogue: Catalogue): Relation[] {
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
  const kind = isDerived ? 'derived' : kindOf(first.text, catalogue)
  const keys = kind === 'person' ? ['id'] : ['user_id', ...(catalogue.foundBy[first.text] ?? [])]
  const alias = aliasIn(isFunction ? rest.slice(1) : rest) ?? first.text
  return [{ table: first.text, alias, kind, keys, isBound: isDerived, sameAs: [] }]
}

function kindOf(table: string, { owned }: Catalogue): Relation['kind'] {
  if (owned.has(table)) return 'owned'
  return PEOPLE.includes(table) ? 'person' : 'other'
}

function aliasIn([first, ...rest]: readonly Token[]): string | null {
  if (isWord(first, 'with')) return aliasIn(rest.slice(1)) // WITH ORDINALITY
  if (isWord(first, 'as')) return aliasIn(rest)
  return first?.kind === 'word' && !FOLLOWS_A_RELATION.includes(first.text) ? first.text : null
}

function bindInserted(tokens: readonly Token[], { relations }: Scope) {
  tokens.forEach((token, index) => {
    if (!isWord(token, 'into')) return
    const columns = tokens.slice(index).find(({ kind }) => kind === 'brackets' || kind === 'query')
    if (columns?.kind !== 'brackets' || !columns.tokens.some((column) => isWord(column, 'user_id'))) return
    for (const relation of relations) if (relation.table === tokens[index + 1]?.text) relation.isBound = true
  })
}

/** What must hold for every row: WHERE and ON, with the brackets in them, without what stands beside an OR or below a NOT. */
function conditionsOf(tokens: readonly Token[]): Token[][] {
  const starts = tokens.flatMap((token, index) =>
    isWord(token, ...CLAUSES, 'from', 'join', 'using') ? [index] : [],
  )
  return starts.flatMap((start, place) => {
    if (isWord(tokens[start], 'using')) return [tokens.slice(start, start + 2)]
    if (!isWord(tokens[start], 'where', 'on')) return []
    return certain(tokens.slice(start + 1, starts[place + 1]))
  })
}

function certain(condition: readonly Token[]): Token[][] {
  if (condition.some((token) => isWord(token, 'or'))) return []
  const inner = condition.filter((_, index) => index === 0 || isWord(condition[index - 1], 'and'))
  return [
    [...condition],
    ...inner.flatMap((token) => (token.kind === 'brackets' ? certain(token.tokens) : [])),
  ]
}

function bindCompared(condition: readonly Token[], scope: Scope) {
  condition.forEach((token, index) => {
    if (isWord(token, 'using')) return bindJoined(condition[index + 1], scope)
    if (!isSign(token, '=') && !isWord(token, 'in')) return
    const [left, right] = [sidesBefore(condition.slice(0, index)), sidesAfter(condition.slice(index + 1))]
    left.forEach((side, place) => bindPair(side, right.length === 1 ? right[0] : right[place], scope))
  })
}

/** JOIN ... USING (user_id) makes all tables of the query speak of the same person. */
function bindJoined(columns: Token | undefined, { relations }: Scope) {
  if (columns?.kind !== 'brackets' || !columns.tokens.some((column) => isWord(column, 'user_id'))) return
  for (const relation of relations) relation.sameAs.push(...relations)
}

/** One side of a comparison: a column, or a value that comes from outside the query. */
type Side = { of: string | null; column: string } | 'value'

function bindPair(left: Side | undefined, right: Side | undefined, scope: Scope) {
  if (!left || !right) return
  const [ofLeft, ofRight] = [relationsOf(left, scope), relationsOf(right, scope)]
  for (const relation of ofLeft) relation.sameAs.push(...ofRight)
  for (const relation of ofRight) relation.sameAs.push(...ofLeft)
  if (left === 'value' || right === 'value')
    for (const relation of [...ofLeft, ...ofRight]) relation.isBound = true
}

/** The relations of which a column names the person, in the query or in those around it. */
function relationsOf(side: Side, scope: Scope | null): Relation[] {
  if (side === 'value' || scope === null) return []
  const named = scope.relations.filter(({ alias }) => side.of === null || side.of === alias)
  const found = named.filter(({ kind, keys }) => kind === 'derived' || keys.includes(side.column))
  return found.length > 0 ? found : relationsOf(side, scope.outer)
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
