import { APP, send } from '../../loader/testing/fake_page'
import { arrive, asked, emptyPage, fail, settled } from '../testing/arriving_loader'
import { loadLoader, mount } from './index'

const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined)
const quiz = () => document.querySelector('#quiz') as HTMLElement
const options = { origin: APP, widget: 'w1', lang: 'es-mx' as const }

beforeEach(() => {
  emptyPage()
  errors.mockClear()
  document.body.innerHTML = '<div id="quiz"></div><div id="second"></div>'
})

describe('the loader', () => {
  it('is asked for once, and found when another script brought it', async () => {
    const both = [loadLoader({ origin: APP }), loadLoader({ origin: APP })]
    expect(asked()).toHaveLength(1)
    await arrive()
    const [one, other] = await Promise.all(both)
    expect(one).toBe(other)
    expect(await loadLoader({ origin: 'https://elsewhere.example' })).toBe(one)
    expect(asked()).toHaveLength(1)
  })

  it('is asked for with what the page said of it', async () => {
    void loadLoader({
      origin: APP,
      loaderPath: '/embed/pinned/loader.js',
      integrity: 'sha384-abc',
      nonce: 'nonce-of-page',
    })
    const [script] = asked()
    expect(script?.src).toBe(`${APP}/embed/pinned/loader.js`)
    expect(script?.integrity).toBe('sha384-abc')
    expect(script?.crossOrigin).toBe('anonymous')
    expect(script?.nonce).toBe('nonce-of-page')
    await arrive()
  })

  it('that did not come is asked for again by the next call', async () => {
    const first = loadLoader({ origin: APP })
    const refused = expect(first).rejects.toThrow('/embed/v1/loader.js did not load')
    await fail()
    await refused
    expect(asked()).toHaveLength(0)
    const second = loadLoader({ origin: APP })
    await arrive()
    expect((await second).version).toBeTruthy()
  })

  it('needs an origin that is an address', async () => {
    await expect(loadLoader({ origin: 'play' })).rejects.toThrow(/URL/)
  })
})

describe('a mounted widget', () => {
  it('gets the options, and none of what the loader was asked for with', async () => {
    const embed = mount('#quiz', { ...options, nonce: 'nonce-of-page' })
    await arrive()
    const handle = await embed.ready
    const payload = JSON.parse(atob(handle.iframe.src.split('/go/')[1]?.split('/')[0] ?? ''))
    expect(payload).toMatchObject({ widgetId: 'w1', lang: 'es-mx' })
    expect(JSON.stringify(payload)).not.toContain('nonce-of-page')
    expect(quiz().children).toHaveLength(1)
  })

  it('tells listeners that came before the loader, and those that came after', async () => {
    const heard: string[] = []
    const embed = mount('#quiz', options)
    embed.on('logout', () => heard.push('early'))
    const stop = embed.on('logout', () => heard.push('stopped'))
    stop()
    await arrive()
    const handle = await embed.ready
    embed.on('logout', () => heard.push('late'))
    document.body.append(handle.iframe)
    send(handle, 'vs_hello', {})
    send(handle, 'vs_logout', {})
    await settled()
    expect(heard).toEqual(['early', 'late'])
  })

  it('does not come when it was destroyed before the loader', async () => {
    const embed = mount('#quiz', options)
    embed.destroy()
    await arrive()
    expect(quiz().children).toHaveLength(0)
  })

  it('leaves the container as it was, and can be mounted again', async () => {
    const first = mount('#quiz', options)
    await arrive()
    await first.ready
    first.destroy()
    expect(quiz().outerHTML).toBe('<div id="quiz"></div>')
    const second = mount('#quiz', options)
    await second.ready
    expect(quiz().children).toHaveLength(1)
    first.destroy()
    expect(quiz().children).toHaveLength(1)
  })

  it('says why it does not come: no loader, or nothing to show', async () => {
    const embed = mount('#quiz', options)
    const refused = expect(embed.ready).rejects.toThrow('did not load')
    await fail()
    await refused
    const unnamed = mount('#second', { origin: APP })
    await arrive()
    await expect(unnamed.ready).rejects.toThrow('data-vs-widget is missing')
    await settled()
    expect(errors).toHaveBeenCalledTimes(2)
  })

  it('needs an element that is there', () => {
    expect(() => mount('#nowhere', options)).toThrow('#nowhere is not on the page')
  })
})
