import { Goal } from '#shared/goals/goal.ts'
import { aChallenge, made } from '#server/challenges/testing/scene.ts'
import { completed } from '#server/claims/testing/scene.ts'
import { say } from '#server/messages/testing/conversations.ts'
import { asked } from '#server/people/testing/requests.ts'
import { aRoom } from '#server/rooms/testing/rooms.ts'
import { read, type TestServer } from '#server/testing.ts'
import { becomePartners } from '#server/testing/friends.ts'
import { aTeam } from '#server/testing/teams.ts'

/** A name that is long for a phone. */
export const PARTNER = 'Bartholomew Featherstonehaugh'

/** Somebody with a partner, a request, a team, a challenge, a room, messages, and claims on both sides. @returns where each is seen */
export async function peopleToShow(server: TestServer) {
  const ann = await server.signUp({ name: 'Ann' })
  const ben = await server.signUp({ name: PARTNER })
  const dan = await server.signUp({ name: 'Dan' })
  for (const person of [ann, ben]) await person.patch('/api/profile', { first_steps: 'closed' })
  await becomePartners(ann, ben)
  await asked(dan, ann, { note: 'From the river run' })
  const goal = await read(Goal, ben.post('/api/goals', { title: 'Run a marathon', published: true }))
  await ben.post(`/api/goals/${goal.id}/achieve`, { reason: 'Ran it' })
  await ben.post('/api/goals', { title: 'Read a shelf of books', published: true })
  await ben.patch('/api/settings', { public_page: true })
  const team = await aTeam(ann, [ben])
  const challenge = await made(ann, aChallenge(server, ann, { invite: [ben.id] }))
  const room = await aRoom(ann, [ben])
  await say(ben, ann, 'Did you run today?')
  await completed(ben, { title: 'Swim', accountability_type: 'partner', witness_id: ann.id })
  await completed(ann, { title: 'Read', accountability_type: 'partner', witness_id: ben.id })
  return {
    ann,
    ben,
    dan,
    team,
    challenge,
    room,
    /** Where each screen of people is, and what is on it last. */
    screens: {
      friends: ['/achievements?tab=friends', 'Did you run today?'],
      board: ['/achievements?tab=leaderboard', 'How points work'],
      messages: [`/achievements?tab=friends&with=${ben.id}`, 'Write a message'],
      person: [`/people/${ben.profile.handle}`, 'Streak'],
      accountability: ['/settings?tab=accountability', 'Time for a proof'],
      teams: ['/settings?tab=teams', 'Runners'],
      team: [`/teams/${team.id}`, 'reached'],
      joinTeam: [`/join/${team.invite_code}`, 'Join Team'],
      challenge: [`/challenges/${challenge.id}`, 'How it stands now'],
      rooms: ['/rooms', 'Now and next'],
      room: [`/rooms/${room.id}`, 'Leave the room'],
      publicPage: [`/u/${ben.profile.handle}`, 'Read a shelf of books'],
    },
  } as const
}
