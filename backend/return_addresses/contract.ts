/**
 * Where a browser may be sent on to by an address that came from outside. Owns no table. Every address that comes back
 * goes through here: `returnUrl`, `targetUrl`, and what a mailed link leads back to. The reads come from memory.
 */
export abstract class ReturnAddressesContract {
  /** A page of ours that exists, as path, query and fragment, written as a browser sends it; null for anything else. */
  abstract ownPage(text: string | null | undefined): Promise<string | null>
  /** A page of ours, or a publisher's page over https that an active partner domain covers; null for anything else. */
  abstract safe(text: string | null | undefined): Promise<string | null>
}
