import { effectiveConfig, FIRST_MOMENT } from '@sidepick/rules/effective_config'
import type { ExperiencePlace, ResolvedExperience } from '#experiences/contract'
import { changesWithState, hostFlagsOf, statesOf } from '#experiences/domain/layers'
import { withoutStrayMedia } from '#experiences/domain/media_of_documents'
import { withStandIns } from '#experiences/domain/stand_ins'
import { listLayers } from '#experiences/queries/list_layers'

export async function resolveExperience({
  cardsAtOnce,
  ...place
}: ExperiencePlace & { cardsAtOnce: ReadonlySet<string> }): Promise<ResolvedExperience> {
  const layers = await listLayers(place)
  const states = withoutStrayMedia(statesOf(layers, place.widgetMode))
  const published = layers.filter(({ version, scope }) => version > 0 && scope !== 'base')
  const base = layers.find(({ scope }) => scope === 'base')
  const versions = published.map(({ scope, version }) => `${scope.charAt(0)}${version}`)
  return {
    config: withStandIns(effectiveConfig(states, FIRST_MOMENT), cardsAtOnce),
    states: changesWithState(states) ? states : null,
    flags: hostFlagsOf(layers),
    configVersion: [`b${base?.version ?? 0}`, ...versions].join('.'),
  }
}
