import type { Import } from '#shared/imports/import.ts'
import { rangeInWords } from '#shared/time/format.ts'
import { FormMessage } from '#web/auth/FormMessage.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Dialog } from '#web/kit/ui/overlays/Dialog.tsx'
import { failureText } from '#web/security/account.ts'
import { useImportAction } from './data.ts'
import { madeIn, placeOf, SOURCE_NAMES } from './importWords.ts'
import { rowsInWords } from './tableNames.ts'
import styles from './Imports.module.css'

type ImportDialogProps = { preview: Import; onDone: (done: Import) => void; onClose: () => void }

/** What a file would bring, in numbers, before anything moves. */
export function ImportDialog({ preview, onDone, onClose }: ImportDialogProps) {
  const { mutate, isPending, error } = useImportAction('apply')
  const made = madeIn(preview)
  const footer = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button
        look="primary"
        busy={isPending}
        disabled={made === 0}
        onClick={() => mutate(preview.id, { onSuccess: onDone })}
      >
        Import
      </Button>
    </>
  )
  return (
    <Dialog title="What this file would bring" open onClose={onClose} footer={footer}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- by it the keyboard scrolls what is longer than the window */}
      <section className={styles.preview} tabIndex={0} aria-label="Preview">
        <p>
          This is {SOURCE_NAMES[preview.source] ?? preview.source}. Nothing has changed yet, and for 24 hours
          after the import one button takes it all back.
        </p>
        <FormMessage tone="danger" text={error ? failureText(error) : ''} />
        <Counts counts={preview.counts} />
        {made === 0 && <p>Everything in this file is here already.</p>}
        <Problems problems={preview.problems} count={preview.problem_count} />
        <Sample rows={preview.sample} />
      </section>
    </Dialog>
  )
}

function Counts({ counts }: Pick<Import, 'counts'>) {
  return (
    <table className={styles.counts} aria-label="Rows of this file">
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">New</th>
          <th scope="col">Here already</th>
          <th scope="col">In the trash</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(counts).map(([table, count]) => (
          <tr key={table}>
            <th scope="row">{rowsInWords(table, 2).slice(2)}</th>
            <td>{count.new.toLocaleString('en')}</td>
            <td>{count.same.toLocaleString('en')}</td>
            <td>{count.trashed.toLocaleString('en')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Problems({ problems, count }: { problems: Import['problems']; count: number }) {
  if (count === 0) return null
  return (
    <details className={styles.problems} open={count <= 5}>
      <summary>{count === 1 ? 'One thing to know' : `${count.toLocaleString('en')} things to know`}</summary>
      <ul>
        {problems.map((problem, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- they never change, and two may be alike
          <li key={index}>
            {placeOf(problem) && <b>{placeOf(problem)}: </b>}
            {problem.message}
          </li>
        ))}
      </ul>
      {count > problems.length && <p>Only the first {problems.length} are shown.</p>}
    </details>
  )
}

function Sample({ rows }: { rows: Import['sample'] }) {
  const titles = rows.flatMap(({ id, title, scheduled_date: date }) =>
    typeof title === 'string' ? [{ id: String(id), title, date: typeof date === 'string' ? date : '' }] : [],
  )
  if (titles.length === 0) return null
  return (
    <section aria-label="The first tasks">
      <h3>The first tasks</h3>
      <ul className={styles.sample}>
        {titles.map(({ id, title, date }) => (
          <li key={id}>
            <span dir="auto">{title}</span>{' '}
            <small>{date ? rangeInWords({ from: date, to: date }) : 'no date'}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
