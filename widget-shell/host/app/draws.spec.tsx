import { act } from '@testing-library/react'
import type { Card } from '@sidepick/card-kit'
import { aBootstrap, aGame, anEntry, aRemote } from '../testing/fixtures'
import { visitRig } from '../testing/visit_rig'

const placed = (componentName: string, position: string) => ({
  componentName,
  panel: 'mainPanel',
  position,
})

test('a tick draws a card again when its countdown shows another second, and not before', async () => {
  let draws = 0
  const Counted: Card = () => {
    draws += 1
    return null
  }
  const { config, ...rest } = aBootstrap({
    remotes: [aRemote(), aRemote({ id: 'extra', cards: ['Counted'], critical: true })],
  })
  const GAME_PLAY = [
    placed('Question', 'main-center'),
    placed('Answers', 'main-bottom'),
    placed('Counted', 'main-top'),
  ]
  const bootstrap = { ...rest, config: { ...config, gameScreenComponents: { GAME_PLAY } } }
  const rig = visitRig({
    entry: anEntry([aGame({ id: 'g1' }), aGame({ id: 'g2' })], { bootstrap }),
    cards: { extra: { Counted } },
  })
  document.body.innerHTML = '<div id="vs-root"></div>'
  await act(() => rig.start(document.getElementById('vs-root')!))
  act(() => rig.visit.engine.send({ type: 'side_picked', side: 'A', key: 'k', pickedAt: '' }))
  const before = draws
  act(() => rig.advance(750))
  expect(draws - before).toBe(0)
  act(() => rig.advance(1000))
  expect(draws - before).toBe(1)
  act(() => rig.advance(1000))
  expect(draws - before).toBe(2)
})
