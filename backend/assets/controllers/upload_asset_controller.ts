import type { HttpContext } from '@adonisjs/core/http'
import { game } from '#config/game'
import { fieldProblem, Problem, unreachable } from '#shared/problem'
import { countUpload } from '#assets/actions/count_upload'
import { storeAvatar, type StoreAvatarError } from '#assets/actions/store_avatar'
import { readIncomingFile, type IncomingFileError } from '#assets/wire/incoming_file'
import { toAsset } from '#assets/transformers/asset'
import { assetSchema } from '#assets/wire/asset'

/** What a form adds to its file: boundaries and the headers of the parts. */
const FORM_BYTES = 64 * 1024

export default class UploadAssetController {
  static readonly operation = {
    summary: 'Keeps a picture, the part `file` of a form, as the square that a profile shows',
    auth: 'player',
    files: { file: 'The picture.' },
    problems: ['E_CONTENT_TYPE', 'E_DAILY_LIMIT', 'E_FILE_SIZE', 'E_FILE_TYPE'],
    responses: { 201: assetSchema },
  }

  async handle({ auth, request, response }: HttpContext) {
    if (request.is(['multipart/form-data']) === null) {
      throw new Problem('E_CONTENT_TYPE', { message: 'Send a form with a file' })
    }
    const { imageMaxBytes } = game.assets
    if (Number(request.header('content-length')) > imageMaxBytes + FORM_BYTES) {
      throw new Problem('E_FILE_SIZE')
    }
    const { id } = auth.getUserOrFail()
    if (!(await countUpload(id))) throw new Problem('E_DAILY_LIMIT')
    const file = await readIncomingFile(request.request, imageMaxBytes)
    if (!file.ok) throw toProblem(file.error)
    const stored = await storeAvatar(id, file.value)
    if (!stored.ok) throw toProblem(stored.error)
    response.status(201)
    return toAsset(stored.value)
  }
}

function toProblem(error: IncomingFileError | StoreAvatarError): Problem {
  switch (error.type) {
    case 'too_large':
      return new Problem('E_FILE_SIZE')
    case 'unsupported':
      return new Problem('E_FILE_TYPE')
    case 'owner_gone':
      return new Problem('E_UNAUTHORIZED')
    case 'broken':
      return new Problem('E_BAD_REQUEST', { message: 'Upload error, try again' })
    case 'missing':
      return fieldProblem('E_VALIDATION', 'file', 'Choose a file')
    default:
      return unreachable(error)
  }
}
