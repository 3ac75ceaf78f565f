import { latePart } from '../late_parts/late_part'

/** Menu, cards of the host, and the boxes around the stage. */
export const loadChrome = latePart(
  () => import(/* webpackChunkName: "chrome" */ '../chrome/chrome')
)
