import type { VSWidgetGlobal } from './contract'
import { addContainer, installFakePage, scrollTo, send, startLoader } from './testing/fake_page'

let api: VSWidgetGlobal
let warn: jest.SpyInstance
const onError = jest.fn()

function mountInView(ratio: number) {
  const container = addContainer()
  const handle = api.mount(container)
  handle.on('error', onError)
  scrollTo(container, ratio)
  return { container, handle }
}

const load = { widgetId: 'w1', type: 'inline', partnerName: null }

beforeEach(() => {
  jest.useFakeTimers()
  installFakePage()
  onError.mockClear()
  warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  api = startLoader()
})
afterEach(() => {
  warn.mockRestore()
  jest.useRealTimers()
})

describe('a second after the frame has loaded', () => {
  it('one that said nothing is hidden in its box: the browser shows its own page there', () => {
    const { container, handle } = mountInView(0.5)
    handle.iframe.dispatchEvent(new Event('load'))
    jest.advanceTimersByTime(999)
    expect(handle.iframe).toBeVisible()
    jest.advanceTimersByTime(1)
    expect(handle.iframe).not.toBeVisible()
    expect(container).toBeVisible()
    expect(onError).not.toHaveBeenCalled()
  })

  it('one that said hello stays, however long it takes to paint', () => {
    const { container, handle } = mountInView(1)
    send(handle, 'vs_hello', {})
    handle.iframe.dispatchEvent(new Event('load'))
    jest.advanceTimersByTime(5_000)
    expect(container).toBeVisible()
  })
})

describe('ten seconds after the frame was sent for', () => {
  it('nothing is said about one that painted', () => {
    const { container, handle } = mountInView(1)
    send(handle, 'vs_hello', {})
    send(handle, 'widget-load', load)
    jest.advanceTimersByTime(60_000)
    expect(onError).not.toHaveBeenCalled()
    expect(warn).not.toHaveBeenCalled()
    expect(container).toBeVisible()
  })

  it('one that only said hello is reported, and stays in sight', () => {
    const { container, handle } = mountInView(1)
    send(handle, 'vs_hello', {})
    jest.advanceTimersByTime(9_999)
    expect(onError).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1)
    expect(onError).toHaveBeenCalledWith({ message: 'init not finished' })
    expect(warn.mock.calls).toEqual([['[VSWidget] init not finished', container]])
    expect(container).toBeVisible()
  })

  it('one that never answered is reported and hidden without a gap closing before the reader', () => {
    const { container, handle } = mountInView(0.5)
    jest.advanceTimersByTime(10_000)
    expect(onError).toHaveBeenCalledWith({ message: 'init not executed' })
    expect(warn).toHaveBeenCalledTimes(1)
    expect(handle.iframe).not.toBeVisible()
    expect(container).toBeVisible()

    scrollTo(container, 0)
    expect(container.style.display).toBe('none')
  })

  it('one out of sight gives its place back at once', () => {
    const { container } = mountInView(0)
    jest.advanceTimersByTime(10_000)
    expect(container.style.display).toBe('none')
  })

  it('a late answer brings it back as the publisher had styled it', () => {
    const container = addContainer()
    container.style.display = 'flex'
    const handle = api.mount(container)
    scrollTo(container, 0)
    jest.advanceTimersByTime(10_000)
    send(handle, 'vs_hello', {})
    expect(container.style.display).toBe('flex')
    expect(handle.iframe).toBeVisible()
  })

  it('nothing happens for one that nobody came near', () => {
    const container = addContainer()
    api.mount(container)
    jest.advanceTimersByTime(60_000)
    expect(container).toBeVisible()
    expect(warn).not.toHaveBeenCalled()
  })
})
