/** The SECRET_KEY of all servers of the tests, which may share a database. */
export const TEST_SECRET = 'a secret that only the tests have, long enough'
