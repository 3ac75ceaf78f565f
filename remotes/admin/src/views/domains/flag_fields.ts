import { QUICKSILVER_MODES } from '@sidepick/rules/games_choice'
import { LANGUAGES, type HostFlags } from '@sidepick/rules/types'
import { useConsole } from '../../app/console_context'
import type { Field } from '../../form/form_field'

type Name = keyof HostFlags

/** How each flag of a partner's pages is set, and among which words. */
const FLAGS: Readonly<Record<Name, Pick<Field, 'kind'> & { among?: readonly string[] }>> = {
  timeMode: { kind: 'switched' },
  redBanner: { kind: 'switched' },
  skipsDisabled: { kind: 'switched' },
  purchasing: { kind: 'switched' },
  adsDisabled: { kind: 'switched' },
  altAdsProvider: { kind: 'text' },
  unpaidAds: { kind: 'switched' },
  arcadeMode: { kind: 'switched' },
  blackTickets: { kind: 'switched' },
  customDataSource: { kind: 'switched' },
  language: { kind: 'text', among: Object.keys(LANGUAGES) },
  adsFetchBufferSeconds: { kind: 'number' },
  quicksilver: { kind: 'text', among: QUICKSILVER_MODES },
  searchPartner: { kind: 'switched' },
  freeGames: { kind: 'switched' },
  allowHostAuthRelay: { kind: 'switched' },
}

const NAMES = Object.keys(FLAGS) as Name[]

/** The flags of a partner's pages, each by itself. One that is left out has the default of the platform. */
export function useFlagFields(): Field<`flags.${Name}`>[] {
  const { text } = useConsole()
  const none = { value: '', label: text('flag.default') }
  const ways = [
    none,
    { value: 'on', label: text('flag.on') },
    { value: 'off', label: text('flag.off') },
  ]
  return NAMES.map((name) => {
    const { kind, among } = FLAGS[name]
    const words = among && [none, ...among.map((value) => ({ value, label: value }))]
    return {
      name: `flags.${name}` as const,
      label: text(`flag.${name}`),
      kind,
      options: kind === 'switched' ? ways : words,
      unset: true as const,
    }
  })
}
