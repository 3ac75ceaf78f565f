import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ExperienceConfig, HostFlags } from '@sidepick/rules/types'
import type { Result } from '#shared/result'

export interface ResolvedExperience {
  config: ExperienceConfig
  /** What the flavour switches on this page, whatever the page's domain says. */
  flags: Partial<HostFlags>
  /** Which published documents went into it, such as `b1.f2.w1`; `b0` is the built-in base alone. */
  configVersion: string
}

export type ExperienceScope = 'base' | 'flavour' | 'partner' | 'widget'

export interface ExperienceDocument {
  scope: ExperienceScope
  /** Flavour, distributor or widget the document belongs to; empty for the base. */
  owner: string
  /** Part of an ExperienceConfig: objects merge, lists replace, null takes a token, flag or layout out. */
  doc: unknown
  publishedBy: string | null
}

export type PublishExperienceError =
  | { type: 'invalid_document'; faults: string[] }
  /** Somebody else published the same scope at the same moment. */
  | { type: 'published_meanwhile' }

/** How it looks and behaves. Owns the table experience_configs. */
export abstract class ExperiencesContract {
  /** Merges base, widget mode, flavour, partner and widget documents, from the general to the particular. */
  abstract resolve(scope: {
    widgetId: string
    distributorId: string
    flavour: string
    widgetMode: string
    /** Cards of the remotes that the first question waits for; other cards do not replace the platform's by themselves. */
    cardsAtOnce: ReadonlySet<string>
  }): Promise<ResolvedExperience>
  /**
   * Publishes a document as the next version; what is published already keeps its version. By itself it tells the audit
   * log; in a transaction, the act that the transaction belongs to does.
   * @throws a unique violation in place of `published_meanwhile` where it runs in a transaction, which that ends
   */
  abstract publish(
    document: ExperienceDocument,
    trx?: TransactionClientContract
  ): Promise<Result<{ version: number }, PublishExperienceError>>
}
