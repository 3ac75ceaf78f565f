import { mediaHosts } from '#shared/http/validation/media_hosts'
import env from '#start/env'

/** Where the pictures and films of games, products, boards and looks may lie. */
export const media = {
  /** Hosts besides our own that browsers are sent to, over https alone; each is named in the pages' policy. */
  hosts: mediaHosts(env.get('MEDIA_HOSTS')),
  /** Folders of ours that hold files and nothing that acts. */
  folders: ['/uploads/', '/demo-media/', '/demo-assets/'],
}
