import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ComponentRule, ExperienceConfig } from '@sidepick/rules/types'
import { aBootstrap, aGame, anEntry, aRemote } from '../../../../widget-shell/host/testing/fixtures'
import { SETTLED_MS } from '../../../../widget-shell/host/testing/settled'
import { visitRig } from '../../../../widget-shell/host/testing/visit_rig'
import { GameInfo } from './game_info'

const GAMES = Array.from({ length: 22 }, (_one, at) => aGame({ id: `g${at + 1}` }))
const RULE: ComponentRule = {
  componentName: 'GameInfo',
  panel: 'mainPanel',
  position: 'main-top',
  when: { phases: ['question'] },
}

/** The real card over the questions of a stranger's real visit, after so many games. */
async function afterGames(count: number, gameExperience: ExperienceConfig['gameExperience']) {
  document.body.innerHTML = '<div id="vs-root"></div>'
  const { config } = aBootstrap()
  const { GAME_PLAY = [] } = config.gameScreenComponents
  const bootstrap = aBootstrap({
    remotes: [aRemote(), aRemote({ id: 'around', cards: ['GameInfo'], critical: false })],
    config: {
      ...config,
      gameExperience,
      gameScreenComponents: { GAME_PLAY: [...GAME_PLAY, RULE] },
    },
  })
  const cards = { around: { GameInfo } }
  const rig = visitRig({ entry: anEntry(GAMES, { bootstrap }), cards })
  await act(() => rig.start(document.getElementById('vs-root')!))
  for (let played = 0; played < count; played += 1) {
    await act(async () => rig.advance(SETTLED_MS))
    fireEvent.click(screen.getByRole('button', { name: 'Yes' }))
    await act(async () => rig.advance(3000))
    await waitFor(() => expect(rig.visit.engine.state().phase).toBe('majorityBonus'))
    await act(async () => rig.advance(2000))
    await act(async () => rig.visit.engine.send({ type: 'next_requested' }))
  }
}

test('after the seventh game a notice says how many are left, and the card from then on', async () => {
  await afterGames(7, {})
  expect(screen.getByText('You have 43 free games left')).toBeInTheDocument()
  expect(await screen.findByText('43 free games left')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Sign up' })).toBeVisible()
})

test('with the rules double-down both come with the twentieth game, which is the last one', async () => {
  await afterGames(20, { ruleSet: 'double-down' })
  expect(screen.getByText(/You have played all free games/)).toBeInTheDocument()
  expect(await screen.findByText('No free games left')).toBeVisible()
})
