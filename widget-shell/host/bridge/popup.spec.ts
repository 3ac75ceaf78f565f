import { listenToPopup, tellOpener, type PopupMessage } from './popup'

const OWN = 'http://localhost'
const STATE = 's'.repeat(43)
const good = {
  action: 'social_login',
  state: STATE,
  refreshToken: `rt_${'t'.repeat(43)}`,
  newAccount: true,
}

const aWindow = () => ({ postMessage: jest.fn() }) as unknown as Window & { postMessage: jest.Mock }

function say(data: unknown, event: Partial<MessageEventInit>) {
  window.dispatchEvent(new MessageEvent('message', { origin: OWN, data, ...event }))
}

describe('a window that waits for its popup', () => {
  let popup: ReturnType<typeof aWindow>
  let taken: PopupMessage[]
  let stop: () => void
  beforeEach(() => {
    popup = aWindow()
    taken = []
    const expected = { popup, state: STATE, mayRelay: () => true }
    stop = listenToPopup(expected, (message) => taken.push(message))
  })
  afterEach(() => stop())

  test('takes what it says, and answers it alone', () => {
    say(good, { source: popup })
    expect(taken).toEqual([good])
    expect(popup.postMessage).toHaveBeenCalledWith({ action: 'social_login_heard' }, OWN)
  })

  test.each([
    ['from another origin', good, { origin: 'https://evil.example' }],
    ['from an origin that begins alike', good, { origin: `${OWN}.evil.example` }],
    ['from a sandbox', good, { origin: 'null' }],
    ['of another state', { ...good, state: 'o'.repeat(43) }, {}],
    ['of no state', { ...good, state: undefined }, {}],
    ['without a token', { ...good, refreshToken: undefined }, {}],
    ['with an access token', { ...good, refreshToken: `at_${'t'.repeat(43)}` }, {}],
    ['with more than a token', { ...good, refreshToken: `${good.refreshToken}<` }, {}],
    ['with a list for a token', { ...good, refreshToken: [good.refreshToken] }, {}],
    ['of another action', { ...good, action: 'vs_init' }, {}],
    ['as text', JSON.stringify(good), {}],
    ['that is nothing', null, {}],
    ['with an error that is none', { action: 'social_login_failed', error: '<b>' }, {}],
    ['with an error without end', { action: 'social_login_failed', error: 'e'.repeat(33) }, {}],
  ] as [string, unknown, Partial<MessageEventInit>][])('drops a message %s', (_, data, event) => {
    say(data, { source: popup, ...event })
    expect(taken).toEqual([])
    expect(popup.postMessage).not.toHaveBeenCalled()
  })

  test.each([
    ['the publisher’s page', () => window],
    ['another popup', aWindow],
    ['nobody', () => null],
  ])('drops the same message from %s', (_, source) => {
    say(good, { source: source() })
    expect(taken).toEqual([])
  })

  test('builds the message again', () => {
    say({ ...good, extra: 'word' }, { source: popup })
    say({ ...good, newAccount: 'yes' }, { source: popup })
    expect(taken).toEqual([good, { ...good, newAccount: false }])
  })

  test('hears of a sign-in that failed', () => {
    say({ action: 'social_login_failed', error: 'access_denied', extra: 1 }, { source: popup })
    expect(taken).toEqual([{ action: 'social_login_failed', error: 'access_denied' }])
  })

  test('hears nothing once it stopped', () => {
    stop()
    say(good, { source: popup })
    expect(taken).toEqual([])
  })
})

describe('a window in a page that may relay', () => {
  const PAGE = 'https://paper.example'
  const page = aWindow()
  let taken: PopupMessage[]
  let stop = () => undefined as void
  const { location } = window
  const addEventListener = window.addEventListener.bind(window)
  const removeEventListener = window.removeEventListener.bind(window)

  function listen(mayRelay: (origin: string) => boolean, framed = true) {
    const own = { location, addEventListener, removeEventListener, parent: page }
    taken = []
    const expected = { popup: aWindow(), state: STATE, mayRelay }
    stop = listenToPopup(
      expected,
      (message) => taken.push(message),
      (framed ? own : window) as Window
    )
  }
  afterEach(() => stop())

  test('hears that page speak of the state, and answers nobody', () => {
    listen((origin) => origin === PAGE)
    say({ ...good, extra: 'word' }, { source: page, origin: PAGE })
    expect(taken).toEqual([good])
    expect(page.postMessage).not.toHaveBeenCalled()
  })

  test.each([
    ['from an origin that may not', good, { origin: 'https://evil.example' }],
    ['from another window of its origin', good, { source: aWindow() }],
    ['of another state', { ...good, state: 'o'.repeat(43) }, {}],
    ['of a failure', { action: 'social_login_failed', error: 'access_denied' }, {}],
  ] as [string, unknown, Partial<MessageEventInit>][])('drops a message %s', (_, data, event) => {
    listen((origin) => origin === PAGE)
    say(data, { source: page, origin: PAGE, ...event })
    expect(taken).toEqual([])
  })

  test('hears nobody where it is no frame', () => {
    listen(() => true, false)
    say(good, { source: window, origin: OWN })
    expect(taken).toEqual([])
  })
})

describe('a popup that speaks to its opener', () => {
  const heard = { action: 'social_login_heard' }
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  test('speaks to its own origin alone', async () => {
    const opener = aWindow()
    const told = tellOpener(opener, good as PopupMessage)
    expect(opener.postMessage.mock.calls).toEqual([[good, OWN]])
    say(heard, { source: opener })
    await expect(told).resolves.toBe(true)
  })

  test.each([
    [
      'another origin',
      (opener: Window) => say(heard, { source: opener, origin: 'https://e.example' }),
    ],
    ['another window', () => say(heard, { source: aWindow() })],
    ['nobody', () => undefined],
    ['a word of another kind', (opener: Window) => say('social_login_heard', { source: opener })],
  ])('knows that nobody heard it when the answer is of %s', async (_, answer) => {
    const opener = aWindow()
    const told = tellOpener(opener, good as PopupMessage)
    answer(opener)
    jest.advanceTimersByTime(3_000)
    await expect(told).resolves.toBe(false)
  })
})
