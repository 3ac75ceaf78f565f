import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ConfigStates, ExperienceConfig, HostFlags } from '@sidepick/rules/types'
import type { AuditEntry } from '#shared/privacy/audit'
import type { Result } from '#shared/result'

export interface ResolvedExperience {
  /** For the first look: nobody is signed in, and the widget stands in its place. Ready to draw. */
  config: ExperienceConfig
  /** What it is made from again in another state, or with the variants of experiments. */
  states: ConfigStates
  /** Whether it is another one in some other state. */
  changes: boolean
  /** The flags of the flavour's and the domain's documents; they override those of the domain's row. */
  flags: Partial<HostFlags>
  /** The published documents it was merged from, such as `b1.f2.w1`; `b0` is the built-in base alone. */
  configVersion: string
}

export type ExperienceScope = 'base' | 'mode' | 'flavour' | 'partner' | 'widget' | 'host'

/** Whose document it is: mode, flavour, distributor, widget or partner's domain; empty for the base. */
export interface ExperienceOwner {
  scope: ExperienceScope
  owner: string
}

export interface ExperienceDocument extends ExperienceOwner {
  /** Part of an ExperienceConfig: objects merge, lists replace, null removes a token, flag or layout. */
  doc: unknown
  publishedBy: string | null
}

/** Who acts, for the audit log. */
export type ExperienceActor = Pick<AuditEntry, 'actorId' | 'ip' | 'requestId'>

export type PublishExperienceError =
  | { type: 'invalid_document'; faults: string[] }
  /** Somebody else published the same scope at the same moment. */
  | { type: 'published_meanwhile' }

/** Where and for whom an experience is resolved. */
export interface ExperiencePlace {
  widgetId: string
  distributorId: string
  flavour: string
  widgetMode: string
  /** Id of the partner's domain that the page matched; null without one. */
  domainId: string | null
}

/** The JSON Schema of a document, made by the validator's own parts. */
export { documentSchema as EXPERIENCE_SCHEMA } from '#experiences/domain/document_shape'

/** The flags of a configuration, each with what it takes, what it does and who reads it. */
export type { Flag } from '#experiences/domain/flag'
export { EXPERIMENT_FLAGS, THEME_FLAGS } from '#experiences/domain/flags'
/** What a variant of an experiment may change: what a document says for every state. */
export { variantConfig as VARIANT_CONFIG } from '#experiences/domain/document_faults'
/** What a partner may not change in a document or a variant. */
export { reservedKeyFaults } from '#experiences/domain/reserved_keys'
export { mediaIn } from '#experiences/domain/media_of_documents'

/** Tag of cached data made of experiences; a change of any document drops it. */
export const EXPERIENCES_TAG = 'experiences'

/** Which widgets a document may belong to. The module that owns them binds it, because it imports this module. */
export abstract class KnownWidgetsContract {
  /** Whether there is such a widget, switched off or not. */
  abstract hasWidget(id: string): Promise<boolean>
}

/** How it looks and behaves. Owns the table experience_configs. */
export abstract class ExperiencesContract {
  /** Merges base, widget mode, flavour, partner, widget and domain documents, from general to particular. */
  abstract resolve(
    place: ExperiencePlace & {
      /**
       * Cards of critical remotes, which the first question waits for; other cards replace the platform's only after
       * they have loaded.
       */
      cardsAtOnce: ReadonlySet<string>
      /** The flags of the domain's row and the widget; those of documents override them. */
      pageFlags?: Partial<HostFlags>
    }
  ): Promise<ResolvedExperience>
  /**
   * Publishes a document as the next version; an unchanged one keeps its version. Writes to the audit log unless it
   * runs in the caller's transaction; then the caller does.
   * @throws a unique violation instead of `published_meanwhile` in a transaction, which the violation aborts
   */
  abstract publish(
    document: ExperienceDocument,
    trx?: TransactionClientContract
  ): Promise<Result<{ version: number }, PublishExperienceError>>
  /**
   * The same where somebody has typed the owner: a document that nothing would read is an `invalid_document`. `publish` is also
   * called while its owner is being created, and does not look.
   */
  abstract publishForKnownOwner(
    document: ExperienceDocument
  ): Promise<Result<{ version: number }, PublishExperienceError>>
}
