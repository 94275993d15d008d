import type { Db } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import { MOST_READ } from '../builtInPlanner/reply.ts'
import type { Turn } from '../models/model.ts'
import type { RunRow } from './readRun.ts'
import { type CallRow, type StepRow, stepsOf } from './steps.ts'
import { wireId } from '../wireId.ts'

/** Of the messages before a run so many are sent at most, with so many characters together. */
const MOST_MESSAGES = 40
const MOST_CHARACTERS = 60_000

/** How much is read of a thread: so many messages, and so many characters of each. */
type Reach = { messages: number; ofEach: number }
const OF_PROVIDERS: Reach = { messages: MOST_MESSAGES, ofEach: 2_147_483_647 }
/** The planner reads the questions that it asked last and their answers; this is what it takes of them. */
const OF_BUILT_IN: Reach = { messages: 20, ofEach: MOST_READ }

type StoredText = { id: string; position: number; role: 'user' | 'assistant'; text: string }

/**
 * What a model is given of a thread: the newest messages before the run, its instructions, and what the run itself said and
 * did so far. The last message of the user is there whole, however long it is.
 *
 * @param sendsHistory false sends that message and what followed it alone
 * @param isBuiltIn whether it is for the planner that is built in, which takes no instructions and reads the end of a thread alone
 */
export async function conversationOf(
  db: Db,
  userId: UserId,
  run: RunRow,
  { sendsHistory, isBuiltIn }: { sendsHistory: boolean; isBuiltIn: boolean },
): Promise<Turn[]> {
  const { messages, ofEach } = isBuiltIn ? OF_BUILT_IN : OF_PROVIDERS
  const place = [userId, run.thread_id, run.position, ofEach]
  const newest = await db.read<StoredText>(NEWEST, [...place, messages])
  const [asked] = await db.read<StoredText>(LAST_OF_USER, place)
  const history = fitting(newest, asked ?? null, mostMessages(run), sendsHistory)
  const { steps, calls } = await stepsOf(db, userId, run.id)
  const said = await db.read<StoredText>(OF_RUN, [userId, run.thread_id, run.id])
  return [
    ...history.map(turnOf),
    ...(isBuiltIn ? [] : instructionsOf(run)),
    ...steps.flatMap((step) => turnsOfStep(step, calls, said)).reduce(withoutGaps, []),
  ]
}

const FIELDS = 'm.id, m.position, m.role'
const TEXT = "array_to_string(m.content, '')"
const BEGINNING = `${FIELDS}, left(${TEXT}, $4) as text`
const NEWEST = `
  select ${BEGINNING} from thread_messages m where m.user_id = $1 and m.thread_id = $2 and m.position < $3
  order by m.position desc limit $5`
const LAST_OF_USER = `
  select ${BEGINNING} from thread_messages m where m.user_id = $1 and m.thread_id = $2 and m.position < $3 and m.role = 'user'
  order by m.position desc limit 1`
const OF_RUN = `select ${FIELDS}, ${TEXT} as text from thread_messages m where m.user_id = $1 and m.thread_id = $2 and m.run_id = $3`

function mostMessages({ request: { truncation_strategy: strategy } }: RunRow): number {
  const asked = strategy?.type === 'last_messages' ? strategy.last_messages : null
  return Math.min(asked ?? MOST_MESSAGES, MOST_MESSAGES)
}

/** The newest messages that fit, oldest first. @param newest newest first @param asked the last message of the user */
function fitting(
  newest: readonly StoredText[],
  asked: StoredText | null,
  most: number,
  sendsHistory: boolean,
): StoredText[] {
  const kept: StoredText[] = []
  let characters = asked?.text.length ?? 0
  for (const message of newest) {
    const isAsked = message.id === asked?.id
    const isBefore = asked !== null && message.position < asked.position
    if (!isAsked) characters += message.text.length
    if (kept.length === most || characters > MOST_CHARACTERS || (isBefore && !sendsHistory)) break
    kept.push(message)
  }
  const isThere = asked === null || kept.some(({ id }) => id === asked.id)
  if (isThere) return kept.toReversed()
  return [asked, ...kept.slice(0, most - 1).toReversed()]
}

const turnOf = ({ role, text }: StoredText): Turn =>
  role === 'user' ? { role, text } : { role, text, calls: [] }

function instructionsOf({ request }: RunRow): Turn[] {
  const texts = [request.instructions, request.additional_instructions].filter((text) => text?.trim())
  return texts.length === 0 ? [] : [{ role: 'user', text: texts.join('\n\n') }]
}

function turnsOfStep(step: StepRow, calls: readonly CallRow[], said: readonly StoredText[]): Turn[] {
  const text = said.find(({ id }) => id === step.message_id)?.text
  if (step.type === 'message_creation') return text ? [{ role: 'assistant', text, calls: [] }] : []
  const own = calls.filter(({ step_id }) => step_id === step.id)
  return [
    {
      role: 'assistant',
      text: '',
      calls: own.map((call) => ({
        id: wireId('call', call.id),
        name: call.name,
        arguments: call.arguments,
      })),
    },
    ...own.map(({ id, name, output }): Turn => ({
      role: 'tool',
      id: wireId('call', id),
      name,
      output: output ?? '',
    })),
  ]
}

/** A model says text and calls in one turn, so they are one turn when they are sent to it again. */
function withoutGaps(turns: Turn[], turn: Turn): Turn[] {
  const last = turns.at(-1)
  const isOne = last?.role === 'assistant' && last.calls.length === 0 && turn.role === 'assistant'
  if (!isOne) return [...turns, turn]
  return [...turns.slice(0, -1), { ...turn, text: last.text + turn.text }]
}
