import '@sidepick/card-kit/tokens_later.css'
import fontUrl from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'
import { browserFacePage, loadBrandFace } from './brand_face'
import { fitsInPlace } from './fits_in_place'

interface Occasion {
  /** A partner's theme that names families keeps them, and no file is fetched. */
  theme: Record<string, string>
  /** Where it may be put on under the reader's eyes, if nothing moves by it. */
  within?: Element | null
  /** Resolves when what is on the screen is about to be replaced. */
  moment: () => Promise<void>
}

/**
 * The brand's styles beyond the first question: the remaining tokens at once, the typeface as soon as it can come without moving
 * anything, between two questions at the latest.
 */
export async function wearBrand(
  document: Document,
  { theme, within, moment }: Occasion
): Promise<void> {
  if ('font-family' in theme || typeof FontFace === 'undefined') return
  try {
    const face = await loadBrandFace(browserFacePage(document), fontUrl)
    if (within && fitsInPlace(within, face)) return
    await moment()
    face.putOn()
  } catch (error) {
    console.info("The brand's typeface did not come", error)
  }
}
