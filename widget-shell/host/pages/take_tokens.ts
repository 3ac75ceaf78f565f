/** Query parameters that hold a one-time token. */
const TOKEN_PARAMS = ['token', 'invite']

/** One-time tokens and the path they came with. */
export interface TakenTokens {
  pathname: string
  values: Record<string, string>
}

/** Removes one-time tokens from the address bar at once; they stay in memory for their page. */
export function takeTokens(page: Pick<Window, 'location' | 'history'> = window): TakenTokens {
  const url = new URL(page.location.href)
  const values: Record<string, string> = {}
  for (const name of TOKEN_PARAMS) {
    const value = url.searchParams.get(name)
    if (value === null) continue
    values[name] = value
    url.searchParams.delete(name)
  }
  if (Object.keys(values).length > 0) {
    page.history.replaceState(page.history.state, '', url.pathname + url.search + url.hash)
  }
  return { pathname: url.pathname, values }
}
