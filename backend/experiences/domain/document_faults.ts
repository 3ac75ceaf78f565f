import { isPlainObject } from '#shared/http/validation/faults'
import type { ExperienceScope } from '#experiences/contract'
import { documentShape } from '#experiences/domain/document_shape'
import { strayMedia } from '#experiences/domain/media_of_documents'

/** Of these alone a document may say the page's flags: others would silently change every page. */
const MAY_SET_HOST_FLAGS: Record<ExperienceScope, boolean> = {
  base: false,
  mode: false,
  flavour: true,
  partner: false,
  widget: false,
  host: true,
}

/** The faults of a document, each with its path; none when it can be published. */
export function documentFaults(doc: unknown, scope: ExperienceScope): string[] {
  const stray = strayMedia(doc).map((path) => `${path} must be a file of ours or of a media host`)
  const flags =
    isPlainObject(doc) && Object.hasOwn(doc, 'hostFlags') && !MAY_SET_HOST_FLAGS[scope]
      ? ['hostFlags may only be said for a flavour or a domain']
      : []
  return [...documentShape(doc, ''), ...stray, ...flags]
}
