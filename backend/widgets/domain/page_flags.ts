import type { HostFlags, Language } from '@sidepick/rules/types'
import type { HostMode } from '#partner_domains/contract'

/** The page's flags; where its domain sets no language, the widget's own is spoken. */
export function pageFlags(mode: HostMode, widget: { language: Language }): HostFlags {
  return { ...mode.flags, language: mode.language ?? widget.language }
}
