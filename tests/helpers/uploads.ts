import { globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ApiClient } from '@japa/api-client'
import env from '#start/env'

/** Sends a file as the form of a profile does. */
export function upload(client: ApiClient, accessToken: string, file: Buffer, filename = 'me.png') {
  return client.post('/v1/assets').bearerToken(accessToken).file('file', file, { filename })
}

/** Every file of this owner that lies on the disk. */
export function filesOf(ownerId: string): string[] {
  return globSync('*/*', { cwd: join(env.get('UPLOADS_PATH'), ownerId) })
}

/** Has temporary files made in a folder of its own from now on; gives what lies there, and a way back. */
export function watchTemporaryFiles() {
  const before = process.env.TMPDIR
  const folder = mkdtempSync(join(tmpdir(), 'sidepick-watch-'))
  mkdirSync(folder, { recursive: true })
  process.env.TMPDIR = folder
  return {
    list: () => globSync('**/*', { cwd: folder }),
    restore() {
      if (before === undefined) delete process.env.TMPDIR
      else process.env.TMPDIR = before
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
