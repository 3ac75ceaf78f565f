import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderCard, sampleGame, samplePlay } from '@sidepick/card-kit/testing'
import { ANA } from '../moments'
import { GameInfo } from './game_info'

const messages = { last_day: { 'en-us': 'Last day!', 'es-mx': '¡Último día!' } }
const rule = {
  ...{ componentName: 'GameInfo', panel: 'mainPanel', position: 'main-overlay' },
  props: { messages },
}
const play = samplePlay({ onboarding: { games: 50, played: 1, limit: 6, locked: true } })
const named = (systemMessageName: string) => ({
  ...{ rule, play },
  game: sampleGame({ metadata: { systemMessageName } }),
})

describe('the message that a game names', () => {
  it('stands in place of all the rest, for strangers and players', () => {
    const { update } = renderCard(GameInfo, named('last_day'))
    expect(screen.getByText('Last day!')).toBeInTheDocument()
    expect(screen.queryByText('Game 2 of 5')).toBeNull()
    update({ ...named('last_day'), viewer: { ...ANA, loading: false }, locale: 'es-mx' })
    expect(screen.getByText('¡Último día!')).toBeInTheDocument()
  })

  it.each(['another', 'constructor'])('changes nothing where the look has none: %s', (name) => {
    renderCard(GameInfo, named(name))
    expect(screen.getByText('Game 2 of 5')).toBeInTheDocument()
  })

  it('changes nothing where the look has no messages', () => {
    renderCard(GameInfo, { ...named('last_day'), rule: { ...rule, props: {} } as never })
    expect(screen.getByText('Game 2 of 5')).toBeInTheDocument()
  })
})

describe('what was promised', () => {
  const after = (played: number, over = {}) =>
    samplePlay({ onboarding: { played, limit: 6, locked: true, games: 50 }, ...over })

  it('says what waits for the password of who left an e-mail address', async () => {
    const viewer = { ...{ loggedIn: false, loading: false, profile: null }, registered: true }
    const { container, host, update } = renderCard(GameInfo, { viewer, play: after(2) })
    expect(container).toBeEmptyDOMElement()
    const promised = { ...viewer, promisedPoints: 1_020 }
    update({ viewer: promised, play: after(2, { sessionPoints: 40 }) })
    expect(screen.getByText('1,060 points wait for your password')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Choose one' }))
    expect(host.emitted).toEqual([{ name: 'screen_requested', data: { name: 'ForgotPassword' } }])
  })
})
