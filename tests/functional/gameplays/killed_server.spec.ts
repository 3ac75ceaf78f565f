// eslint-disable-next-line no-restricted-syntax -- an admin declares while players play, one game after the other
import { setTimeout as sleep } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import type { Side } from '@sidepick/rules/types'
import { clock } from '#shared/clock'
import { newId } from '#shared/ids'
import { faultsOf } from '#tests/fixtures/ledger'
import { DAY_MS, givenPrediction, postedTo, stateOf } from '#tests/fixtures/settlement'
import { balancesOf, givenBlackPartner, givenStaker, stakeBody } from '#tests/fixtures/wallets'
import { openMailbox } from '#tests/helpers/mailbox'
import { drainOutbox } from '#tests/helpers/outbox'
import { createPlayer, type TestPlayer } from '#tests/helpers/players'
import { withSeed, type Draw } from '#tests/helpers/seeded'
import { spawnMortal } from '#tests/helpers/spawned_server'
import { passTime, settleAll } from '#tests/helpers/settlement'
import { signUpForm, visitor } from '#tests/helpers/visitor'

/** Each costs a server's start; KILLS=20 shows more than every day's run has time for. */
const KILLS = Number(process.env.KILLS ?? 3)

/** Before one of these writes a server is killed: the first plays are answered then, and behind the last its worker has settled. */
const WRITES = { from: 100, to: 800 }

/** The longest that a server may take to come to its last write, where everything runs at once. */
const LIFE_MS = 40_000
const [TICKETS, PLAYERS, GAMES] = [2, 6, 5]

/** Nobody has a dead worker's settlement or mail any more. */
const LEASES_MS = 3 * 60 * 1_000

type Mailbox = Awaited<ReturnType<typeof openMailbox>>

interface Answer {
  status: number
  body: Record<string, string>
}

interface SentPlay {
  player: TestPlayer
  gameId: string
  body: object
  headers: Record<string, string>
  answer: Answer | null
}

/** Everything that was asked of servers that died, and what they still said. */
interface Load {
  plays: SentPlay[]
  declared: { gameId: string; side: Side; answer: Answer | null }[]
  signUps: { email: string; answer: Answer | null }[]
  /** What other tests never let out. */
  leftBefore: ReadonlySet<string>
}

/** null when no answer came. */
async function post(
  url: string,
  token: string | null,
  body: object,
  headers: Record<string, string> = {}
): Promise<Answer | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...visitor(),
        ...headers,
      },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: await response.json() }
  } catch {
    return null
  }
}

/** Games of one round: every player plays all of them on a side, and an admin declares one after the other. */
async function givenRound() {
  const [admin, partner] = [await createPlayer({ roles: ['admin'] }), await givenBlackPartner()]
  const players: TestPlayer[] = []
  for (let n = 0; n < PLAYERS; n++) players.push(await givenStaker({ black: TICKETS * GAMES }))
  const games: string[] = []
  for (let n = 0; n < GAMES; n++) games.push((await givenPrediction()).id)
  return { admin, partner, players, games }
}

type Round = Awaited<ReturnType<typeof givenRound>>

const sideOf = (n: number): Side => (n % 2 === 0 ? 'A' : 'B')

async function playAll(url: string, { players, games, partner }: Round, load: Load): Promise<void> {
  await Promise.all(
    players.map(async (player, n) => {
      for (const gameId of games) {
        const body = stakeBody(gameId, sideOf(n), 'black', {
          quantity: TICKETS,
          distributorId: partner,
        })
        const headers = { 'x-idempotency-key': newId() }
        const answer = await post(`${url}/v1/gameplays`, player.accessToken, body, headers)
        load.plays.push({ player, gameId, body, headers, answer })
        if (answer === null) return
      }
    })
  )
}

async function declareAll(url: string, { admin, games }: Round, load: Load): Promise<void> {
  for (const [n, gameId] of games.entries()) {
    await sleep(120)
    const side = sideOf(n)
    const path = `${url}/v1/admin/games/${gameId}/declare`
    const answer = await post(path, admin.accessToken, { correctAnswer: side })
    load.declared.push({ gameId, side, answer })
    if (answer === null) return
  }
}

async function signUpAll(url: string, load: Load, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const form = signUpForm()
    const answer = await post(`${url}/auth/signup`, null, form)
    load.signUps.push({ email: String(form.email), answer })
  }
}

/** A server with a worker that lives for a moment under load. Whatever an earlier one left is its to go on with. */
async function liveAndDie(load: Load, draw: Draw): Promise<void> {
  const round = await givenRound()
  const lastWrite = WRITES.from + draw(WRITES.to - WRITES.from)
  const server = await spawnMortal(lastWrite, { WORKER: 'true' })
  const limit = setTimeout(() => server.child.kill('SIGKILL'), LIFE_MS)
  let over = false
  const work = Promise.all([
    playAll(server.url, round, load),
    declareAll(server.url, round, load),
    signUpAll(server.url, load, () => over),
  ])
  const { signal } = await server.ended
  clearTimeout(limit)
  over = true
  await work
  if (signal !== 'SIGKILL') throw new Error(`it ended by itself: ${server.output.err}`)
}

/** What was answered is there, and what was not is there whole or not at all: the same request says which. */
async function assertPlayedOnce(url: string, play: SentPlay, assert: Assert): Promise<void> {
  const { player, gameId, headers, body, answer } = play
  const find = () => db.from('game_plays').where({ game_id: gameId, user_id: player.id })
  const before = await find()
  if (answer?.status === 201) assert.lengthOf(before, 1, 'an answered play is lost')
  const again = await post(`${url}/v1/gameplays`, player.accessToken, body, headers)
  const ids = (await find()).map(({ id }) => id)
  assert.isAtMost(ids.length, 1)
  if (before.length === 1) assert.deepEqual([again?.status, again?.body.id], [201, ids[0]])
  if (answer?.status === 201) assert.equal(again?.body.id, answer.body.id)
}

/** What the plays say was won and spent stands in the wallets, to the ticket and the coin. */
async function assertPaidOnce({ plays }: Load, assert: Assert): Promise<void> {
  for (const player of new Set(plays.map((play) => play.player))) {
    const rows = await db.from('game_plays').where('user_id', player.id)
    const sum = (amountOf: (row: Record<string, number | string>) => number) =>
      rows.reduce((total, row) => total + amountOf(row), 0)
    const spent = sum(({ state, quantity, refunded_count: back }) =>
      state === 'canceled' ? 0 : Number(quantity) - Number(back)
    )
    const won = sum(({ state, matched_count: matched }) =>
      state === 'won' ? 170 * Number(matched) : 0
    )
    const { black, coin, pending_coin: pending } = await balancesOf(player.id)
    assert.deepEqual([black, coin, pending], [TICKETS * GAMES - spent, won, 0])
    const told = await db
      .from('notifications')
      .where('user_id', player.id)
      .whereIn('kind', ['game_won', 'game_lost'])
    const settled = rows.filter(({ state }) => state === 'won' || state === 'lost')
    assert.equal(told.length, settled.length, 'each result is told once')
  }
}

async function undelivered(): Promise<string[]> {
  const rows = await db.from('outbox').whereNot('state', 'delivered').select('id')
  return rows.map(({ id }) => id)
}

/** Each account has its mail, and a second copy is the same mail: SMTP knows no "once". */
async function assertMailedOnce({ signUps, leftBefore }: Load, mailbox: Mailbox, assert: Assert) {
  for (const { email, answer } of signUps) {
    const accounts = await db.from('users').where('email', email)
    if (answer?.status === 201) assert.lengthOf(accounts, 1, 'an answered sign-up is there')
    const mails = await mailbox.to(email)
    const ids = new Set(mails.map(({ messageId }) => messageId))
    assert.equal(ids.size, accounts.length, 'one mail an account')
  }
  assert.isEmpty((await undelivered()).filter((id) => !leftBefore.has(id)))
}

async function killAndLook(draw: Draw, assert: Assert): Promise<void> {
  const mailbox = await openMailbox()
  const load: Load = {
    ...{ plays: [], declared: [], signUps: [] },
    leftBefore: new Set(await undelivered()),
  }
  for (let n = 0; n < KILLS; n++) await liveAndDie(load, draw)
  assert.isEmpty(await faultsOf(...load.plays.map(({ player }) => player)))
  const answered = load.plays.filter(({ answer }) => answer?.status === 201)
  assert.isAbove(answered.length, KILLS, 'they were killed before they did anything')

  // Whoever got no answer asks again, of a server that lives.
  const url = String(process.env.APP_URL)
  for (const play of load.plays) await assertPlayedOnce(url, play, assert)
  for (const { gameId, side, answer } of load.declared) {
    if (answer?.status !== 200) {
      const admin = await createPlayer({ roles: ['admin'] })
      const path = `${url}/v1/admin/games/${gameId}/declare`
      const again = await post(path, admin.accessToken, { correctAnswer: side })
      assert.equal(again?.status, 200)
    }
  }
  passTime(LEASES_MS)
  await settleAll()
  passTime(DAY_MS)
  await settleAll()
  await drainOutbox()

  for (const { gameId } of load.declared) {
    assert.equal(await stateOf(gameId), 'ended')
    assert.equal(await postedTo(`escrow:${gameId}:black`), 0)
    assert.equal(await postedTo(`rake:${gameId}:coin`), 0)
  }
  await assertPaidOnce(load, assert)
  await assertMailedOnce(load, mailbox, assert)
  assert.isEmpty(await faultsOf(...load.plays.map(({ player }) => player)))
}

test.group('A server and its worker that are killed again and again', (group) => {
  group.each.setup(() => settleAll())
  group.each.teardown(() => {
    clock.replace(Date.now)
  })

  test('lose nothing that was answered, and do nothing twice', ({ assert }) =>
    withSeed((draw) => killAndLook(draw, assert))).timeout(60_000 + KILLS * 60_000)
})
