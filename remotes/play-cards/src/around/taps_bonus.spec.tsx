import { act, fireEvent, screen } from '@testing-library/react'
import { renderCard, sampleGame, samplePlay } from '@sidepick/card-kit/testing'
import { TapsBonus } from './taps_bonus'

const taps = (points: number, over = {}) => ({
  phase: 'question' as const,
  play: samplePlay({ taps: { points, most: 10 }, ...over }),
})
const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms))
const item = () => screen.queryByRole('button', { name: 'Catch the bonus point' })
const motion = (still: boolean) =>
  Object.assign(globalThis, { matchMedia: () => ({ matches: still }) })

beforeEach(() => {
  jest.useFakeTimers()
  motion(false)
})
afterEach(() => jest.useRealTimers())

describe('TapsBonus', () => {
  it('sends one item after the other, and tells of each that is caught', () => {
    const { host, update } = renderCard(TapsBonus, taps(0))
    pass(1_799)
    expect(item()).toBeNull()
    pass(1)
    fireEvent.click(item() as HTMLElement)
    expect(host.emitted).toEqual([{ name: 'bonus_tapped', data: {} }])
    expect(item()).toBeNull()
    update(taps(1))
    expect(screen.getByText('+1 of 10 bonus points')).toBeInTheDocument()
    pass(1_800)
    expect(item()).toBeInTheDocument()
  })

  it('stops with the most there are, and begins again with the next game', () => {
    const { update } = renderCard(TapsBonus, { ...taps(9), locale: 'es-mx' })
    pass(1_800)
    expect(screen.getByRole('button', { name: 'Atrapa el punto extra' })).toBeInTheDocument()
    update(taps(10))
    pass(10_000)
    expect(screen.queryByRole('button')).toBeNull()
    update({ ...taps(0), locale: 'en-us', game: sampleGame({ id: 'another' }) })
    pass(1_800)
    expect(item()).toBeInTheDocument()
  })

  it.each([
    ['while a dialog is open', { paused: true }],
    ['out of view', { inView: false }],
  ])('sends nothing %s', (_, over) => {
    renderCard(TapsBonus, taps(0, over))
    pass(20_000)
    expect(item()).toBeNull()
  })

  it('is not there where nothing may be tapped, nor for whoever wants less motion', () => {
    const off = renderCard(TapsBonus, { ...taps(0), play: samplePlay() })
    expect(off.container).toBeEmptyDOMElement()
    motion(true)
    expect(renderCard(TapsBonus, taps(3)).container).toBeEmptyDOMElement()
  })
})
