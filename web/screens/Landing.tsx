import {
  CalendarDays,
  CloudOff,
  Compass,
  type LucideIcon,
  ShieldCheck,
  Snowflake,
  Timer,
  Trophy,
  WandSparkles,
} from 'lucide-react'
import { PATHS } from '#shared/paths.ts'
import { PRODUCT_NAME, PRODUCT_VERSION } from '#shared/product.ts'
import { xpToReach } from '#shared/progress/levels.ts'
import { useArrival } from '#web/app/arrival.ts'
import { Preview } from '#web/landing/Preview.tsx'
import { goTo, Link } from '#web/kit/navigation.tsx'
import { ButtonLink } from '#web/kit/ui/ButtonLink.tsx'
import { Logo } from '#web/kit/ui/marks/Logo.tsx'
import { SkipLink } from '#web/kit/ui/SkipLink.tsx'
import { Stars } from '#web/kit/ui/marks/Stars.tsx'
import styles from './Landing.module.css'

/** The landing page: what the product is, what it looks like, sign-up and sign-in. */
export function Landing() {
  useArrival()
  return (
    <div className={styles.page} data-bench="landing">
      <SkipLink />
      <Stars />
      <header className={styles.header}>
        <Logo />
        <Link to={PATHS.login} className={styles.signIn}>
          Sign in
        </Link>
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        <Hero />
        <Preview />
        <Features />
        <Rules />
        <section className={styles.end}>
          <h2>The first step fits into fifteen minutes</h2>
          <p>Write down one thing, give it a time, and do it. The map grows from there.</p>
          <ButtonLink to={PATHS.signup} look="primary" size="lg">
            Create your account
          </ButtonLink>
        </section>
      </main>
      <footer className={styles.footer}>
        <span>
          {PRODUCT_NAME} {PRODUCT_VERSION}
        </span>
        <nav aria-label="Legal">
          <Link to={PATHS.terms}>Terms of Service</Link>
          <Link to={PATHS.privacy}>Privacy Policy</Link>
        </nav>
      </footer>
    </div>
  )
}

function Hero() {
  return (
    <section className={styles.hero}>
      <h1 tabIndex={-1}>
        A map for your goals, and an <em>AI goal wizard</em> to help you walk it
      </h1>
      <p>
        Turn what you want into hours on a calendar. Start the timer, finish the task, and watch XP, levels
        and streaks show how far you have come.
      </p>
      <div className={styles.ways}>
        <ButtonLink to={PATHS.signup} look="primary" size="lg" icon={<Compass aria-hidden="true" />}>
          Start Your Quest
        </ButtonLink>
        <ButtonLink to={PATHS.login} size="lg">
          Welcome Back
        </ButtonLink>
        <ButtonLink to={PATHS.tryDemo} size="lg" look="plain">
          Try the demo
        </ButtonLink>
      </div>
      <Ask />
    </section>
  )
}

/** A goal in a sentence, which opens the demo with its plan. A form of the page itself: it is sent before any code is here, too. */
function Ask() {
  return (
    <form
      action={PATHS.tryDemo}
      className={styles.ask}
      onSubmit={(event) => {
        event.preventDefault()
        goTo(
          `${PATHS.tryDemo}?goal=${encodeURIComponent(new FormData(event.currentTarget).get('goal') as string)}`,
        )
      }}
    >
      <label htmlFor="goal">What do you want to reach?</label>
      <input
        id="goal"
        name="goal"
        required
        maxLength={2000}
        placeholder="Learn Spanish, 20 minutes every weekday"
      />
      <button type="submit">See a plan</button>
    </form>
  )
}

function Features() {
  return (
    <section className={styles.section} aria-labelledby="features">
      <h2 id="features">From “one day” to a time and a place</h2>
      <ul className={styles.features}>
        <Feature icon={CalendarDays} title="Plan on a real calendar">
          Day, week, month and agenda. Drag a task, resize it, repeat it, or type “gym tomorrow 7am for 45m”
          and it lands where it belongs.
        </Feature>
        <Feature icon={Timer} title="Do one thing at a time">
          Each task has its own timer, and only one runs. Close the laptop or switch to the phone: the time is
          still right.
        </Feature>
        <Feature icon={Trophy} title="See every step count">
          A finished task pays its XP at once. Levels, streaks and the weekly chart are computed from what you
          really did.
        </Feature>
        <Feature icon={WandSparkles} title="Ask the goal wizard">
          Tell it where you want to go and it breaks the way into tasks. It speaks through an AI provider,
          once your server has one.
        </Feature>
        <Feature icon={CloudOff} title="Keep going without a network">
          Plan, start and complete on a train. What you did waits on your device and is sent exactly once.
        </Feature>
        <Feature icon={ShieldCheck} title="Yours, on a server you trust">
          Everything is stored in the database of the site’s operator. No trackers, no advertising, nothing
          sold.
        </Feature>
      </ul>
    </section>
  )
}

function Feature({ icon: Icon, title, children }: { icon: LucideIcon; title: string; children: string }) {
  return (
    <li className={styles.feature}>
      <span className={styles.icon}>
        <Icon aria-hidden="true" />
      </span>
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  )
}

const LEVELS = [2, 5, 10, 50]

function Rules() {
  return (
    <section className={styles.rules} aria-labelledby="rules">
      <div>
        <h2 id="rules">A game with rules you can read</h2>
        <p>
          No lives to lose and no countdown to fear. XP never decays, and a missed day is not the end of a
          streak.
        </p>
        <p className={styles.freeze}>
          <Snowflake aria-hidden="true" />
          You begin with two freezes. Each saves one missed day by itself, and seven kept days earn another.
        </p>
      </div>
      <dl className={styles.levels}>
        {LEVELS.map((level) => (
          <div key={level}>
            <dt>Level {level}</dt>
            <dd>{xpToReach(level).toLocaleString('en')} XP</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
