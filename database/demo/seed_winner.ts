import app from '@adonisjs/core/services/app'
import { SOCIAL_PROVIDERS } from '@sidepick/rules/types'
import { addPlay } from '#database/demo/add_play'
import { at } from '#database/demo/at'
import { decided, winner } from '#database/demo/content'
import { demoId } from '#database/demo/ids'
import { describeGame } from '#database/demo/seed_catalogue'
import { signUpPlayer } from '#database/demo/sign_up_player'
import { linkIdentity } from '#auth/actions/link_identity'
import { isDemo } from '#config/social'
import { SettleDue } from '#gameplays/actions/settle_due'
import { GamesContract, PlayedGamesContract, type GameMove } from '#games/contract'
import { clock } from '#shared/clock'
import { transact } from '#shared/database/transact'

const HOUR_MS = 60 * 60 * 1_000
/** How long before the seeding the game was played and decided: so long that nothing holds its payment any more. */
const AGO_MS = {
  start: 120 * HOUR_MS,
  play: 100 * HOUR_MS,
  end: 96 * HOUR_MS,
  declare: 95 * HOUR_MS,
}
const GAME_ID = demoId('game', decided.slug)
const USER_ID = demoId('player', winner.username)

/** The one whom a visitor may be: signs in at a stand-in provider, and has a right prediction to collect. */
export async function seedWinner(): Promise<void> {
  await signUpPlayer(USER_ID, winner)
  for (const provider of SOCIAL_PROVIDERS.filter(isDemo)) {
    const identity = { provider, subject: `demo:${winner.email}` }
    await transact((trx) => linkIdentity(identity, USER_ID, trx))
  }
  if (!(await addGame())) return
  const nowMs = clock.nowMs()
  await at(nowMs - AGO_MS.play, play)
  await at(nowMs - AGO_MS.declare, declare)
  await pay()
}

/** @returns false for one that is there already */
async function addGame(): Promise<boolean> {
  const games = await app.container.make(GamesContract)
  const nowMs = clock.nowMs()
  const times = {
    startTimeMs: nowMs - AGO_MS.start,
    lastJoinTimeMs: nowMs - AGO_MS.end,
    endTimeMs: nowMs - AGO_MS.end,
  }
  const game = await describeGame({ ...decided, correctAnswer: null }, times)
  return at(times.startTimeMs, () => games.addGame(game))
}

const play = () =>
  addPlay({ gameId: GAME_ID, userId: USER_ID, side: decided.correctAnswer, emailVerified: true })

/** As the creator declares it. */
async function declare(): Promise<void> {
  await move({ to: 'active', by: 'scheduler' })
  await move({ to: 'waiting_for_declaration', by: 'scheduler' })
  const { correctAnswer } = decided
  await move({ to: 'declaring_winner', by: 'creator', correctAnswer, newResult: true })
  await settle()
}

/** As the job pays it, when its time to object is over. */
async function pay(): Promise<void> {
  await move({ to: 'processing_payouts', by: 'scheduler' })
  await settle()
}

async function move(way: GameMove): Promise<void> {
  const games = await app.container.make(PlayedGamesContract)
  const moved = await transact((trx) => games.move(GAME_ID, way, trx))
  if (!moved.ok) throw new Error(`demo game ${decided.slug}: ${moved.error.type}`)
}

async function settle(): Promise<void> {
  const due = await app.container.make(SettleDue)
  while ((await due.handle()) > 0);
}
