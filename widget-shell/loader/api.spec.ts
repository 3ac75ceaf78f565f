import type { VSWidgetGlobal } from './contract'
import {
  addContainer,
  installFakePage,
  liveObservers,
  scrollTo,
  startLoader,
} from './testing/fake_page'

let api: VSWidgetGlobal

beforeEach(() => {
  installFakePage()
  api = startLoader()
})

describe('mount', () => {
  it('takes a selector and options where the element has no attributes', () => {
    addContainer({ id: 'quiz' })
    const handle = api.mount('#quiz', { widget: 'w9' })
    expect(handle.iframe.src).toMatch(/\/widget\/w9$/)
    expect(api.get(handle.id)).toBe(handle)
  })

  it('takes a custom URL in place of a widget', () => {
    expect(api.mount(addContainer({ 'data-vs-custom': 'derby' })).iframe.src).toMatch(
      /\/custom\/derby$/
    )
  })

  it('returns the widget an element has already', () => {
    const container = addContainer()
    expect(api.mount(container)).toBe(api.mount(container, { widget: 'other' }))
    expect(container.children).toHaveLength(1)
  })

  it('puts a new widget where the page emptied the container, and lets go of the old one', () => {
    const container = addContainer()
    const old = api.mount(container)
    scrollTo(container, 1)
    const observers = liveObservers()
    container.innerHTML = ''
    const successor = api.mount(container)
    scrollTo(container, 1)
    expect(successor.id).not.toBe(old.id)
    expect(successor.iframe.isConnected).toBe(true)
    expect(api.get(old.id)).toBeUndefined()
    expect(api.get(successor.id)).toBe(successor)
    expect(container.children).toHaveLength(1)
    expect(liveObservers()).toBe(observers)
  })

  it('refuses a target that is not there', () => {
    expect(() => api.mount('#nowhere', { widget: 'w1' })).toThrow('#nowhere is not on the page')
  })

  it('refuses an element that names no widget, and leaves it alone', () => {
    const container = addContainer({})
    expect(() => api.mount(container)).toThrow('data-vs-widget is missing')
    expect(container.children).toHaveLength(0)
  })

  it.each(['sideways', 'constructor', ''])('shows a widget inline for the mode "%s"', (mode) => {
    const container = addContainer({ 'data-vs-widget': 'w1', 'data-vs-mode': mode })
    const plain = addContainer()
    for (const each of [container, plain]) api.mount(each)
    expect(container.innerHTML).toBe(plain.innerHTML)
  })
})

describe('scan', () => {
  it('mounts every container once, however often it is called', () => {
    const containers = [addContainer(), addContainer({ 'data-vs-custom': 'derby' }), addContainer()]
    const first = api.scan()
    expect(new Set(first.map(({ id }) => id)).size).toBe(3)
    expect(api.scan()).toEqual(first)
    expect(containers.map((container) => container.children.length)).toEqual([1, 1, 1])
  })

  it('stays below the root it is given', () => {
    addContainer()
    const view = document.createElement('section')
    view.innerHTML = '<div data-vs-widget="w2"></div>'
    document.body.append(view)
    expect(api.scan(view)).toHaveLength(1)
  })

  it('goes on after a container that is wrong', () => {
    const print = jest.spyOn(console, 'error').mockImplementation(() => {})
    addContainer({ 'data-vs-widget': '' })
    addContainer()
    expect(api.scan()).toHaveLength(1)
    expect(print).toHaveBeenCalledTimes(1)
    print.mockRestore()
  })

  it('forgets a widget whose container was thrown away, and mounts its successor', () => {
    const old = addContainer()
    const handle = api.mount(old)
    scrollTo(old, 1)
    old.replaceWith(old.cloneNode(false))
    const [successor] = api.scan()
    expect(api.get(handle.id)).toBeUndefined()
    expect(successor?.id).not.toBe(handle.id)
  })

  it.each([
    ['before', 0],
    ['after', 1],
  ])('forgets a widget whose container was emptied %s its frame came', (_, ratio) => {
    const container = document.createElement('div')
    document.body.append(container)
    const handle = api.mount(container, { widget: 'w1' })
    if (ratio) scrollTo(container, ratio)
    container.replaceChildren()
    expect(api.scan()).toEqual([])
    expect(api.get(handle.id)).toBeUndefined()
    expect(liveObservers()).toBe(0)
  })

  it('keeps a widget that was mounted before its view joined the page', () => {
    const container = document.createElement('div')
    const handle = api.mount(container, { widget: 'w1' })
    api.scan()
    expect(api.get(handle.id)).toBe(handle)
    expect(api.mount(container)).toBe(handle)
  })
})

describe('the queue, once the loader is here', () => {
  it('runs calls at once', () => {
    const container = addContainer()
    api.q.push(['mount', container], ['scan'])
    expect(container.children).toHaveLength(1)
  })

  it('prints a call that fails and runs the next', () => {
    const print = jest.spyOn(console, 'error').mockImplementation(() => {})
    const container = addContainer()
    api.q.push(['mount', '#nowhere'], ['launch'] as never, ['mount', container])
    expect(print).toHaveBeenCalledTimes(2)
    expect(container.children).toHaveLength(1)
    print.mockRestore()
  })
})
