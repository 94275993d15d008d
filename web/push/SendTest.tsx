import { useEffect, useState, useSyncExternalStore } from 'react'
import { Button } from '#web/kit/ui/Button.tsx'
import { lastArrival, onArrival } from './arrivals.ts'
import { useRefreshBrowsers, useSendTest } from './data.ts'
import styles from './Push.module.css'

/** A push that has not come by then is looked for. Milliseconds. */
const COMES_WITHIN_MS = 15_000

/** Sends a test to this browser, and says what came of it. @param id of this browser's subscription */
export function SendTest({ id }: { id: string }) {
  const send = useSendTest()
  const refresh = useRefreshBrowsers()
  const arrival = useSyncExternalStore(onArrival, lastArrival)
  const [test, setTest] = useState<{ at: number; sentAt: string | null } | null>(null)
  const [wasTaken, setWasTaken] = useState<boolean | null>(null)
  const seconds = test && arrival && arrival.at >= test.at ? (arrival.at - test.at) / 1000 : null
  const isWaiting = test !== null && seconds === null && wasTaken === null && !send.isError

  useEffect(() => {
    if (!isWaiting || !test) return
    const look = async () => {
      const own = (await refresh()).find((browser) => browser.id === id)
      setWasTaken(own !== undefined && own.last_success_at !== test.sentAt)
    }
    const timer = setTimeout(() => void look().catch(() => setWasTaken(false)), COMES_WITHIN_MS)
    return () => clearTimeout(timer)
  }, [isWaiting, test, id, refresh])

  const start = async () => {
    setWasTaken(null)
    const own = (await refresh().catch(() => [])).find((browser) => browser.id === id)
    setTest({ at: performance.now(), sentAt: own?.last_success_at ?? null })
    send.mutate(id)
  }
  return (
    <div className={styles.ways}>
      <Button busy={isWaiting} onClick={() => void start()}>
        Send a test
      </Button>
      <output className={styles.note}>
        {test && outcomeInWords({ seconds, wasTaken, hasFailed: send.isError })}
      </output>
    </div>
  )
}

type Outcome = { seconds: number | null; wasTaken: boolean | null; hasFailed: boolean }

function outcomeInWords({ seconds, wasTaken, hasFailed }: Outcome): string {
  if (hasFailed) return 'It could not be sent. Please try again.'
  if (seconds !== null) return `It arrived after ${seconds.toFixed(1)} seconds.`
  if (wasTaken === null) return 'Sent. Waiting for it to arrive …'
  return wasTaken
    ? 'The push service took it, but nothing came. Look into your system’s settings: notifications for this browser may be off there, or a focus mode on.'
    : 'The push service did not take it. The server tries again for some minutes.'
}
