import { args } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { OperatorCommand } from '#shared/console/operator_command'
import type { RemoteEntry } from '@sidepick/rules/types'
import { RemotesContract } from '#remotes/contract'
import type { Result } from '#shared/result'

type Outcome = Result<{ id: string } | { version: number }, { type: string; faults?: string[] }>
type Act = (remotes: RemotesContract, subject: string, flavour: string) => Promise<Outcome>

/** The acts on a published release, named by its id. */
const ACTS = new Map<string, Act>([
  ['point', (remotes, releaseId, flavour) => remotes.pointFlavour({ flavour, releaseId })],
  ['kill', (remotes, id) => remotes.killRelease(id)],
  ['revive', (remotes, id) => remotes.reviveRelease(id)],
])

/**
 * Acts on one release: publish it after its bundle was fetched and checked, point a flavour at it, kill it, revive it.
 */
export default class RemotesRelease extends OperatorCommand {
  static commandName = 'remotes:release'
  static description = 'Publish a release, point a flavour at it, kill it or revive it'
  static help = [
    'remotes:release publish entry.json     (a registry entry; prints the id)',
    'remotes:release point <id> orbit',
    'remotes:release kill <id>              (the release before takes its place)',
    'remotes:release revive <id>',
  ]
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'publish, point, kill or revive' })
  declare act: string

  @args.string({ description: 'Id of the release, or the file with its entry' })
  declare subject: string

  @args.string({ description: 'Flavour to point', required: false })
  declare flavour?: string

  async run() {
    if (this.act === 'publish') return this.#publish()
    const act = ACTS.get(this.act)
    if (!act) return this.fail(`"${this.act}" is none of publish, ${[...ACTS.keys()].join(', ')}`)
    if (this.act === 'point' && !this.flavour) return this.fail('name the flavour to point')
    const remotes = await this.app.container.make(RemotesContract)
    this.#tell(await act(remotes, this.subject, this.flavour ?? ''))
  }

  async #publish() {
    const entry = await this.readJson(this.subject)
    if (entry === undefined) return
    const remotes = await this.app.container.make(RemotesContract)
    this.#tell(await remotes.publishRelease(entry as RemoteEntry))
  }

  #tell(outcome: Outcome) {
    if (!outcome.ok) {
      return this.fail([outcome.error.type, ...(outcome.error.faults ?? [])].join('\n  '))
    }
    const { value } = outcome
    this.logger.success('id' in value ? value.id : `registry version ${value.version}`)
  }
}
