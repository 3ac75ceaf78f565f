import { game } from '#config/game'
import { dailyGiftSchema } from '#wallets/wire/daily_gift'

export default class ShowDailyGiftController {
  static readonly operation = {
    summary: "How many white tickets the day's gift holds",
    auth: 'player',
    responses: { 200: dailyGiftSchema },
  }

  handle() {
    return { amount: game.tickets.dailyGift }
  }
}
