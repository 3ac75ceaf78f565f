import { frameUrl } from './frame_url'
import { decodeInitPayload } from './init_payload'

const APP = 'https://quiz.example'
const PAGE = 'https://paper.example/story?page=2'

function parse(url: string) {
  const [, go, payload, ...path] = new URL(url).pathname.split('/')
  const decoded = decodeInitPayload(payload ?? '')
  if (!decoded.ok) throw new Error(decoded.reason)
  return { go, payload: decoded.payload, path: path.join('/') }
}

describe('the address of the frame', () => {
  it('names the widget and the page, and nothing that differs between two readers', () => {
    const url = frameUrl(APP, { widget: 'w1' }, PAGE, '1.0.0')
    expect(new URL(url).origin).toBe(APP)
    expect(parse(url)).toEqual({
      go: 'go',
      payload: { ref: PAGE, widgetId: 'w1', v: '1.0.0' },
      path: 'widget/w1',
    })
  })

  it('carries what the publisher chose', () => {
    const { payload } = parse(
      frameUrl(
        APP,
        {
          widget: 'w1',
          mode: 'inline',
          flavour: 'orbit',
          lang: 'es-mx',
          refUser: 'u1',
          targetUrl: '/auth',
        },
        PAGE
      )
    )
    expect(payload).toMatchObject({
      widgetType: 'inline',
      flavour: 'orbit',
      lang: 'es-mx',
      refUId: 'u1',
      targetUrl: '/auth',
    })
  })

  it.each([
    [{ widget: 'w1', game: 'g1' }, 'widget/w1/game/g1'],
    [{ widget: 'w1', game: 'g1', refUser: 'u1' }, 'widget/w1/game/g1/refU/u1'],
    [{ widget: 'w1', refUser: 'u1' }, 'widget/w1/refU/u1'],
    [{ custom: 'derby' }, 'custom/derby'],
    [{ custom: 'derby', game: 'g1' }, 'custom/derby/g1'],
    [{ widget: '../../console' }, 'widget/..%2F..%2Fconsole'],
  ])('turns %j into the path %s', (options, path) => {
    expect(parse(frameUrl(APP, options, PAGE)).path).toBe(path)
  })

  it('says nothing about a page that has no address', () => {
    expect(parse(frameUrl(APP, { widget: 'w1' }, '')).payload).not.toHaveProperty('ref')
  })
})
