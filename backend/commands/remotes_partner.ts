import { args } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { OperatorCommand } from '#shared/console/operator_command'
import { PartnerDomainsContract } from '#partner_domains/contract'
import { addPartner, setOrigins, setTrust } from '#remotes/actions/change_partner'
import { explainPartner } from '#remotes/domain/explain'
import type { PartnerError } from '#remotes/domain/owner'
import type { Result } from '#shared/result'

type Terms = { origins: string[]; trusted: boolean }
type Act = (id: string, origins: string[]) => Promise<Result<Terms, PartnerError>>

const ACTS = new Map<string, Act>([
  ['add', addPartner],
  ['origins', setOrigins],
  ['trust', (id) => setTrust(id, true)],
  ['untrust', (id) => setTrust(id, false)],
])

/** Adds partners, sets their origins, and trusts or untrusts them. */
export default class RemotesPartner extends OperatorCommand {
  static commandName = 'remotes:partner'
  static description = 'Add a partner that ships cards, set its origins, trust it or not'
  static help = [
    'remotes:partner add orbit https://cdn.orbit.example',
    'remotes:partner origins orbit https://cdn.orbit.example https://cdn2.orbit.example',
    'remotes:partner trust orbit      (its code runs in the page, with the session that is there)',
    'remotes:partner untrust orbit',
  ]
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'add, origins, trust or untrust' })
  declare act: string

  @args.string({ description: 'Name of the partner, which is its distributor’s' })
  declare partner: string

  @args.spread({ description: 'Where its bundles lie', required: false })
  declare origins?: string[]

  async run() {
    const act = ACTS.get(this.act)
    if (!act) return this.fail(`"${this.act}" is none of ${[...ACTS.keys()].join(', ')}`)
    const outcome = await act(this.partner, this.origins ?? [])
    if (!outcome.ok) return this.fail(explainPartner(outcome.error, this.partner))
    const partners = await this.app.container.make(PartnerDomainsContract)
    await partners.addDistributor({ id: this.partner, name: this.partner })
    const { origins, trusted } = outcome.value
    const trust = trusted
      ? 'trusted: its code runs in the page'
      : 'not trusted: nothing of it is loaded'
    this.logger.success(`${this.partner} (${origins.join(', ') || 'no origins'}) is ${trust}`)
  }
}
