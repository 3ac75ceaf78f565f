/** A longer address is sent without its query, because the payload is limited. */
const MAX_REF_LENGTH = 2000

/** The address of the publisher's page without its fragment; empty when it has no usable one. */
export function pageReference(): string {
  const { href } = location
  if (!/^http/.test(href)) return document.referrer
  return href.replace(href.length > MAX_REF_LENGTH ? /[?#].*/ : /#.*/, '')
}
