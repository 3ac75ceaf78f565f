import { createHash } from 'node:crypto'
import { inject } from '@adonisjs/core'
import cache from '@adonisjs/cache/services/main'
import { DEFAULT_DISTRIBUTOR_ID } from '@sidepick/rules/distributors'
import {
  LOCALES,
  type BootstrapAnswer,
  type PageData,
  type RemoteEntry,
} from '@sidepick/rules/types'
import { game } from '#config/game'
import { CreatorsContract, UNKNOWN_CREATOR } from '#creators/contract'
import { ExperiencesContract } from '#experiences/contract'
import {
  PARTNER_DOMAINS_TAG,
  PartnerDomainsContract,
  type HostMode,
} from '#partner_domains/contract'
import { RemotesContract } from '#remotes/contract'
import type { BootstrapQuery } from '#widgets/contract'
import { widgetTag } from '#widgets/forget_widget'
import { findWidget } from '#widgets/queries/find_widget'
import { toBootstrapAnswer, toPageBootstrap } from '#widgets/to_bootstrap'

export interface Bootstrap {
  answer: BootstrapAnswer
  json: string
  etag: string
}

type PageQuery = Omit<BootstrapQuery, 'widgetId'>

interface PageScope {
  mode: HostMode
  flavour: string
  language: string | undefined
  remotes: RemoteEntry[]
}

interface Scope extends PageScope {
  widgetId: string
}

const DEFAULT_FLAVOUR = 'default'

/** One answer per widget, page settings, flavour, language and set of remotes; never per person. */
@inject()
export class BootstrapReader {
  constructor(
    private readonly partners: PartnerDomainsContract,
    private readonly experiences: ExperiencesContract,
    private readonly remotes: RemotesContract,
    private readonly creators: CreatorsContract
  ) {}

  /**
   * null when there is no such widget. Whoever asks from the same page within seconds gets what this process just
   * resolved; pages are many, so that stays out of the cache that processes share.
   */
  read(query: BootstrapQuery): Promise<Bootstrap | null> {
    return cache.use('memory').getOrSet({
      key: `bootstraps:for:${JSON.stringify(query)}`,
      ttl: game.cacheMs.widget,
      tags: [widgetTag(query.widgetId), PARTNER_DOMAINS_TAG],
      factory: () => this.resolve(query),
    })
  }

  async readWithoutWidget(query: PageQuery): Promise<PageData['bootstrap']> {
    const scope = await this.scopeOf(query)
    const { mode, flavour } = scope
    const experience = await this.experiences.resolve({
      widgetId: '',
      distributorId: mode.distributorId,
      flavour,
      widgetMode: mode.widgetMode,
    })
    const flags = { ...mode.flags, language: mode.language ?? mode.flags.language }
    return toPageBootstrap({ ...scope, flags, experience })
  }

  private async scopeOf(query: PageQuery): Promise<PageScope> {
    const mode = await this.partners.hostMode(query.page)
    const flavour = mode.flavour ?? (await this.knownFlavour(query.flavour))
    return {
      mode,
      flavour,
      language: LOCALES.find((locale) => locale === query.language),
      remotes: await this.remotes.resolve({ flavour, unitId: query.unitId }),
    }
  }

  private async resolve(query: BootstrapQuery): Promise<Bootstrap | null> {
    const scope: Scope = { ...(await this.scopeOf(query)), widgetId: query.widgetId }
    return cache.getOrSet({
      key: keyOf(scope),
      ttl: game.cacheMs.bootstrap,
      tags: [widgetTag(query.widgetId), PARTNER_DOMAINS_TAG],
      factory: () => this.build(scope),
    })
  }

  private async knownFlavour(wanted: string | undefined): Promise<string> {
    const isKnown = wanted !== undefined && (await this.remotes.isKnownFlavour(wanted))
    return isKnown ? wanted : DEFAULT_FLAVOUR
  }

  private async build({
    widgetId,
    mode,
    flavour,
    language,
    remotes,
  }: Scope): Promise<Bootstrap | null> {
    const widget = await findWidget(widgetId)
    if (!widget) return null
    const isPartnersPage = mode.distributorId !== DEFAULT_DISTRIBUTOR_ID
    const [experience, origins, creators] = await Promise.all([
      this.experiences.resolve({
        widgetId,
        distributorId: isPartnersPage ? mode.distributorId : widget.distributorId,
        flavour,
        widgetMode: mode.widgetMode,
      }),
      this.partners.listOrigins(widget.distributorId),
      this.creators.listSummaries([widget.creatorId]),
    ])
    const creator = creators.get(widget.creatorId) ?? UNKNOWN_CREATOR
    const parts = { widget, creator, mode, flavour, language, experience, remotes, origins }
    const answer = toBootstrapAnswer(parts)
    const json = JSON.stringify(answer)
    return { answer, json, etag: `"${digest(json)}"` }
  }
}

function keyOf({ widgetId, mode, flavour, language, remotes }: Scope): string {
  const releases = remotes.map((remote) => [remote.id, remote.entry])
  return `bootstraps:${widgetId}:${digest(JSON.stringify([mode, flavour, language, releases]))}`
}

function digest(text: string): string {
  return createHash('sha1').update(text).digest('base64url')
}
