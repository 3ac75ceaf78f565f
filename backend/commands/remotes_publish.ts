import { readFile } from 'node:fs/promises'
import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { publishBuild, type BuiltRemote } from '#remotes/actions/publish_build'

/** Publishes the last build. Publishing the same build again changes nothing. */
export default class RemotesPublish extends BaseCommand {
  static commandName = 'remotes:publish'
  static description = 'Publish the built remotes and point their flavours at them'
  static options: CommandOptions = { startApp: true }

  async run() {
    const { problems, leftAside } = await publishBuild(await this.builtRemotes())
    for (const line of leftAside) this.logger.log(`         left aside: ${line}`)
    if (problems.length > 0) throw new Error(problems.join('; '))
  }

  private async builtRemotes(): Promise<Record<string, BuiltRemote>> {
    const path = this.app.makePath('build/manifest.json')
    const text = await readFile(path, 'utf8').catch(() => {
      throw new Error('build/manifest.json is missing, run npm run build')
    })
    return (JSON.parse(text) as { remotes: Record<string, BuiltRemote> }).remotes
  }
}
