import { useState } from 'react'
import { ImportedCheckIns } from '#shared/habits/checkIn.ts'
import type { Habit } from '#shared/habits/habit.ts'
import { readCheckIns } from '#shared/habits/readCheckIns.ts'
import { dayInWords } from '#shared/time/format.ts'
import { useApi } from '#web/kit/api.ts'
import { useToday } from '#web/profile/today.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Dialog } from '#web/kit/ui/overlays/Dialog.tsx'
import { TextArea } from '#web/kit/ui/fields/Field.tsx'
import { Form } from '#web/kit/ui/fields/Form.tsx'
import { useToast } from '#web/kit/ui/overlays/Toast.tsx'
import { habits } from './data.ts'
import styles from './Habits.module.css'
import { isGamified } from '#web/settings/gamification.ts'

const MOST = 4000

/** Brings in what was noted elsewhere: a CSV file or pasted dates, with what will be read of it before it is sent. */
export function ImportDialog({ habit, onClose }: { habit: Habit; onClose: () => void }) {
  const api = useApi()
  const say = useToast()
  const today = useToday()
  const { retry: refetch } = habits.useRows()
  const [text, setText] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const { checkIns, unread } = readCheckIns(text, habit.kind, today)
  const canSend = checkIns.length > 0 && checkIns.length <= MOST
  const send = async () => {
    setIsSending(true)
    try {
      const path = `/api/habits/${habit.id}/import`
      const { imported, kept } = await api.post(path, { check_ins: checkIns }, ImportedCheckIns)
      refetch()
      say({ text: `${dates(imported)} imported${kept > 0 ? `; ${kept} had a check-in already` : ''}` })
      onClose()
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'It could not be imported.')
      setIsSending(false)
    }
  }
  const footer = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button type="submit" form="import-form" look="primary" busy={isSending} disabled={!canSend}>
        Import
      </Button>
    </>
  )
  return (
    <Dialog title={`Import dates of ${habit.name}`} open onClose={onClose} footer={footer}>
      <Form id="import-form" className={styles.form} onSubmit={() => void send()}>
        <p>
          One date a line, such as 2026-03-02 or 2.3.2026; after a comma a value (a number, yes, no, skip) and
          a note.{' '}
          {isGamified() ? 'They count for streak and strength and earn no XP.' : 'They count for strength.'}{' '}
          Dates that have a check-in keep it.
        </p>
        <TextArea label="Dates" rows={8} value={text} onChange={({ target }) => setText(target.value)} />
        <label className={styles.file}>
          <span>Or a CSV file</span>
          <input
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            onChange={({ target }) => void target.files?.[0]?.text().then(setText)}
          />
        </label>
        <output>
          {checkIns.length > 0 && `${dates(checkIns.length)} will be imported, ${rangeOf(checkIns)}. `}
          {checkIns.length > MOST && 'At most 4,000 at a time. '}
          {unread.length > 0 && `Not read: ${unread.slice(0, 3).join(' · ')}${more(unread.length - 3)}`}
        </output>
        {failure && <p role="alert">{failure}</p>}
      </Form>
    </Dialog>
  )
}

function dates(count: number): string {
  return count === 1 ? '1 date' : `${count.toLocaleString('en')} dates`
}

function rangeOf(checkIns: readonly { date: string }[]): string {
  const sorted = checkIns.map(({ date }) => date).toSorted()
  const name = (date = '') => `${dayInWords(date)} ${date.slice(0, 4)}`
  return sorted.length === 1 ? name(sorted[0]) : `from ${name(sorted[0])} to ${name(sorted.at(-1))}`
}

function more(count: number): string {
  return count > 0 ? ` and ${count} more lines` : ''
}
