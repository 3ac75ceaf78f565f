const SECRETS: [pattern: RegExp, instead: string][] = [
  [/[\p{L}\p{N}._%+'-]+(?:@|%40)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/giu, '[e-mail]'],
  [/\b(?:at|rt|vt|pt|it)_[\w-]+/g, '[token]'],
  // JSON in base64url: an init payload, or a token that a provider signed.
  [/\beyJ[\w-]{6,}(?:\.[\w-]+)*/g, '[payload]'],
  [/\b(bearer|basic)\s+[\w+/=.~-]+/gi, '$1 [token]'],
  [/([?&][\w.~-]+=)[^\s&#"'\\]+/g, '$1[…]'],
]

const PIN = /\b\d{6}\b/g

/** A line of JSON about to be written, without e-mails, tokens, init payloads and what stands in a query. */
export function scrubLine(line: string): string {
  return SECRETS.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), line)
}

/** A text from somewhere else, fit to be kept or logged: as a line, and without what may be a PIN. */
export function scrub(text: string): string {
  return scrubLine(text).replace(PIN, '[digits]')
}
