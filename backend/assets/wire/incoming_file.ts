import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { finished } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyHeaders } from '@fastify/busboy'
import { failure, success, type Result } from '#shared/result'

export type IncomingFileError = { type: 'missing' } | { type: 'too_large' } | { type: 'broken' }

type Ending = 'whole' | IncomingFileError['type']

/**
 * Takes the file named `file` out of a form as it streams in, through a file of its own that is gone afterwards,
 * whatever happens. The parser is not AdonisJS's: that one looks a part's name up in an object with a prototype.
 */
export async function readIncomingFile(
  request: IncomingMessage,
  maxBytes: number
): Promise<Result<Buffer, IncomingFileError>> {
  const folder = await mkdtemp(join(tmpdir(), 'sidepick-upload-'))
  const path = join(folder, 'file')
  try {
    const ending = await keepFile(request, path, maxBytes)
    return ending === 'whole' ? success(await readFile(path)) : failure({ type: ending })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Settles once nothing is written any more, as soon as the file is too large, and reads no other part. */
async function keepFile(request: IncomingMessage, path: string, maxBytes: number): Promise<Ending> {
  const stop = new AbortController()
  let kept: Promise<Ending> = Promise.resolve('missing')
  const read = await new Promise<'end' | 'too_large' | 'broken'>((settle) => {
    const form = parserOf(request, maxBytes)
    if (form === null) return settle('broken')
    form.on('file', (_, part) => {
      part.once('limit', () => settle('too_large'))
      kept = pipeline(part, createWriteStream(path), { signal: stop.signal }).then(
        () => 'whole',
        () => 'broken'
      )
    })
    form.on('finish', () => settle('end')).on('error', () => settle('broken'))
    finished(request, (error) => error && settle('broken'))
    request.pipe(form)
  })
  request.unpipe()
  request.resume()
  if (read !== 'end') stop.abort()
  const ending = await kept
  return read === 'end' ? ending : read
}

/** null for a form whose parts nothing parts. */
function parserOf(request: IncomingMessage, maxBytes: number) {
  try {
    return new Busboy({
      headers: request.headers as BusboyHeaders,
      limits: { files: 1, fields: 0, fileSize: maxBytes },
      isPartAFile: (name, _, filename) => name === 'file' && Boolean(filename),
    })
  } catch {
    return null
  }
}
