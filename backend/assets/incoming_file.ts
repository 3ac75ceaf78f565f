import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Multipart } from '@adonisjs/core/bodyparser'
import { failure, success, type Result } from '#shared/result'

export type IncomingFileError = { type: 'missing' } | { type: 'too_large' } | { type: 'broken' }

/**
 * Takes the file named `file` out of a form as it streams in, through a file of its own that is gone afterwards,
 * whatever happens. Nothing but this one part is looked at.
 */
export async function readIncomingFile(
  form: Multipart,
  maxBytes: number
): Promise<Result<Buffer, IncomingFileError>> {
  const folder = await mkdtemp(join(tmpdir(), 'sidepick-upload-'))
  const path = join(folder, 'file')
  const seen: { state: 'missing' | 'whole' | 'too_large' | 'broken' } = { state: 'missing' }
  form.onFile('file', { deferValidations: true }, async (part) => {
    if (seen.state !== 'missing') return void part.resume()
    seen.state = 'broken'
    try {
      await pipeline(part as Readable, upTo(maxBytes), createWriteStream(path))
      seen.state = 'whole'
    } catch (error) {
      if (error instanceof TooLarge) seen.state = 'too_large'
      form.abort(error)
    }
  })
  try {
    await form.process({ limit: Infinity, maxFields: 10 }).catch(() => {
      if (seen.state !== 'too_large') seen.state = 'broken'
    })
    const { state } = seen
    return state === 'whole' ? success(await readFile(path)) : failure({ type: state })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

class TooLarge extends Error {}

function upTo(maxBytes: number): Transform {
  let bytes = 0
  return new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length
      if (bytes > maxBytes) done(new TooLarge())
      else done(null, chunk)
    },
  })
}
