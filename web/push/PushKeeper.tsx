import { useEffect } from 'react'
import { useApi } from '#web/kit/api.ts'
import { followWorker } from './arrivals.ts'
import { renewPush } from './devicePush.ts'

/** Draws nothing: while the product is open it follows pushes, and registers this browser again where it takes them already. */
export function PushKeeper() {
  const api = useApi()
  useEffect(() => followWorker(), [])
  useEffect(() => {
    renewPush(api).catch(() => {}) // without a network, at the next visit
  }, [api])
  return null
}
