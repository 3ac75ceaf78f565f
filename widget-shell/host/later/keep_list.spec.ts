import { aGame } from '../testing/fixtures'
import { playRig } from '../testing/play_rig'
import { nextList } from './keep_list'

const games = ['g1', 'g2', 'g3', 'g4'].map((id) => aGame({ id }))

/** A visit of these games, with the list as it is after each change. */
function visit() {
  const rig = playRig({ games })
  rig.begin()
  let list = nextList([], rig.engine.state())
  rig.engine.subscribe(() => {
    list = nextList(list, rig.engine.state())
  })
  const choose = (gameId: string) => rig.engine.send({ type: 'game_chosen', gameId })
  return { rig, choose, list: () => list, ids: () => list.map(({ game }) => game.id) }
}

function play(rig: ReturnType<typeof playRig>) {
  rig.pick('A')
  rig.advance(3_000)
  rig.settle()
  rig.advance(2_000)
}

test('a chosen game is shown, and every game keeps its place in the list', () => {
  const { rig, choose, ids } = visit()
  choose('g3')
  expect(rig.engine.state()).toMatchObject({ phase: 'passive', game: { id: 'g3' } })
  expect(rig.engine.state().queue.map(({ id }) => id)).toEqual(['g4', 'g1', 'g2'])
  expect(ids()).toEqual(['g1', 'g2', 'g3', 'g4'])
  choose('g2')
  expect(ids()).toEqual(['g1', 'g2', 'g3', 'g4'])
})

test('a played game stays in the list with the own pick', () => {
  const { rig, choose, list, ids } = visit()
  choose('g2')
  play(rig)
  expect(rig.phase()).toBe('result')
  choose('g4')
  expect(rig.engine.state()).toMatchObject({ phase: 'question', game: { id: 'g4' }, gameIndex: 1 })
  expect(ids()).toEqual(['g1', 'g2', 'g3', 'g4'])
  expect(list().map(({ picked }) => picked)).toEqual([null, 'A', null, null])
})

test('nothing is chosen while a pick is under way, and nothing that is not to come', () => {
  const { rig, choose } = visit()
  choose('g9')
  choose('g1')
  expect(rig.engine.state().game?.id).toBe('g1')
  rig.pick('A')
  choose('g3')
  expect(rig.engine.state()).toMatchObject({ phase: 'locking', game: { id: 'g1' } })
})

test('games that come first from now on stand behind the one on screen, and gone ones leave', () => {
  const { rig, ids } = visit()
  rig.engine.send({ type: 'games_preferred', games: [aGame({ id: 'g8' }), aGame({ id: 'g9' })] })
  expect(ids()).toEqual(['g1', 'g8', 'g9', 'g2', 'g3', 'g4'])
  rig.engine.send({ type: 'plays_learned', gameIds: ['g8', 'g3'] })
  expect(ids()).toEqual(['g1', 'g9', 'g2', 'g4'])
})

test('more games join at the end, also after a jump', () => {
  const { rig, choose, ids } = visit()
  choose('g3')
  rig.engine.send({ type: 'games_added', games: [aGame({ id: 'g5' }), aGame({ id: 'g6' })] })
  expect(ids()).toEqual(['g1', 'g2', 'g3', 'g4', 'g5', 'g6'])
})

test('a change that is none to the list gives the same list', () => {
  const { rig, list } = visit()
  const before = list()
  rig.engine.send({ type: 'gameplay_started' })
  expect(list()).toBe(before)
})
