import type { ReportKind } from '#shared/reports/report.ts'

/** What is reported, and whose it is: null where a block hides them. */
export type Reported = { kind: ReportKind; id: string; person: { id: string; name: string } | null }
