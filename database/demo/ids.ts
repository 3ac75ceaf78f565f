import { v5 } from 'uuid'

/** Namespace of the demo's ids: the same name gives the same id, so that seeding twice changes nothing. */
const NAMESPACE = '6f2f2a6e-3c0b-4b7e-9a52-8d0d3f3f7c11'

/** The id of a seeded record. */
export const demoId = (kind: string, slug: string): string => v5(`${kind}:${slug}`, NAMESPACE)

export const demoWidgetId = (slug: string): string => demoId('widget', slug)
