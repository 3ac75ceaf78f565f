import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { GAME_STATES, type GameState } from '@sidepick/rules/types'
import { PlayedGamesContract, type GameMove } from '#games/contract'
import { newId } from '#shared/ids'
import { transact } from '#shared/database/transact'
import { movesOf } from '#tests/fixtures/game_states'
import { givenGame } from '#tests/fixtures/games'

type Target = GameMove['to']
type Mover = GameMove['by']

const MOVERS: readonly Mover[] = ['scheduler', 'creator', 'admin']
const TARGETS: readonly Target[] = [...GAME_STATES, 'previous']

const S: Mover[] = ['scheduler']
const A: Mover[] = ['admin']
const CA: Mover[] = ['creator', 'admin']
const SA: Mover[] = ['scheduler', 'admin']
const SCA: Mover[] = ['scheduler', 'creator', 'admin']

/** Written down by hand from the specification: who may move a game from where to where. */
const LISTED: Record<GameState, Partial<Record<Target, Mover[]>>> = {
  new: { active: S, canceled: CA, quarantined: SA },
  active: {
    waiting_for_declaration: S,
    declaring_winner: SA,
    ended: S,
    canceled: CA,
    quarantined: SA,
  },
  waiting_for_declaration: { declaring_winner: CA, canceled: SCA, quarantined: SA },
  declaring_winner: { winner_declared: S, waiting_for_declaration: S },
  winner_declared: {
    changing_game_result: A,
    processing_payouts: S,
    canceled: A,
    quarantined: SA,
  },
  changing_game_result: { winner_declared: S },
  processing_payouts: { ended: S, winner_declared: S },
  ended: { changing_game_result: A },
  canceled: { refunded: S },
  refunded: {},
  quarantined: { previous: A, canceled: A },
}

const open = () => app.container.make(PlayedGamesContract)

async function givenGameIn(state: GameState): Promise<string> {
  const { id } = await givenGame()
  // The state that it came from means something in quarantine alone.
  const from = state === 'quarantined' ? 'waiting_for_declaration' : null
  await db.from('games').where({ id }).update({ state, previous_state: from, version: 5 })
  return id
}

/** Moves a game, looks at it, and takes everything back: what others do of it is not this spec's. */
async function tryMove(id: string, move: GameMove) {
  const games = await open()
  const trx = await db.transaction()
  try {
    const before = await trx.from('games').where({ id }).first()
    const result = await games.move(id, move, trx)
    const after = await trx.from('games').where({ id }).first()
    return { result, before, after }
  } finally {
    await trx.rollback()
  }
}

test.group('A game in a state', () => {
  for (const from of GAME_STATES) {
    for (const to of TARGETS) {
      for (const by of MOVERS) {
        const isListed = LISTED[from][to]?.includes(by) ?? false
        test(`${from} is ${isListed ? '' : 'not '}brought to ${to} by the ${by}`, async ({
          assert,
        }) => {
          const id = await givenGameIn(from)
          const { result, before, after } = await tryMove(id, { to, by })
          if (!isListed) {
            assert.deepEqual(result, { ok: false, error: { type: 'bad_transition', state: from } })
            assert.deepEqual(after, before)
            assert.deepEqual(movesOf(id), [])
            return
          }
          const state = to === 'previous' ? 'waiting_for_declaration' : to
          assert.deepEqual(result, {
            ok: true,
            value: { gameId: id, from, to: state, revision: 0 },
          })
          assert.containsSubset(after, { state, version: 6 })
          assert.equal(after.previous_state, to === 'quarantined' ? from : null)
          assert.lengthOf(movesOf(id), 1)
          assert.containsSubset(movesOf(id)[0], { from, to: state })
        })
      }
    }
  }

  test('is moved only from where the mover thinks it is', async ({ assert }) => {
    const id = await givenGameIn('active')
    const move = { from: ['new'], to: 'canceled', by: 'admin' } as const
    const { result, before, after } = await tryMove(id, move)
    assert.deepEqual(result, { ok: false, error: { type: 'bad_transition', state: 'active' } })
    assert.deepEqual(after, before)
  })

  test('gets a result, an earlier last join and a hold on its way, and a revision with each result', async ({
    assert,
  }) => {
    const id = await givenGameIn('active')
    const given = {
      correctAnswer: 'B',
      lastJoinTimeMs: 7,
      holdUntilMs: 9,
      newResult: true,
    } as const
    const { after } = await tryMove(id, { to: 'declaring_winner', by: 'admin', ...given })
    const shown = { correct_answer: 'B', last_join_time: 7, hold_until: 9, revision: 1 }
    assert.containsSubset(after, shown)
  })

  test('that nobody knows, or that was deleted, is not moved', async ({ assert }) => {
    const deleted = await givenGameIn('active')
    await db.from('games').where('id', deleted).update({ deleted_at: 1 })
    for (const id of [newId(), deleted]) {
      const { result } = await tryMove(id, { to: 'canceled', by: 'admin' })
      assert.deepEqual(result, { ok: false, error: { type: 'not_found' } })
    }
  })
})

test.group('Of several who move a game at once', () => {
  test('one wins, and the others meet its new state', async ({ assert }) => {
    const id = await givenGameIn('waiting_for_declaration')
    const games = await open()
    const moves: GameMove[] = [
      { to: 'canceled', by: 'creator' },
      { to: 'declaring_winner', by: 'creator', correctAnswer: 'A', newResult: true },
    ]
    const results = await Promise.all(
      [...moves, ...moves, ...moves].map((move) => transact((trx) => games.move(id, move, trx)))
    )
    const won = results.filter(({ ok }) => ok)
    assert.lengthOf(won, 1)
    const row = await db.from('games').where({ id }).first()
    assert.equal(row.version, 6)
    assert.lengthOf(movesOf(id), 1)
    for (const result of results) {
      if (result.ok) continue
      assert.deepEqual(result.error, { type: 'bad_transition', state: movesOf(id)[0]!.to })
    }
  })
})
