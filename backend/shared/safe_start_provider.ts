import type { ApplicationService } from '@adonisjs/core/types'
import env from '#start/env'
import { keepDatabasePrivate, keepFolderPrivate } from '#shared/private_files'
import { requireSafeDemo } from '#shared/safe_demo'

/** Looks at what a careless start would give away, before anything is opened. */
export default class SafeStartProvider {
  constructor(protected app: ApplicationService) {}

  boot() {
    if (this.app.getEnvironment() === 'web') requireSafeDemo()
    const root = this.app.makePath()
    if (env.get('DB_CONNECTION') === 'sqlite') {
      keepDatabasePrivate(this.app.makePath(env.get('SQLITE_PATH')), root)
    }
    for (const folder of ['UPLOADS_PATH', 'MAILBOX_PATH'] as const) {
      keepFolderPrivate(this.app.makePath(env.get(folder)), root)
    }
  }
}
