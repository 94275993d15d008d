import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core'

/** A context that outlives its test, and the page in it that does, too. */
type Kept = { context: BrowserContext; keeper: Page; devtools: CDPSession }

/** What is kept of the address that the windows open: nothing that is kept may come to the next test. */
const EVERYTHING = 'all'
/** So many wait at most: each is a process with the app in it. */
const MOST_FREE = 2

/** How long a page waits for what a test asks of it, in ms, unless the test says otherwise. */
export const WAITS_MS = 90_000

/**
 * Contexts that are emptied after a test, for the next one that wants the same. A new context has a new process, which starts and
 * compiles the whole app again: half of what opening a window costs. Here one small page stays open, and windows that it opens
 * share its process.
 */
export class KeptContexts {
  readonly #create: (browser: Browser, options: BrowserContextOptions) => Promise<BrowserContext>
  readonly #free = new Map<string, Kept>()
  readonly #lent = new Map<string, Promise<Kept>>()

  /** @param create makes a context, with what all have in common */
  constructor(create: (browser: Browser, options: BrowserContextOptions) => Promise<BrowserContext>) {
    this.#create = create
  }

  /**
   * A window of a device on which nothing is kept.
   *
   * @param small an address of the site that shows nothing of the app
   * @returns null while another window with these options is open: two windows are two devices
   */
  async openWindow(browser: Browser, options: BrowserContextOptions, small: string): Promise<Page | null> {
    const key = JSON.stringify(options)
    if (this.#lent.has(key)) return null
    const free = this.#free.get(key)
    this.#free.delete(key)
    const lending = free ? Promise.resolve(free) : this.#begin(browser, options, small)
    this.#lent.set(key, lending)
    const { context, keeper } = await lending
    const opened = context.waitForEvent('page')
    await keeper.evaluate(() => void open('about:blank'))
    return opened
  }

  async #begin(browser: Browser, options: BrowserContextOptions, small: string): Promise<Kept> {
    const context = await this.#create(browser, options)
    const keeper = await context.newPage()
    await keeper.goto(small)
    return { context, keeper, devtools: await context.newCDPSession(keeper) }
  }

  /** Closes the windows of a test and empties their devices. */
  async empty(): Promise<void> {
    const lent = [...this.#lent]
    this.#lent.clear()
    await Promise.all(
      lent.map(async ([key, lending]) => {
        const kept = await lending.catch(() => null) // the test has said why
        if (kept && (await isEmptied(kept))) this.#free.set(key, kept)
        else await kept?.context.close()
      }),
    )
    const [unused = '', oldest] = [...this.#free][0] ?? []
    if (oldest === undefined || this.#free.size <= MOST_FREE) return
    this.#free.delete(unused)
    await oldest.context.close()
  }
}

/** @returns whether it worked: a test may have closed the context, or its process ended */
async function isEmptied({ context, keeper, devtools }: Kept): Promise<boolean> {
  try {
    const windows = context.pages().filter((page) => page !== keeper)
    await Promise.all(windows.map((page) => page.close()))
    context.setDefaultTimeout(WAITS_MS)
    await context.unrouteAll()
    await context.setOffline(false)
    await context.clearPermissions()
    await context.clearCookies()
    await keeper.evaluate(() => localStorage.clear()) // the process has a copy, with writes that the browser may get later
    const { origin } = new URL(keeper.url())
    await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: EVERYTHING })
    return true
  } catch {
    return false
  }
}
