import { APP, send } from '../../loader/testing/fake_page'
import { arrive, asked, emptyPage, settled } from '../testing/arriving_loader'
import './element'
import type { SidepickElement } from './element'

const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined)

async function show(html: string): Promise<SidepickElement> {
  document.body.innerHTML = html
  await settled()
  if (asked().length > 0 && !window.VSWidget) await arrive()
  return document.querySelector('sidepick-widget') as SidepickElement
}

const frames = () => document.querySelectorAll('sidepick-widget > div > div')
const handleOf = async (element: SidepickElement) => {
  if (!element.embed) throw new Error('The element shows nothing')
  return element.embed.ready
}

beforeEach(() => {
  emptyPage()
  errors.mockClear()
})

describe('<sidepick-widget>', () => {
  it('shows the widget that its attributes name', async () => {
    const element = await show(
      `<sidepick-widget origin="${APP}" widget="w1" lang="es-mx" max-width="500"></sidepick-widget>`
    )
    const { iframe } = await handleOf(element)
    const payload = JSON.parse(atob(iframe.src.split('/go/')[1]?.split('/')[0] ?? ''))
    expect(payload).toMatchObject({ widgetId: 'w1', lang: 'es-mx' })
    expect(element.style.display).toBe('block')
    expect(frames()).toHaveLength(1)
  })

  it('shows it anew, once, when attributes change', async () => {
    const element = await show(`<sidepick-widget origin="${APP}" widget="w1"></sidepick-widget>`)
    const before = await handleOf(element)
    element.setAttribute('widget', 'w2')
    element.setAttribute('lang', 'en-gb')
    await settled()
    const after = await handleOf(element)
    expect(after.id).not.toBe(before.id)
    expect(frames()).toHaveLength(1)
  })

  it('lets go of it when it leaves the page, and shows it again when it is back', async () => {
    const element = await show(`<sidepick-widget origin="${APP}" widget="w1"></sidepick-widget>`)
    await handleOf(element)
    element.remove()
    expect(element.innerHTML).toBe('')
    document.body.append(element)
    await settled()
    await handleOf(element)
    expect(frames()).toHaveLength(1)
  })

  it('tells its events to whoever listens on the page', async () => {
    const element = await show(`<sidepick-widget origin="${APP}" widget="w1"></sidepick-widget>`)
    const handle = await handleOf(element)
    const heard: unknown[] = []
    document.addEventListener('sidepick-logout', (event) => heard.push(event.target))
    document.body.append(handle.iframe)
    send(handle, 'vs_hello', {})
    send(handle, 'vs_logout', {})
    await settled()
    expect(heard).toEqual([element])
  })

  it('says what it lacks', async () => {
    await show('<sidepick-widget widget="w1"></sidepick-widget>')
    expect(errors).toHaveBeenCalledWith('[Sidepick] <sidepick-widget> needs the attribute origin')
    expect(asked()).toHaveLength(0)
  })
})
