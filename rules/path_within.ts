import { prefixOf } from './path_prefix.js'

/** A path of the app without its payload, as the registry names screens. */
export const pathWithin = (path: string) => path.slice(prefixOf(path).length) || '/'
