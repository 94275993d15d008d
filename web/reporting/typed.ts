import { currentSession, onSessionChange } from '#web/auth/session.ts'
import { keepBeforeFailure } from './beforeFailure.ts'

/** For this tab: it survives a reload, and ends with the tab or the session. */
const KEY = 'goal-crusher.typed'
/** What was typed longer ago comes back nowhere. Milliseconds. */
const KEPT_MS = 30 * 60_000
const FIELDS =
  'textarea, input:not([type]), input[type=text], input[type=search], input[type=email], input[type=url], input[type=tel], input[type=number]'

/** What was typed into a field that a failure took away. */
export type TypedText = {
  /** The title of the dialog or form, and the label of the field. */
  place: string
  label: string
  /** What the field held before anybody typed. */
  before: string
  text: string
}
type Kept = { at: number; fields: readonly TypedText[] }

type TextField = HTMLInputElement | HTMLTextAreaElement

const before = new WeakMap<Element, string>()

/**
 * Keeps what is typed when a failure replaces the screen, and puts it back into the same field when that is opened again
 * (docs/rules/screens.md). Passwords are never kept.
 */
export function watchTyped(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (isTextField(target) && !before.has(target)) before.set(target, target.value)
  })
  keepBeforeFailure(keepTyped)
  onSessionChange(() => currentSession() === null && forgetTyped())
  if (typedTexts().length > 0) putBackWhenShown()
}

/** What was typed and is not back in its field yet. */
export function typedTexts(): readonly TypedText[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null
    return kept && Date.now() - kept.at < KEPT_MS ? kept.fields : []
  } catch {
    return []
  }
}

function keepTyped(): void {
  const fields = [...document.querySelectorAll(FIELDS)].filter(isTextField).flatMap((field) => {
    const was = before.get(field)
    const isTyped = was !== undefined && was !== field.value && field.value.trim() !== ''
    return isTyped ? [{ ...nameOf(field), before: was, text: field.value }] : []
  })
  if (fields.length === 0) return
  keep(fields)
  putBackWhenShown()
}

function keep(fields: readonly TypedText[]): void {
  try {
    if (fields.length === 0) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, JSON.stringify({ at: Date.now(), fields } satisfies Kept))
  } catch {
    // Storage may be full or forbidden: the fallback screen still shows the text of this page.
  }
}

const forgetTyped = () => keep([])

let isWatching = false

/** Looks at what is drawn until all is back. */
function putBackWhenShown(): void {
  if (isWatching) return
  isWatching = true
  const drawn = new MutationObserver(() => {
    putBack()
    if (typedTexts().length > 0) return
    isWatching = false
    drawn.disconnect()
  })
  drawn.observe(document.body, { childList: true, subtree: true })
}

function putBack(): void {
  const waiting = typedTexts()
  const back = new Set<TypedText>()
  for (const field of [...document.querySelectorAll(FIELDS)].filter(isTextField)) {
    const name = nameOf(field)
    const typed = waiting.find(
      (each) =>
        each.place === name.place &&
        each.label === name.label &&
        each.before === field.value &&
        !back.has(each),
    )
    if (!typed) continue
    back.add(typed)
    type(field, typed.text)
  }
  if (back.size > 0) keep(waiting.filter((each) => !back.has(each)))
}

/** As if it was typed: React hears of it. */
function type(field: TextField, text: string): void {
  if (!before.has(field)) before.set(field, field.value)
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function nameOf(field: TextField): { place: string; label: string } {
  const dialog = field.closest('dialog')
  const title = document.getElementById(dialog?.getAttribute('aria-labelledby') ?? '')?.textContent
  const form = field.closest('form')?.getAttribute('aria-label')
  return {
    place: title ?? form ?? location.pathname,
    label: field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? field.name,
  }
}

function isTextField(target: unknown): target is TextField {
  return (
    (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && target.matches(FIELDS)
  )
}
