import { mergeConfig } from '@sidepick/rules/merge_config'
import { BASE_CONFIG } from '#experiences/base_config'
import type { ResolvedExperience } from '#experiences/contract'
import { presetOf, presetOfFlavour } from '#experiences/mode_presets'
import { listCurrent } from '#experiences/queries/list_current'

export async function resolveExperience(scope: {
  widgetId: string
  distributorId: string
  flavour: string
  widgetMode: string
}): Promise<ResolvedExperience> {
  const { widgetId, distributorId, flavour, widgetMode } = scope
  const [base, ...particular] = await listCurrent([
    { scope: 'base', owner: '' },
    { scope: 'flavour', owner: flavour },
    { scope: 'partner', owner: distributorId },
    { scope: 'widget', owner: widgetId },
  ])
  const documents = [
    base?.doc,
    presetOf(widgetMode),
    presetOfFlavour(flavour),
    ...particular.map((row) => row?.doc),
  ]
  const versions = particular.flatMap((row) => (row ? `${row.scope.charAt(0)}${row.version}` : []))
  return {
    config: { ...mergeConfig(BASE_CONFIG, ...documents), widgetMode },
    configVersion: [`b${base?.version ?? 0}`, ...versions].join('.'),
  }
}
