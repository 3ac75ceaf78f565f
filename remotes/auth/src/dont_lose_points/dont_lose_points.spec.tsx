import { act, fireEvent, screen } from '@testing-library/react'
import { renderCard, samplePlay } from '@sidepick/card-kit/testing'
import { button, field } from '@sidepick/card-kit/testing/queries'
import { DontLosePoints } from './dont_lose_points'

const play = samplePlay({ sessionPoints: 120 })
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))
const nexts = ({ emitted }: { emitted: { name: string }[] }) =>
  emitted.filter(({ name }) => name === 'next_requested').length

describe('DontLosePoints', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('goes on with the games after 7 seconds', () => {
    const { host } = renderCard(DontLosePoints, { play })
    expect(screen.getByRole('heading', { name: 'We’ll keep your 120 points' })).toBeInTheDocument()
    pass(6750)
    expect(nexts(host)).toBe(0)
    pass(250)
    expect(nexts(host)).toBe(1)
  })

  it('stays while the e-mail is typed, and goes 14 seconds after that field was left', () => {
    const { host } = renderCard(DontLosePoints, { play })
    act(() => field('Email').focus())
    pass(60_000)
    expect(nexts(host)).toBe(0)
    fireEvent.change(field('Email'), { target: { value: 'ana@example.com' } })
    act(() => field('Email').blur())
    pass(13_750)
    expect(nexts(host)).toBe(0)
    pass(250)
    expect(nexts(host)).toBe(1)
  })

  it('stays for who asked for it', () => {
    const { host } = renderCard(DontLosePoints, { play })
    fireEvent.click(button('Keep open'))
    act(() => field('Email').focus())
    act(() => field('Email').blur())
    pass(60_000)
    expect(nexts(host)).toBe(0)
    fireEvent.click(button('Close'))
    expect(nexts(host)).toBe(1)
  })

  it('takes its look from the rule', () => {
    const rule = {
      componentName: 'DontLosePoints',
      panel: 'centerPanel',
      position: 'center',
      props: { variant: 'dontLoseYourPoints' },
    }
    renderCard(DontLosePoints, { play, rule })
    expect(screen.getByRole('button', { name: 'Save my points' })).toBeInTheDocument()
  })

  it('has nothing to say to a player', () => {
    const viewer = { loggedIn: true, loading: false, profile: null }
    const { container } = renderCard(DontLosePoints, { play, viewer })
    expect(container).toBeEmptyDOMElement()
  })
})
