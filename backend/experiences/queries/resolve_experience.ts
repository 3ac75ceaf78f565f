import { mergeConfig } from '@sidepick/rules/merge_config'
import { BASE_CONFIG } from '#experiences/domain/base_config'
import { withoutStrayMedia } from '#experiences/domain/media_of_documents'
import type { ResolvedExperience } from '#experiences/contract'
import { presetOfFlavour } from '#experiences/domain/flavours'
import { presetOf } from '#experiences/domain/mode_presets'
import { listCurrent } from '#experiences/queries/list_current'
import { withStandIns } from '#experiences/domain/stand_ins'

export async function resolveExperience(scope: {
  widgetId: string
  distributorId: string
  flavour: string
  widgetMode: string
  cardsAtOnce: ReadonlySet<string>
}): Promise<ResolvedExperience> {
  const { widgetId, distributorId, flavour, widgetMode, cardsAtOnce } = scope
  const [base, ...particular] = await listCurrent([
    { scope: 'base', owner: '' },
    { scope: 'flavour', owner: flavour },
    { scope: 'partner', owner: distributorId },
    { scope: 'widget', owner: widgetId },
  ])
  const preset = presetOfFlavour(flavour)
  const documents = [
    base?.doc,
    presetOf(widgetMode),
    preset.look,
    ...particular.map((row) => row?.doc),
  ]
  const versions = particular.flatMap((row) => (row ? `${row.scope.charAt(0)}${row.version}` : []))
  const config = withoutStrayMedia(mergeConfig(BASE_CONFIG, ...documents))
  return {
    config: withStandIns({ ...config, widgetMode }, cardsAtOnce),
    flags: preset.flags ?? {},
    configVersion: [`b${base?.version ?? 0}`, ...versions].join('.'),
  }
}
