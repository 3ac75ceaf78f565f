import { inject } from '@adonisjs/core'
import { ownAddress, readAddress } from '@sidepick/rules/own_address'
import env from '#start/env'
import { PartnerHostsContract } from '#partner_domains/contract'
import { RemotesContract } from '#remotes/contract'
import { ReturnAddressesContract } from '#return_addresses/contract'

/** Characters; the columns hold no more. */
const MAX_LENGTH = 2_048
/** For a page below a payload, which contains the publisher's address. */
const OWN_MAX_LENGTH = 10_240
/** Only the platform's screens count, because a partner's path proves nothing. */
const PLATFORM = 'sidepick'

const APP = new URL(env.get('APP_URL'))

@inject()
export class ReturnAddresses extends ReturnAddressesContract {
  constructor(
    private readonly partners: PartnerHostsContract,
    private readonly remotes: RemotesContract
  ) {
    super()
  }

  async ownPage(text: string | null | undefined): Promise<string | null> {
    if (!text || text.length > OWN_MAX_LENGTH) return null
    const remotes = await this.remotes.resolve({ flavour: 'default', unitId: null })
    const ours = remotes.filter(({ owner }) => owner === PLATFORM)
    return ownAddress(text, APP.origin, ours)
  }

  async safe(text: string | null | undefined): Promise<string | null> {
    const own = await this.ownPage(text)
    if (own !== null) return own
    const url = readAddress(text ?? '', APP.origin)
    return url !== null && (await this.isPublishers(url)) ? url.href : null
  }

  /** Our own host is never a publisher's, with any port, scheme or trailing dot. */
  private async isPublishers(url: URL): Promise<boolean> {
    if (url.hostname === APP.hostname || url.href.length > MAX_LENGTH) return false
    return this.partners.coversPage(url)
  }
}
