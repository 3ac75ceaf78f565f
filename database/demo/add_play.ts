import app from '@adonisjs/core/services/app'
import type { Side } from '@sidepick/rules/types'
import { demoWidgetId } from '#database/demo/ids'
import { transact } from '#shared/database/transact'
import { CreateGamePlay } from '#gameplays/actions/create_game_play'

interface DemoPlay {
  gameId: string
  userId: string
  side: Side
  emailVerified: boolean
}

/** A free play in the demo's widget. One that is refused is left out. */
export async function addPlay(pick: DemoPlay): Promise<void> {
  const creating = await app.container.make(CreateGamePlay)
  const play = await creating.prepare({
    ...pick,
    ...{ ticketType: 'free', quantity: 1, clientPoints: 0, unpaid: false, decides: false },
    ...{ widgetId: demoWidgetId('daily_fold_inline'), distributorId: 'default' },
    ...{ returnUrl: null, context: {}, origin: { ip: '192.0.2.1', userAgent: null } },
  })
  await transact(async (trx) =>
    creating.handle(play, await creating.read(play, trx, { again: true }), trx)
  )
}
