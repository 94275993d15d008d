import type { Plugin } from 'vite'

/** The files that first visits wait for, by their names. */
const AWAITED = new Set(['main', 'guarded', 'wide', 'compact', 'Landing', 'sign-in'])
const MARK = '//# allFunctionsCalledOnLoad'

/**
 * Marks the files that a first visit waits for, so that Chromium compiles their functions while they arrive, beside the page, and
 * not each of them in the page at its first call.
 */
export function compiledAhead(): Plugin {
  return {
    name: 'compiled-ahead',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post', // the mark counts in the first line only
      handler: (_options, bundle) => {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk' && AWAITED.has(chunk.name)) chunk.code = `${MARK}\n${chunk.code}`
      },
    },
  }
}
