import vine from '@vinejs/vine'
import { isSomebodys } from '#shared/http/validation/rules'

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'

/** At least two labels, optionally with `*.`; the last one begins with a letter, so no IP address. */
const HOST = new RegExp(`^(?:\\*\\.)?(?:${LABEL}\\.)+(?=[a-z])${LABEL}$`)

const OWN_MACHINE = ['localhost', '127.0.0.1']

/** Without a scheme it is https. */
const WRITTEN = /^(?:(https?):\/\/)?([^\s/?#\\@]+)\/?$/

/** The normalised origin for a page's policy; null when invalid. */
function originOf(text: string): string | null {
  const [, scheme = 'https', rest] = WRITTEN.exec(text) ?? []
  const address = `${scheme}://${rest}`
  if (rest === undefined || !URL.canParse(address)) return null
  const { hostname, origin, port } = new URL(address)
  const isNamed = scheme === 'https' ? HOST.test(hostname) : OWN_MACHINE.includes(hostname)
  return isNamed && port !== '0' ? origin : null
}

const isOrigin = vine.createRule((value, _, field) => {
  if (typeof value !== 'string') return
  const origin = originOf(value)
  if (origin !== null) return field.mutate(origin, field)
  field.report('The {{ field }} field must be the address of a site', 'origin', field)
})

/** A site that may frame the widget, `*.` for its subdomains; loopback may use http. */
export const site = () =>
  vine.string().trim().toLowerCase().maxLength(253).use(isOrigin()).use(isSomebodys())
