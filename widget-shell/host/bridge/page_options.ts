import { readGiven } from './read_given'

/** What the page wants of its widget, beside the address of the frame. */
export interface PageOptions {
  /** The frame starts as a bar of 86 px. */
  mini: boolean
  /** No sound before the player asks for it. */
  muted: boolean
  colorScheme: 'auto' | 'light' | 'dark'
  /** An account may be suggested. */
  signUpPrompts: boolean
  /** The page's own values, which measurements bring back. */
  hidden: Record<string, string>
  /** UTM parameters for shared links, as a query without its question mark. */
  utm: string
}

const UTM = ['Source', 'Medium', 'Campaign', 'Term', 'Content']

/** A value that means nothing counts as none. */
export function pageOptions(given?: string): PageOptions {
  const options = readGiven(given)
  const isOn = (name: string) => options.has(name) && options.get(name) !== 'false'
  const scheme = options.get('colorScheme')
  const utm = UTM.flatMap((part) => {
    const value = options.get(`utm${part}`)
    return value ? [[`utm_${part.toLowerCase()}`, value]] : []
  })
  return {
    mini: isOn('mini'),
    muted: isOn('muted'),
    colorScheme: scheme === 'light' || scheme === 'dark' ? scheme : 'auto',
    signUpPrompts: options.get('signUpPrompts') !== 'off',
    hidden: Object.fromEntries(new URLSearchParams(options.get('hidden'))),
    utm: new URLSearchParams(utm).toString(),
  }
}
