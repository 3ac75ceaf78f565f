import { encodeInitPayload } from '@sidepick/rules/init_payload'
import type { InitPayload } from '@sidepick/rules/types'
import type { ReturnAddressesContract } from '#return_addresses/contract'

/**
 * The address that a payload's `targetUrl` leads to: that page below the rest of the payload. null when it is no page
 * of ours.
 */
export async function targetOf(
  { targetUrl, ...rest }: InitPayload,
  addresses: ReturnAddressesContract
): Promise<string | null> {
  if (!targetUrl?.startsWith('/')) return null
  return addresses.ownPage(`/go/${encodeInitPayload(rest)}${targetUrl}`)
}
