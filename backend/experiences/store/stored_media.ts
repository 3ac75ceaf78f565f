import type { MediaKeeper } from '#shared/database/stored_media'
import { mediaIn } from '#experiences/domain/media_of_documents'

/** The newest document of each owner; older ones are history. */
export const experienceMedia: MediaKeeper = {
  table: 'experience_configs',
  columns: ['doc'],
  shown: `status = 'published' and version = (
    select max(latest.version) from experience_configs latest
    where latest.scope = experience_configs.scope and latest.owner = experience_configs.owner
      and latest.status <> 'draft')`,
  addresses: ({ doc }) => Object.fromEntries(mediaIn(JSON.parse(String(doc)))),
}
