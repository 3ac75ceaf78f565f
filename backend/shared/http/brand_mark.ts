import { BRAND_MARK } from '@sidepick/rules/brand'
import edge from 'edge.js'

/** Lets every template draw the brand's mark as `brandMark`. */
export function shareBrandMark(): void {
  edge.global('brandMark', BRAND_MARK)
}
