/**
 * What a widget's frame may do on a publisher's page, as an iframe's `allow` says it. `web-share` apart: a browser that
 * cannot share complains of the name.
 */
export const FRAME_RIGHTS =
  'autoplay;fullscreen;clipboard-write;picture-in-picture;encrypted-media;storage-access'
