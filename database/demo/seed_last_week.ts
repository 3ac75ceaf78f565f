import app from '@adonisjs/core/services/app'
import { weekBounds } from '@sidepick/rules/week'
import { game as constants } from '#config/game'
import { at } from '#database/demo/at'
import { lastWeek, leaderboard, type DemoPlayer } from '#database/demo/content'
import { demoId } from '#database/demo/ids'
import { signUpPlayer } from '#database/demo/sign_up_player'
import { AccountsContract } from '#accounts/contract'
import { AwardPrizes } from '#leaderboards/actions/award_prizes'
import { openWeek } from '#leaderboards/actions/open_week'
import { LeaderboardsContract } from '#leaderboards/contract'
import { findBoard } from '#leaderboards/queries/list_active_boards'
import type { Board } from '#leaderboards/store/board_row'
import { ProfilesContract } from '#profiles/contract'
import { clock } from '#shared/clock'
import { transact } from '#shared/database/transact'
import { PLATFORM } from '#shared/privacy/audit'
import { WalletsContract } from '#wallets/contract'

const BOARD_ID = demoId('leaderboard', 'last_week')
const DAY_MS = 24 * 60 * 60 * 1_000

/**
 * A week that is over, and its prizes, drawn as an admin has them drawn. The board is made by the clock of its week, so that its
 * commitment is older than all that it decides. As many qualify as there are prizes: the drawing is by lot, and whoever is meant
 * to win has won all the same.
 */
export async function seedLastWeek(): Promise<void> {
  const known = await findBoard(BOARD_ID)
  if (!known && !(await open())) return
  const board = known ?? (await findBoard(BOARD_ID))!
  for (const player of lastWeek) await enter(board, player)
  const award = await app.container.make(AwardPrizes)
  await award.handle(BOARD_ID, PLATFORM)
}

/** @returns false in a demo that has run since last week, and has that week's board already */
function open(): Promise<boolean> {
  const thisWeek = weekBounds(clock.now(), constants.time.zone)
  const { start, end } = weekBounds(new Date(thisWeek.start.getTime() - 1), constants.time.zone)
  const board = {
    ...{ id: BOARD_ID, distributorId: 'default', series: 'weekly', ...leaderboard },
    prizeDrawingDateMs: end.getTime(),
  }
  return at(start.getTime(), () => openWeek(board, start))
}

/** What a drawing asks for: a verified address, the terms, and the week's points. Each is written once. */
async function enter(board: Board, player: DemoPlayer): Promise<void> {
  const userId = demoId('player', player.username)
  const pointsKey = { userId, source: 'leaderboard_points', reference: 'demo_last_week' } as const
  const [profiles, accounts, wallets, boards] = await Promise.all([
    app.container.make(ProfilesContract),
    app.container.make(AccountsContract),
    app.container.make(WalletsContract),
    app.container.make(LeaderboardsContract),
  ])
  await at(board.startDateMs + DAY_MS, async () => {
    await signUpPlayer(userId, player)
    const user = await profiles.find(userId)
    await transact(async (trx) => {
      if (!user?.emailVerified) await profiles.update(userId, { emailVerified: true }, trx)
      if (user?.termsVersion !== constants.termsVersion) {
        await accounts.signTerms(userId, { ip: '192.0.2.1', userAgent: null }, trx)
      }
      const { points } = player
      const credit = { ...pointsKey, points, type: 'admin_update' } as const
      const paid = await wallets.creditPoints(credit, trx)
      if (paid) await boards.addPoints({ userId, boardIds: [board.id], points }, trx)
    })
  })
}
