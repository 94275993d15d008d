/** A piece of SQL: a word (lower case, quotes taken off), a parameter, a text, a sign, or brackets with what they hold. */
export type Token =
  | { kind: 'word' | 'parameter' | 'text' | 'sign'; text: string }
  | { kind: 'query' | 'brackets'; text: ''; tokens: Token[] }

const PIECES =
  /--[^\n]*|\/\*[\s\S]*?\*\/|(?<text>e?'(?:[^']|'')*'|\$(?<tag>\w*)\$[\s\S]*?\$\k<tag>\$)|(?<parameter>\$\d+)|"(?<quoted>[^"]+)"|(?<word>[a-z_]\w*|\d[\w.]*)|(?<sign>::|<>|[<>!]=|\S)/gi

const BEGINS_A_QUERY = ['select', 'with', 'insert', 'update', 'delete', 'values']

/** The pieces of a statement, without comments. */
export function tokensOf(statement: string): Token[] {
  const flat = Array.from(statement.matchAll(PIECES), ({ groups }) => tokenOf(groups ?? {}))
  return readBrackets(flat.filter((token) => token !== null).values())
}

function tokenOf({ text, parameter, quoted, word, sign }: Record<string, string | undefined>): Token | null {
  if (text !== undefined) return { kind: 'text', text }
  if (parameter !== undefined) return { kind: 'parameter', text: parameter }
  if (quoted !== undefined) return { kind: 'word', text: quoted }
  if (word !== undefined) return { kind: 'word', text: word.toLowerCase() }
  return sign === undefined ? null : { kind: 'sign', text: sign } // else it is a comment
}

/** Reads up to the closing bracket, or to the end. */
function readBrackets(pieces: Iterator<Token>): Token[] {
  const group: Token[] = []
  for (let next = pieces.next(); !next.done && !isSign(next.value, ')'); next = pieces.next()) {
    if (!isSign(next.value, '(')) {
      group.push(next.value)
      continue
    }
    const tokens = readBrackets(pieces)
    const isQuery = BEGINS_A_QUERY.some((word) => isWord(tokens[0], word))
    group.push({ kind: isQuery ? 'query' : 'brackets', text: '', tokens })
  }
  return group
}

/** Whether a token is one of some words. */
export function isWord(token: Token | undefined, ...words: readonly string[]): boolean {
  return token?.kind === 'word' && words.includes(token.text)
}

/** Whether a token is a sign. */
export function isSign(token: Token | undefined, sign: string): boolean {
  return token?.kind === 'sign' && token.text === sign
}

/** The tokens between separators. */
export function splitTokens(tokens: readonly Token[], isSeparator: (token: Token) => boolean): Token[][] {
  const parts: Token[][] = [[]]
  for (const token of tokens) {
    if (isSeparator(token)) parts.push([])
    else parts.at(-1)?.push(token)
  }
  return parts
}
