import { FRAME_RIGHTS } from '@sidepick/rules/frame_rights'
import { dress } from './styles'

/**
 * The frame, not yet in the document. It fills its slot. It has no sandbox: sign-in and advertising open windows, and
 * another origin isolates already.
 */
export function createFrame(src: string, lang: string, eager: boolean): HTMLIFrameElement {
  const iframe = document.createElement('iframe')
  const attributes: Partial<HTMLIFrameElement> = {
    // A browser that cannot share calls the feature unrecognized, on every page of a publisher.
    allow: 'share' in navigator ? `${FRAME_RIGHTS}; web-share` : FRAME_RIGHTS,
    title: /^es/i.test(lang) ? 'Juego de preguntas' : 'Quiz game',
    referrerPolicy: 'strict-origin-when-cross-origin',
    loading: eager ? 'eager' : 'lazy',
    src,
  }
  Object.assign(iframe, attributes)
  dress(iframe, { width: '100%', height: '100%' })
  return iframe
}
