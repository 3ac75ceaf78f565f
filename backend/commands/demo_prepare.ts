import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import db from '@adonisjs/lucid/services/db'
import { MigrationRunner } from '@adonisjs/lucid/migration'
import env from '#start/env'
import { requireSafeDemo } from '#demo/safe_demo'
import { welcomePeople } from '#demo/people/welcome_people'
import { welcomePartner } from '#demo/welcome_partner'

/** What `npm start` needs before it serves, in one process. A second run changes nothing. */
export default class DemoPrepare extends BaseCommand {
  static commandName = 'demo:prepare'
  static description =
    'Migrate the database, publish the built remotes and seed what a first start needs'
  static options: CommandOptions = { startApp: true }

  async run() {
    try {
      requireSafeDemo()
      await this.migrate()
      if (env.get('DEMO')) await welcomePartner()
      await this.execute('remotes:publish')
      if (env.get('DEMO')) {
        await this.execute('db:seed', ['--files', 'database/seeders/demo_seeder'])
      }
      await this.execute('db:seed', ['--files', 'database/seeders/superadmin_seeder'])
      await welcomePeople()
    } catch (error) {
      this.exitCode = 1
      this.logger.logError(`sidepick: ${explain(error as Error)}`)
    }
  }

  private async migrate() {
    const runner = new MigrationRunner(db, this.app, { direction: 'up' })
    await runner.run()
    if (runner.error) throw runner.error
    const count = Object.keys(runner.migratedFiles).length
    if (count > 0) this.logger.log(`         migrated the database (${count} steps)`)
  }

  /** A step that failed has already said why. */
  private async execute(name: string, args: string[] = []) {
    const command = await this.kernel.exec(name, args)
    if (command.exitCode === 1) throw command.error ?? new Error(`"${name}" failed`)
  }
}

const DATABASE_CODES = /^(E(CONN|HOST|NOTFOUND|TIMEDOUT|AI_)|SQLITE_|3D000$|28|42501$|08)/

/** One line that says what to do. Of the settings, only the database can fail here. */
function explain(error: Error & { code?: string }): string {
  const reason = error.message.split('\n')[0]
  if (!DATABASE_CODES.test(error.code ?? '')) {
    return `${reason}: correct this and run npm start again`
  }
  const setting = env.get('DB_CONNECTION') === 'pg' ? 'DATABASE_URL' : 'SQLITE_PATH'
  return `the database cannot be used (${reason}): correct ${setting} and run npm start again`
}
