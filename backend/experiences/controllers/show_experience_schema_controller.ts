import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'

let schema: Promise<string> | null = null

/** The committed JSON Schema of experience documents, for editors; anybody may read it. */
export default class ShowExperienceSchemaController {
  async handle({ response }: HttpContext) {
    schema ??= readFile(app.makePath('experience.schema.json'), 'utf8')
    response.header('content-type', 'application/schema+json; charset=utf-8')
    response.send(await schema)
  }
}
