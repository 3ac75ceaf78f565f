import { FRAME_RIGHTS } from '@sidepick/rules/frame_rights'
import type { VSWidgetGlobal } from './contract'
import {
  addContainer,
  APP,
  installFakePage,
  scrollTo,
  send,
  startLoader,
} from './testing/fake_page'

let api: VSWidgetGlobal

function mountNear() {
  const container = addContainer()
  const handle = api.mount(container)
  scrollTo(container, 1)
  return { container, handle }
}

beforeEach(() => {
  installFakePage()
  api = startLoader()
})
afterEach(() => {
  for (const handle of api.scan()) handle.destroy()
})

describe('the frame', () => {
  it('has the rights it needs, a title, and a lazy start', () => {
    const { iframe } = api.mount(addContainer())
    expect(iframe).toMatchObject({
      allow: FRAME_RIGHTS,
      title: 'Quiz game',
      referrerPolicy: 'strict-origin-when-cross-origin',
      loading: 'lazy',
      src: expect.stringMatching(`^${APP}/go/[\\w-]+/widget/w1$`),
    })
    expect(iframe.hasAttribute('sandbox')).toBe(false)
  })

  it('may share where the browser can', () => {
    Object.assign(navigator, { share: jest.fn() })
    expect(api.mount(addContainer()).iframe.allow).toMatch(/;web-share$/)
    delete (navigator as { share?: unknown }).share
  })

  it.each([
    [{ 'data-vs-lang': 'es-mx' }, 'en', 'Juego de preguntas'],
    [{ 'data-vs-lang': 'en-us' }, 'es', 'Quiz game'],
    [{}, 'es-419', 'Juego de preguntas'],
    [{}, 'fr', 'Quiz game'],
  ])('with %j on a page in %s is called %s', (attributes, pageLang, title) => {
    document.documentElement.lang = pageLang
    expect(api.mount(addContainer({ 'data-vs-widget': 'w1', ...attributes })).iframe.title).toBe(
      title
    )
    document.documentElement.lang = ''
  })

  it('loads when the reader comes near, and stays where it is from then on', () => {
    const container = addContainer()
    const { iframe } = api.mount(container)
    expect(iframe.isConnected).toBe(false)
    expect(container.firstElementChild).not.toBeNull()

    scrollTo(container, 0)
    const parent = iframe.parentNode
    expect(container.contains(parent)).toBe(true)
    scrollTo(container, 1)
    expect(iframe.parentNode).toBe(parent)
  })

  it('loads at once when it starts docked', () => {
    const { iframe } = api.mount(
      addContainer({ 'data-vs-widget': 'w1', 'data-vs-start-docked': '' })
    )
    expect(iframe.isConnected).toBe(true)
    expect(iframe.loading).toBe('eager')
  })

  it('is named after the partner once the widget tells', () => {
    const { handle } = mountNear()
    send(handle, 'vs_hello', {})
    send(handle, 'widget-load', { widgetId: 'w1', type: 'inline', partnerName: 'The Daily Fold' })
    expect(handle.iframe.title).toBe('The Daily Fold')
  })

  it('is styled without a style attribute in any markup', () => {
    const setAttribute = jest.spyOn(Element.prototype, 'setAttribute')
    const { container } = mountNear()
    expect(setAttribute.mock.calls.map(([name]) => name)).not.toContain('style')
    expect(container.querySelectorAll('style, link')).toHaveLength(0)
    expect(container.querySelector('iframe')?.style.width).toBe('100%')
    setAttribute.mockRestore()
  })
})

describe('a frame that stands in the snippet', () => {
  const written = '<div data-vs-box="written"><div><div><iframe></iframe></div></div></div>'

  function mountWritten(attributes: Record<string, string> = {}) {
    const container = addContainer({ 'data-vs-widget': 'w1', ...attributes })
    container.innerHTML = written
    const iframe = container.querySelector('iframe')!
    return { container, iframe, handle: api.mount(container) }
  }

  it('is taken over where it stands, with its box', () => {
    const { container, iframe, handle } = mountWritten()
    expect(handle.iframe).toBe(iframe)
    expect(container.querySelectorAll('iframe')).toHaveLength(1)
    expect(iframe.hasAttribute('src')).toBe(false)
    const outer = container.firstElementChild as HTMLElement
    expect(outer.style.display).toBe('grid')
    expect(outer.dataset.vsBox).toBe('')
    expect(iframe.style.width).toBe('100%')
  })

  it('is greeted, however late its hello comes', () => {
    const { container, handle } = mountWritten()
    scrollTo(container, 1)
    const onLoad = jest.fn()
    handle.on('load', onLoad)
    send(handle, 'vs_hello', {})
    send(handle, 'widget-load', { widgetId: 'w1', type: 'inline', partnerName: null })
    expect(onLoad).toHaveBeenCalledTimes(1)
  })

  it('is made anew in a copy of the page, and after it was destroyed', () => {
    const { container, iframe, handle } = mountWritten()
    const copy = addContainer()
    copy.innerHTML = container.innerHTML
    const kept = copy.querySelector('iframe')
    expect(api.mount(copy).iframe).not.toBe(kept)
    expect(kept?.isConnected).toBe(false)
    expect(copy.querySelectorAll('[data-vs-box]')).toHaveLength(1)
    handle.destroy()
    expect(container.children).toHaveLength(0)
    expect(api.mount(container).iframe).not.toBe(iframe)
  })
})
