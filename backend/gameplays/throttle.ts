import limiter from '@adonisjs/limiter/services/main'
import { game } from '#config/game'

const { requests, seconds } = game.rateLimits.playsPerPlayer

/** Plays of one player; the route's guard has already named him. */
export const throttlePlays = limiter.define('plays', ({ auth }) =>
  limiter.allowRequests(requests).every(seconds).usingKey(auth.user!.id)
)
