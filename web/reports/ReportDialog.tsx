import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import * as z from 'zod/mini'
import { Report, REPORT_REASONS, type ReportReason } from '#shared/reports/report.ts'
import { useApi } from '#web/kit/api.ts'
import { newId } from '#web/kit/newId.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Checkbox } from '#web/kit/ui/fields/Checkbox.tsx'
import { Choice } from '#web/kit/ui/fields/Choice.tsx'
import { Dialog } from '#web/kit/ui/overlays/Dialog.tsx'
import { TextArea } from '#web/kit/ui/fields/Field.tsx'
import { Form } from '#web/kit/ui/fields/Form.tsx'
import { useToast } from '#web/kit/ui/overlays/Toast.tsx'
import { refusalOf } from '#web/people/usePeopleActions.ts'
import type { Reported } from './reported.ts'
import styles from './Reports.module.css'
import { WhereHelpIs } from './WhereHelpIs.tsx'

const REASONS: Record<ReportReason, string> = {
  spam: 'Spam or advertising',
  harassment: 'Harassment or threats',
  hate: 'Hate',
  self_harm: 'Self-harm',
  sexual: 'Sexual content',
  other: 'Something else',
}

/** Reports something to those who run this site, and offers to block who it is from. */
export function ReportDialog({ of, onClose }: { of: Reported; onClose: () => void }) {
  const formId = useId()
  const [said, setSaid] = useState<Said>({ reason: 'harassment', note: '', blocks: false })
  const { mutate, isPending, error } = useSendReport(of, onClose)
  const footer = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button type="submit" form={formId} look="primary" busy={isPending}>
        Report
      </Button>
    </>
  )
  const title = `Report ${of.kind === 'person' ? of.person?.name : `this ${of.kind}`}`
  return (
    <Dialog title={title} open onClose={onClose} footer={footer}>
      <Form id={formId} className={styles.form} onSubmit={() => mutate(said)}>
        <Choice
          label="What is wrong?"
          options={REPORT_REASONS.map((value) => ({ value, label: REASONS[value] }))}
          value={said.reason}
          onChange={({ target }) => setSaid({ ...said, reason: target.value as ReportReason })}
        />
        {said.reason === 'self_harm' && <WhereHelpIs />}
        <TextArea
          label="What else should we know? (optional)"
          maxLength={1000}
          value={said.note}
          onChange={({ target }) => setSaid({ ...said, note: target.value })}
        />
        {of.person && (
          <Checkbox
            label={`Also block ${of.person.name}`}
            hint="You no longer see each other, and they are not told."
            checked={said.blocks}
            onChange={({ target }) => setSaid({ ...said, blocks: target.checked })}
          />
        )}
        {error && <p role="alert">{refusalOf(error)}</p>}
      </Form>
    </Dialog>
  )
}

type Said = { reason: ReportReason; note: string; blocks: boolean }

/** Sends it once, however often it is tried, and says so. */
function useSendReport({ kind, id: target_id, person }: Reported, onDone: () => void) {
  const api = useApi()
  const say = useToast()
  const [id] = useState(newId)
  return useMutation<void, Error, Said>({
    async mutationFn({ reason, note, blocks }) {
      await api.post('/api/reports', { id, kind, target_id, reason, note }, Report)
      if (blocks && person) await api.put(`/api/blocks/${person.id}`, {}, z.undefined())
    },
    onSuccess(_, { blocks }) {
      const isBlocked = blocks && person ? ` ${person.name} is blocked.` : ''
      const toldNobody = person ? `${person.name} is not told.` : 'Nobody is told.'
      say({ text: `Thank you, it is reported.${isBlocked} ${toldNobody}`, tone: 'success' })
      onDone()
    },
  })
}
