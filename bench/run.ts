// Measures the product beside floors of the same run and writes docs/benchmarks.md:
//   npm run bench                        everything
//   npm run bench -- api checkIns auth attacks bytes load calendar demo search planner large assistant exports living people  only these; the other sections of the page stay
import { readFileSync, writeFileSync } from 'node:fs'
import { benchApi } from './api.ts'
import { benchAssistant } from './assistant.ts'
import { benchAttacks } from './attacks.ts'
import { benchAuth } from './auth.ts'
import { benchBytes } from './bytes.ts'
import { benchCalendar } from './calendar.ts'
import { benchCheckIns } from './checkIns.ts'
import { benchLarge } from './large.ts'
import { benchInteractions } from './interactions.ts'
import { benchExports } from './exports.ts'
import { benchDemo } from './demo.ts'
import { benchLiving } from './living.ts'
import { benchLoad } from './load.ts'
import { benchPeople } from './people.ts'
import { benchPlanner } from './planner.ts'
import { benchSearch } from './search.ts'
import { openWorld } from './world.ts'

const PAGE = 'docs/benchmarks.md'
const PARTS = {
  api: benchApi,
  checkIns: benchCheckIns,
  auth: benchAuth,
  attacks: benchAttacks,
  bytes: benchBytes,
  load: benchLoad,
  calendar: benchCalendar,
  interactions: benchInteractions,
  demo: benchDemo,
  search: benchSearch,
  planner: benchPlanner,
  large: benchLarge,
  assistant: benchAssistant,
  exports: benchExports,
  living: benchLiving,
  people: benchPeople,
}

const asked = process.argv.slice(2)
const world = await openWorld()
try {
  for (const [name, measure] of Object.entries(PARTS)) {
    if (asked.length > 0 && !asked.includes(name)) continue
    const result = await measure(world)
    console.log(`\n${result}\n`)
    writeFileSync(PAGE, withSection(readFileSync(PAGE, 'utf8'), name, result))
  }
} finally {
  await world.close()
}

/** Replaces what is between a section's two marks. */
function withSection(page: string, name: string, result: string): string {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const [before, rest = ''] = page.split(begin)
  return `${before}${begin}\n\n${result}\n\n${end}${rest.split(end)[1] ?? ''}`
}
