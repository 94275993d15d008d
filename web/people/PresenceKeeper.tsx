import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { apiOf } from '#web/kit/api.ts'
import { useSettings } from '#web/settings/data.ts'

/** It is said no more often that somebody is active. Milliseconds. */
const AT_MOST_EVERY_MS = 60_000

/** Says that the person is active, when they do something, as long as they show it (docs/rules/people.md). */
export function PresenceKeeper() {
  const client = useQueryClient()
  const isShown = useSettings().settings?.show_presence === true
  useEffect(() => {
    if (!isShown) return
    let saidAt = performance.now() // the line to the server says it first
    const say = () => {
      const now = performance.now()
      if (document.visibilityState === 'hidden' || now - saidAt < AT_MOST_EVERY_MS) return
      saidAt = now
      apiOf(client)
        .post('/api/presence', { active: true }, z.undefined())
        .catch(() => {}) // the next one says it
    }
    const heard = ['pointerdown', 'keydown', 'visibilitychange'] as const
    for (const kind of heard) document.addEventListener(kind, say, { passive: true })
    return () => {
      for (const kind of heard) document.removeEventListener(kind, say)
    }
  }, [client, isShown])
  return null
}
