import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import DemoSeeder from '#database/seeders/demo_seeder'
import { welcomePeople } from '#demo/people/welcome_people'
import { welcomePartner } from '#demo/welcome_partner'
import { publishBuild, type BuiltRemote } from '#remotes/actions/publish_build'

/** What `npm start` does before it serves: publishes what was built last, and seeds the demo. */
export async function prepareDemo(): Promise<void> {
  const text = await readFile(app.makePath('build/manifest.json'), 'utf8')
  const { remotes } = JSON.parse(text) as { remotes: Record<string, BuiltRemote> }
  await welcomePartner()
  const { problems, leftAside } = await publishBuild(remotes)
  const wrong = [...problems, ...leftAside]
  if (wrong.length > 0) throw new Error(wrong.join('; '))
  await new DemoSeeder(db.connection()).run()
  await welcomePeople()
}
