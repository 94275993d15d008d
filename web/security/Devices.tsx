import { Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'
import type { SignedInDevice } from '#shared/auth/devices.ts'
import { useSignOut } from '#web/app/useSignOut.tsx'
import { FormMessage } from '#web/auth/FormMessage.tsx'
import { useProfile } from '#web/profile/data.ts'
import { Badge } from '#web/kit/ui/marks/Badge.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Card } from '#web/kit/ui/Card.tsx'
import { useNow } from '#web/kit/ui/time/clock.ts'
import { Confirm } from '#web/kit/ui/overlays/Confirm.tsx'
import { failureText } from './account.ts'
import { useDevices, useEndDevices } from './data.ts'
import { formatAgo, formatDateTime } from './formatTime.ts'
import { Row } from './Row.tsx'
import { deviceInWords } from './words.ts'
import styles from './Security.module.css'

/** The signed-in devices, each with a button that ends its session. */
export function Devices() {
  const devices = useDevices()
  const { signOut, question } = useSignOut()
  const end = useEndDevices()
  const [asking, setAsking] = useState(false)
  const hasOthers = devices.some(({ current }) => !current)
  return (
    <Card title="Devices">
      <FormMessage tone="danger" text={end.error ? failureText(end.error) : ''} />
      <ul className={styles.rows}>
        {devices.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            busy={end.isPending && end.variables === device}
            onEnd={() => (device.current ? signOut('local') : end.mutate(device))}
          />
        ))}
      </ul>
      <div className={styles.ways}>
        {hasOthers && (
          <Button busy={end.isPending && end.variables === 'others'} onClick={() => end.mutate('others')}>
            Sign out all others
          </Button>
        )}
        <Button look="danger" onClick={() => setAsking(true)}>
          Sign out everywhere
        </Button>
      </div>
      <Confirm
        title="Sign out everywhere?"
        open={asking}
        confirmLabel="Sign out everywhere"
        danger
        onConfirm={() => signOut()}
        onClose={() => setAsking(false)}
      >
        This device and all others are signed out at once.
      </Confirm>
      {question}
    </Card>
  )
}

type DeviceRowProps = { device: SignedInDevice; busy: boolean; onEnd: () => void }

function DeviceRow({ device, busy, onEnd }: DeviceRowProps) {
  const { timezone } = useProfile()
  const now = useNow(60_000)
  const { browser, system, current, ip, created_at, last_seen_at } = device
  const name = deviceInWords(device)
  return (
    <Row
      icon={HANDHELD.includes(system) ? <Smartphone aria-hidden="true" /> : <Monitor aria-hidden="true" />}
      title={
        <>
          {name}
          {current && <Badge tone="accent">This device</Badge>}
        </>
      }
      action={
        <Button
          size="sm"
          busy={busy}
          aria-label={current ? 'Sign out this device' : `Sign out ${browser} on ${system}`}
          onClick={onEnd}
        >
          Sign out
        </Button>
      }
    >
      <span>
        Last seen {formatAgo(last_seen_at, now, timezone)}
        {ip && ` from ${ip}`}
      </span>
      <time dateTime={created_at}>Signed in {formatDateTime(created_at, timezone)}</time>
    </Row>
  )
}

const HANDHELD = ['iPhone', 'iPad', 'Android']
