import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { countCall } from '#shared/http/throttle'

/** Counts plays of one player; the route's guard has already named him. */
export async function throttlePlays({ auth }: HttpContext, next: NextFn) {
  await countCall('playsPerPlayer', auth.user!.id)
  return next()
}
