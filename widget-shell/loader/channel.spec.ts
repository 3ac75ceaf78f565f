import type { WidgetHandle } from './contract'
import { openChannel, type Channel } from './channel'
import { APP, hear, installFakePage, send } from './testing/fake_page'

let lifetime: AbortController
let handle: WidgetHandle
let receive: jest.Mock
let channel: Channel

const init = {
  origin: 'http://localhost',
  viewport: { w: 1024, h: 768 },
  inView: 1,
  consent: null,
  embedOptions: {},
}

beforeEach(() => {
  installFakePage()
  const iframe = document.createElement('iframe')
  document.body.append(iframe)
  handle = { id: 'i1', iframe } as WidgetHandle
  lifetime = new AbortController()
  receive = jest.fn()
  channel = openChannel('i1', iframe, APP, lifetime.signal, receive)
})
afterEach(() => lifetime.abort())

describe('a message that came in', () => {
  it('is taken from the widget itself', () => {
    channel.greet(init)
    send(handle, 'vs_widget_resize_height', { height: 320 })
    expect(receive).toHaveBeenCalledWith('vs_widget_resize_height', { height: 320 })
  })

  it.each([
    ['another origin', { event: { origin: 'https://evil.example' } }],
    ['an origin that only begins alike', { event: { origin: `${APP}.evil.example` } }],
    ['another window', { event: { source: window } }],
    ['no window', { event: { source: null } }],
    ['another instance', { envelope: { iid: 'i2' } }],
    ['an instance of no kind', { envelope: { iid: 7 } }],
    ['a page', { envelope: { source: 'vs-host' } }],
    ['another version', { envelope: { v: 2 } }],
    ['something that sends text', { event: { data: '{"action":"vs_hello"}' } }],
    ['something that sends null', { event: { data: null } }],
    ['something that sends a number', { event: { data: 7 } }],
  ])('is ignored when it came from %s', (_, override) => {
    send(handle, 'vs_hello', {}, override)
    expect(receive).not.toHaveBeenCalled()
  })

  it('may be a hello without an instance, which the answer names, and nothing else', () => {
    const without = { envelope: { iid: '' } }
    send(handle, 'vs_hello', {}, without)
    channel.greet(init)
    send(handle, 'vs_logout', {}, without)
    expect(receive.mock.calls).toEqual([['vs_hello', {}]])
  })

  it('is ignored before the frame is in the document', () => {
    const iframe = document.createElement('iframe')
    const early = { id: 'i2', iframe } as WidgetHandle
    openChannel('i2', iframe, APP, lifetime.signal, receive)
    send(early, 'vs_hello', {}, { event: { source: null } })
    expect(receive).not.toHaveBeenCalled()
  })

  it.each([[undefined], [null], [7], ['text']])('has an object for data in place of %p', (data) => {
    channel.greet(init)
    send(handle, 'vs_logout', {}, { envelope: { data } })
    expect(receive).toHaveBeenCalledWith('vs_logout', expect.any(Object))
  })

  it('is ignored before the hello', () => {
    send(handle, 'vs_logout', {})
    expect(receive).not.toHaveBeenCalled()
  })

  it('is ignored when it came before, or out of order', () => {
    channel.greet(init)
    for (const seq of [5, 5, 4, 6, Number.NaN, '7', 1]) {
      send(handle, 'vs_logout', {}, { envelope: { seq } })
    }
    expect(receive).toHaveBeenCalledTimes(2)
  })

  it('is ignored when it is too long', () => {
    channel.greet(init)
    send(handle, 'widget-load', { widgetId: 'w'.repeat(16_384), type: '', partnerName: null })
    expect(receive).not.toHaveBeenCalled()
  })

  it('is not heard any more after the end', () => {
    lifetime.abort()
    send(handle, 'vs_hello', {})
    expect(receive).not.toHaveBeenCalled()
  })
})

describe('a message that goes out', () => {
  it('goes to the origin of the widget alone, in the envelope', () => {
    const heard = hear(handle)
    channel.greet(init)
    expect(heard).toEqual([
      expect.objectContaining({
        origin: APP,
        envelope: { action: 'vs_init', source: 'vs-host', v: 1, iid: 'i1', seq: 1, data: init },
      }),
    ])
  })

  it('waits for the hello, and only its latest version goes out', () => {
    const heard = hear(handle)
    channel.post('vs_viewport', { w: 1, h: 1 })
    channel.post('vs_viewport', { w: 2, h: 2 })
    channel.post('vs_logout_request', {})
    expect(heard).toEqual([])

    channel.greet(init)
    expect(heard.map(({ action, data }) => [action, data])).toEqual([
      ['vs_init', init],
      ['vs_viewport', { w: 2, h: 2 }],
      ['vs_logout_request', {}],
    ])
  })

  it('goes out at once after the hello, and once', () => {
    const heard = hear(handle)
    channel.post('vs_pause', {})
    channel.greet(init)
    channel.post('vs_resume', {})
    channel.greet(init)
    expect(heard.map(({ action }) => action)).toEqual([
      'vs_init',
      'vs_pause',
      'vs_resume',
      'vs_init',
    ])
  })
})
