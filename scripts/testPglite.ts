// Runs the server tests on PGlite, on which a demo runs in the browser. It has one connection, in this process.
import { spawnSync } from 'node:child_process'
import { FEWEST, leftOut, testsOfPartsWithoutDemo, testsWithoutDatabase } from './databaseTests.ts'

/** Tests that need more than that, by their file or their name. */
const LEFT_OUT = {
  files: {
    'server/main.test.ts': 'starts the program on a server',
    'server/kit/db/migrate.test.ts': 'opens several connections',
    'server/kit/db/pipelinedPool.test.ts': 'is about connections to a server',
    'server/auth/faults/databaseAway.test.ts': 'cuts the connections to a server',
  },
  names: [
    'two changes of one person wait for each other', // two transactions are open at once
    'a transaction that takes long holds up no others', // while it is open, others write
    'a person whose row is locked holds up nobody', // while it is locked, others write
    'fifty people who complete at once', // while a transaction is open, others write
    'a kind may claim more than it works on at once', // each of them has a transaction open
    'the command makes a key', // another program opens the database
    'the command says what it set right',
    'the command unlocks what was true before',
    'after kill -9 the run of a dead server', // starts the program
  ],
}

const args = process.argv.slice(2)
const cannot = [...Object.keys(LEFT_OUT.files), ...testsWithoutDatabase(), ...testsOfPartsWithoutDemo()]
const others = leftOut(cannot, args, LEFT_OUT.names)
const { status } = spawnSync(
  'vitest',
  [
    'run',
    '--project=server',
    '--project=processes',
    ...others.args,
    `--testNamePattern=^(?!.*(${LEFT_OUT.names.join('|')}))`,
    ...args.filter((argument) => argument !== FEWEST),
  ],
  { stdio: 'inherit', env: { ...process.env, ...others.env, TEST_PGLITE: '1' } },
)
process.exit(status ?? 1)
