import { readFile, writeFile } from 'node:fs/promises'
import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import type { RouteJSON } from '@adonisjs/core/types/http'
import prettier from 'prettier'
import { buildDocument } from '#shared/openapi/build_document'
import { moduleOf, operationOf, type DescribedRoute } from '#shared/openapi/operation'

interface Package {
  version: string
  description: string
}

const matchersOf = ({ matchers }: RouteJSON): Record<string, RegExp> =>
  Object.fromEntries(
    Object.entries(matchers).flatMap(([part, { match }]) => (match ? [[part, match]] : []))
  )

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
      const { name = '', pattern } = route
      const [module, matchers] = [moduleOf(route.handler), matchersOf(route)]
      described.push({ method, pattern, name, matchers, module, operation })
    }
    const modules = [...new Set(described.map(({ module }) => module))].sort()
    const purposes = await Promise.all(modules.map((module) => this.purposeOf(module)))
    const { version, description } = JSON.parse(await this.read('package.json')) as Package
    const json = JSON.stringify(
      buildDocument(described, {
        version,
        description,
        modules: Object.fromEntries(modules.map((module, at) => [module, purposes[at]!])),
      })
    )
    await writeFile(
      this.app.makePath('openapi.json'),
      await prettier.format(json, { parser: 'json', printWidth: 120 })
    )
    this.logger.success(`openapi.json describes ${described.length} operations`)
  }

  private read(path: string): Promise<string> {
    return readFile(this.app.makePath(path), 'utf8')
  }

  /** What the first paragraph of a module's README says. */
  private async purposeOf(module: string): Promise<string> {
    const [, paragraph = ''] = (await this.read(`backend/${module}/README.md`)).split('\n\n')
    return paragraph.replaceAll('\n', ' ')
  }
}
