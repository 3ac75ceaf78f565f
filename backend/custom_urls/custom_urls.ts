import { addCustomUrl } from '#custom_urls/actions/add_custom_url'
import { CustomUrlsContract, type CustomUrlRecord, type NewCustomUrl } from '#custom_urls/contract'
import { findCustomUrl } from '#custom_urls/queries/find_custom_url'

export class CustomUrls extends CustomUrlsContract {
  find(url: string): Promise<CustomUrlRecord | null> {
    return findCustomUrl(url)
  }

  addCustomUrl(customUrl: NewCustomUrl): Promise<boolean> {
    return addCustomUrl(customUrl)
  }
}
