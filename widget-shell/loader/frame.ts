import { setStyles } from './styles'

/** Without a sandbox: sign-in and advertising open windows, and another origin isolates already. */
const ALLOW =
  'autoplay; fullscreen; clipboard-write; web-share; picture-in-picture; encrypted-media; storage-access'

/** The frame, not yet in the document. It fills its slot. */
export function createFrame(src: string, lang: string, eager: boolean): HTMLIFrameElement {
  const iframe = document.createElement('iframe')
  const attributes = {
    allow: ALLOW,
    title: /^es/.test(lang) ? 'Juego de preguntas' : 'Quiz game',
    referrerpolicy: 'strict-origin-when-cross-origin',
    loading: eager ? 'eager' : 'lazy',
    src,
  }
  for (const [name, value] of Object.entries(attributes)) iframe.setAttribute(name, value)
  setStyles(iframe, { position: 'absolute', width: '100%', height: '100%', border: '0' })
  return iframe
}
