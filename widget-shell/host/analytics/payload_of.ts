import { decodeInitPayload } from '@sidepick/rules/init_payload'
import { prefixOf } from '@sidepick/rules/path_prefix'
import type { InitPayload } from '@sidepick/rules/types'

/** The page carries only what is the same for every reader; the address of the frame has the whole payload. */
export function payloadOf(href: string): InitPayload {
  const decoded = decodeInitPayload(prefixOf(new URL(href).pathname).slice('/go/'.length))
  return decoded.ok ? decoded.payload : {}
}
