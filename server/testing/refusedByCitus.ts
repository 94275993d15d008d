import type { Table } from '#server/kit/db/tables.ts'
import { isSign, isWord, splitTokens, type Token, tokensOf } from './sqlTokens.ts'
import { type Catalogue, namedQueries, relationsIn } from './unboundTables.ts'

/**
 * Forms that Citus 13.2 refuses below a table that it places (decision 77). Each was tried there; a statement without one of them may
 * still be refused, which `npm run test:citus` finds.
 *
 * @param tables those that are not the site's own, by name
 * @returns the forms, in words
 */
export function refusedByCitus(statement: string, tables: ReadonlyMap<string, Table>): string[] {
  const tokens = tokensOf(statement)
  const catalogue = { tables, queries: new Set(namedQueries(tokens)) }
  return [
    ...new Set(
      splitTokens(tokens, (token) => isSign(token, ';')).flatMap((part) => formsIn(part, catalogue)),
    ),
  ]
}

/** One query without those in brackets: the keys of its placed tables, and whether it names a table that is kept whole. */
type Query = { tokens: readonly Token[]; keys: string[]; hasWhole: boolean; subqueries: Subquery[] }
/** `place`: below FROM, in the list of what is selected, or elsewhere. */
type Subquery = { query: Query; place: 'from' | 'list' | 'elsewhere' }

function formsIn(tokens: readonly Token[], catalogue: Catalogue): string[] {
  const parts = splitTokens(tokens, (token) => isWord(token, 'union', 'except', 'intersect'))
  return parts.flatMap((part) => formsOf(queryOf(part, catalogue)))
}

function queryOf(tokens: readonly Token[], catalogue: Catalogue): Query {
  const named = relationsIn(tokens, catalogue).flatMap(({ table, keys }) =>
    keys === null ? [] : (catalogue.tables.get(table) ?? []),
  )
  const keys = named.flatMap((table) =>
    table.rows === 'site' || table.whole !== undefined ? [] : [table.key],
  )
  return { tokens, keys, hasWhole: named.length > keys.length, subqueries: subqueriesIn(tokens, catalogue) }
}

function subqueriesIn(
  tokens: readonly Token[],
  catalogue: Catalogue,
  around?: Subquery['place'],
): Subquery[] {
  const from = tokens.findIndex((token) => isWord(token, 'from'))
  return tokens.flatMap((token, index): Subquery[] => {
    const isNext = isWord(tokens[index - 1], 'from', 'join', 'lateral', 'as', 'materialized')
    const place = isNext ? 'from' : (around ?? (index < from ? 'list' : 'elsewhere'))
    if (token.kind === 'query') return [{ query: queryOf(token.tokens, catalogue), place }]
    return token.kind === 'brackets' ? subqueriesIn(token.tokens, catalogue, place) : []
  })
}

function formsOf(query: Query): string[] {
  const { keys, subqueries } = query
  const within = subqueries.flatMap((subquery) => [
    ...formsOf(subquery.query),
    ...formsBetween(query, subquery),
  ])
  return keys.length === 0 ? within : [...lockForms(query), ...writingForms(query), ...within]
}

/** Rows of several people are locked one person after the other. */
function lockForms({ tokens, keys }: Query): string[] {
  const locks = tokens.some(
    (token, index) => isWord(token, 'for') && isWord(tokens[index + 1], 'update', 'no', 'key', 'share'),
  )
  const isOfMany = tokens.some(
    (token, index) =>
      keys.includes(token.text) &&
      (isWord(tokens[index + 1], 'in') ||
        (isSign(tokens[index + 1], '=') && isWord(tokens[index + 2], 'any'))),
  )
  return locks && isOfMany ? ['a lock of several people or things'] : []
}

/** INSERT, UPDATE or DELETE; not the UPDATE of a lock or of ON CONFLICT. */
function verbOf({ tokens }: Query): string | undefined {
  return tokens.find(
    (token, index) =>
      isWord(token, 'insert', 'update', 'delete') && !isWord(tokens[index - 1], 'for', 'key', 'do'),
  )?.text
}

function writingForms(query: Query): string[] {
  const { tokens } = query
  const verb = verbOf(query)
  if (verb === undefined) return []
  const returning = tokens.findIndex((token) => isWord(token, 'returning'))
  const returned = returning < 0 ? [] : flat(tokens.slice(returning))
  const rest = flat(returning < 0 ? tokens : tokens.slice(0, returning))
  const isInsert = verb === 'insert'
  const forms: [boolean, string][] = [
    [isInsert && returned.some(({ kind }) => kind === 'query'), 'a subquery in RETURNING of an INSERT'],
    [dependsOnSettings(returned), 'a function in RETURNING that is not immutable'],
    [
      !isInsert && dependsOnSettings(rest),
      'a function of a column in UPDATE or DELETE that is not immutable',
    ],
    [!isInsert && isCaseOfValue(rest), 'CASE of a value in UPDATE or DELETE (say CASE WHEN value = ...)'],
    [isCaseOfNow(rest), 'a function in CASE of a writing statement that is not immutable'],
  ]
  return forms.flatMap(([isThere, form]) => (isThere ? [form] : []))
}

const MOMENT = /(^|_)(date|at|on)$/

/** Whether columns are formatted by settings of the session, or moments moved by an interval. */
function dependsOnSettings(tokens: readonly Token[]): boolean {
  return tokens.some((token, index) => {
    if (isWord(token, 'to_char')) return true
    const [next, after] = tokens.slice(index + 1, index + 3)
    if (token.kind !== 'word' || !MOMENT.test(token.text)) return false
    const isText = (isSign(next, '::') && isWord(after, 'text')) || (isSign(next, '|') && isSign(after, '|'))
    return isText || ((isSign(next, '+') || isSign(next, '-')) && isWord(after, 'interval'))
  })
}

/** Citus hands it on with conditions in the place of the values. */
const isCaseOfValue = (tokens: readonly Token[]) =>
  tokens.some((token, index) => isWord(token, 'case') && !isWord(tokens[index + 1], 'when'))

function isCaseOfNow(tokens: readonly Token[]): boolean {
  const begin = tokens.findIndex((token) => isWord(token, 'case'))
  const end = tokens.findLastIndex((token) => isWord(token, 'end'))
  return tokens
    .slice(begin, end)
    .some((token, index, all) => isWord(token, 'now', 'to_char') && all[index + 1]?.kind === 'brackets')
}

const CLOSED: Token = { kind: 'sign', text: ')' }

/** With what brackets hold, without queries. */
const flat = (tokens: readonly Token[]): Token[] =>
  tokens.flatMap((token) => (token.kind === 'brackets' ? [token, ...flat(token.tokens), CLOSED] : [token]))

function formsBetween(outer: Query, { query, place }: Subquery): string[] {
  const isBare = place === 'from' && !query.tokens.some((token) => isWord(token, 'from'))
  if (isBare && query.subqueries.some((inner) => isTied(inner.query)))
    return ['a subquery tied to a row around it, below one without FROM']
  if (place === 'from' || query.keys.length === 0) return []
  if (outer.hasWhole && isTied(query)) return ['a subquery tied to a row of a table that is kept whole']
  if (place !== 'list' || outer.keys.length === 0 || verbOf(outer) === 'insert') return []
  const [mine, around] = [valuesOf(query), valuesOf(outer)]
  const isOfAnother = !mine.includes('.') && mine.some((value) => !around.includes(value))
  return isOfAnother ? ['a subquery about another person in what is selected (say it by WITH)'] : []
}

/** The values that keys of placed tables are compared with: parameters, and columns as `.`. */
function valuesOf({ tokens, keys }: Query): string[] {
  return tokens.flatMap((token, index) => {
    const [sign, value] = tokens.slice(index + 1, index + 3)
    if (!keys.includes(token.text) || !isSign(sign, '=') || !value) return []
    if (value.kind === 'parameter') return [value.text]
    return value.kind === 'word' && !isWord(value, 'any') ? ['.'] : []
  })
}

/** Whether a key is compared with a column of a query around it, and with no constant. */
function isTied(query: Query): boolean {
  const values = valuesOf(query)
  return query.keys.length > 0 && values.includes('.') && !values.some((value) => value !== '.')
}
