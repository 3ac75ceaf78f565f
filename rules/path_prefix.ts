/** The prefix `/go/{payload}` of a path, which every link within the app keeps; empty when there is none. */
export const prefixOf = (path: string) => /^\/go\/[^/?#]*/.exec(path)?.[0] ?? ''
