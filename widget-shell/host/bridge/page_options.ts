import { readOption } from '@sidepick/rules/embed_options'
import { readGiven } from './read_given'

/** What the page wants of its widget, beside the address of the frame. */
export interface PageOptions {
  /** The frame is a bar of 86 px until it is opened. */
  mini: boolean
  /** No sound before the player asks for it. */
  muted: boolean
  colorScheme: 'auto' | 'light' | 'dark'
  /** An account may be suggested. */
  signUpPrompts: boolean
  /** Advertising may be shown. */
  ads: boolean
  /** The page takes measurements, and with them the hash by which it knows a player. */
  analyticsBridge: boolean
  /** The page's own values, which measurements bring back. */
  hidden: Record<string, string>
  /** UTM parameters for shared links, as a query without its question mark. */
  utm: string
}

const UTM = ['Source', 'Medium', 'Campaign', 'Term', 'Content']

/** A value that means nothing counts as none. */
export function pageOptions(given?: string): PageOptions {
  const written = readGiven(given)
  const read = (name: string) => readOption(name, written.get(name))
  const utm = UTM.flatMap((part) => {
    const value = read(`utm${part}`)
    return value ? [[`utm_${part.toLowerCase()}`, value]] : []
  })
  return {
    mini: read('mini') === 'true',
    muted: read('muted') === 'true',
    colorScheme: (read('colorScheme') ?? 'auto') as PageOptions['colorScheme'],
    signUpPrompts: read('signUpPrompts') !== 'off',
    ads: read('ads') !== 'off',
    analyticsBridge: read('analyticsBridge') !== 'off',
    hidden: Object.fromEntries(new URLSearchParams(read('hidden'))),
    utm: new URLSearchParams(utm).toString(),
  }
}
