import { inject } from '@adonisjs/core'
import { ownAddress, readAddress } from '@sidepick/rules/own_address'
import env from '#start/env'
import { PartnerDomainsContract } from '#partner_domains/contract'
import { RemotesContract } from '#remotes/contract'
import { ReturnAddressesContract } from '#return_addresses/contract'

/** Characters; what is stored holds no more. */
const MAX_LENGTH = 2_048
/** Of a page below a payload, which the publisher's own address makes long. */
const OWN_MAX_LENGTH = 10_240
/** Whose screens count: a partner's may have any path. */
const PLATFORM = 'sidepick'

const APP = new URL(env.get('APP_URL'))

@inject()
export class ReturnAddresses extends ReturnAddressesContract {
  constructor(
    private readonly partners: PartnerDomainsContract,
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

  /** Our own host is never a publisher's, whatever port, scheme or final dot it is written with. */
  private async isPublishers(url: URL): Promise<boolean> {
    const { protocol, port, hostname, pathname, search } = url
    if (protocol !== 'https:' || port !== '' || url.href.length > MAX_LENGTH) return false
    if (hostname.endsWith('.') || hostname === APP.hostname) return false
    return this.partners.coversPage({ host: hostname, path: pathname, query: search })
  }
}
