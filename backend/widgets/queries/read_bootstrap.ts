import { createHash } from 'node:crypto'
import { inject } from '@adonisjs/core'
import cache from '@adonisjs/cache/services/main'
import { DEFAULT_DISTRIBUTOR_ID } from '@sidepick/rules/distributors'
import { type BootstrapAnswer, type PageData, type RemoteEntry } from '@sidepick/rules/types'
import { resolveLanguage } from '@sidepick/rules/languages'
import { game } from '#config/game'
import { CreatorsContract, UNKNOWN_CREATOR } from '#creators/contract'
import { EXPERIENCES_TAG, ExperiencesContract } from '#experiences/contract'
import { EXPERIMENTS_TAG, ExperimentsContract, type RunningExperiment } from '#experiments/contract'
import {
  DistributorOwnersContract,
  PARTNER_DOMAINS_TAG,
  PartnerDomainsContract,
  type HostMode,
} from '#partner_domains/contract'
import { REMOTES_TAG, RemotesContract } from '#remotes/contract'
import type { BootstrapQuery, WidgetRecord } from '#widgets/contract'
import { widgetTag } from '#widgets/store/forget_widget'
import { pageFlags } from '#widgets/domain/page_flags'
import { findFlavour, type CountingFlavour } from '#widgets/queries/find_flavour'
import { findWidget } from '#widgets/queries/find_widget'
import { partnerOfWidget } from '#widgets/queries/partner_of_widget'
import { toBootstrapAnswer, toPageBootstrap } from '#widgets/domain/to_bootstrap'

export interface Bootstrap {
  answer: BootstrapAnswer
  json: string
  etag: string
}

type PageQuery = Omit<BootstrapQuery, 'widgetId'>

interface PageScope extends CountingFlavour {
  mode: HostMode
  language: string | undefined
  remotes: RemoteEntry[]
}

interface Scope extends PageScope {
  widget: WidgetRecord
  /** Whose configuration and experiments the page shows, as the id of a distributor. */
  configuredBy: string
  experiments: RunningExperiment[]
  /** The publisher's origin that the browser must enforce; null if the widget's own rule applies. */
  onlyIn: string[] | null
}

/** One answer per widget, page settings, flavour, language and set of remotes; never per person. */
@inject()
export class BootstrapReader {
  constructor(
    private readonly partners: PartnerDomainsContract,
    private readonly experiences: ExperiencesContract,
    private readonly remotes: RemotesContract,
    private readonly creators: CreatorsContract,
    private readonly experiments: ExperimentsContract,
    private readonly owners: DistributorOwnersContract
  ) {}

  /**
   * null for an unknown widget. Requests from the same page within seconds share this process's result. There are many
   * pages, so it is not stored in the shared cache.
   */
  read(query: BootstrapQuery): Promise<Bootstrap | null> {
    return cache.use('memory').getOrSet({
      key: `bootstraps:for:${JSON.stringify(query)}`,
      ttl: game.cacheMs.widget,
      tags: tagsOf(query.widgetId),
      factory: () => this.resolve(query),
    })
  }

  async readWithoutWidget(query: PageQuery): Promise<PageData['bootstrap']> {
    const scope = await this.scopeOf(query, null)
    const { mode, flavour } = scope
    const experience = await this.experiences.resolve({
      widgetId: '',
      distributorId: mode.distributorId,
      flavour,
      widgetMode: mode.widgetMode,
      domainId: mode.domainId,
      cardsAtOnce: cardsAtOnce(scope.remotes),
    })
    const flags = { ...mode.flags, language: mode.language ?? mode.flags.language }
    return toPageBootstrap({ ...scope, flags, experience, experiments: [] })
  }

  private async scopeOf(
    query: PageQuery,
    widget: WidgetRecord | null,
    widgetOwner: string | null = null
  ): Promise<PageScope> {
    const mode = await this.partners.hostMode(query.page)
    // A page that may not frame the widget proves nothing: without a widget no page may, and a private one allows few.
    const pageIsProven = !query.isTopLevel && widget?.isPublic === true
    const asked = { mode, wanted: query.flavour, widgetOwner, pageIsProven }
    const counting = await findFlavour(asked, this.remotes)
    return {
      mode,
      ...counting,
      language: query.language ? resolveLanguage(query.language) : undefined,
      remotes: await this.remotes.resolve({ flavour: counting.flavour, unitId: query.unitId }),
    }
  }

  private async resolve(query: BootstrapQuery): Promise<Bootstrap | null> {
    const widget = await findWidget(query.widgetId)
    if (!widget) return null
    const widgetOwner = await partnerOfWidget(widget, this.owners, this.creators)
    const page = await this.scopeOf(query, widget, widgetOwner)
    const { distributorId } = page.mode
    // The page's own partner, else the widget's.
    const configuredBy = distributorId === DEFAULT_DISTRIBUTOR_ID ? widgetOwner : distributorId
    const [onlyIn, experiments] = await Promise.all([
      this.onlyIn(page, query),
      this.experiments.listRunning({ host: query.page.host, distributorId: configuredBy }),
    ])
    const scope: Scope = { ...page, widget, configuredBy, onlyIn, experiments }
    return cache.getOrSet({
      key: keyOf(scope),
      ttl: game.cacheMs.bootstrap,
      tags: tagsOf(widget.id),
      factory: () => this.build(scope),
    })
  }

  private async onlyIn({ onPagesOf }: PageScope, { page }: BootstrapQuery) {
    if (onPagesOf === null) return null
    return page.origin ? [page.origin] : this.partners.listOrigins(onPagesOf)
  }

  private async build(scope: Scope): Promise<Bootstrap> {
    const { widget, configuredBy, mode, flavour, onlyIn } = scope
    const [experience, origins, creators] = await Promise.all([
      this.experiences.resolve({
        widgetId: widget.id,
        distributorId: configuredBy,
        flavour,
        widgetMode: mode.widgetMode,
        domainId: mode.domainId,
        cardsAtOnce: cardsAtOnce(scope.remotes),
        pageFlags: pageFlags(mode, widget),
      }),
      this.partners.listOrigins(widget.distributorId),
      this.creators.listSummaries([widget.creatorId]),
    ])
    const creator = creators.get(widget.creatorId) ?? UNKNOWN_CREATOR
    const answer = toBootstrapAnswer({ ...scope, creator, experience, origins, onlyIn })
    const json = JSON.stringify(answer)
    return { answer, json, etag: `"${digest(json)}"` }
  }
}

const tagsOf = (widgetId: string) => [
  widgetTag(widgetId),
  PARTNER_DOMAINS_TAG,
  EXPERIENCES_TAG,
  EXPERIMENTS_TAG,
  REMOTES_TAG,
]

const cardsAtOnce = (remotes: RemoteEntry[]) =>
  new Set(remotes.flatMap(({ critical, cards }) => (critical ? cards : [])))

function keyOf(scope: Scope): string {
  const { widget, configuredBy, mode, flavour, onlyIn, language, remotes, experiments } = scope
  const releases = remotes.map((remote) => [remote.id, remote.entry])
  const parts = [configuredBy, mode, flavour, onlyIn, language, releases, experiments]
  return `bootstraps:${widget.id}:${digest(JSON.stringify(parts))}`
}

function digest(text: string): string {
  return createHash('sha1').update(text).digest('base64url')
}
