import type { Api } from '#web/kit/api.ts'

/** An archive of 100,000 tasks takes half a minute, and a slow line longer. Milliseconds. */
const LONGEST_MS = 15 * 60_000

/** Fetches everything of the person and hands it to the browser as a file. @throws AppError `forbidden` when a proof is needed first */
export async function downloadExport(api: Api): Promise<void> {
  const archive = await api.download('/api/export', { timeoutMs: LONGEST_MS })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(archive)
  link.download = `goal-crusher-${new Date().toISOString().slice(0, 10)}.zip`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), LONGEST_MS)
}
