import { BellRing } from 'lucide-react'
import { describeDevice } from '#shared/auth/describeDevice.ts'
import type { PushSubscriptionRow } from '#shared/push/subscription.ts'
import { useProfile } from '#web/profile/data.ts'
import { formatAgo } from '#web/security/formatTime.ts'
import { Row } from '#web/security/Row.tsx'
import { deviceInWords } from '#web/security/words.ts'
import { Badge } from '#web/kit/ui/marks/Badge.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Card } from '#web/kit/ui/Card.tsx'
import { useNow } from '#web/kit/ui/time/clock.ts'
import { Switch } from '#web/kit/ui/fields/Switch.tsx'
import { useToast } from '#web/kit/ui/overlays/Toast.tsx'
import { useDevicePush, usePushBrowsers, useRemoveBrowser, useSwitchPush } from './data.ts'
import type { DevicePush } from './devicePush.ts'
import { MuteUntil } from './MuteUntil.tsx'
import { PushPreview } from './PushPreview.tsx'
import { SendTest } from './SendTest.tsx'
import styles from './Push.module.css'

/** Pushes to this browser and to others of the person, and silence for a while (docs/rules/push.md, Push). */
export function PushSettings() {
  const device = useDevicePush()
  const browsers = usePushBrowsers() ?? []
  return (
    <Card title="Push">
      <div className={styles.part}>
        <DeviceSwitch state={device?.state} />
        {device?.state === 'off' && <PushPreview />}
        {device?.state === 'on' && device.id && <SendTest id={device.id} />}
        {browsers.length > 0 && <Browsers browsers={browsers} ownId={device?.id ?? null} />}
        <MuteUntil />
      </div>
    </Card>
  )
}

const HINTS: Record<DevicePush, string> = {
  on: 'Reminders come to this browser also while Goal Crusher is closed. Nobody on the way can read them.',
  off: 'Reminders come to this browser also while Goal Crusher is closed.',
  refused:
    'This browser was told not to show any. To allow it: press the sign beside the address, choose Notifications, then Allow, and come back.',
  'home-screen':
    'On an iPhone or iPad this needs Goal Crusher on the home screen: press Share, choose Add to Home Screen, and open it from there.',
  unsupported: 'This browser cannot show anything while Goal Crusher is closed. The bell keeps it for you.',
}

function DeviceSwitch({ state }: { state: DevicePush | undefined }) {
  const say = useToast()
  const turn = useSwitchPush()
  const change = (isOn: boolean) =>
    turn.mutate(isOn, {
      onSuccess: (outcome) => {
        if (outcome === 'refused')
          say({ text: 'It stays off: your browser does not allow it.', tone: 'info' })
      },
      onError: () =>
        say({ text: 'This browser’s push service does not answer. Please try again later.', tone: 'danger' }),
    })
  return (
    <Switch
      label="Push on this device"
      hint={state && HINTS[state]}
      checked={turn.isPending ? turn.variables : state === 'on'}
      disabled={turn.isPending || (state !== 'on' && state !== 'off')}
      onChange={change}
    />
  )
}

type BrowsersProps = { browsers: readonly PushSubscriptionRow[]; ownId: string | null }

function Browsers({ browsers, ownId }: BrowsersProps) {
  const { timezone } = useProfile()
  const now = useNow(60_000)
  const remove = useRemoveBrowser()
  return (
    <ul aria-label="Browsers that show pushes">
      {browsers.map(({ id, user_agent, endpoint_host, last_success_at }) => {
        const name = deviceInWords(describeDevice(user_agent))
        return (
          <Row
            key={id}
            icon={<BellRing aria-hidden="true" />}
            title={
              <>
                {name}
                {id === ownId && <Badge tone="accent">This device</Badge>}
              </>
            }
            action={
              id === ownId ? undefined : (
                <Button
                  size="sm"
                  busy={remove.isPending && remove.variables === id}
                  aria-label={`Remove ${name}`}
                  onClick={() => remove.mutate(id)}
                >
                  Remove
                </Button>
              )
            }
          >
            <span>
              {last_success_at ? `Last push ${formatAgo(last_success_at, now, timezone)}` : 'No push yet'}, by{' '}
              {endpoint_host}
            </span>
          </Row>
        )
      })}
    </ul>
  )
}
