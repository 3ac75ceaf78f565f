import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderCard, samplePlay } from '@sidepick/card-kit/testing'
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

  it('shows when the next game starts by itself, from where the timer stands, without following its ticks', () => {
    const { container, update } = renderCard(GameNavigation, { timers: { autoAdvance } })
    const fill = () => container.querySelector<HTMLElement>('.fill')?.style
    expect(fill()?.getPropertyValue('--advance-ms')).toBe('3000ms')
    expect(fill()?.getPropertyValue('--advance-delay-ms')).toBe('-1000ms')
    update({ timers: { autoAdvance: { ...autoAdvance, remainingMs: 500 } } })
    expect(fill()?.getPropertyValue('--advance-delay-ms')).toBe('-1000ms')
  })

  it('freezes the bar while the advance is paused', () => {
    const { container } = renderCard(GameNavigation, {
      timers: { autoAdvance },
      play: samplePlay({ paused: true }),
    })
    expect(container.firstChild).toHaveClass('paused')
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
