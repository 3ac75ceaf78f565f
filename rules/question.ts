/** Length in characters from which a question is set smaller. Server, inline script and card must agree. */
const LONG_FROM = 81

export function isLongQuestion(text: string): boolean {
  return text.length >= LONG_FROM
}
