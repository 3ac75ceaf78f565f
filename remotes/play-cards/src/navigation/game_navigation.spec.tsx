import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderCard, samplePlay } from '@sidepick/card-kit/testing'
import type { Locale, Side } from '@sidepick/rules/types'
import { GameNavigation } from './game_navigation'

const autoAdvance = { durationMs: 3000, remainingMs: 2000, completed: false }
const rule = { componentName: 'GameNavigation', panel: 'bottom', position: 'bottom-center' }
const button = () => screen.getByRole('button')

describe('GameNavigation', () => {
  it('leads to the next game', async () => {
    const { host } = renderCard(GameNavigation)
    await userEvent.click(screen.getByRole('button', { name: 'Next Game' }))
    expect(host.emitted).toContainEqual({ name: 'next_requested', data: {} })
  })

  it.each([
    ['Next', true, { ...rule, props: { insideSet: true } }],
    ['Next Game', true, rule],
    ['Finish', false, rule],
  ])('says "%s" where that is what follows', (name, hasNext, given) => {
    renderCard(GameNavigation, { rule: given, play: samplePlay({ hasNext }) })
    expect(button()).toHaveAccessibleName(name)
  })

  it('says "Next" until the set is whole', () => {
    const set = (played: number) => ({ set: { played, size: 3, points: 10 } })
    const { update } = renderCard(GameNavigation, { play: samplePlay(set(2)) })
    expect(button()).toHaveAccessibleName('Next')
    update({ play: samplePlay(set(3)) })
    expect(button()).toHaveAccessibleName('Next Game')
  })

  it('shows when the next game starts by itself, from where the timer stands, without following its ticks', () => {
    const { container, update } = renderCard(GameNavigation, { timers: { autoAdvance } })
    const fill = () => container.querySelector<HTMLElement>('.fill')?.style
    expect(fill()?.getPropertyValue('--advance-ms')).toBe('3000ms')
    expect(fill()?.getPropertyValue('--advance-delay-ms')).toBe('-1000ms')
    update({ timers: { autoAdvance: { ...autoAdvance, remainingMs: 500 } } })
    expect(fill()?.getPropertyValue('--advance-delay-ms')).toBe('-1000ms')
  })

  it.each<[Locale, Side | null, string]>([
    ['en-us', null, 'Pick a side first.'],
    ['en-us', 'A', 'The next game comes after the ad.'],
    ['es-mx', null, 'Primero elige un lado.'],
    ['es-mx', 'A', 'El siguiente juego llega después del anuncio.'],
  ])('says in %s, with the pick %s, that it was pressed too early: %s', (locale, picked, words) => {
    const { update } = renderCard(GameNavigation, { locale, play: samplePlay({ picked }) })
    expect(screen.queryByRole('alert')).toBeNull()
    update({ play: samplePlay({ picked, rejected: 1 }) })
    expect(screen.getByRole('alert')).toHaveTextContent(words)
  })

  it.each([
    ['shakes each time it is pressed too early', false, 2],
    ['does not shake for whoever wants less motion', true, 0],
  ])('%s', (_, matches, times) => {
    const animate = jest.fn()
    Object.assign(HTMLElement.prototype, { animate })
    window.matchMedia = () => ({ matches }) as MediaQueryList
    const { update } = renderCard(GameNavigation, { play: samplePlay() })
    for (const rejected of [1, 1, 2]) update({ play: samplePlay({ rejected }) })
    expect(animate).toHaveBeenCalledTimes(times)
  })

  it('freezes the bar while the advance is paused', () => {
    const { container } = renderCard(GameNavigation, {
      timers: { autoAdvance },
      play: samplePlay({ paused: true }),
    })
    expect(container.firstChild).toHaveClass('paused')
  })

  it('shows that the advance is held, and says it once a game however often a mouse comes by', () => {
    const { update, container } = renderCard(GameNavigation, {
      timers: { autoAdvance },
      play: samplePlay({ paused: false, stopped: false }),
    })
    const told = screen.getByRole('status')
    expect(told).toBeEmptyDOMElement()
    update({ play: samplePlay({ paused: true, stopped: false }) })
    expect(screen.getByText('Paused')).toBeVisible()
    expect(told).toHaveTextContent('Paused. The next game waits for you.')
    const sentence = told.firstChild
    update({ play: samplePlay({ paused: false, stopped: false }) })
    expect(screen.queryByText('Paused')).toBeNull()
    update({ play: samplePlay({ paused: true, stopped: true }) })
    expect(told.firstChild).toBe(sentence)
    expect(container.querySelectorAll('.note')).toHaveLength(1)
  })

  it('is not held where nothing goes on by itself', () => {
    const { container } = renderCard(GameNavigation, { play: samplePlay({ paused: true }) })
    expect(container.firstChild).not.toHaveClass('paused')
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('stops the advance by a button that can be seen, and lets it go on', async () => {
    const { host, update } = renderCard(GameNavigation, {
      timers: { autoAdvance },
      play: samplePlay({ stopped: false }),
    })
    await userEvent.click(screen.getByRole('button', { name: 'Stay on this result' }))
    update({ play: samplePlay({ stopped: true, paused: true }), locale: 'es-mx' })
    await userEvent.click(screen.getByRole('button', { name: 'Seguir automáticamente' }))
    const changes = host.emitted.filter(({ name }) => name === 'auto_advance_changed')
    expect(changes.map(({ data }) => data)).toEqual([{ stopped: true }, { stopped: false }])
  })

  it('offers no stop where nothing goes on by itself', () => {
    renderCard(GameNavigation)
    expect(screen.getAllByRole('button')).toHaveLength(1)
  })

  it('holds the advance under the mouse, lets go after it, and holds nothing for a finger', async () => {
    const user = userEvent.setup()
    const { host } = renderCard(GameNavigation)
    const finger = new MouseEvent('pointerover', { bubbles: true })
    fireEvent(button(), Object.assign(finger, { pointerType: 'touch' }))
    expect(host.emitted).toEqual([])
    await user.hover(button())
    await user.unhover(button())
    expect(host.emitted.map(({ data }) => data)).toEqual([{ held: true }, { held: false }])
  })

  it('lets go when it disappears under the mouse', async () => {
    const { host, unmount } = renderCard(GameNavigation)
    await userEvent.hover(button())
    unmount()
    expect(host.emitted.map(({ data }) => data)).toEqual([{ held: true }, { held: false }])
  })
})
