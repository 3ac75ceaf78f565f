import type { HttpContext } from '@adonisjs/core/http'
import { Problem } from '#shared/problem'
import { findDrawing, listEntries } from '#leaderboards/store/drawings'
import { toDrawing } from '#leaderboards/transformers/drawing'
import { drawingSchema } from '#leaderboards/wire/drawing'

export default class ShowDrawingController {
  static readonly operation = {
    summary: "What is published of a board's drawing, with which anybody repeats it",
    auth: 'public',
    path: { id: 'Id of the board.' },
    responses: { 200: drawingSchema },
  }

  async handle({ params }: HttpContext) {
    const row = await findDrawing(String(params.id))
    if (!row || row.commitment === null) throw new Problem('E_NOT_FOUND')
    return toDrawing({ ...row, commitment: row.commitment }, await listEntries(row.id))
  }
}
