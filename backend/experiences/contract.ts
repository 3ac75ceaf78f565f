import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ExperienceConfig, HostFlags } from '@sidepick/rules/types'
import type { Result } from '#shared/result'

export interface ResolvedExperience {
  config: ExperienceConfig
  /** The flavour's flags; they override those of the page's domain. */
  flags: Partial<HostFlags>
  /** The published documents it was merged from, such as `b1.f2.w1`; `b0` is the built-in base alone. */
  configVersion: string
}

export type ExperienceScope = 'base' | 'flavour' | 'partner' | 'widget'

export interface ExperienceDocument {
  scope: ExperienceScope
  /** Flavour, distributor or widget the document belongs to; empty for the base. */
  owner: string
  /** Part of an ExperienceConfig: objects merge, lists replace, null removes a token, flag or layout. */
  doc: unknown
  publishedBy: string | null
}

export type PublishExperienceError =
  | { type: 'invalid_document'; faults: string[] }
  /** Somebody else published the same scope at the same moment. */
  | { type: 'published_meanwhile' }

/** How it looks and behaves. Owns the table experience_configs. */
export abstract class ExperiencesContract {
  /** Merges base, widget mode, flavour, partner and widget documents, from general to particular. */
  abstract resolve(scope: {
    widgetId: string
    distributorId: string
    flavour: string
    widgetMode: string
    /**
     * Cards of critical remotes, which the first question waits for; other cards replace the platform's only after they
     * have loaded.
     */
    cardsAtOnce: ReadonlySet<string>
  }): Promise<ResolvedExperience>
  /**
   * Publishes a document as the next version; an unchanged one keeps its version. Writes to the audit log unless it
   * runs in the caller's transaction; then the caller does.
   * @throws a unique violation instead of `published_meanwhile` in a transaction, which the violation aborts
   */
  abstract publish(
    document: ExperienceDocument,
    trx?: TransactionClientContract
  ): Promise<Result<{ version: number }, PublishExperienceError>>
}
