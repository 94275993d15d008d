import { Download } from 'lucide-react'
import { useState } from 'react'
import { FormMessage } from '#web/auth/FormMessage.tsx'
import { useApi } from '#web/kit/api.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { failureText } from '#web/security/account.ts'
import { useProven } from '#web/security/useProven.tsx'
import { downloadExport } from './downloadExport.ts'

/** A button that downloads everything, once it is clear that it is the owner who asks. */
export function DownloadData() {
  const api = useApi()
  const [outcome, setOutcome] = useState<{ tone: 'danger' | 'success'; text: string } | null>(null)
  const downloading = useProven(fetchAll, (error) => setOutcome({ tone: 'danger', text: failureText(error) }))

  async function fetchAll() {
    setOutcome(null)
    await downloadExport(api)
    setOutcome({ tone: 'success', text: 'Everything of yours is in the file that was just saved.' })
  }

  return (
    <>
      <FormMessage tone="danger" text={outcome?.tone === 'danger' ? outcome.text : ''} />
      <FormMessage tone="success" text={outcome?.tone === 'success' ? outcome.text : ''} />
      <Button icon={<Download aria-hidden="true" />} busy={downloading.isRunning} onClick={downloading.run}>
        Download everything
      </Button>
      {downloading.stepUp}
    </>
  )
}
