import type { WidgetMessages } from '../../host/bridge/messages'
import type { VSWidgetGlobal } from '../contract'
import {
  addContainer,
  filesCome,
  hear,
  installFakePage,
  scrollTo,
  send,
  startLoader,
} from '../testing/fake_page'

let api: VSWidgetGlobal

const TERMS = {
  mode: 'docked',
  maxWidth: 800,
  noMinWidth: false,
  docking: true,
  rail: false,
} as const

/** A widget below the window, whose configuration is known. */
async function widgetWith(attributes: object, terms: Partial<WidgetMessages['vs_terms']>) {
  const container = addContainer({ 'data-vs-widget': 'w1', ...attributes })
  const handle = api.mount(container)
  const outer = container.firstElementChild as HTMLElement
  outer.getBoundingClientRect = () => ({ top: innerHeight }) as DOMRect
  // jsdom does not keep a value that it cannot read.
  const set = jest.spyOn(outer.style, 'setProperty')
  scrollTo(container, 0.5)
  hear(handle)
  send(handle, 'vs_hello', {})
  send(handle, 'vs_terms', { ...TERMS, ...terms })
  await filesCome()
  const columns = () => set.mock.calls.findLast(([name]) => name === 'grid-template-columns')?.[1]
  return { handle, columns }
}

beforeEach(() => {
  // jsdom has neither style sheets made by a script nor scrolling.
  CSSStyleSheet.prototype.replaceSync = () => {}
  HTMLElement.prototype.scrollIntoView = () => {}
  installFakePage()
  api = startLoader()
})
afterEach(() => {
  for (const handle of api.scan()) handle.destroy()
  jest.restoreAllMocks()
})

test.each([
  ['a narrow experience', { 'data-vs-mode': 'docked' }, { maxWidth: 378, noMinWidth: true }],
  ["a mode of the widget's record", {}, {}],
])('with %s, a dock keeps the width of the place in the text', async (_, attributes, terms) => {
  const { handle, columns } = await widgetWith(attributes, terms)
  const before = columns()
  expect(before).toMatch(/^minmax/)
  for (const verb of ['dock', 'undock'] as const) {
    handle[verb]()
    await filesCome()
    expect(columns()).toBe(before)
  }
})

test.each([
  [800, '800px'],
  [640, '640px'],
])('an experience of %i px at most lets the whole width be %s', async (maxWidth, widest) => {
  const { handle, columns } = await widgetWith(
    { 'data-vs-mode': 'expanding' },
    { mode: 'expanding', maxWidth }
  )
  send(handle, 'vs_widget_full_width', { enabled: true })
  await filesCome()
  expect(columns()).toContain(`min(${widest},`)
})
