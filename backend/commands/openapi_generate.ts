import { readFile, writeFile } from 'node:fs/promises'
import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import prettier from 'prettier'
import { buildDocument, type DescribedRoute } from '#shared/openapi/build_document'
import { operationOf } from '#shared/openapi/operation'

/** Writes openapi.json from the routes, their validators and what their controllers say they answer. */
export default class OpenapiGenerate extends BaseCommand {
  static commandName = 'openapi:generate'
  static description = 'Write openapi.json from the routes'
  static options: CommandOptions = { startApp: true }

  async run() {
    const router = await this.app.container.make('router')
    router.commit()
    const described: DescribedRoute[] = []
    for (const route of Object.values(router.toJSON()).flat()) {
      const operation = await operationOf(route.handler)
      const [method] = route.methods.filter((candidate) => candidate !== 'HEAD')
      if (!operation || !method) continue
      described.push({ method, pattern: route.pattern, name: route.name ?? '', operation })
    }
    const { version } = JSON.parse(await readFile(this.app.makePath('package.json'), 'utf8')) as {
      version: string
    }
    const json = JSON.stringify(buildDocument(described, version))
    await writeFile(
      this.app.makePath('openapi.json'),
      await prettier.format(json, { parser: 'json', printWidth: 120 })
    )
    this.logger.success(`openapi.json describes ${described.length} operations`)
  }
}
