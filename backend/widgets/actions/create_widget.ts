import { inject } from '@adonisjs/core'
import { attempt } from '#shared/database/attempt'
import { clock } from '#shared/clock'
import { newId } from '#shared/ids'
import { failure, success, type Result } from '#shared/result'
import { ExperiencesContract } from '#experiences/contract'
import { PartnerDomainsContract } from '#partner_domains/contract'
import { narrowed, type SitesNamed } from '#widgets/domain/audience'
import { Widget } from '#widgets/models/widget'
import type { OwnWidget, WidgetFields } from '#widgets/store/own_widget'
import { publishLooks, type BadLooks } from '#widgets/actions/publish_looks'
import { WidgetReferences, type UnknownReference } from '#widgets/queries/references'

export type CreateWidgetError = UnknownReference | BadLooks | SitesNamed

@inject()
export class CreateWidget {
  constructor(
    private references: WidgetReferences,
    private partners: PartnerDomainsContract,
    private experiences: ExperiencesContract
  ) {}

  async handle(
    creatorId: string,
    fields: WidgetFields
  ): Promise<Result<OwnWidget, CreateWidgetError>> {
    const audience = narrowed(fields, fields)
    if (!audience.ok) return audience
    const unknown = await this.references.findUnknown(creatorId, fields)
    if (unknown) return failure(unknown)
    const distributorId = await this.partners.resolveDistributor(fields.distributorId)
    const nowMs = clock.nowMs()
    const times = { createdAtMs: nowMs, updatedAtMs: nowMs }
    const widget: OwnWidget = { ...fields, id: newId(), creatorId, distributorId, ...times }
    return attempt(async (trx): Promise<Result<OwnWidget, CreateWidgetError>> => {
      await Widget.create(widget, { client: trx })
      const isPlain = Object.keys({ ...widget.theme, ...widget.config }).length === 0
      if (isPlain) return success(widget)
      const published = await publishLooks(widget, {}, this.experiences, trx)
      return published.ok ? success(widget) : published
    })
  }
}
