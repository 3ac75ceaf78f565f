import { effectiveConfig, FIRST_MOMENT } from '@sidepick/rules/effective_config'
import type { ExperiencesContract, ResolvedExperience } from '#experiences/contract'
import { withBetRules } from '#experiences/domain/bet_rules'
import { withDayRules } from '#experiences/domain/day_rules'
import { changesWithState, hostFlagsOf, statesOf } from '#experiences/domain/layers'
import { withoutStrayMedia } from '#experiences/domain/media_of_documents'
import { withPageFlags } from '#experiences/domain/page_flags'
import { withStandIns } from '#experiences/domain/stand_ins'
import { listLayers, type Draft } from '#experiences/queries/list_layers'

export async function resolveExperience(
  { cardsAtOnce, pageFlags = {}, ...place }: Parameters<ExperiencesContract['resolve']>[0],
  draft?: Draft
): Promise<ResolvedExperience> {
  const layers = await listLayers(place, draft)
  const flags = hostFlagsOf(layers)
  const merged = withoutStrayMedia(statesOf(layers, place.widgetMode))
  const page = { ...pageFlags, ...flags }
  const daily = withDayRules(withPageFlags(merged.base, page), page)
  const placed = withBetRules(daily)
  const states = { ...merged, base: placed }
  const published = layers.filter(({ version, scope }) => version > 0 && scope !== 'base')
  const base = layers.find(({ scope }) => scope === 'base')
  const versions = published.map(({ scope, version }) => `${scope.charAt(0)}${version}`)
  return {
    config: withStandIns(effectiveConfig(states, FIRST_MOMENT), cardsAtOnce),
    states,
    changes: changesWithState(states),
    flags,
    configVersion: [`b${base?.version ?? 0}`, ...versions].join('.'),
  }
}
