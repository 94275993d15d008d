import { grouped } from '#shared/numbers/grouped.ts'
import { earnedOf } from '#shared/progress/earned.ts'
import type { Stats } from '#shared/progress/stats.ts'
import type { Task } from '#shared/tasks/task.ts'
import { dayInShort, dayInWords } from '#shared/time/format.ts'
import shell from '#web/app/Shell.module.css'
import strip from '#web/progress/StatsStrip.module.css'
import compactHead from '#web/screens/dashboard/CompactHead.module.css'
import dashboard from '#web/screens/Dashboard.module.css'
import wideHead from '#web/screens/dashboard/WideHead.module.css'
import calendar from '#web/tasks/calendar/Calendar.module.css'
import { type CalendarPlace, periodInWords, type WeekShape } from '#web/tasks/calendar/calendarPlace.ts'
import toolbar from '#web/tasks/calendar/toolbar/CalendarToolbar.module.css'
import compactToolbar from '#web/tasks/calendar/toolbar/CompactToolbar.module.css'
import { VIEWS } from '#web/tasks/calendar/toolbar/toolbar.ts'
import button from '#web/kit/ui/Button.module.css'
import card from '#web/kit/ui/Card.module.css'
import iconButton from '#web/kit/ui/IconButton.module.css'
import tab from '#web/kit/ui/Tabs.module.css'
import { UNKNOWN } from '#web/kit/ui/unknown.ts'
import { element } from './elements.ts'
import { earlyTray } from './tray.ts'
import { isGamified } from '#web/settings/gamification.ts'

type Frame = {
  place: CalendarPlace
  shape: WeekShape
  today: string
  /** Null where they are not known. */
  stats: Stats | null
  isCompact: boolean
  hasTray: boolean
  /** Whether the bar of what was missed will be over the plan. */
  hasMissed: boolean
  /** Null while they are on their way. */
  unscheduled: readonly Task[] | null
}

/**
 * The dashboard around its plan, with the style sheets of the app's own parts, so that everything is where it will be: the
 * navigation without its words, the date, the figures, the toolbar without its buttons, the unscheduled tasks' place.
 */
export function earlyFrame(frame: Frame, plan: HTMLElement): HTMLElement {
  const { place, hasTray, hasMissed, isCompact, unscheduled } = frame
  const hasBar = hasMissed && place.view !== 'agenda' // there it is within
  return element(
    'div',
    { class: shell.shell, 'aria-hidden': 'true' },
    element('div', { class: shell.side }, element('div', { class: shell.nav }, navigationItem())),
    element(
      'div',
      { class: shell.column },
      element(
        'div',
        { class: shell.main },
        element(
          'div',
          { class: dashboard.dashboard },
          ...(isCompact ? [compactLine(frame)] : wideLines(frame)),
          element(
            'div',
            { class: dashboard.plan },
            isCompact ? compactTools(frame) : wideTools(frame),
            element(
              'div',
              { class: calendar.calendar, 'data-tray': hasTray && '', 'data-view': place.view },
              element('div', { class: calendar.plan }, ...(hasBar ? [roomOfBar()] : []), plan),
              ...(hasTray ? [earlyTray(unscheduled)] : []),
            ),
          ),
        ),
      ),
    ),
  )
}

/** The place of the bar of what was missed. */
export function roomOfBar(): HTMLElement {
  return element('div', { class: dashboard.room })
}

/** As high as the navigation of a phone. */
function navigationItem(): HTMLElement {
  return element('div', { class: shell.item })
}

function compactLine({ today }: Frame): HTMLElement {
  return element(
    'div',
    { class: compactHead.line },
    element('h1', {}, element('button', { tabindex: '-1' }, dayInShort(today))),
  )
}

function wideLines({ today, stats }: Frame): HTMLElement[] {
  return [
    element('div', { class: wideHead.head }, element('h1', {}, dayInWords(today))),
    earlyFigures(stats),
    element('div', { class: wideHead.now }),
  ]
}

/** The person's figures, all of the same size as while they are on their way. @param stats null where they are not known */
export function earlyFigures(stats: Stats | null): HTMLElement {
  const figures: [name: string, figure: string | undefined][] = [
    ['Today', stats ? `${stats.today.completed}/${stats.today.total}` : undefined],
    ...(isGamified() && !(stats && stats.xp === null) ? earnedFigures(stats) : []),
  ]
  return element(
    'dl',
    { class: strip.strip },
    ...figures.map(([name, figure = UNKNOWN]) => figureCard(name, figure)),
  )
}

/** The figures of what was earned. */
function earnedFigures(stats: Stats | null): [name: string, figure: string | undefined][] {
  const earned = stats && earnedOf(stats)
  return [
    ['Weekly XP', earned ? grouped(earned.weekly_xp) : undefined],
    ['Streak', earned?.streak.current.toString()],
    ['Level', earned?.level.toString()],
  ]
}

function figureCard(name: string, figure: string): HTMLElement {
  return element(
    'div',
    { class: card.stat },
    element('dt', {}, name),
    element('dd', {}, element('strong', {}, figure)),
    element('dd', { class: card.more }, element('p', { class: strip.note }, '\u00a0')),
  )
}

/** What the buttons take is kept free. */
function wideTools({ place, shape, hasTray }: Frame): HTMLElement {
  const tabs = VIEWS.map(({ label }) => element('button', { class: tab.tab }, label))
  return unseen(
    element(
      'div',
      { class: toolbar.toolbar },
      element(
        'div',
        { class: toolbar.steps },
        wordButton('Today'),
        element('div', { class: toolbar.arrows }, signButton(), signButton()),
      ),
      period(toolbar.period, periodInWords(place, shape)),
      element('div', { class: tab.list }, ...tabs),
      element(
        'div',
        { class: toolbar.create },
        ...(hasTray ? [] : [wordButton('Unscheduled', icon())]),
        signButton('quiet'),
        wordButton('Quick add', icon()),
        wordButton('New Task', icon()),
      ),
    ),
  )
}

function compactTools({ place, shape }: Frame): HTMLElement {
  return element(
    'div',
    { class: compactToolbar.toolbar },
    element(
      'div',
      { class: compactToolbar.row },
      element(
        'div',
        { class: compactToolbar.steps },
        unseen(signButton()),
        period(compactToolbar.period, periodInWords(place, shape)),
        unseen(signButton()),
      ),
    ),
  )
}

function period(className: string | undefined, words: string): HTMLElement {
  const heading = element('h2', { class: className }, words)
  heading.style.visibility = 'visible'
  return heading
}

function wordButton(words: string, ...before: Node[]): HTMLElement {
  const content = element('span', { class: button.content }, ...before, words)
  return element('button', { class: button.button, 'data-look': 'quiet', 'data-size': 'md' }, content)
}

function signButton(look = 'plain'): HTMLElement {
  return element('button', { class: iconButton.button, 'data-look': look, 'data-size': 'md' }, icon())
}

/** Takes the room of an icon. */
function icon(): HTMLElement {
  return element('svg', {})
}

function unseen(part: HTMLElement): HTMLElement {
  part.style.visibility = 'hidden'
  return part
}
