import { mergeConfig } from '@sidepick/rules/merge_config'
import type { ExperienceConfig, HostFlags } from '@sidepick/rules/types'

/** What a flag of the page takes away, whatever a document says. */
const TAKEN_AWAY: Partial<Record<keyof HostFlags, object>> = {
  skipsDisabled: { componentFlags: { SkipSynopsis: false } },
}

/** The configuration without what the flags of its page take away. */
export function withPageFlags(
  config: ExperienceConfig,
  flags: Partial<HostFlags>
): ExperienceConfig {
  const on = (Object.keys(TAKEN_AWAY) as (keyof HostFlags)[]).filter((flag) => flags[flag])
  return on.length > 0 ? mergeConfig(config, ...on.map((flag) => TAKEN_AWAY[flag])) : config
}
