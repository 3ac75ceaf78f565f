import { prefixOf } from './init_payload.js'

/** A path of the app without its payload, as the registry names screens. */
export const pathWithin = (path: string) => path.slice(prefixOf(path).length) || '/'
