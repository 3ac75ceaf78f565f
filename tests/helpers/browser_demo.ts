import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import DemoSeeder from '#database/seeders/demo_seeder'
import { publishBuild, type BuiltRemote } from '#remotes/actions/publish_build'

/** What `npm start` does before it serves: publishes what was built last, and seeds the demo. */
export async function prepareDemo(): Promise<void> {
  const text = await readFile(app.makePath('build/manifest.json'), 'utf8')
  const { remotes } = JSON.parse(text) as { remotes: Record<string, BuiltRemote> }
  const problems = await publishBuild(remotes)
  if (problems.length > 0) throw new Error(problems.join('; '))
  await new DemoSeeder(db.connection()).run()
}
