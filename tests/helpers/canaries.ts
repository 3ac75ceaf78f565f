/** The ways in which a secret may stand in a text: as it is, or as something on the way wrote it. */
function disguises(secret: string): string[] {
  const bytes = Buffer.from(secret)
  return [
    secret,
    encodeURIComponent(secret),
    JSON.stringify(secret).slice(1, -1),
    bytes.toString('base64').replace(/=+$/, ''),
    bytes.toString('base64url'),
    bytes.toString('hex'),
  ].map((text) => text.toLowerCase())
}

/** Names of the secrets that stand in a text, in whatever disguise and whatever case. */
export function secretsIn(text: string, secrets: Record<string, string>): string[] {
  const where = text.toLowerCase()
  return Object.keys(secrets).filter((name) =>
    disguises(secrets[name]!).some((disguise) => where.includes(disguise))
  )
}
