import { setTimeout as sleep } from 'node:timers/promises'
import type { FrameLocator, Locator, Page } from 'playwright-core'
import type { Phase } from '@sidepick/card-kit'
import type { Side } from '@sidepick/rules/types'
import env from '#start/env'
import type { Newcomer } from '#tests/helpers/browser_player'
import { eventually } from '#tests/helpers/eventually'

const FRAME = '[data-vs-widget] iframe'

/** Longer than the lock and the bonus last together, in milliseconds. */
const AFTER_PICK_MS = 8_000
/** Shorter than any phase, in milliseconds. */
const STEP_MS = 250

/** What follows a pick, in its order; the result stays. */
const AFTER_PICK = ['locking', 'majorityBonus', 'result'] as const satisfies Phase[]

/** A play as it is on the screen. */
export interface SeenPlay {
  gameId: string
  side: Side
}

export interface Manner {
  /** With a finger instead of a mouse. */
  touch?: boolean
  /** The waiting between the phases is skipped; the visitor must be hurried too. */
  hurried?: boolean
}

/** A dialog that was left is gone within this, in milliseconds. */
const SETTLING_MS = 2_000

/** The widget on a page, as somebody sees and uses it who knows nothing of its code. */
export class WidgetOnPage {
  /** `within` is the frame on a publisher's page, or the page itself where the widget was opened alone. */
  constructor(
    readonly page: Page,
    readonly within: FrameLocator | Page,
    private readonly manner: Manner = {}
  ) {}

  get root(): Locator {
    return this.within.locator('#vs-root')
  }

  card(name: string): Locator {
    return this.within.getByTestId(name)
  }

  button(name: string | RegExp): Locator {
    return this.within.getByRole('button', { name, exact: true })
  }

  answer(side: Side): Locator {
    return this.within.locator(`.vs-answer[data-side="${side}"]`)
  }

  async press(target: Locator): Promise<void> {
    if (!this.manner.touch) return target.click()
    await standingStill(target)
    await target.tap()
  }

  async reached(...phases: Phase[]): Promise<void> {
    const wanted = phases.map((phase) => `#vs-root[data-phase="${phase}"]`).join(',')
    await this.within.locator(wanted).waitFor()
  }

  /** The cards stand in the place of the server's question. */
  async takenOver(): Promise<void> {
    await this.within.locator('#vs-root .vs-position').first().waitFor({ state: 'attached' })
  }

  async gameId(): Promise<string> {
    return (await this.root.getAttribute('data-game-id')) ?? ''
  }

  /** The question is open, and its answers have stood there for long enough. */
  async takesPicks(): Promise<void> {
    await this.reached('passive', 'question')
    const answer = '.vs-answer'
    // A card in their place knows for itself when it takes a pick.
    await this.within
      .locator(`#vs-root:has(${answer}:not([aria-disabled])), #vs-root:not(:has(${answer}))`)
      .waitFor()
  }

  /** Answers the open question and waits until the result is on the screen. */
  async play(side: Side, pick = () => this.press(this.answer(side))): Promise<SeenPlay> {
    await this.takesPicks()
    const gameId = await this.gameId()
    await pick()
    await this.result()
    return { gameId, side }
  }

  /** Waits for a phase that ends by itself: a busy machine may show a later one by the time that it is looked for. */
  begun(phase: (typeof AFTER_PICK)[number]): Promise<void> {
    return this.reached(...AFTER_PICK.slice(AFTER_PICK.indexOf(phase)))
  }

  /** Waits from the pick to the result. */
  async result(): Promise<void> {
    await this.begun('locking')
    if (this.manner.hurried) {
      await this.hurryTo('result')
      await this.page.clock.resume()
    }
    await this.reached('result')
  }

  /** Takes the six steps of the sign-up, from wherever it begins. */
  async signUp({ email, username, password }: Newcomer): Promise<void> {
    await this.takeAllWays()
    const field = (label: string) => this.reachable(this.within.getByLabel(label, { exact: true }))
    const goOn = () => this.press(this.button('Continue'))
    const terms = this.reachable(this.within.getByRole('checkbox'))
    await terms.waitFor()
    await this.press(terms)
    const byEmail = this.reachable(this.button('Continue with email'))
    if ((await byEmail.count()) > 0) await this.press(byEmail)
    await field('Email').fill(email)
    await goOn()
    await field('Password').fill(password)
    await goOn()
    await field('Username').fill(username)
    await goOn()
    await field('Month').pressSequentially('05')
    await field('Day').pressSequentially('17')
    await field('Year').pressSequentially('1990')
    await goOn()
    await this.press(this.within.getByRole('radio', { name: 'Yes' }))
    await goOn()
    await field('State').selectOption({ label: 'New York' })
    await this.press(this.reachable(this.button('Sign up')))
  }

  /** A prompt asks for the e-mail alone first, and leads on to the whole sign-up. */
  private async takeAllWays(): Promise<void> {
    await this.reachable(this.within.getByRole('checkbox')).waitFor()
    const prompt = this.reachable(
      this.within.getByRole('link', { name: 'Sign up with a password' })
    )
    if ((await prompt.count()) === 0) return
    await this.press(prompt)
    await prompt.waitFor({ state: 'detached' })
  }

  /** Leaves the welcome that follows a sign-up. */
  keepPlaying(): Promise<void> {
    return this.leave(this.within.getByTestId('SignUpSuccess'), 'Keep Playing')
  }

  /** Goes on to the next question, with which the day's gift comes, and leaves the gift for later. */
  async leaveGift(): Promise<void> {
    const gift = this.within.getByTestId('DailyGiftModal')
    const next = this.button('Next Game')
    await eventually(async () => {
      const waits = (await gift.count()) === 0 && (await next.count()) > 0
      if (waits) await next.click({ timeout: SETTLING_MS })
      await gift.waitFor({ timeout: SETTLING_MS })
    })
    await this.leave(gift, 'Not now')
  }

  /** Leaves a dialog by its button. A tap while it still moves into place may miss: then it is tapped again. */
  async leave(dialog: Locator, name: string): Promise<void> {
    await dialog.waitFor()
    await eventually(async () => {
      if ((await dialog.count()) > 0) await this.press(this.button(name))
      await dialog.waitFor({ state: 'detached', timeout: SETTLING_MS })
    })
  }

  /** Behind a dialog another form may wait. */
  private reachable(target: Locator): Locator {
    return target.and(this.within.locator(':not([inert] *)'))
  }

  /** Stops the clock and moves it on by itself: on a busy machine a phase would be over before anybody looked. */
  async hurryTo(phase: Phase): Promise<void> {
    await pauseClock(this.page)
    for (let passed = 0; passed < AFTER_PICK_MS; passed += STEP_MS) {
      if ((await this.root.getAttribute('data-phase')) === phase) return
      await this.page.clock.runFor(STEP_MS)
    }
  }
}

/** A box that has not moved for this long stands still, in milliseconds. */
const STILL_MS = 100

/**
 * Waits until the target stays where it is on the screen. Playwright waits for that within the frame alone, and a frame that
 * grows or shrinks moves on the publisher's page: a finger that comes down meanwhile hits nothing.
 */
export async function standingStill(target: Locator): Promise<void> {
  let before = await target.boundingBox()
  await eventually(async () => {
    await sleep(STILL_MS)
    const now = await target.boundingBox()
    const stands = now !== null && JSON.stringify(now) === JSON.stringify(before)
    before = now
    if (!stands) throw new Error('The target does not stand still')
  })
}

/** The player's points with the rank, as a screen reader says them. */
export function boardButton(widget: WidgetOnPage, standing: { points: number; rank: number }) {
  const points = new Intl.NumberFormat('en-us').format(standing.points)
  return widget.button(`${points} points, rank ${standing.rank}. Open the leaderboard`)
}

/** Opens one of the publisher's pages and brings the widget into view. */
export async function visit(page: Page, path: string, manner?: Manner): Promise<WidgetOnPage> {
  await page.goto(new URL(path, env.get('DEMO_PUBLISHER_URL')).href)
  const widget = new WidgetOnPage(page, page.frameLocator(FRAME), manner)
  await showWidget(widget)
  return widget
}

/** Scrolls to the widget, as a reader does, and waits for its cards. */
export async function showWidget(widget: WidgetOnPage): Promise<void> {
  const alone = widget.within === widget.page
  if (!alone) await widget.page.locator('[data-vs-widget]').first().scrollIntoViewIfNeeded()
  await widget.takenOver()
}

/** Opens the widget's own page, without a publisher around it; its question stands before its scripts have run. */
export async function visitAlone(page: Page, path: string, manner?: Manner): Promise<WidgetOnPage> {
  await page.goto(new URL(path, env.get('APP_URL')).href, { waitUntil: 'commit' })
  const widget = new WidgetOnPage(page, page, manner)
  await widget.within.locator('#vs-data').waitFor({ state: 'attached' })
  return widget
}

/** Stops the page's clock close to now: a busy machine may have let the instant pass, and gets a later one. */
export async function pauseClock(page: Page, aheadMs = 50): Promise<void> {
  const nowMs = await page.evaluate(() => Date.now())
  try {
    await page.clock.pauseAt(nowMs + aheadMs)
  } catch (error) {
    if (aheadMs > 10_000) throw error
    await pauseClock(page, aheadMs * 2)
  }
}
