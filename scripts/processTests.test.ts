import { expect, test } from 'vitest'
import config from '../vitest.config.ts'

test('the projects of the server name no files that they leave out: the command line could leave out none any more', () => {
  const projects = (config.test?.projects ?? []).flatMap((project) =>
    typeof project === 'object' && 'test' in project ? [project.test] : [],
  )
  const ofServer = projects.filter((project) => project?.name === 'server' || project?.name === 'processes')
  expect(ofServer).toHaveLength(2)
  for (const project of ofServer) expect(project).not.toHaveProperty('exclude')
})
