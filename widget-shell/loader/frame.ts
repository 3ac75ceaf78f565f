import { setStyles } from './styles'

/** Scripts of advertising and sign-in open windows of their own, which a sandbox would stop. */
const ALLOW =
  'autoplay; fullscreen; clipboard-write; web-share; picture-in-picture; encrypted-media; storage-access'

const TITLES: Record<string, string> = { en: 'Quiz game', es: 'Juego de preguntas' }

/** The frame, not yet in the document. It fills its slot. */
export function createFrame(url: string, lang: string, eager: boolean): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  const attributes = {
    allow: ALLOW,
    title: TITLES[lang.slice(0, 2)] ?? 'Quiz game',
    referrerpolicy: 'strict-origin-when-cross-origin',
    ...(!eager && { loading: 'lazy' }),
    src: url,
  }
  for (const [name, value] of Object.entries(attributes)) frame.setAttribute(name, value)
  setStyles(frame, {
    position: 'absolute',
    inset: '0',
    width: '100%',
    height: '100%',
    border: '0',
  })
  return frame
}
