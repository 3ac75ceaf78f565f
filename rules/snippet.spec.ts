import { decodeInitPayload } from './init_payload.js'
import { containerTag, containerWithFrame, linkTag, loaderTag } from './snippet.js'

const ORIGIN = 'https://play.example'

test('a container says each option as an attribute, and a flag that is on without a value', () => {
  const options = { widget: 'w1', startDocked: 'true', muted: 'false', maxWidth: '400' }
  expect(containerTag(options)).toBe(
    '<div data-vs-widget="w1" data-vs-start-docked data-vs-muted="false" data-vs-max-width="400"></div>'
  )
})

test('no value ends its attribute', () => {
  expect(containerTag({ query: `"><script>&'` })).toBe(
    `<div data-vs-query="&quot;&gt;&lt;script&gt;&amp;'"></div>`
  )
})

test('a link leads to the page of the widget', () => {
  expect(linkTag('a/b', 'Play <here>', ORIGIN)).toBe(
    '<noscript><a href="https://play.example/widget/a%2Fb">Play &lt;here&gt;</a></noscript>'
  )
})

test('the loader comes from the server of the widget', () => {
  expect(loaderTag(ORIGIN)).toBe(
    '<script async src="https://play.example/embed/v1/loader.js"></script>'
  )
})

describe('a container with its frame in it', () => {
  const partsOf = (options: Record<string, string>) => {
    const tag = containerWithFrame({ widget: 'w1', ...options }, ORIGIN)
    const [, src = ''] = /<iframe src="([^"]+)"/.exec(tag) ?? []
    const decoded = decodeInitPayload(new URL(src).pathname.split('/')[2] ?? '')
    return { tag, src, payload: decoded.ok ? decoded.payload : null }
  }

  it('has the box of its display mode, and is told from one that the loader made', () => {
    const { tag } = partsOf({ mode: 'sidebar' })
    expect(tag).toMatch(
      /^<div data-vs-widget="w1" data-vs-mode="sidebar"><div data-vs-box="written" style="display:grid;/
    )
    expect(tag).toContain('minmax(300px,min(300px,100vh*300/600))')
    expect(tag).toContain('min-height:600px')
    expect(partsOf({ mini: 'true' }).tag).toContain('min-height:86px')
    expect(partsOf({ maxWidth: '500' }).tag).toContain('min(500px,')
  })

  it('asks for the widget as it was chosen, and names neither a page nor a version', () => {
    const { src, payload } = partsOf({
      mode: 'docked',
      lang: 'es-mx',
      game: 'g1',
      flavour: 'orbit',
    })
    expect(src).toMatch(/^https:\/\/play\.example\/go\/[\w-]+\/widget\/w1\/game\/g1$/)
    expect(payload).toEqual({
      widgetId: 'w1',
      widgetType: 'docked',
      lang: 'es-mx',
      flavour: 'orbit',
    })
  })

  it('loads lazily unless it is asked for at once, in the language of the widget', () => {
    expect(partsOf({}).tag).toContain('title="Quiz game"')
    expect(partsOf({}).tag).toContain('loading="lazy"')
    expect(partsOf({ lang: 'es-mx' }).tag).toContain('title="Juego de preguntas"')
    for (const option of ['eager', 'startDocked']) {
      expect(partsOf({ [option]: 'true' }).tag).toContain('loading="eager"')
    }
  })

  it('leaves out of the address what means nothing', () => {
    const { tag, payload } = partsOf({ mode: 'huge', lang: 'xx' })
    expect(payload).toEqual({ widgetId: 'w1' })
    expect(tag).toContain('min(800px,')
  })

  it('lets no value end its attribute', () => {
    const { tag, src } = partsOf({ game: `"><script>&'` })
    expect(tag).not.toContain('<script')
    expect(src).toContain('/game/%22%3E%3Cscript%3E')
  })
})
