/** A stranger's browser may keep a widget's games and ask whether they changed; with a player's plays in them, nobody. */
export function cacheable(caller: object | undefined): Record<string, string> {
  return caller === undefined ? { 'cache-control': 'private, no-cache' } : {}
}
