import type { Card } from '@sidepick/card-kit'

let loaded: Card | null = null

export const loadedScreen = () => loaded

/** Fetches the code of the screens once; most visits never open one. A failure is forgotten, so that one can try again. */
export async function loadScreen(): Promise<Card> {
  const module = await import(/* webpackChunkName: "screen" */ './auth_screen')
  loaded = module.AuthScreen
  return loaded
}
