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
let warn: jest.SpyInstance

function mountNear(attributes?: Record<string, string>) {
  const container = addContainer(attributes)
  const handle = api.mount(container)
  scrollTo(container, 0.5)
  return { container, handle, heard: hear(handle) }
}

const actions = (heard: ReturnType<typeof hear>) => heard.map(({ action }) => action)
const ofSound = (heard: ReturnType<typeof hear>) =>
  actions(heard).filter((action) => action === 'vs_pause' || action === 'vs_resume')

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

describe('one sound', () => {
  it('pauses the other widgets, and hands the sound back when it ends', async () => {
    const [one, two, three] = [mountNear(), mountNear(), mountNear()]
    for (const { handle } of [one, two, three]) send(handle, 'vs_hello', {})
    for (const { heard } of [one, two, three]) heard.length = 0

    send(one.handle, 'vs_sound', { muted: false })
    await filesCome()
    send(two.handle, 'vs_sound', { muted: false })
    await filesCome()
    send(one.handle, 'vs_sound', { muted: true })
    await filesCome()
    expect([one, two, three].map(({ heard }) => ofSound(heard))).toEqual([
      ['vs_pause'],
      ['vs_pause'],
      ['vs_pause', 'vs_pause'],
    ])

    two.handle.destroy()
    expect(actions(one.heard).at(-1)).toBe('vs_resume')
    expect(actions(three.heard).at(-1)).toBe('vs_resume')
  })
})

describe('neighbours on the page', () => {
  const greeted = async (widget: ReturnType<typeof mountNear>) => {
    send(widget.handle, 'vs_hello', {})
    send(widget.handle, 'vs_sound', { muted: true })
    await filesCome()
    return widget
  }

  it('are told of each other, as soon as one has played', async () => {
    const one = await greeted(mountNear())
    expect(actions(one.heard)).not.toContain('vs_neighbour')
    const two = await greeted(mountNear())
    for (const { heard } of [one, two]) expect(actions(heard)).toContain('vs_neighbour')
  })
})

describe('the methods of a mode that stays in the text', () => {
  it.each(['dock', 'undock', 'minimize', 'maximize'] as const)(
    '%s() says so once and does nothing',
    async (method) => {
      const { handle, heard, container } = mountNear()
      send(handle, 'vs_hello', {})
      heard.length = 0
      const before = container.outerHTML
      handle[method]()
      handle[method]()
      await filesCome()
      expect(warn.mock.calls).toEqual([
        [`[VSWidget] ${method}() does nothing in mode inline`, container],
      ])
      expect(heard).toEqual([])
      expect(container.outerHTML).toBe(before)
    }
  )

  it('the option that starts docked says so once the terms have come', async () => {
    const { handle } = mountNear({ 'data-vs-widget': 'w1', 'data-vs-start-docked': '' })
    send(handle, 'vs_hello', {})
    const terms = { maxWidth: 800, noMinWidth: false, docking: true, rail: false, docked: false }
    send(handle, 'vs_terms', { mode: 'inline', ...terms })
    await filesCome()
    expect(warn.mock.calls.map(([text]) => text)).toEqual([
      '[VSWidget] dock() does nothing in mode inline',
    ])
  })

  it('logout() is kept for a widget that has not come yet', () => {
    const { handle, heard } = mountNear()
    handle.logout()
    expect(heard).toEqual([])
    send(handle, 'vs_hello', {})
    expect(actions(heard)).toContain('vs_logout_request')
  })
})

describe('a frame that shows a notice instead of a game', () => {
  const rectOf = (top: number) => () => ({ top }) as DOMRect

  it.each([
    ['unknown widget', 'none'],
    ['not available', 'grid'],
  ] as const)('tells the page once that it is %s', async (message, display) => {
    const { handle, container } = mountNear()
    const box = container.firstElementChild as HTMLElement
    box.getBoundingClientRect = rectOf(innerHeight)
    const told = jest.fn()
    handle.on('error', told)
    send(handle, 'vs_hello', {})
    send(handle, 'vs_failed', { message })
    await filesCome()
    scrollTo(container, 0)
    jest.advanceTimersByTime(20_000)
    expect(told.mock.calls).toEqual([[{ message }]])
    expect(box.style.display).toBe(display)
  })

  it('keeps its place while it can be seen, and above the visible area', async () => {
    const { handle, container } = mountNear()
    const box = container.firstElementChild as HTMLElement
    send(handle, 'vs_hello', {})
    send(handle, 'vs_failed', { message: 'unknown widget' })
    await filesCome()
    for (const top of [innerHeight - 1, -5000]) {
      box.getBoundingClientRect = rectOf(top)
      scrollTo(container, 0)
      expect(box.style.display).toBe('grid')
    }
  })

  it('cannot invent a failure', async () => {
    const { handle } = mountNear()
    const told = jest.fn()
    handle.on('error', told)
    send(handle, 'vs_hello', {})
    for (const message of ['toString', '__proto__', '', 7, undefined]) {
      send(handle, 'vs_failed', { message } as never)
    }
    await filesCome()
    expect(told).not.toHaveBeenCalled()
  })
})
