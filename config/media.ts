import { mediaHosts } from '#shared/http/validation/media_hosts'
import env from '#start/env'

/** Where pictures and films of games, products, boards and experiences may lie. */
export const media = {
  /** Allowed hosts besides our own, over https only; the pages' policy names each. */
  hosts: mediaHosts(env.get('MEDIA_HOSTS')),
  /** Our folders that hold only files, no endpoints. */
  folders: ['/uploads/', '/demo-media/', '/demo-assets/'],
}
