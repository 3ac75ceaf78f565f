import type { VSWidgetGlobal, WidgetHandle } from './contract'
import {
  addContainer,
  APP,
  filesCome,
  hear,
  installFakePage,
  liveObservers,
  scrollTo,
  send,
  startLoader,
} from './testing/fake_page'

let api: VSWidgetGlobal
let warn: jest.SpyInstance

function mountNear(attributes?: Record<string, string>) {
  const container = addContainer(attributes)
  const handle = api.mount(container)
  scrollTo(container, 0.5)
  return { container, handle, heard: hear(handle) }
}

beforeEach(() => {
  jest.useFakeTimers()
  installFakePage()
  warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  api = startLoader()
})
afterEach(() => {
  for (const handle of api.scan()) handle.destroy()
  warn.mockRestore()
  jest.useRealTimers()
})

describe('the handshake', () => {
  it('answers the hello with what the widget has to know of the page', () => {
    const { handle, heard } = mountNear({
      'data-vs-widget': 'w1',
      'data-vs-ads': 'off',
      'data-vs-analytics-bridge': 'off',
    })
    send(handle, 'vs_hello', {})
    expect(heard[0]).toMatchObject({
      action: 'vs_init',
      origin: APP,
      data: {
        origin: 'http://localhost',
        ref: 'http://localhost/',
        viewport: { w: innerWidth, h: innerHeight },
        inView: 0.5,
        consent: null,
        embedOptions: { given: 'widget,w1\nads,off\nanalyticsBridge,off' },
      },
    })
  })

  it('is followed by what changes on the page', () => {
    const { container, handle, heard } = mountNear()
    send(handle, 'vs_hello', {})
    heard.length = 0
    scrollTo(container, 0.75)
    dispatchEvent(new Event('resize'))
    expect(heard).toMatchObject([
      { action: 'vs_visibility', data: { ratio: 0.75 } },
      { action: 'vs_viewport', data: { w: innerWidth, h: innerHeight } },
    ])
  })

  it("brings the publisher's own word on consent, and every later one", async () => {
    const { handle, heard } = mountNear()
    const consent = {
      gdprApplies: true,
      tcString: 'CP',
      gppString: null,
      uspString: null,
      adConsent: false,
    }
    handle.setConsent(consent)
    await filesCome()
    send(handle, 'vs_hello', {})
    expect(heard[0]).toMatchObject({ action: 'vs_init', data: { consent } })
    handle.setConsent({ ...consent, adConsent: true })
    await filesCome()
    expect(heard.at(-1)).toMatchObject({ action: 'vs_consent_data', data: { adConsent: true } })
  })

  it('brings what a consent platform said while the widget was being made', async () => {
    Object.assign(window, {
      __uspapi: (_: string, __: number, callback: (data: object) => void) =>
        callback({ uspString: '1YYN' }),
    })
    const { handle, heard } = mountNear()
    await filesCome()
    Reflect.deleteProperty(window, '__uspapi')
    send(handle, 'vs_hello', {})
    expect(heard[0]).toMatchObject({ action: 'vs_init', data: { consent: { uspString: '1YYN' } } })
  })

  it('answers a question about consent within a second, though nobody knows', async () => {
    const { handle, heard } = mountNear()
    send(handle, 'vs_hello', {})
    send(handle, 'vs_get_consent_data', {})
    await filesCome()
    jest.advanceTimersByTime(1000)
    expect(heard.at(-1)).toMatchObject({
      action: 'vs_consent_data',
      data: { tcString: null, adConsent: null },
    })
  })
})

describe('what the widget says', () => {
  it('reaches the listeners of the handle and of the page', async () => {
    const { handle } = mountNear()
    const [onLoad, onAnyLoad, onLogout] = [jest.fn(), jest.fn(), jest.fn()]
    handle.on('load', onLoad)
    api.on('load', onAnyLoad)
    handle.on('logout', onLogout)
    const data = { widgetId: 'w1', type: 'inline', partnerName: null, empty: true }
    send(handle, 'vs_hello', {})
    send(handle, 'widget-load', data)
    send(handle, 'vs_logout', {})
    await filesCome()
    expect(onLoad).toHaveBeenCalledWith(data)
    expect(onAnyLoad).toHaveBeenCalledWith(data, handle)
    expect(onLogout).toHaveBeenCalledWith({})
  })

  it('is not told any more to who stopped listening', async () => {
    const { handle } = mountNear()
    const onLogout = jest.fn()
    handle.on('logout', onLogout)()
    send(handle, 'vs_hello', {})
    send(handle, 'vs_logout', {})
    await filesCome()
    expect(onLogout).not.toHaveBeenCalled()
  })

  it.each(['signed_in', 'constructor', '__proto__', 'toString', ''])(
    'is ignored when it is "%s", which is no message',
    async (action) => {
      const { handle, container } = mountNear()
      send(handle, 'vs_hello', {})
      const before = container.outerHTML
      expect(() => send(handle, action as 'vs_hello', {})).not.toThrow()
      await filesCome()
      expect(container.outerHTML).toBe(before)
    }
  )

  it('changes the height of its own slot only, and none of the place in the text', async () => {
    const [one, two] = [mountNear(), mountNear()]
    for (const { handle } of [one, two]) send(handle, 'vs_hello', {})
    one.handle.iframe.focus()
    send(one.handle, 'vs_widget_resize_height', { height: 1e9 })
    send(two.handle, 'vs_widget_resize_height', { height: 1e9 })
    await filesCome()
    const heightOf = ({ handle }: { handle: WidgetHandle }) =>
      handle.iframe.parentElement?.style.height
    expect([heightOf(one), heightOf(two)]).toEqual(['4000px', '100%'])
  })
})

describe('destroy', () => {
  it('leaves the page as it was, and the container can be mounted again', () => {
    const { container, handle } = mountNear()
    const onLogout = jest.fn()
    handle.on('logout', onLogout)
    const { contentWindow } = handle.iframe
    const again = { event: { source: contentWindow } }
    handle.destroy()

    expect(container.outerHTML).toBe('<div data-vs-widget="w1"></div>')
    expect(liveObservers()).toBe(0)
    warn.mockClear()
    jest.runAllTimers()
    expect(warn).not.toHaveBeenCalled()
    expect(api.get(handle.id)).toBeUndefined()
    send(handle, 'vs_logout', {}, again)
    expect(onLogout).not.toHaveBeenCalled()

    const second = api.mount(container)
    handle.destroy()
    expect(second.id).not.toBe(handle.id)
    expect(api.get(second.id)).toBe(second)
    expect(container.children).toHaveLength(1)
  })

  it('leaves nothing to a later file that comes after it', async () => {
    const { handle, heard } = mountNear()
    send(handle, 'vs_hello', {})
    heard.length = 0
    handle.dock()
    handle.destroy()
    await filesCome()
    expect(heard).toEqual([])
    expect(warn).not.toHaveBeenCalled()
  })

  it('gives a container back whose frame was hidden', () => {
    const { container, handle } = mountNear()
    jest.advanceTimersByTime(10_000)
    expect(handle.iframe).not.toBeVisible()
    handle.destroy()
    expect(container).toBeVisible()
  })
})
