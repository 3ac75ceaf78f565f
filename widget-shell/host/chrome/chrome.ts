/** What is around a game: its outer panels, the host's own cards, and the menu. One chunk, behind the first question. */
export { OuterBoxes } from '../layout/outer_boxes'
export { HostCard } from './host_card'
export { shareText } from './share_text'
export { MenuDialog } from './menu_dialog'
