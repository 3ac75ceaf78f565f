import type { ApplicationService } from '@adonisjs/core/types'
import env from '#start/env'
import { keepDatabasePrivate, keepFolderPrivate } from '#shared/privacy/private_files'

/** Restricts files with personal data to the owner, before anything opens them. */
export default class PrivateFilesProvider {
  constructor(protected app: ApplicationService) {}

  boot() {
    const root = this.app.makePath()
    if (env.get('DB_CONNECTION') === 'sqlite') {
      keepDatabasePrivate(this.app.makePath(env.get('SQLITE_PATH')), root)
    }
    for (const folder of ['UPLOADS_PATH', 'MAILBOX_PATH'] as const) {
      keepFolderPrivate(this.app.makePath(env.get(folder)), root)
    }
  }
}
