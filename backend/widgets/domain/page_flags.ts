import type { HostFlags, Language } from '@sidepick/rules/types'
import type { HostMode } from '#partner_domains/contract'

/** The page's flags, with the widget's language if the domain sets none. */
export function pageFlags(mode: HostMode, widget: { language: Language }): HostFlags {
  return { ...mode.flags, language: mode.language ?? widget.language }
}
