/**
 * Checks addresses from outside before a redirect. Owns no table. Every return address goes through here: `returnUrl`,
 * `targetUrl`, and those in mailed links. Reads come from memory.
 */
export abstract class ReturnAddressesContract {
  /** An existing page of ours, as normalised path, query and fragment; null for anything else. */
  abstract ownPage(text: string | null | undefined): Promise<string | null>
  /** A page of ours, or a publisher's page over https that an active partner domain covers; null for anything else. */
  abstract safe(text: string | null | undefined): Promise<string | null>
}
