import type { VSWidgetGlobal } from './contract'
import { addContainer, APP, installFakePage } from './testing/fake_page'

const loaded = () => window.VSWidget as VSWidgetGlobal

/** What the browser does for each script tag. */
async function includeLoader() {
  jest.resetModules()
  const value = document.querySelector('script')
  Object.defineProperty(document, 'currentScript', { value, configurable: true })
  await import('./main')
  Reflect.deleteProperty(document, 'currentScript')
}

const readyState = (value: string) =>
  Object.defineProperty(document, 'readyState', { value, configurable: true })

beforeEach(() => {
  installFakePage()
  delete window.VSWidget
})
afterEach(() => void Reflect.deleteProperty(document, 'readyState'))

describe('the loader on a page', () => {
  it('mounts the containers from the origin of its own script tag', async () => {
    const container = addContainer()
    await includeLoader()
    expect(container.children).toHaveLength(1)
    const [handle] = loaded().scan()
    expect(new URL(handle?.iframe.src ?? '').origin).toBe(APP)
    expect(loaded().version).toMatch(/^\d+\.\d+\.\d+$/)
  })

  it('included a second time only scans', async () => {
    addContainer()
    await includeLoader()
    const first = loaded()
    const [handle] = first.scan()
    const late = addContainer()

    await includeLoader()
    expect(window.VSWidget).toBe(first)
    expect(late.children).toHaveLength(1)
    expect(first.scan()[0]).toBe(handle)
  })

  it('runs the calls that were waiting, in the object the page made', async () => {
    const slot = addContainer({ id: 'slot' })
    const onError = jest.fn()
    const stub = {
      q: [
        ['on', 'error', onError],
        ['mount', '#slot', { widget: 'w7' }],
      ] as never,
    }
    window.VSWidget = stub
    await includeLoader()
    expect(window.VSWidget).toBe(stub)
    expect(slot.querySelector('div')).not.toBeNull()
    expect(loaded().mount(slot).iframe.src).toMatch(/\/widget\/w7$/)
  })

  it('finds containers that the parser reaches after it', async () => {
    readyState('loading')
    await includeLoader()
    const late = addContainer()
    expect(late.children).toHaveLength(0)
    document.dispatchEvent(new Event('DOMContentLoaded'))
    expect(late.children).toHaveLength(1)
  })

  it('says so and does nothing when it cannot tell where it came from', async () => {
    const print = jest.spyOn(console, 'error').mockImplementation(() => {})
    document.head.innerHTML = ''
    addContainer()
    await includeLoader()
    expect(print).toHaveBeenCalledWith('[VSWidget] own address unknown')
    expect(window.VSWidget).toBeUndefined()
    print.mockRestore()
  })
})
