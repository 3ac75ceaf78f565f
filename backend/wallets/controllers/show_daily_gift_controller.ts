import vine from '@vinejs/vine'
import { game } from '#config/game'

export default class ShowDailyGiftController {
  static readonly operation = {
    summary: "How many white tickets the day's gift holds",
    auth: 'player',
    responses: { 200: vine.object({ amount: vine.number().withoutDecimals() }) },
  }

  handle() {
    return { amount: game.tickets.dailyGift }
  }
}
