import type { ExperienceVersion } from '@sidepick/rules/generated_wire'

export type Scope = ExperienceVersion['scope']

export interface DocumentAddress {
  scope: Scope
  owner?: string
}

/** What a document can belong to, from everybody to one page; a later one overrides those before it. */
export const SCOPES: readonly Scope[] = ['base', 'mode', 'flavour', 'partner', 'widget', 'host']

/** Of a document's page, below the console; the base document has no owner. */
export const addressOf = ({ scope, owner }: Pick<ExperienceVersion, 'scope' | 'owner'>): string =>
  ['/experiences', scope, owner].filter((part) => part !== '').join('/')
