import { receivers } from './receivers'

const lead = receivers.vs_change_parent_link!
const opened = jest.fn()
let active: boolean | undefined

beforeEach(() => {
  opened.mockClear()
  active = true
  Object.defineProperty(globalThis, 'open', { value: opened, configurable: true })
  Object.defineProperty(navigator, 'userActivation', {
    get: () => (active === undefined ? undefined : { isActive: active }),
    configurable: true,
  })
})

const link = 'https://quiz.example/auth/google'
const widget = { page: { origin: 'https://quiz.example' } } as never

describe('a widget that leads the page elsewhere', () => {
  it('is followed in its own tab right after a tap', () => {
    lead({ link }, widget)
    expect(opened).toHaveBeenCalledWith(link, '_self', 'noopener')
  })

  it.each(['https://evil.example/', 'https://quiz.example.evil.example/', 'https://quiz.example'])(
    'takes the place of the article with no page of others: %s',
    (other) => {
      lead({ link: other }, widget)
      expect(opened).toHaveBeenCalledWith(other, '_blank', 'noopener')
    }
  )

  it('is followed where the browser does not tell of taps', () => {
    active = undefined
    lead({ link }, widget)
    expect(opened).toHaveBeenCalled()
  })

  it('is not followed without a tap', () => {
    active = false
    lead({ link }, widget)
    expect(opened).not.toHaveBeenCalled()
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', '/path', '', undefined])(
    'is not followed to %p',
    (bad) => {
      lead({ link: bad }, widget)
      expect(opened).not.toHaveBeenCalled()
    }
  )
})
