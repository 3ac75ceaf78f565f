import { readFileSync } from 'node:fs'
import { effectiveConfig, FIRST_MOMENT } from '@sidepick/rules/effective_config'
import { startModes } from '../../host/modes/start_modes'
import { configPlaced } from '../../host/store/widget_slice'
import { aGame, anEntry, themeFlags } from '../../host/testing/fixtures'
import { visitRig } from '../../host/testing/visit_rig'
import {
  addContainer,
  filesCome,
  hear,
  installFakePage,
  scrollTo,
  send,
  startLoader,
} from '../testing/fake_page'
import type { WidgetMessages } from '../../host/bridge/messages'
import type { VSWidgetGlobal } from '../contract'

let api: VSWidgetGlobal

/** The experiment that the handbook shows. */
function handbooksExperiment() {
  const handbook = readFileSync('docs/operations.md', 'utf8')
  const [, written = ''] = /```json\n(\{\n {2}"key": "narrow_widget"[^]*?)```/.exec(handbook) ?? []
  return JSON.parse(written) as { variants: { key: string; config: object }[] }
}

/** A widget on a page, whose frame is the host's own code; its box has its top at this height. */
function widgetAt(top: number) {
  const container = addContainer()
  const handle = api.mount(container)
  const outer = container.firstElementChild as HTMLElement
  let now = top
  outer.getBoundingClientRect = () => ({ top: now }) as DOMRect
  const set = jest.spyOn(outer.style, 'setProperty')
  scrollTo(container, 0.5)
  hear(handle)
  send(handle, 'vs_hello', {})

  const entry = anEntry([aGame()])
  const { visit } = visitRig({ entry })
  const terms: WidgetMessages['vs_terms'][] = []
  const bridge = {
    ...visit.bridge,
    send(action: string, data: unknown) {
      if (action !== 'vs_terms') return
      terms.push(data as WidgetMessages['vs_terms'])
      send(handle, action, terms.at(-1)!)
    },
  }
  startModes({ ...visit, bridge }, window)
  const { config } = entry.bootstrap
  return {
    terms,
    config,
    place: (next: typeof config) => visit.app.store.dispatch(configPlaced(next)),
    scrollBoxTo(to: number) {
      now = to
      scrollTo(container, 0)
    },
    column: () => set.mock.calls.findLast(([name]) => name === 'grid-template-columns')?.[1],
  }
}

/** The configuration with what the variant changes. */
function variantOf(config: ReturnType<typeof widgetAt>['config'], key: string) {
  const { variants } = handbooksExperiment()
  const wanted = variants.filter((variant) => variant.key === key).map((each) => each.config)
  const states = { base: config, loggedOut: [], collapsed: [], expanded: [] }
  return effectiveConfig(states, FIRST_MOMENT, wanted)
}

beforeEach(() => {
  installFakePage()
  api = startLoader()
})
afterEach(() => {
  for (const handle of api.scan()) handle.destroy()
  jest.restoreAllMocks()
})

test("the handbook's experiment narrows a widget below the window, and its control does not", async () => {
  const widget = widgetAt(innerHeight)
  expect(widget.terms).toEqual([])
  widget.place(variantOf(widget.config, 'control'))
  await filesCome()
  expect(widget.terms).toEqual([])
  widget.place(variantOf(widget.config, 'narrow'))
  await filesCome()
  expect(widget.column()).toContain('min(640px,')
})

test('a box in view or above it keeps its width until it lies below the window', async () => {
  const widget = widgetAt(100)
  widget.place(variantOf(widget.config, 'narrow'))
  await filesCome()
  expect(widget.column()).toBeUndefined()
  widget.scrollBoxTo(-700)
  expect(widget.column()).toBeUndefined()
  widget.scrollBoxTo(innerHeight)
  expect(widget.column()).toContain('min(640px,')
})

test('terms follow each configuration, in both directions, and are told only when they differ', async () => {
  const widget = widgetAt(innerHeight)
  const { config } = widget
  const flags = (over: Parameters<typeof themeFlags>[0]) => ({
    ...config,
    themeFlags: themeFlags(over),
  })
  widget.place(flags({ setMaxWidth: 400, noMinWidth: true }))
  await filesCome()
  expect(widget.column()).toContain('minmax(0px,min(400px,')
  widget.place(flags({ setMaxWidth: 400, noMinWidth: true, lockedPickDelay: 9 }))
  widget.place(flags({}))
  await filesCome()
  expect(widget.column()).toContain('minmax(302px,min(800px,')
  expect(widget.terms.map(({ maxWidth }) => maxWidth)).toEqual([400, 800])
})
