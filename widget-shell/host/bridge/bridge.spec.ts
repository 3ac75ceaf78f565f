import { createBridge } from './bridge'
import type { HostMessages } from './messages'

const PAGE = 'https://news.example.com'

/** A frame with a page around it; `say` is what arrives in the frame, `heard` what the page got. */
function framed(allowedParentOrigins: string[] = [PAGE], iid = 'i1') {
  const heard: { message: Record<string, unknown>; origin: string }[] = []
  const parent = {
    postMessage: (message: Record<string, unknown>, origin: string) =>
      heard.push({ message, origin }),
  }
  const frame = new EventTarget() as unknown as Window
  Object.defineProperty(frame, 'parent', { value: parent })
  const bridge = createBridge({ frame, iid, widgetId: 'w1', allowedParentOrigins })
  const say = (data: unknown, origin = PAGE, source: unknown = parent) => {
    const event = new Event('message') as Event & { data: unknown }
    Object.defineProperties(event, {
      data: { value: data },
      origin: { value: origin },
      source: { value: source },
    })
    frame.dispatchEvent(event)
  }
  return { bridge, say, heard, actions: () => heard.map(({ message }) => message.action) }
}

const envelope = (action: string, data?: unknown, over: Record<string, unknown> = {}) => ({
  action,
  source: 'vs-host',
  v: 1,
  iid: 'i1',
  data,
  ...over,
})

const init: HostMessages['vs_init'] = {
  origin: PAGE,
  viewport: { w: 1280, h: 800 },
  inView: 0.5,
  consent: null,
  embedOptions: { given: '' },
}

describe('the handshake', () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  test('says hello to anyone with nothing but the instance id', () => {
    const { bridge, heard } = framed()
    void bridge.handshake()
    expect(heard).toEqual([
      {
        origin: '*',
        message: {
          action: 'vs_hello',
          source: 'vs-widget',
          v: 1,
          iid: 'i1',
          seq: expect.any(Number),
          data: {},
        },
      },
    ])
  })

  test('settles with the answer of the page and sends what waited to that origin alone', async () => {
    const { bridge, say, heard } = framed()
    const answer = bridge.handshake()
    bridge.send('widget-load', { widgetId: 'w1', type: 'inline', partnerName: null })
    expect(heard).toHaveLength(1)
    say(envelope('vs_init', init))
    await expect(answer).resolves.toEqual(init)
    expect(heard[1]).toMatchObject({
      origin: PAGE,
      message: { action: 'widget-load', widgetId: 'w1', iid: 'i1' },
    })
  })

  test('learns its instance from the first answer, and heeds no other then', () => {
    const { bridge, say, heard } = framed([PAGE], '')
    const pauses = jest.fn()
    bridge.events.on('vs_pause', pauses)
    void bridge.handshake()
    expect(heard[0]).toMatchObject({ message: { action: 'vs_hello', iid: '' } })
    say(envelope('vs_init', init, { iid: 7 }))
    say(envelope('vs_init', init, { iid: 'i9' }))
    bridge.send('vs_logout', {})
    expect(heard.slice(1)).toMatchObject([{ message: { action: 'vs_logout', iid: 'i9' } }])
    say(envelope('vs_pause', {}, { iid: 'i8' }))
    say(envelope('vs_init', init, { iid: 'i8' }))
    expect(pauses).not.toHaveBeenCalled()
    say(envelope('vs_pause', {}, { iid: 'i9' }))
    expect(pauses).toHaveBeenCalledTimes(1)
  })

  test('is said no more once it is answered, and answers everybody who asks the same', async () => {
    const { bridge, say, actions } = framed()
    const answer = bridge.handshake()
    say(envelope('vs_init', init))
    await expect(bridge.handshake()).resolves.toEqual(await answer)
    jest.advanceTimersByTime(60_000)
    expect(actions()).toEqual(['vs_hello'])
  })

  test('is said again, ever less often, until a loader that comes late answers', async () => {
    const { bridge, say, actions } = framed([PAGE], '')
    const greeted = jest.fn()
    void bridge.greeted.then(greeted)
    void bridge.handshake()
    const said = [250, 500, 1000, 2000, 4000, 8000, 8000].map((ms) => {
      jest.advanceTimersByTime(ms)
      return actions().length
    })
    expect(said).toEqual([2, 3, 4, 5, 6, 7, 8])
    say(envelope('vs_init', { ...init, ref: `${PAGE}/story` }))
    jest.advanceTimersByTime(60_000)
    expect(actions()).toHaveLength(8)
    await Promise.resolve()
    expect(greeted).toHaveBeenCalledWith({ ...init, ref: `${PAGE}/story` })
  })

  test('is said no more once the visit is over', () => {
    const { bridge, actions } = framed()
    void bridge.handshake()
    bridge.close()
    jest.advanceTimersByTime(60_000)
    expect(actions()).toEqual(['vs_hello'])
  })

  test('brings what the page says its widget is about, and nothing of another kind', async () => {
    const { bridge, say } = framed()
    const assets = [{ description: 'A boat', url: 'x' }, { description: 7 }, null, 'a boat']
    const answer = bridge.handshake()
    say(envelope('vs_init', { ...init, customData: { query: ['boats'], assets, more: 1 } }))
    const none = { description: '' }
    expect((await answer)?.customData).toEqual({
      query: '',
      assets: [{ description: 'A boat' }, none, none, none],
    })
  })

  test('goes on after 500 ms without an answer, and still learns the origin and the answer later', async () => {
    const { bridge, say, actions } = framed()
    const answer = bridge.handshake()
    jest.advanceTimersByTime(500)
    await expect(answer).resolves.toBeNull()
    bridge.send('vs_logout', {})
    expect(new Set(actions())).toEqual(new Set(['vs_hello']))
    say(envelope('vs_init', init))
    expect(actions().at(-1)).toBe('vs_logout')
    await expect(bridge.handshake()).resolves.toEqual(init)
    say(envelope('vs_init', { ...init, inView: 1 }))
    await expect(bridge.handshake()).resolves.toEqual({ ...init, inView: 1 })
  })

  test('opened as a page of its own it waits for nobody and sends nothing', async () => {
    const frame = new EventTarget() as unknown as Window
    Object.defineProperty(frame, 'parent', { value: frame })
    const bridge = createBridge({ frame, iid: '', widgetId: 'w1', allowedParentOrigins: ['*'] })
    await expect(bridge.handshake()).resolves.toBeNull()
    expect(() => bridge.send('vs_logout', {})).not.toThrow()
  })
})

describe('hostile messages', () => {
  const heardBy = (messages: unknown[][], allowed?: string[]) => {
    const { bridge, say } = framed(allowed)
    const pauses: unknown[] = []
    bridge.events.on('vs_pause', (data) => pauses.push(data))
    say(envelope('vs_init', init), allowed?.[0] ?? PAGE)
    for (const [data, origin, source] of messages) say(data, origin as string | undefined, source)
    return pauses.length
  }

  test('a message of the page is heard', () => expect(heardBy([[envelope('vs_pause')]])).toBe(1))

  test.each<[string, unknown[]]>([
    ['another window', [envelope('vs_pause'), PAGE, {}]],
    ['no window', [envelope('vs_pause'), PAGE, null]],
    ['an origin that is not registered', [envelope('vs_pause'), 'https://evil.example']],
    ['an origin that only looks registered', [envelope('vs_pause'), `${PAGE}.evil.example`]],
    ['another instance', [envelope('vs_pause', {}, { iid: 'i2' })]],
    ['the wrong side', [envelope('vs_pause', {}, { source: 'vs-widget' })]],
    ['another version', [envelope('vs_pause', {}, { v: 2 })]],
    ['a string', [JSON.stringify(envelope('vs_pause'))]],
    ['null', [null]],
    ['an array', [[envelope('vs_pause')]]],
    ['data that is no record', [envelope('vs_pause', 'now')]],
    ['an action that is not on the list', [envelope('signed_in', { refreshToken: 'x' })]],
    ['an action every object has', [envelope('constructor')]],
    ['a number in words', [envelope('vs_pause', {}, { seq: '9' })]],
    ['data without end', [envelope('vs_pause', { text: 'x'.repeat(16_384) })]],
    ['data that no JSON holds', [envelope('vs_pause', { count: 1n })]],
  ])('from %s is not', (_name, message) => expect(heardBy([message])).toBe(0))

  test('what came before is not heard again, and nothing out of order', () => {
    const numbered = (seq: number) => [envelope('vs_pause', {}, { seq })]
    expect(heardBy([numbered(3), numbered(3), numbered(2), numbered(4)])).toBe(2)
  })

  test('before the handshake no other message counts', () => {
    const { bridge, say } = framed()
    const heard = jest.fn()
    bridge.events.on('vs_logout_request', heard)
    say(envelope('vs_logout_request'))
    expect(heard).not.toHaveBeenCalled()
  })

  test('a second registered origin cannot take over a conversation', () => {
    const { bridge, say, heard } = framed([PAGE, 'https://other.example.com'])
    say(envelope('vs_init', init))
    say(envelope('vs_init', init), 'https://other.example.com')
    bridge.send('vs_logout', {})
    expect(heard.at(-1)?.origin).toBe(PAGE)
  })

  test('numbers are clamped and messages without what they need are dropped', () => {
    const { bridge, say } = framed()
    const ratios: number[] = []
    const views: unknown[] = []
    bridge.events.on('vs_visibility', ({ ratio }) => ratios.push(ratio))
    bridge.events.on('vs_viewport', (view) => views.push(view))
    say(envelope('vs_init', init))
    for (const ratio of [7, -1, Number.NaN, '1', undefined]) {
      say(envelope('vs_visibility', { ratio }))
    }
    say(envelope('vs_viewport', { w: 1e9, h: -4, evil: true }))
    say(envelope('vs_viewport', { w: 100 }))
    expect(ratios).toEqual([1, 0])
    expect(views).toEqual([{ w: 20_000, h: 0 }])
  })

  test('after closing nothing is heard', () => {
    const { bridge, say } = framed()
    const heard = jest.fn()
    bridge.events.on('vs_pause', heard)
    say(envelope('vs_init', init))
    bridge.close()
    say(envelope('vs_pause'))
    expect(heard).not.toHaveBeenCalled()
  })
})
