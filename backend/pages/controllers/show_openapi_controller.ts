import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'

let document: Promise<string> | null = null

/** The committed description of the API. */
export default class ShowOpenapiController {
  async handle({ response }: HttpContext) {
    document ??= readFile(app.makePath('openapi.json'), 'utf8')
    response.header('content-type', 'application/json; charset=utf-8')
    response.send(await document)
  }
}
