import type { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { demoWidgetId } from '#database/demo/ids'
import type { VSWidgetGlobal } from '../../../widget-shell/loader/contract.js'
import { FaultServer } from '#tests/browser/faults/fault_server'
import { watchShifts } from '#tests/browser/budgets/layout_shifts'
import { asVisitor, type VisitorOptions } from '#tests/helpers/browser'
import { servePublisherPage } from '#tests/helpers/browser_publisher'
import { eventually } from '#tests/helpers/eventually'
import { showWidget, WidgetOnPage } from '#tests/helpers/browser_widget'

declare const VSWidget: VSWidgetGlobal
declare global {
  interface Window {
    /** The names of the widget's events, in their order. */
    told: string[]
  }
}

const STYLE = `
  body { margin: 0 }
  main { max-width: 700px; margin: 0 auto; padding: 0 16px }
  p { height: 1200px; margin: 0; background: linear-gradient(#eee, #ccc) }
`

/** Where the frame stands in the window, in CSS px. */
export interface FramePlace {
  x: number
  y: number
  width: number
  height: number
}

interface StoryOptions {
  /** Attributes of the container besides the widget's id. */
  attributes?: string
  /** What stands after the widget. */
  after?: string
  /** The container with its id, written otherwise. */
  container?: string
  /** Further sources of styles that the page's policy allows. */
  styles?: string
}

const WATCHED = ['load', 'dock', 'undock', 'resize', 'error'] as const

/** A long story with a widget in the middle, and a way to look at it from the page. */
export class Story {
  readonly widget: WidgetOnPage

  constructor(
    readonly page: Page,
    private readonly url: string
  ) {
    this.widget = new WidgetOnPage(page, page.frameLocator('#game iframe'), { hurried: true })
  }

  async read(): Promise<void> {
    await this.page.addInitScript((names) => {
      window.told = []
      const queue = names.map((name) => ['on', name, () => void window.told.push(name)])
      Object.assign(window, { VSWidget: { q: queue } })
    }, WATCHED)
    await this.page.goto(this.url)
    await showWidget(this.widget)
    await this.markFrame()
  }

  told(): Promise<string[]> {
    return this.page.evaluate(() => window.told)
  }

  async frame(): Promise<FramePlace> {
    const box = await this.page.locator('#game iframe').boundingBox()
    if (!box) throw new Error('the frame is not shown')
    return box
  }

  /** Resolves once the frame stands as wanted. */
  async stands(wanted: (frame: FramePlace) => boolean) {
    await eventually(async () => {
      const frame = await this.frame()
      if (!wanted(frame)) throw new Error(`the frame stands at ${JSON.stringify(frame)}`)
    })
  }

  /** Asks the widget's handle, as a page's script does. */
  ask(verb: 'dock' | 'undock' | 'minimize' | 'maximize'): Promise<void> {
    return this.page.evaluate((name) => VSWidget.mount('#game')[name](), verb)
  }

  /** A mark that a reload of the frame would wipe out. */
  private markFrame() {
    return this.widget.root.evaluate((root) => root.setAttribute('data-marked', ''))
  }

  isMarked(): Promise<boolean> {
    return this.widget.root.evaluate((root) => root.hasAttribute('data-marked'))
  }
}

let stories = 0

export function tellStory(server: FaultServer, page: Page, options: StoryOptions = {}): Story {
  const path = `/story-${stories++}`
  const { attributes = '', after = '' } = options
  const container =
    options.container ??
    `<div id="game" data-vs-widget="${demoWidgetId('daily_fold_inline')}" ${attributes}></div>`
  const body = `<main><h1>A story</h1><p>Before</p>${container}<p>After</p>${after}</main>`
  servePublisherPage(server, { path, body, style: STYLE, styles: options.styles })
  return new Story(page, server.origin + path)
}

/** Games of other specs fill the list up; their pictures do not exist, and a mode that shows the next game asks for them. */
const NO_PICTURE = /404 .*\/demo-media\/[\da-f-]{36}\.webp/

type Group = Parameters<NonNullable<Parameters<typeof test.group>[1]>>[0]

/** The stories of a group, with a server of their own: each is read by one visitor of a window of this size. */
export function storiesOf(group: Group) {
  const server = FaultServer.startedBy(group)
  return (
    options: StoryOptions,
    size: Pick<VisitorOptions, 'width' | 'height' | 'touch' | 'reducedMotion'>,
    visit: (story: Story) => Promise<void>
  ) =>
    asVisitor({ ...size, hurried: true, tolerate: [NO_PICTURE] }, async ({ context, page }) => {
      await watchShifts(context)
      const story = tellStory(server, page, options)
      await story.read()
      await visit(story)
    })
}
