import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { PATHS, teamPath } from '#shared/paths.ts'
import { type NewTeam, Team, type TeamMember } from '#shared/teams/team.ts'
import { capitalised } from '#shared/text/capitalised.ts'
import { type Api, apiOf } from '#web/kit/api.ts'
import { goTo } from '#web/kit/navigation.tsx'
import { newId } from '#web/kit/newId.ts'
import { useToast } from '#web/kit/ui/overlays/Toast.tsx'
import { refusalOf } from '#web/people/usePeopleActions.ts'
import { refreshTeams } from './data.ts'
import { nameInSentence } from './teamWords.ts'

/** Something done with a team: the call, what is said after it, and where it leads. */
type Deed = { call: (api: Api) => Promise<unknown>; done: string; leadsTo?: string }

/** Makes a team, with one id however often it is tried, and opens it. */
export function useCreateTeam() {
  const client = useQueryClient()
  return useMutation<Team, Error, Omit<NewTeam, 'id'> & { id: string }>({
    mutationFn: (team) => apiOf(client).post('/api/teams', team, Team),
    onSuccess: ({ id }) => goTo(teamPath(id)),
    onSettled: () => refreshTeams(client),
  })
}

/** An id for {@link useCreateTeam}. */
export const newTeamId = newId

/** Joins a team by its code, and opens it. */
export function useJoinTeam() {
  const client = useQueryClient()
  const say = useToast()
  return useMutation<Team, Error, string>({
    mutationFn: (code) => apiOf(client).post('/api/teams/join', { code }, Team),
    onSuccess: ({ id, name }) => {
      say({ text: `You are in ${name}.`, tone: 'success' })
      goTo(teamPath(id), { replace: true })
    },
    onSettled: () => refreshTeams(client),
  })
}

/** What is done in a team with one tap: sent at once, and shown as the server has it. */
export function useTeamActions({ id, name }: Pick<Team, 'id' | 'name'>) {
  const client = useQueryClient()
  const say = useToast()
  const { mutate, isPending } = useMutation<unknown, Error, Deed>({
    mutationFn: ({ call }) => call(apiOf(client)),
    onSuccess(_, { done, leadsTo }) {
      say({ text: done, tone: 'success' })
      if (leadsTo) goTo(leadsTo, { replace: true })
    },
    onError: (error) => say({ text: refusalOf(error), tone: 'danger' }),
    onSettled: () => refreshTeams(client),
  })
  const path = `/api/teams/${id}`
  const setRole = (member: TeamMember, role: 'admin' | 'member') =>
    mutate({
      call: (api) => api.patch(`${path}/members/${member.member_id}`, { role }, z.unknown()),
      done: `${subjectOf(member)} is ${role === 'admin' ? 'an admin' : 'a member'}.`,
    })
  return {
    isBusy: isPending,
    edit: (patch: Pick<Team, 'name' | 'category' | 'version'>) =>
      mutate({ call: (api) => api.patch(path, patch, Team), done: 'The team is saved.' }),
    renewCode: () =>
      mutate({ call: (api) => api.post(`${path}/invite-code`, {}, Team), done: 'The team has a new code.' }),
    makeAdmin: (member: TeamMember) => setRole(member, 'admin'),
    makeMember: (member: TeamMember) => setRole(member, 'member'),
    handOver: (member: TeamMember) =>
      mutate({
        call: (api) => api.post(`${path}/owner`, { user_id: member.member_id }, Team),
        done: `${subjectOf(member)} owns ${name} now. You are an admin.`,
      }),
    remove: (member: TeamMember) =>
      mutate({
        call: (api) => api.delete(`${path}/members/${member.member_id}`),
        done: `${subjectOf(member)} is not in ${name} any more. The code is a new one.`,
      }),
    leave: (userId: string) =>
      mutate({
        call: (api) => api.delete(`${path}/members/${userId}`),
        done: `You have left ${name}.`,
        leadsTo: TEAMS,
      }),
    deleteTeam: () =>
      mutate({ call: (api) => api.delete(path), done: `${name} is deleted.`, leadsTo: TEAMS }),
    confirmByDefault: (isDefault: boolean) =>
      mutate({
        call: (api) => api.put('/api/teams/default', { team_id: isDefault ? id : null }, z.undefined()),
        done: isDefault
          ? `${name} confirms your team tasks unless you choose another team.`
          : 'No team confirms your team tasks until you choose one.',
      }),
  }
}

const subjectOf = (member: TeamMember) => capitalised(nameInSentence(member))

const TEAMS = `${PATHS.settings}?tab=teams`
