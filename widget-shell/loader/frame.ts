import { frameTitle } from '@sidepick/rules/frame_title'
import { FRAME_RIGHTS } from '@sidepick/rules/frame_rights'

/** The frame, not yet in the document. It has no sandbox: sign-in and advertising open windows, and another origin isolates already. */
export function createFrame(src: string, lang: string, eager: boolean): HTMLIFrameElement {
  const attributes: Partial<HTMLIFrameElement> = {
    // A browser that cannot share calls the feature unrecognized, on every page of a publisher.
    allow: 'share' in navigator ? `${FRAME_RIGHTS};web-share` : FRAME_RIGHTS,
    title: frameTitle(lang),
    referrerPolicy: 'strict-origin-when-cross-origin',
    loading: eager ? 'eager' : 'lazy',
    src,
  }
  return Object.assign(document.createElement('iframe'), attributes)
}
