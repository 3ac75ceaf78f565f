import { act, fireEvent, screen } from '@testing-library/react'
import { renderCard, samplePlay } from '@sidepick/card-kit/testing'
import { ANA } from '../moments'
import { OnboardingIntro } from './onboarding_intro'
import { WelcomeDialog } from './welcome_dialog'

const viewer = { ...ANA, loading: false }
const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms))

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
})
afterEach(() => jest.useRealTimers())

describe('WelcomeDialog', () => {
  it('greets for 6.2 s, once in this browser', () => {
    const first = renderCard(WelcomeDialog, { viewer })
    expect(screen.getByText('Welcome, ana.luna!')).toBeInTheDocument()
    pass(6_199)
    expect(first.container).not.toBeEmptyDOMElement()
    pass(1)
    expect(first.container).toBeEmptyDOMElement()
    first.unmount()
    expect(renderCard(WelcomeDialog, { viewer }).container).toBeEmptyDOMElement()
  })

  it('goes with its button, and speaks Spanish', () => {
    const { container } = renderCard(WelcomeDialog, { viewer, locale: 'es-mx' })
    expect(screen.getByText('¡Qué gusto verte, ana.luna!')).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
    expect(container).toBeEmptyDOMElement()
  })

  it('waits for the dialog that lies over it', () => {
    const { container, update } = renderCard(WelcomeDialog, {
      viewer,
      play: samplePlay({ paused: true }),
    })
    pass(20_000)
    expect(container).not.toBeEmptyDOMElement()
    update({ play: samplePlay() })
    pass(6_200)
    expect(container).toBeEmptyDOMElement()
  })

  it.each([
    ['to a stranger', {}],
    ['with the second game', { viewer, play: samplePlay({ gameIndex: 1 }) }],
    ['after the pick', { viewer, play: samplePlay({ picked: 'A' }) }],
  ])('says nothing %s', (_, props) => {
    expect(renderCard(WelcomeDialog, props).container).toBeEmptyDOMElement()
  })
})

describe('OnboardingIntro', () => {
  const way = (played: number, over = {}) => ({
    play: samplePlay({ onboarding: { played, limit: 5, locked: false, games: 50 }, ...over }),
  })

  it('says how it works, and starts the game', () => {
    const { host, update } = renderCard(OnboardingIntro, way(0))
    expect(screen.getAllByRole('listitem')).toHaveLength(3)
    fireEvent.click(screen.getByRole('button', { name: 'Play' }))
    expect(host.emitted).toEqual([{ name: 'start_requested', data: {} }])
    update({ locale: 'es-mx' })
    expect(screen.getByText('Así se juega')).toBeInTheDocument()
  })

  it.each([
    ['who has played here', way(2)],
    ['whose plays are not known yet', { play: samplePlay() }],
    ['who has picked', way(0, { picked: 'B' })],
    ['with an account', { ...way(0), viewer }],
  ])('is not for somebody %s', (_, props) => {
    expect(renderCard(OnboardingIntro, props).container).toBeEmptyDOMElement()
  })
})
