import vine from '@vinejs/vine'
import { holds } from '#shared/openapi/fields'

/** The form sends them in its address, which servers and proxies cut off at some 16 KB. */
export const EMBED_CHECK_MAX = { address: 1_000, snippet: 3_000, headers: 2_000 } as const

const text = (name: keyof typeof EMBED_CHECK_MAX, description: string) =>
  vine.string().maxLength(EMBED_CHECK_MAX[name]).use(holds(description)).optional()

export const embedCheckValidator = vine.create({
  address: text('address', 'Address of the page that shows the widget.'),
  snippet: text('snippet', 'The HTML around the widget.'),
  headers: text('headers', 'Response headers of that page, one a line.'),
})
