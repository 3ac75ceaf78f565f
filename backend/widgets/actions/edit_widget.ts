import { inject } from '@adonisjs/core'
import { againWhenTaken } from '#shared/database/again_when_taken'
import { attempt } from '#shared/database/attempt'
import { changedMeanwhile, type ChangedMeanwhile } from '#shared/database/changed_meanwhile'
import { failure, success, type Result } from '#shared/result'
import { ExperiencesContract } from '#experiences/contract'
import { PartnerDomainsContract } from '#partner_domains/contract'
import { writeWidget } from '#widgets/actions/write_widget'
import type { SitesNamed } from '#widgets/domain/audience'
import { forgetWidget } from '#widgets/store/forget_widget'
import type { Own, OwnWidget, WidgetFields } from '#widgets/store/own_widget'
import { publishLooks, type BadLooks } from '#widgets/actions/publish_looks'
import { findOwnWidget } from '#widgets/queries/find_own_widget'
import { WidgetReferences, type UnknownReference } from '#widgets/queries/references'

export type EditWidgetError =
  { type: 'not_found' } | UnknownReference | BadLooks | SitesNamed | ChangedMeanwhile

/**
 * Changes the given fields of the creator's own widget; its configuration is merged part by part, and null removes a
 * part.
 */
@inject()
export class EditWidget {
  constructor(
    private references: WidgetReferences,
    private partners: PartnerDomainsContract,
    private experiences: ExperiencesContract
  ) {}

  async handle(
    own: Own,
    given: Partial<WidgetFields>,
    expected?: object
  ): Promise<Result<OwnWidget, EditWidgetError>> {
    const current = await findOwnWidget(own)
    if (current === null) return failure({ type: 'not_found' })
    const unknown = await this.references.findUnknown(own.creatorId, given, current)
    if (unknown) return failure(unknown)
    const { distributorId } = given
    const known = distributorId && (await this.partners.resolveDistributor(distributorId))
    const changes = { ...given, distributorId: known }
    const result = await againWhenTaken(() => this.#write(own, changes, expected))
    if (result.ok) await forgetWidget(own.id)
    return result
  }

  #write(
    own: Own,
    changes: Partial<WidgetFields>,
    expected: object | undefined
  ): Promise<Result<OwnWidget, EditWidgetError>> {
    return attempt(async (trx): Promise<Result<OwnWidget, EditWidgetError>> => {
      const before = await findOwnWidget(own, trx)
      if (before === null) return failure({ type: 'not_found' })
      const moved = changedMeanwhile(expected, before)
      if (moved) return failure(moved)
      const written = await writeWidget(before, changes, trx)
      if (!written.ok) return written
      const after = written.value
      if (!changes.theme && !changes.config) return success(after)
      const published = await publishLooks(after, before.config, this.experiences, trx)
      return published.ok ? success(after) : published
    })
  }
}
