import type { HttpContext } from '@adonisjs/core/http'
import { Problem } from '#shared/problem'
import { storedFiles } from '#assets/store/stored_files'

/** Serves an uploaded file with its stored content type, sandboxed so that it cannot run code on our origin. */
export default class ServeUploadController {
  async handle({ params, response }: HttpContext) {
    const key = [params.owner, params.asset, params.name].join('/')
    const file = storedFiles.isKey(key) ? await storedFiles.open(key) : null
    if (file === null) throw new Problem('E_NOT_FOUND')
    response.header('content-type', storedFiles.contentType)
    response.header('content-disposition', 'inline')
    response.header('cross-origin-resource-policy', 'cross-origin')
    response.header('cache-control', 'public, max-age=31536000, immutable')
    response.stream(file)
  }
}
