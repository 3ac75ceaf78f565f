import '@sidepick/card-kit/tokens_later.css'
import fontUrl from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'
import { browserFacePage, loadBrandFace } from './brand_face'

interface Occasion {
  /** A partner's theme that names families keeps them, and no file is fetched. */
  theme: Record<string, string>
  /** Resolves when what is on the screen is about to be replaced. */
  moment: () => Promise<void>
}

/** The brand's styles beyond the first question: the remaining tokens at once, the typeface between two questions. */
export async function wearBrand(document: Document, { theme, moment }: Occasion): Promise<void> {
  if ('font-family' in theme || typeof FontFace === 'undefined') return
  try {
    const putOn = await loadBrandFace(browserFacePage(document), fontUrl)
    await moment()
    putOn()
  } catch (error) {
    console.info("The brand's typeface did not come", error)
  }
}
