/**
 * The hash by which the pages of one widget know a player. The key is the account's own secret: ids are public, so a hash of
 * those would tell who it is. null where the browser has no cryptography.
 */
export async function hashedId(pageKey: string, widgetId: string): Promise<string | null> {
  const { subtle } = globalThis.crypto ?? {}
  if (!subtle) return null
  const bytes = await subtle.digest('SHA-256', new TextEncoder().encode(`${widgetId}:${pageKey}`))
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
