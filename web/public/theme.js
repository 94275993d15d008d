// Sets the colours before the first paint. The content security policy allows no inline script, so this is a file.
// Keep in step with web/app/theme.ts, which writes the same key.
;(() => {
  const root = document.documentElement
  let kept = {}
  try {
    kept = JSON.parse(localStorage.getItem('goal-crusher.look') ?? '{}') ?? {}
  } catch {
    // Storage may be closed to this page; the defaults are good.
  }
  const system = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
  root.dataset.mode = kept.mode === 'dark' || kept.mode === 'light' ? kept.mode : system
  root.dataset.theme = ['gold', 'blue', 'green', 'purple', 'red'].includes(kept.theme) ? kept.theme : 'gold'
  root.dataset.motion = kept.motion === 'reduced' ? 'reduced' : 'system'
})()
