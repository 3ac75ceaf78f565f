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

describe('a widget that leads the page elsewhere', () => {
  it('is followed in its own tab right after a tap', () => {
    lead({ link }, {} as never)
    expect(opened).toHaveBeenCalledWith(link, '_self', 'noopener')
  })

  it('is followed where the browser does not tell of taps', () => {
    active = undefined
    lead({ link }, {} as never)
    expect(opened).toHaveBeenCalled()
  })

  it('is not followed without a tap', () => {
    active = false
    lead({ link }, {} as never)
    expect(opened).not.toHaveBeenCalled()
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', '/path', '', undefined])(
    'is not followed to %p',
    (bad) => {
      lead({ link: bad }, {} as never)
      expect(opened).not.toHaveBeenCalled()
    }
  )
})
