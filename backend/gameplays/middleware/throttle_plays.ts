import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { countCall } from '#shared/http/throttle'

/** Limits the plays of one player, whom the route's guard has identified. */
export async function throttlePlays({ auth }: HttpContext, next: NextFn) {
  await countCall('playsPerPlayer', auth.user!.id)
  return next()
}
