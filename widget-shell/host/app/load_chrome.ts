/** The bundler fetches it once, and again after a failure. */
export const loadChrome = () => import(/* webpackChunkName: "chrome" */ '../chrome/chrome')
