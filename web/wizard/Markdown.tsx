import { lexer, type Token, type Tokens } from 'marked'
import { Fragment, type ReactNode } from 'react'

/** Text with Markdown as elements. HTML in it is shown as it was written, pictures as links. */
export function Markdown({ text }: { text: string }) {
  return <Blocks tokens={lexer(text, { gfm: true, breaks: true })} />
}

/** A text whose title is above it: its sections follow that, and lines may be broken anywhere. */
export function Document({ text }: { text: string }) {
  const tokens = lexer(text, { gfm: true })
  return (
    <Blocks
      tokens={tokens.map((token) =>
        token.type === 'heading' ? { ...token, depth: Math.max(1, Number(token['depth']) - 1) } : token,
      )}
    />
  )
}

/** What an answer calls a heading is below those of the screen. */
const HEADINGS = ['h2', 'h3', 'h4', 'h5', 'h6', 'h6'] as const

function Blocks({ tokens }: { tokens: readonly Token[] }) {
  return tokens.map((token, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- an answer only grows at its end
    <Fragment key={index}>{blockOf(token)}</Fragment>
  ))
}

function blockOf(token: Token): ReactNode {
  switch (token.type) {
    case 'space':
    case 'def':
      return null
    case 'heading': {
      const Heading = HEADINGS[(token as Tokens.Heading).depth - 1] ?? 'h6'
      return <Heading dir="auto">{inlines(token)}</Heading>
    }
    case 'paragraph':
      return <p dir="auto">{inlines(token)}</p>
    case 'blockquote':
      return (
        <blockquote>
          <Blocks tokens={token.tokens ?? []} />
        </blockquote>
      )
    case 'list':
      return listOf(token as Tokens.List)
    case 'code':
      return (
        <pre>
          <code>{(token as Tokens.Code).text}</code>
        </pre>
      )
    case 'hr':
      return <hr />
    case 'table':
      return tableOf(token as Tokens.Table)
    default: // text of a list's item, HTML
      return token.type === 'text' && 'tokens' in token ? inlines(token) : token.raw
  }
}

function listOf({ ordered, start, items }: Tokens.List): ReactNode {
  const entries = items.map((item, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- an answer only grows at its end
    <li key={index} dir="auto">
      {item.task && <input type="checkbox" checked={item.checked ?? false} disabled readOnly />}
      <Blocks tokens={item.tokens.filter(({ type }) => type !== 'checkbox')} />
    </li>
  ))
  return ordered ? <ol start={start === '' ? 1 : start}>{entries}</ol> : <ul>{entries}</ul>
}

function tableOf({ header, rows }: Tokens.Table): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          {header.map((cell, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- columns have no other name
            <th key={index}>{inlinesOf(cell.tokens)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- an answer only grows at its end
          <tr key={index}>
            {row.map((cell, column) => (
              // oxlint-disable-next-line react/no-array-index-key -- columns have no other name
              <td key={column}>{inlinesOf(cell.tokens)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const inlines = (token: Token) => inlinesOf('tokens' in token ? (token.tokens ?? []) : [])

function inlinesOf(tokens: readonly Token[]): ReactNode {
  return tokens.map((token, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- an answer only grows at its end
    <Fragment key={index}>{inlineOf(token)}</Fragment>
  ))
}

function inlineOf(token: Token): ReactNode {
  switch (token.type) {
    case 'strong':
      return <strong>{inlines(token)}</strong>
    case 'em':
      return <em>{inlines(token)}</em>
    case 'del':
      return <del>{inlines(token)}</del>
    case 'codespan':
      return <code>{(token as Tokens.Codespan).text}</code>
    case 'br':
      return <br />
    case 'link':
      return linkOf((token as Tokens.Link).href, inlines(token))
    case 'image':
      return linkOf((token as Tokens.Image).href, (token as Tokens.Image).text)
    case 'escape':
      return (token as Tokens.Escape).text
    default: // text, and HTML as it was written
      return 'tokens' in token && token.tokens
        ? inlinesOf(token.tokens)
        : 'text' in token
          ? String(token.text)
          : token.raw
  }
}

/** A link of an answer leads out of the product, and sends the other site no referrer. */
function linkOf(href: string, words: ReactNode): ReactNode {
  if (!/^(https?|mailto):/i.test(href)) return words
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {words}
    </a>
  )
}
