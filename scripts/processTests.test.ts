import { expect, test } from 'vitest'
import config from '../vitest.config.ts'

test('no project names files that it leaves out: the command line could leave out none any more', () => {
  const projects = config.test?.projects ?? []
  expect(projects.length).toBeGreaterThan(3)
  for (const project of projects)
    expect(typeof project === 'object' && 'test' in project ? project.test : {}).not.toHaveProperty('exclude')
})
