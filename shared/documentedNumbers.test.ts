import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MOST_PINNED } from './achievements/achievement.ts'
import { UNLOCK_XP } from './achievements/rule.ts'
import { ACTIVITY_DAYS } from './activity/activity.ts'
import { RUN_SECONDS } from './assistant/runs.ts'
import { LONGEST_SPEECH } from './assistant/speech.ts'
import { PROOF_LASTS_MINUTES } from './auth/devices.ts'
import { GRACE_DAYS } from './auth/leaving.ts'
import { PASSWORD_MINIMUM } from './auth/password.ts'
import {
  MOST_DAYS as MOST_CHALLENGE_DAYS,
  MOST_DAYS_AHEAD,
  MOST_OPEN_CHALLENGES,
  MOST_PEOPLE,
  PRIZE_XP,
} from './challenges/challenge.ts'
import { VERDICT_HOURS } from './claims/nextState.ts'
import { MOST_DOMAINS } from './domains/domain.ts'
import { EXPORT_FORMAT_VERSION } from './exports/manifest.ts'
import {
  ADDRESS_MINUTES,
  AVATAR_SIDE,
  MOST_FILE_BYTES,
  MOST_PIXELS,
  PROOF_SIDE,
  UNUSED_HOURS,
} from './files/file.ts'
import { MOST_ACTIVE_GOALS, MOST_GOAL_CHECK_INS, MOST_GOALS_IN_ALL } from './goals/goal.ts'
import { MOST_HISTORY_DAYS } from './goals/history.ts'
import { MOST_HABITS, MOST_HABITS_IN_ALL } from './habits/habit.ts'
import { MOST_DAYS, MOST_HISTORY } from './habits/history.ts'
import { MOST_IF_THENS } from './ifThens/ifThen.ts'
import { SUGGESTION_DAYS } from './ifThens/suggestion.ts'
import { LARGEST_IMPORT, PREVIEW_HOURS, PROBLEMS_TOLD, ROWS_SHOWN, UNDO_HOURS } from './imports/import.ts'
import { DAY_POINTS, GROUP_POINTS } from './league/points.ts'
import { KEPT_MESSAGES, MESSAGE_LENGTH } from './messages/message.ts'
import { NOTIFICATION_DAYS } from './notifications/notification.ts'
import { MOST_PARTNERS, RESPONSES_COUNTED } from './partners/partner.ts'
import { MOST_FRIENDS, MOST_OPEN_REQUESTS, REQUEST_DAYS, REQUESTS_THAT_REACH } from './people/request.ts'
import { MOST_SUGGESTIONS } from './people/suggestion.ts'
import { MOST_OPEN, OPEN_DAYS, UNDO_DAYS } from './planning/plan.ts'
import { MOST_HORIZON } from './planning/request.ts'
import { MOST_TYPED_WORDS, MOST_WORDS } from './planning/goalSentence/words/mostWords.ts'
import { LONGEST_SENTENCE } from './planning/understand.ts'
import { ACTIVE_FOR_MS, GONE_AFTER_MS } from './presence/presence.ts'
import { PROFILE_TIMEOUT_MS } from './profile/derived.ts'
import { LARGEST_PUSH } from './push/pushMessage.ts'
import { MOST_SUBSCRIPTIONS } from './push/subscription.ts'
import { EVENTS_PER_SECOND, MOST_CHANGES_TOLD } from './realtime/change.ts'
import { MOST_MINUTES_BEFORE, MOST_REMINDERS } from './reminders/limits.ts'
import { ATTENDANCE_ROOMS } from './rooms/attendance.ts'
import { MOST_OPEN_ROOMS, MOST_SEATS, PLANNED_DAYS } from './rooms/room.ts'
import { CHECK_IN_SECONDS } from './rooms/seat.ts'
import { MOST_ROUTINES } from './routines/routine.ts'
import { VOICE_SETTINGS } from './settings/voices.ts'
import { MOST_VACATION_DATES } from './settings/vacations.ts'
import { DAY_CAPACITY } from './tasks/calendar/dayLoad.ts'
import { MOST_LINES } from './tasks/quickAdd/lines.ts'
import { RESIZE_MINUTES, SLOT_MINUTES } from './tasks/schedule.ts'
import { INVITE_DAYS, MOST_MEMBERS, MOST_TEAMS } from './teams/team.ts'

const WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven']
const inWords = (number: number) => WORDS[number] ?? String(number)
const inFigures = (number: number) => number.toLocaleString('en')
const MIB = 1_048_576
const VOICES_IN_WORDS = Object.entries(VOICE_SETTINGS).map(
  ([name, { stability, similarity_boost, style, use_speaker_boost: isBoosted }]) =>
    `${name} (${stability}, ${similarity_boost}, ${style}, ${isBoosted ? 'on' : 'off'})`,
)

test.each([
  ['rules/achievements', `Up to ${inWords(MOST_PINNED)} unlocked ones are pinned`],
  ['rules/achievements', `It pays ${UNLOCK_XP} XP, once`],
  ['rules/activity', `An item is shown for ${inWords(ACTIVITY_DAYS)} days`],
  ['rules/assistant', `A run is over after ${RUN_SECONDS} seconds`],
  ['wire', `{text: 1 to ${inFigures(LONGEST_SPEECH)}, model_id?`],
  ['rules/auth', `a mailed code within the last ${PROOF_LASTS_MINUTES} minutes`],
  ['rules/auth', `${GRACE_DAYS === 14 ? 'fourteen' : GRACE_DAYS} days later all rows`],
  ['rules/auth', `a password of at least ${inWords(PASSWORD_MINIMUM)} characters`],
  ['rules/challenges', `At most ${MOST_PEOPLE} people are in one`],
  ['rules/challenges', `a person is in at most ${MOST_OPEN_CHALLENGES} that are open`],
  ['rules/challenges', `That is +${PRIZE_XP} XP, once`],
  ['rules/challenges', `begins today or within ${MOST_DAYS_AHEAD} days`],
  ['rules/challenges', `has 1 to ${MOST_CHALLENGE_DAYS} days`],
  ['rules/claims', `${VERDICT_HOURS} hours later silence leaves it unverified`],
  ['rules/domains', `At most ${MOST_DOMAINS} domains`],
  ['wire', `format_version: ${EXPORT_FORMAT_VERSION}, product_version`],
  ['rules/files', `at most ${MOST_FILE_BYTES / MIB} MiB and ${MOST_PIXELS / 1_000_000} megapixels`],
  ['rules/files', `a square of ${AVATAR_SIDE} pixels`],
  ['rules/files', `a proof has at most ${inFigures(PROOF_SIDE)} on its longer side`],
  ['rules/files', `not used within ${UNUSED_HOURS} hours is deleted`],
  ['rules/files', `a proof's for ${ADDRESS_MINUTES} minutes`],
  [
    'rules/goals',
    `At most ${MOST_ACTIVE_GOALS} active goals, archived or not, ${MOST_GOALS_IN_ALL} with those`,
  ],
  ['rules/goals', `${inFigures(MOST_GOAL_CHECK_INS)} check-ins of one`],
  ['wire', `one item a date, at most ${MOST_HISTORY_DAYS}; \`expected\``],
  [
    'rules/habits',
    `At most ${MOST_HABITS} habits that are not archived, and ${MOST_HABITS_IN_ALL} with those`,
  ],
  ['wire', `every date, at most ${MOST_HISTORY}; \`strength\``],
  ['wire', `anything is due or checked, at most ${MOST_DAYS}, by date`],
  ['rules/ifThens', `At most ${MOST_IF_THENS} plans`],
  ['rules/ifThens', `for ${SUGGESTION_DAYS} days`],
  ['rules/exports', `of ${LARGEST_IMPORT / MIB} MiB at most`],
  ['rules/exports', `The preview can be applied for ${PREVIEW_HOURS} hours`],
  ['rules/exports', `For ${UNDO_HOURS} hours one call takes back`],
  ['wire', `the first ${PROBLEMS_TOLD} problems, the first ${ROWS_SHOWN} rows`],
  ['rules/league', `from 0 to ${GROUP_POINTS}. A date makes ${DAY_POINTS} at most`],
  ['rules/messages', `A conversation keeps its newest ${inFigures(KEPT_MESSAGES)} messages`],
  ['rules/messages', `1 to ${inFigures(MESSAGE_LENGTH)} characters of plain text`],
  ['rules/notifications', `on all their devices, for ${NOTIFICATION_DAYS} days`],
  ['wire', `409 where either has ${MOST_PARTNERS}`],
  ['rules/claims', `counted over the last ${RESPONSES_COUNTED} claims`],
  ['rules/people', `A person has at most ${inFigures(MOST_FRIENDS)} friends`],
  [
    'rules/people',
    `A request expires after ${REQUEST_DAYS} days, on both sides. At most ${MOST_OPEN_REQUESTS} are open`,
  ],
  ['rules/people', `${inWords(REQUESTS_THAT_REACH)} were sent to them in the last ${REQUEST_DAYS} days`],
  ['rules/people', `at most ${MOST_SUGGESTIONS}, those with most in common first`],
  ['rules/people', `was active in the last ${inWords(ACTIVE_FOR_MS / 60_000)} minutes`],
  ['rules/people', `who has had none for ${GONE_AFTER_MS / 1000} seconds`],
  ['rules/plans', `It is open for ${OPEN_DAYS} days and for ${MOST_OPEN} newer ones`],
  ['rules/plans', `An undo is possible for ${UNDO_DAYS} days`],
  ['rules/plans', `the earliest date within ${MOST_HORIZON} days`],
  [
    'rules/plans',
    `A sentence has up to ${inFigures(LONGEST_SENTENCE)} characters; its first ${MOST_WORDS} words are read`,
  ],
  ['rules/plans', `behind ${MOST_TYPED_WORDS} words nothing is read`],
  ['rules/profile', `Fetching the profile gives up after ${PROFILE_TIMEOUT_MS / 1000} seconds`],
  ['rules/push', `in at most ${inFigures(LARGEST_PUSH)} bytes`],
  ['rules/push', `A person has at most ${MOST_SUBSCRIPTIONS}; a further one`],
  ['rules/offline', `at most ${EVENTS_PER_SECOND} events in any second`],
  ['wire', `Of more than ${inFigures(MOST_CHANGES_TOLD)} rows they are one \`event: reset\``],
  ['rules/reminders', `has at most ${inWords(MOST_REMINDERS)} reminders`],
  ['wire', `${inFigures(MOST_MINUTES_BEFORE)}) for \`before\``],
  ['rules/rooms', `Of the last ${ATTENDANCE_ROOMS} rooms`],
  ['rules/rooms', `A room has ${MOST_SEATS} seats`],
  ['rules/rooms', `Nobody has a seat in more than ${MOST_OPEN_ROOMS} rooms`],
  ['rules/rooms', `${PLANNED_DAYS} days ahead`],
  [
    'rules/rooms',
    `from ${CHECK_IN_SECONDS} seconds before to ${CHECK_IN_SECONDS} seconds after the beginning`,
  ],
  ['rules/routines', `At most ${MOST_ROUTINES} routines`],
  ['rules/settings', `A calendar year has at most ${MOST_VACATION_DATES} of`],
  ['rules/tasks', `Above ${DAY_CAPACITY} minutes`],
  ['rules/tasks', `makes one task per line, at most ${MOST_LINES}`],
  ['rules/tasks', `have slots of ${SLOT_MINUTES} minutes over 24 hours`],
  ['rules/tasks', `changes the duration in steps of ${RESIZE_MINUTES} minutes`],
  [
    'rules/teams',
    `A team has one to ${MOST_MEMBERS} members, and a person is in at most ${MOST_TEAMS} teams`,
  ],
  ['rules/teams', `It is good for ${INVITE_DAYS} days`],
  ['rules/voice', VOICES_IN_WORDS.join(', ')],
])('docs/%s.md says what the code does: %s', (page, words) => {
  expect(readFileSync(`docs/${page}.md`, 'utf8').replaceAll(/\s+/g, ' ')).toContain(words)
})
