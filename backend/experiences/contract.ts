import type { ExperienceConfig } from '@sidepick/rules/types'

export interface ResolvedExperience {
  config: ExperienceConfig
  /** Which published documents went into it, such as `b1.f2.w1`. */
  configVersion: string
}

/** How it looks and behaves. Owns the table experience_configs. */
export abstract class ExperiencesContract {
  /** Merges base, widget mode, flavour, partner and widget documents, from the general to the particular. */
  abstract resolve(scope: {
    widgetId: string
    distributorId: string
    flavour: string
    widgetMode: string
  }): Promise<ResolvedExperience>
}
