import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core'
import { environmentOf, type Fonts } from '#tests/helpers/fonts'
import { visitor } from '#tests/helpers/visitor'

export interface VisitorOptions {
  /** Of the window, in CSS px. */
  width?: number
  height?: number
  /** A finger instead of a mouse. */
  touch?: boolean
  /** A visitor whose browser closes local storage to frames of other sites, as a private window does. */
  storageDenied?: boolean
  scripts?: boolean
  /** Where the visitor's clock says that they are. */
  timeZone?: string
  /** The page's clock can be moved forward. */
  hurried?: boolean
  colorScheme?: 'light' | 'dark'
  reducedMotion?: 'reduce' | 'no-preference'
  /** Comes from this machine's own address: naming another makes the browser ask a partner's origin for leave first. */
  plainAddress?: boolean
  /** An ordinary window: a browser does some things ahead of time there alone, such as connecting to other servers. */
  ownBrowser?: boolean
  /** The face of text whose page brings none. */
  fonts?: Fonts
  /** Errors that belong to the case. */
  tolerate?: RegExp[]
}

export interface Visitor {
  context: BrowserContext
  page: Page
  /** Warnings of the widget's page. */
  warnings: string[]
}

/** Leads to this machine under a name that browsers do not trust without https, as they do localhost. */
export const NAMED_HOST = 'paper.example'

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--host-resolver-rules=MAP ${NAMED_HOST} 127.0.0.1`,
  // As a browser with windows draws the faces that a page brings.
  '--font-render-hinting=none',
]

/** One without the windows of a desktop, which cost a third of the processor's time, and one that keeps what a reader set. */
const [SHELL, WHOLE] = [
  process.env.CHROMIUM_SHELL_PATH ?? '/usr/bin/chromium-headless-shell',
  process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
]

const launchWith = (fonts: Fonts = 'usual', executablePath = SHELL) => ({
  executablePath,
  headless: true,
  args: ARGS,
  env: environmentOf(fonts),
})

/** Waiting for anything longer than this is a failure, in milliseconds. */
const PATIENCE_MS = 60_000

/** The frame may share where the platform can; Chromium on Linux cannot, and says so. */
const OF_THE_PLATFORM = /Unrecognized feature: 'web-share'/

/** Each violation of a page's policy becomes an error of its console, in every frame. */
const TELL_VIOLATIONS = `addEventListener('securitypolicyviolation', (event) =>
  console.error('policy violated: ' + event.violatedDirective + ' by ' + event.blockedURI))`

/**
 * Lets `visit` happen in a window of its own, as one visitor with an address of their own. Fails when any page or frame
 * threw, wrote an error to the console or broke its own policy.
 */
export async function asVisitor(
  options: VisitorOptions,
  visit: (visitor: Visitor) => Promise<void>
): Promise<void> {
  const { context, end } = await openContext(options)
  try {
    const warnings: string[] = []
    const faults = collectFaults(context, warnings)
    context.setDefaultTimeout(PATIENCE_MS)
    await context.addInitScript(TELL_VIOLATIONS)
    const page = await context.newPage()
    if (options.hurried) await page.clock.install()
    await visit({ context, page, warnings }).catch(async (error: Error) => {
      const { tolerate = [] } = options
      const lines = [...untolerated(faults, tolerate), ...(await readShown(context))]
      error.message += lines.map((line) => `\n  ${line}`).join('')
      throw error
    })
    const left = untolerated(faults, options.tolerate ?? [])
    if (left.length > 0) throw new Error(`the browser complained:\n  ${left.join('\n  ')}`)
  } finally {
    await end()
  }
}

const untolerated = (faults: string[], tolerate: RegExp[]) =>
  faults.filter((fault) => !tolerate.some((pattern) => pattern.test(fault)))

/** As much of a frame's text as tells where a visit stood, in characters. */
const SHOWN_CHARACTERS = 600

/** What could be read in each frame. */
function readShown(context: BrowserContext): Promise<string[]> {
  const frames = context.pages().flatMap((page) => page.frames())
  return Promise.all(
    frames.map(async (frame) => {
      const text = await frame
        .locator('body')
        .innerText({ timeout: 1_000 })
        .catch(() => '')
      return `${frame.url()} showed: ${text.replaceAll(/\s+/g, ' ').slice(0, SHOWN_CHARACTERS)}`
    })
  )
}

function collectFaults(context: BrowserContext, warnings: string[]): string[] {
  const faults: string[] = []
  context.on('console', (message) => {
    const line = `${message.type()}: ${message.text()} (${message.location().url})`
    if (message.type() === 'error') faults.push(line)
    if (message.type() === 'warning' && !OF_THE_PLATFORM.test(line)) warnings.push(line)
  })
  context.on('weberror', (error) => faults.push(`threw: ${error.error().stack}`))
  return faults
}

async function openContext(options: VisitorOptions) {
  if (options.ownBrowser) {
    const profile = await createProfile()
    const context = await chromium.launchPersistentContext(profile, {
      ...launchWith(options.fonts, WHOLE),
      ...settingsOf(options),
    })
    return {
      context,
      async end() {
        await context.close()
        await removeProfile(profile)
      },
    }
  }
  const browser = await browserFor(options)
  const context = await browser.newContext(settingsOf(options))
  return { context, end: () => context.close() }
}

type BrowserKind = Fonts | 'storageDenied'

/** One browser of each kind serves the whole run: to start one takes longer than most visits. */
const browsers: Partial<Record<BrowserKind, Promise<Browser>>> = {}

async function browserFor({ storageDenied, fonts = 'usual' }: VisitorOptions): Promise<Browser> {
  if (storageDenied) return (browsers.storageDenied ??= chromium.launch(launchWith('usual', WHOLE)))
  return (browsers[fonts] ??= launchOrdinary(fonts))
}

/**
 * Contexts of a browser that has a profile on disk share the profile's preferences, but neither storage nor cache. Only
 * so may frames of other sites keep a storage of their own, as in an ordinary window.
 */
async function launchOrdinary(fonts: Fonts): Promise<Browser> {
  const profile = await createProfile()
  const context = await chromium.launchPersistentContext(profile, launchWith(fonts))
  const browser = context.browser()
  if (!browser) throw new Error('the profile came without its browser')
  browser.on('disconnected', () => void removeProfile(profile))
  return browser
}

/** Ends what the visits of a run shared. */
export async function closeBrowsers(): Promise<void> {
  for (const browser of await Promise.all(Object.values(browsers))) await browser.close()
}

async function createProfile(): Promise<string> {
  const profile = await mkdtemp(join(tmpdir(), 'sidepick-visitor-'))
  const preferences = { profile: { cookie_controls_mode: 0, block_third_party_cookies: false } }
  await mkdir(join(profile, 'Default'))
  await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(preferences))
  return profile
}

const removeProfile = (profile: string) =>
  rm(profile, { recursive: true, force: true, maxRetries: 3 })

function settingsOf(options: VisitorOptions): BrowserContextOptions {
  const { width = 1280, height = 900, touch = false } = options
  return {
    viewport: { width, height },
    hasTouch: touch,
    isMobile: touch,
    javaScriptEnabled: options.scripts ?? true,
    colorScheme: options.colorScheme,
    reducedMotion: options.reducedMotion,
    extraHTTPHeaders: options.plainAddress ? {} : visitor(),
    locale: 'en-US',
    timezoneId: options.timeZone,
  }
}
