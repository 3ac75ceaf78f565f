import { hostFlagsOf } from '@sidepick/rules/host_flag_scopes'
import { checked, isPlainObject } from '#shared/http/validation/faults'
import type { ExperienceScope } from '#experiences/contract'
import { documentPart, documentShape } from '#experiences/domain/document_shape'
import { strayLinks, strayMedia } from '#experiences/domain/media_of_documents'

function hostFlagFaults(doc: unknown, scope: ExperienceScope): string[] {
  const allowed = hostFlagsOf(scope)
  if (allowed === null || !isPlainObject(doc) || !Object.hasOwn(doc, 'hostFlags')) return []
  const said = isPlainObject(doc.hostFlags) ? Object.keys(doc.hostFlags) : []
  const isFine = said.length > 0 && said.every((flag) => allowed.includes(flag))
  if (isFine) return []
  const but = allowed.length > 0 ? `, but ${allowed.join(' and ')}` : ''
  return [`hostFlags may only be said for a flavour or a domain${but}`]
}

/** What is wrong with the addresses in a document, each with its path. */
const strayIn = (doc: unknown): string[] => [
  ...strayMedia(doc).map((path) => `${path} must be a file of ours or of a media host`),
  ...strayLinks(doc).map((path) => `${path} must lead to a page: https://… or /…`),
]

/** The faults of a document, each with its path; none when it can be published. */
export function documentFaults(doc: unknown, scope: ExperienceScope): string[] {
  return [...documentShape(doc, ''), ...strayIn(doc), ...hostFlagFaults(doc, scope)]
}

/** Part of a document, for every state of the visit; with the path where it stands. */
export const variantConfig = checked(
  (value, path) => [...documentPart(value, path), ...strayIn(value).map((at) => `${path}.${at}`)],
  documentPart.schema
)
