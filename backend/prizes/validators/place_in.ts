import type { HttpContext } from '@adonisjs/core/http'
import { Problem } from '#shared/problem'

/** The place that a path names. */
export function placeIn({ params }: HttpContext): { boardId: string; place: number } {
  const written = String(params.place)
  if (!/^[1-9]\d{0,5}$/.test(written)) throw new Problem('E_NOT_FOUND')
  return { boardId: String(params.id), place: Number(written) }
}
