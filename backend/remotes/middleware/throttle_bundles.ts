import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { countCall } from '#shared/http/throttle'

/** Limits the bundles that are fetched and run for one person, whom the route's guard has identified. */
export async function throttleBundles({ auth }: HttpContext, next: NextFn) {
  await countCall('bundlesPerPerson', auth.user!.id)
  return next()
}
