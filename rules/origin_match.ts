/**
 * Whether one of these sites is the origin of a page, as browsers read the same list in `frame-ancestors`: `*` is every page,
 * `https://*.example.com` whatever lies below that host, and a site of http is that of https too.
 */
export function listsOrigin(sites: readonly string[], origin: string): boolean {
  // A sandboxed page has the opaque origin "null", which nobody can be told by.
  if (origin === 'null') return false
  const origins = [origin, origin.replace(/^https:/, 'http:')]
  return sites.some((site) => {
    const [scheme, below] = site.split('://*.')
    return (
      site === '*' ||
      origins.some((given) =>
        below ? given.startsWith(`${scheme}://`) && given.endsWith(`.${below}`) : given === site
      )
    )
  })
}
