/** Whether the keyboard's focus is in the frame, also in a shadow tree of the page. */
export const hasFocus = (iframe: HTMLIFrameElement): boolean =>
  (iframe.getRootNode() as Document | ShadowRoot).activeElement === iframe

/**
 * The player is using the frame, so that it may change its size, or leave the text. A tap inside of it is a user activation of the
 * page for some seconds.
 */
export const isInUse = (iframe: HTMLIFrameElement): boolean =>
  hasFocus(iframe) || navigator.userActivation?.isActive === true
