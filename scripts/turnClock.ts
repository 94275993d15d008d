import { turnOwnClock } from '../e2e/testing/clock.ts'

// Before the first test of a worker: what it starts then has the run's clock (npm run test:clock).
turnOwnClock()
