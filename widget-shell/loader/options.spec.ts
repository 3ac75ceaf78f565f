import { readOptions } from './options'
import { addContainer } from './testing/fake_page'

describe('the options of a container', () => {
  it('reads every attribute of the snippet', () => {
    const container = addContainer({
      'data-vs-widget': 'w1',
      'data-vs-custom': 'c1',
      'data-vs-game': 'g1',
      'data-vs-mode': 'inline',
      'data-vs-flavour': 'orbit',
      'data-vs-lang': 'es-mx',
      'data-vs-ref-user': 'u1',
      'data-vs-start-docked': '',
      'data-vs-ads': 'off',
      'data-vs-analytics-bridge': 'off',
      'data-vs-target-url': '/auth',
      'data-vs-max-width': '499',
    })

    expect(readOptions(container, {})).toEqual({
      widget: 'w1',
      custom: 'c1',
      game: 'g1',
      mode: 'inline',
      flavour: 'orbit',
      lang: 'es-mx',
      refUser: 'u1',
      startDocked: '',
      ads: 'off',
      analyticsBridge: 'off',
      targetUrl: '/auth',
      maxWidth: '499',
    })
  })

  it('leaves out what the snippet does not say', () => {
    expect(readOptions(addContainer(), {})).toEqual({ widget: 'w1' })
  })

  it('lets the options of mount win over the attributes', () => {
    const container = addContainer({ 'data-vs-widget': 'w1', 'data-vs-lang': 'en-us' })
    expect(readOptions(container, { lang: 'es-mx', maxWidth: 500 })).toEqual({
      widget: 'w1',
      lang: 'es-mx',
      maxWidth: '500',
    })
  })

  it('keeps what it does not know, for the frame to name it', () => {
    const container = addContainer({ 'data-vs-mood': 'blue', 'data-other': '1' })
    expect(readOptions(container, {})).toEqual({ mood: 'blue' })
  })

  it('keeps an attribute where the option was not given', () => {
    const container = addContainer({ 'data-vs-widget': 'w1', 'data-vs-muted': '' })
    const given = { muted: undefined, lang: null } as never
    expect(readOptions(container, given)).toEqual({ widget: 'w1', muted: '' })
    expect(readOptions(container, null as never)).toEqual({ widget: 'w1', muted: '' })
  })
})
