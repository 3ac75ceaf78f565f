import { args, BaseCommand } from '@adonisjs/core/ace'
import { unreachable } from '#shared/problem'
import { makeModule, type MakeModuleError } from '#shared/make_module/make_module'

/** Lays out a backend module and wires it: alias, provider, routes. */
export default class MakeModule extends BaseCommand {
  static commandName = 'make:module'
  static description = 'Lay out a backend module and wire it'

  @args.string({ description: 'Name in snake_case, such as game_sets' })
  declare name: string

  async run() {
    const made = await makeModule(this.app.makePath(), this.name)
    if (!made.ok) {
      this.logger.error(explain(made.error))
      this.exitCode = 1
      return
    }
    for (const path of made.value) this.logger.action(`write ${path}`).succeeded()
    this.logger.info('Name the directions it may import in dependency_cruiser.cjs')
  }
}

function explain(error: MakeModuleError): string {
  switch (error.type) {
    case 'bad_name':
      return 'A module is named in snake_case, such as game_sets'
    case 'exists':
      return `${error.path} exists already`
    case 'no_place':
      return `${error.file} has lost the place where modules are listed`
    default:
      return unreachable(error)
  }
}
