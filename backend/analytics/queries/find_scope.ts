import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { DistributorOwnersContract } from '#partner_domains/contract'
import { failure, success, type Result } from '#shared/result'
import { WidgetsContract } from '#widgets/contract'

/** The records that a read is about. */
export interface Wanted {
  widgetId?: string
  partner?: string
}

export type ScopeError =
  /** Only an admin reads about everybody. */
  | { type: 'names_nothing' }
  /** Unknown, or somebody else's. */
  | { type: 'not_found' }

/** Whether somebody may read about these records: an admin about all, others about the own widget or partner. */
@inject()
export class FindScope {
  constructor(
    private readonly widgets: WidgetsContract,
    private readonly owners: DistributorOwnersContract
  ) {}

  /** @param ownerId null sees everything */
  async handle(ownerId: string | null, wanted: Wanted): Promise<Result<Wanted, ScopeError>> {
    if (ownerId === null) return success(wanted)
    const { widgetId, partner } = wanted
    if (widgetId === undefined && partner === undefined) return failure({ type: 'names_nothing' })
    const owned =
      (widgetId !== undefined && (await this.ownsWidget(ownerId, widgetId))) ||
      (partner !== undefined && (await this.ownsPartner(ownerId, partner)))
    return owned ? success(wanted) : failure({ type: 'not_found' })
  }

  private async ownsWidget(ownerId: string, widgetId: string): Promise<boolean> {
    return (await this.widgets.find(widgetId))?.creatorId === ownerId
  }

  private async ownsPartner(ownerId: string, partner: string): Promise<boolean> {
    return (await this.owners.listOwners([partner], db.connection())).get(partner) === ownerId
  }
}
