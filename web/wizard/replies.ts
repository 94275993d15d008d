import { ASSISTANT_NAME } from '#shared/product.ts'
import { AppError } from '#shared/errors.ts'
import { networkFailureOf } from '#web/kit/networkFailure.ts'

/** What the chat says by itself (docs/rules/assistant.md, The assistant): the welcome, and what is said in place of a reply that did not come. */

export const WELCOME = `Hi, I'm ${ASSISTANT_NAME}. Tell me a goal in one sentence, with a date or a rhythm, and I'll put its steps into your free time. Nothing changes until you accept it.`
export const THINKING = `${ASSISTANT_NAME} is thinking...`
export const TASK_CREATED = '✅ Task created successfully!'

/** What is said of the tasks of a plan that was taken back. */
export const PLAN_UNDONE = 'This was undone: its tasks are gone. What you changed in the meantime stays.'

/** What is said of created tasks that are there no more. */
export function goneInWords(gone: number, all: number): string {
  if (gone === all)
    return gone === 1 ? 'This was undone: the task is gone.' : `This was undone: its ${gone} tasks are gone.`
  return gone === 1 ? '1 of them was deleted since.' : `${gone} of them were deleted since.`
}
export const TIMED_OUT = 'Assistant run timed out'
export const NO_RESPONSE = "⚠️ The assistant didn't send any response. Check console for details."
export const NOT_TEXT = '⚠️ The assistant sent an unexpected message format.'
export const SIGN_IN_FOR_TASKS = 'Please sign in again to create tasks'
export const NO_SESSION = 'Authentication failed - no valid session token'
export const UNTITLED_TASK = 'New Task from AI Assistant'
export const STOPPED = 'Stopped.'

const RATE_LIMIT = '⏱️ AI provider rate limit reached. Please wait a moment and try again.'
const NETWORK =
  '🌐 Network connection issue. Please check your internet connection and backend configuration, then try again.'
const AUTHENTICATION = '🔐 Authentication issue. Please sign out and sign back in, then try again.'

const APOLOGY = `I apologize, but I'm having trouble connecting right now. Let me give you some general guidance instead!

1. Write the goal as one sentence with a date.
2. Choose a first step of at most 15 minutes.
3. Give that step a day and a time on your calendar.
4. Look at it again in a week, and change one thing.`

/** What is said of a call of ours that failed. */
export function replyToFailure(error: unknown): string {
  if (!(error instanceof AppError)) return APOLOGY
  if (error.code === 'unauthenticated') return AUTHENTICATION
  if (error.code === 'rate_limited') return RATE_LIMIT
  const failure = networkFailureOf(error)
  return failure?.cause === 'network' || failure?.cause === 'timeout' ? NETWORK : APOLOGY
}

/** What is said where the provider gave no usable answer: general advice that names itself simulated. */
export function simulatedReply(asked: string): string {
  const [, reply] = SIMULATED.find(([words]) => words.test(asked)) ?? []
  return `${reply ?? GENERIC}\n\n*This is a simulated reply: the AI provider gave no usable answer.*`
}

/** Whether a reply speaks of what the plan of three tasks is about. */
export function speaksOfPlan(reply: string): boolean {
  return /\b(schedule|plan|tasks|agenda)\b/i.test(reply)
}

const SIMULATED: readonly [words: RegExp, reply: string][] = [
  [
    /\bgoals?\b/i,
    'A goal holds best as one sentence: what, until when, and how you will see that it is reached. Then give it a first step that takes 15 minutes at most.',
  ],
  [
    /\btasks?\b/i,
    'Begin a task with a verb, say how long it takes, and give it a time. What takes more than two hours is easier in parts.',
  ],
  [
    /\bplan(s|ning)?\b/i,
    'Plan from the end: write the date, count the weeks, and put one fixed time into each of them. Leave a fifth of the time free for what comes up.',
  ],
]
const GENERIC = 'Write down the one thing that would make today a good day, and when you will do it.'
