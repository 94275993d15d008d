import { AppError } from '#shared/errors.ts'
import type { Page, PageName } from '#shared/pages/page.ts'

const keyOf = (name: PageName) => `goal-crusher.page.${name}`
const asked = new Map<PageName, Promise<Page>>()

/**
 * A legal text as the server has it; without the server as this device has read it last. The same promise is answered until
 * {@link askAgain}.
 *
 * @throws AppError `unavailable` where it is neither here nor there
 */
export function pageNamed(name: PageName): Promise<Page> {
  const known = asked.get(name)
  if (known) return known
  const asking = ask(name)
  asked.set(name, asking)
  asking.catch(() => {}) // drawing it says what is wrong
  return asking
}

/** What could not be had is asked for anew. */
export function askAgain(): void {
  asked.clear()
}

async function ask(name: PageName): Promise<Page> {
  const page = (await fromServer(name)) ?? fromDevice(name)
  if (!page) throw new AppError('unavailable', 'The server cannot be reached right now.')
  return page
}

async function fromServer(name: PageName): Promise<Page | null> {
  try {
    const answer = await fetch(`/api/pages/${name}`, { signal: AbortSignal.timeout(10_000) })
    if (!answer.ok) return null
    const page = (await answer.json()) as Page
    keep(name, page)
    return page
  } catch {
    return null
  }
}

function keep(name: PageName, page: Page): void {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(page))
  } catch {
    // Storage may be full or forbidden: then it is asked for each time.
  }
}

function fromDevice(name: PageName): Page | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null') as Page | null
  } catch {
    return null
  }
}
