import type { ExperienceVersion } from './generated_wire.js'

type Scope = ExperienceVersion['scope']

const ALL = 'all'

/** Of these alone a document may say the page's flags, or some of them: others would silently change every page. */
const MAY_SET: Record<Scope, typeof ALL | readonly string[]> = {
  base: [],
  mode: [],
  flavour: ALL,
  partner: ['language'],
  widget: [],
  host: ALL,
}

/** The flags of the page that a document of this scope may say; null for every one. */
export function hostFlagsOf(scope: Scope): readonly string[] | null {
  const allowed = MAY_SET[scope]
  return allowed === ALL ? null : allowed
}
