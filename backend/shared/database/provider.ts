import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { asksPlainly, choosePlainDriver } from '#shared/database/plain_driver'
import { differingParts } from '#shared/database/private_parts'

/** Checks at start that the private parts of the database libraries still work, and otherwise chooses the plain driver. */
export default class DatabaseDriverProvider {
  async start() {
    if (asksPlainly() || !(await answers())) return
    const differing = await differingParts()
    if (differing.length === 0) return
    choosePlainDriver()
    logger.warn(
      { differing },
      'the plain database driver is used: private parts of its libraries have changed'
    )
  }
}

/** While the database is unreachable, the checks would fail for that reason. */
async function answers(): Promise<boolean> {
  try {
    await db.rawQuery('select 1')
    return true
  } catch {
    return false
  }
}
