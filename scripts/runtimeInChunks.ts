import type { Plugin } from 'vite'

/** The bundler's own file: statements, then the one function that it exports. */
const RUNTIME = /^assets\/rolldown-runtime-[\w-]+\.js$/
const EXPORTED = /^(?<statements>[^]*)export\s*{\s*(?<local>\w+)(?: as \w+)?\s*};?\s*$/
const IMPORTED = /import\s*{\s*(?:\w+ as )?(?<name>\w+)\s*}\s*from\s*"\.\/rolldown-runtime-[\w-]+\.js";?/

/**
 * Writes the bundler's runtime, which is one short function, into each file that uses it. As a file of its own it takes one of a
 * browser's six connections for a whole round trip, while the code of the screen waits for one.
 */
export function runtimeInChunks(): Plugin {
  return {
    name: 'runtime-in-chunks',
    apply: 'build',
    generateBundle: {
      order: 'pre', // before the page and the lists of what to preload are made
      handler(_options, bundle) {
        const runtime = Object.values(bundle).find(({ fileName }) => RUNTIME.test(fileName))
        if (runtime?.type !== 'chunk') return
        const { statements, local } = EXPORTED.exec(runtime.code)?.groups ?? {}
        if (local === undefined)
          throw new Error(`The bundler's runtime exports something else: ${runtime.code}`)
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !chunk.imports.includes(runtime.fileName)) continue
          // A declared function is there before the files that import each other in a circle run.
          chunk.code = chunk.code.replace(
            IMPORTED,
            (_all, name: string) => `function ${name}(...given){${statements}return ${local}(...given)}`,
          )
          if (chunk.code.includes('rolldown-runtime'))
            throw new Error(`${chunk.fileName} imports it in another form`)
        }
        delete bundle[runtime.fileName]
      },
    },
  }
}
