const SECRETS: [pattern: RegExp, instead: string][] = [
  [/[\p{L}\p{N}._%+'-]+(?:@|%40)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/giu, '[e-mail]'],
  [/\b(?:at|rt|vt|pt|it)_[\w-]+/g, '[token]'],
  // JSON in base64url: an init payload, or a provider's signed token.
  [/\beyJ[\w-]{6,}(?:\.[\w-]+)*/g, '[payload]'],
  [/\b(bearer|basic)\s+[\w+/=.~-]+/gi, '$1 [token]'],
  [/([?&][\w.~-]+=)[^\s&#"'\\]+/g, '$1[…]'],
]

const PIN = /\b\d{6}\b/g

/** Removes e-mails, tokens, init payloads and queries from a log line. */
export function scrubLine(line: string): string {
  return SECRETS.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), line)
}

/** Makes text from outside fit for a log: one line, without possible PINs. */
export function scrub(text: string): string {
  return scrubLine(text).replace(PIN, '[digits]')
}
