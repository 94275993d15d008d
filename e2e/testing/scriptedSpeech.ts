import type { Page } from 'playwright-core'

/** What happens in the page's recognition. */
type Heard =
  | { type: 'result'; text: string; isFinal: boolean }
  | { type: 'error'; error: string }
  | { type: 'end' }

/**
 * Puts a speech recognition into each page that is opened from now on, which hears what the test says.
 *
 * @returns `hear` makes the recognition that listens now hear something; `starts` counts how often it began
 */
export async function scriptSpeech(page: Page) {
  await page.addInitScript(install)
  return {
    hear: (...events: Heard[]) =>
      page.evaluate((some) => {
        for (const event of some) (globalThis as unknown as Scripted).scriptedSpeech.hear(event)
      }, events),
    starts: () => page.evaluate(() => (globalThis as unknown as Scripted).scriptedSpeech.starts),
  }
}

type Scripted = { scriptedSpeech: { starts: number; hear: (event: Heard) => void } }

/** Runs in the page. */
function install(): void {
  const now: { listening: Recognition | null } = { listening: null }
  const script = { starts: 0, hear: (event: Heard) => now.listening?.hear(event) }

  class Recognition extends EventTarget {
    continuous = false
    interimResults = false
    lang = ''
    results: (ArrayLike<{ transcript: string }> & { isFinal: boolean })[] = []

    start() {
      script.starts += 1
      now.listening = this
      this.results = []
      queueMicrotask(() => this.dispatchEvent(new Event('start')))
    }
    stop() {
      queueMicrotask(() => this.hear({ type: 'end' }))
    }
    abort() {
      this.stop()
    }
    hear(event: Heard) {
      if (event.type === 'end') {
        if (now.listening === this) now.listening = null
        this.dispatchEvent(new Event('end'))
      } else if (event.type === 'error') {
        this.dispatchEvent(Object.assign(new Event('error'), { error: event.error }))
        this.hear({ type: 'end' })
      } else {
        const settled = this.results.filter(({ isFinal }) => isFinal)
        const { text, isFinal } = event
        this.results = [...settled, Object.assign([{ transcript: text }], { isFinal })]
        this.dispatchEvent(
          Object.assign(new Event('result'), { results: this.results, resultIndex: settled.length }),
        )
      }
    }
  }
  Object.assign(globalThis, {
    scriptedSpeech: script,
    SpeechRecognition: Recognition,
    webkitSpeechRecognition: Recognition,
  })
}
