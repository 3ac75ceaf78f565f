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
} from './fake_page'

let api: VSWidgetGlobal

export const TERMS = {
  mode: 'docked',
  maxWidth: 800,
  noMinWidth: false,
  docking: true,
  rail: false,
  docked: false,
} as const

/** A widget below the window, whose configuration is known. */
export async function widgetWith(attributes: object, terms: Partial<WidgetMessages['vs_terms']>) {
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

/** A fresh page with the loader on it, for each test. */
export function prepareLoader() {
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
}
