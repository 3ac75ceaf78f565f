import { act, screen } from '@testing-library/react'
import type { Card } from '@sidepick/card-kit'
import { loggedIn } from '../store/session_slice'
import { aBootstrap, aGame, anEntry, aRemote } from '../testing/fixtures'
import { visitRig } from '../testing/visit_rig'

const Wallet: Card = ({ phase, play }) => <p>{`${phase}: stakes ${play.bet?.offers.join()}`}</p>

/** A visit on whose page white tickets are staked; what the wallet shows is a card of a remote that the first question does not need. */
function stakingRig() {
  const { config, ...rest } = aBootstrap({
    remotes: [aRemote(), aRemote({ id: 'rewards', cards: ['Wallet'], critical: false })],
  })
  const { GAME_PLAY = [] } = config.gameScreenComponents
  const wallet = {
    componentName: 'Wallet',
    panel: 'mainPanel',
    position: 'main-overlay',
    when: { phases: ['betting'], auth: 'logged_in' as const },
  }
  const staking = {
    ...config,
    gameExperience: { betting: 'white' as const },
    gameScreenComponents: { ...config.gameScreenComponents, GAME_PLAY: [...GAME_PLAY, wallet] },
  }
  return visitRig({
    entry: anEntry([aGame()], { bootstrap: { ...rest, config: staking } }),
    cards: { rewards: { Wallet } },
  })
}

const PLAYER = { id: '7', username: 'ada', avatar: null, profileColor: '123456' }

test('a card that stands while a stake is chosen is drawn before the first pick of a visit', async () => {
  const rig = stakingRig()
  document.body.innerHTML = '<div id="vs-root"></div>'
  await act(() => rig.start(document.getElementById('vs-root')!))
  await act(() => rig.visit.later())
  act(() => {
    rig.visit.app.store.dispatch(loggedIn(PLAYER))
    rig.visit.engine.send({ type: 'logged_in' })
  })
  expect(rig.asked).toEqual(['play-cards'])
  act(() => rig.visit.emit('side_picked', { side: 'A' }))
  expect(await screen.findByText('betting: stakes white')).toBeInTheDocument()
  expect(rig.asked).toEqual(['play-cards', 'rewards'])
})
