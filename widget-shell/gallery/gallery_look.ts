import '@sidepick/card-kit/tokens_later.css'
import { adoptStyles } from '@sidepick/card-kit'
import fontUrl from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'

/**
 * The brand's typeface by its own measures: a picture of a card must not depend on the typefaces of the machine that
 * takes it.
 */
export async function wearBundledFont(document: Document): Promise<void> {
  const face = await new FontFace('Sidepick', `url("${fontUrl}")`, { weight: '400 800' }).load()
  document.fonts.add(face)
  adoptStyles(':root:root{--vs-font-family:Sidepick,sans-serif}')
}
