import { ChevronDown, ChevronUp, FlaskConical } from 'lucide-react'
import { useEffect, useState } from 'react'
import { PATHS } from '#shared/paths.ts'
import { keepSentence } from '#web/sentenceToPlan.ts'
import { Banner } from '#web/kit/ui/Banner.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Confirm } from '#web/kit/ui/overlays/Confirm.tsx'
import { IconButton } from '#web/kit/ui/IconButton.tsx'
import { Meter } from '#web/kit/ui/charts/Meter.tsx'
import { useIsCompact } from '#web/kit/ui/viewport.ts'
import { leaveDemo } from './begin.ts'
import { resetDemo } from './demoServer.ts'
import { serverBehind } from './server.ts'
import { useDemoStatus } from './status.ts'
import { FAILURES, progressText } from './words.ts'

/** Says that this is a demo and what that means, with the ways on: keep it, start over, leave. */
export function DemoBanner() {
  const { phase } = useDemoStatus()
  const isCompact = useIsCompact()
  const [isOpen, setIsOpen] = useState(false)
  const canFold = isCompact && phase !== 'failed' // a phone has room for one line, until more is asked for
  const isBrief = canFold && !isOpen
  return (
    <Banner
      label="Demo"
      icon={<FlaskConical aria-hidden="true" />}
      tone="warning"
      isBrief={isBrief}
      ways={
        <>
          {!isBrief && <Ways />}
          {canFold && (
            <IconButton
              size="sm"
              label="About this demo"
              icon={isOpen ? <ChevronUp /> : <ChevronDown />}
              aria-expanded={isOpen}
              onClick={() => setIsOpen(!isOpen)}
            />
          )}
        </>
      }
    >
      {isBrief && phase === 'ready' ? <strong>This is a demo.</strong> : <Meaning />}
    </Banner>
  )
}

function Ways() {
  const status = useDemoStatus()
  const canStartOver = status.phase === 'ready' || (status.phase === 'failed' && status.reason === 'storage')
  const hasServer = useServer()
  const [question, setQuestion] = useState<'keep' | 'start over' | null>(null)
  const close = () => setQuestion(null)
  return (
    <>
      {hasServer && (
        <Button size="sm" onClick={() => setQuestion('keep')}>
          Keep this: create an account
        </Button>
      )}
      {canStartOver && (
        <Button size="sm" look="plain" onClick={() => setQuestion('start over')}>
          Start over
        </Button>
      )}
      <Button size="sm" look="plain" onClick={() => leaveDemo()}>
        Leave the demo
      </Button>
      <KeepQuestion open={question === 'keep'} onClose={close} />
      <StartOverQuestion open={question === 'start over'} onClose={close} />
    </>
  )
}

function Meaning() {
  const status = useDemoStatus()
  switch (status.phase) {
    case 'ready':
      return (
        <p>
          <strong>This is a demo.</strong> Its server and its database run in this browser: what you do is
          kept in this browser only, and other devices do not see it.
        </p>
      )
    case 'failed':
      return (
        <p>
          <strong>The demo does not run here.</strong> {FAILURES[status.reason]} You can look around, but
          nothing can be changed.
        </p>
      )
    case 'opening':
      return (
        <>
          <p>Opening the demo{status.total > 0 ? `: ${progressText(status)}` : ' …'}</p>
          <Meter
            label="The demo’s files"
            value={status.loaded}
            max={status.total}
            text={progressText(status)}
          />
        </>
      )
  }
}

type QuestionProps = { open: boolean; onClose: () => void }

function KeepQuestion(props: QuestionProps) {
  const { open } = props
  const [goal, setGoal] = useState<string | null>(null)
  useEffect(() => {
    if (open) void lastGoal().then(setGoal)
  }, [open])
  const leave = () => {
    if (goal !== null) keepSentence(goal)
    leaveDemo(PATHS.signup)
  }
  return (
    <Confirm
      title="Create an account?"
      confirmLabel="Create an account"
      cancelLabel="Stay in the demo"
      onConfirm={leave}
      {...props}
    >
      A new account begins empty.{' '}
      {goal !== null && (
        <>
          Your goal comes along, and its plan is made for your own free time there:{' '}
          <q dir="auto">{goal}</q>{' '}
        </>
      )}
      What {goal !== null && 'else '}is in this demo cannot be carried over yet: it stays in this browser, and
      “Try the demo” on the start page leads back to it.
    </Confirm>
  )
}

const lastGoal = async () => (await import('./carried.ts')).lastGoalOfDemo().catch(() => null)

function StartOverQuestion(props: QuestionProps) {
  return (
    <Confirm title="Start over?" confirmLabel="Start over" danger onConfirm={resetDemo} {...props}>
      Everything in this demo is deleted, and another one begins with its sample days.
    </Confirm>
  )
}

/** Whether there is a server to have an account on. */
function useServer(): boolean {
  const [hasServer, setHasServer] = useState(false)
  useEffect(() => void serverBehind().then((found) => setHasServer(found === 'ours')), [])
  return hasServer
}
