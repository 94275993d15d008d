import { about } from '#server/about/slice.ts'
import { voice } from '#server/assistant/voice/slice.ts'
import { accounts } from '#server/auth/slice.ts'
import { security } from '#server/auth/securitySlice.ts'
import { DATA_SLICES } from '#server/dataSlices.ts'
import { digests } from '#server/digests/slice.ts'
import { exports } from '#server/exports/slice.ts'
import { files } from '#server/files/slice.ts'
import { imports } from '#server/imports/slice.ts'
import { invitations } from '#server/invitations/slice.ts'
import type { Slice } from '#server/kit/http/slice.ts'
import { feedback } from '#server/feedback/slice.ts'
import { noticeMails } from '#server/noticeMails/slice.ts'
import { pages } from '#server/pages/slice.ts'
import { push } from '#server/push/slice.ts'
import { reporting } from '#server/reporting/slice.ts'
import { rest } from '#server/rest/slice.ts'
import { unsubscribe } from '#server/unsubscribe/slice.ts'

/** The parts of the server, in the order in which people read the API's description. A new slice is a line in DATA_SLICES. */
export const SLICES: readonly Slice[] = [
  ...DATA_SLICES,
  exports,
  imports,
  files,
  accounts,
  security,
  push,
  rest,
  voice,
  reporting,
  feedback,
  pages,
  about,
  digests,
  noticeMails,
  unsubscribe,
  invitations,
]
