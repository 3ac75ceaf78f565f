import type { FrameBreakCard } from '@sidepick/rules/frame_break_cards'
import type { FrameBreakRule } from '../../host/bridge/page_data'
import { make } from './elements'
import type { LayerTexts } from './layer_texts'
import type { Player } from './video_player'

export interface CardParts {
  words: LayerTexts
  player: Player
  /** The reader wants to play. */
  start: () => void
}

type DrawCard = (props: FrameBreakRule['props'], parts: CardParts) => HTMLElement | null

function brandedImage({ imageUrl, href, name }: FrameBreakRule['props'], { words }: CardParts) {
  if (!imageUrl || !name) return null
  const card = href
    ? make('a', 'brand', { href, target: '_blank', rel: 'noopener sponsored' })
    : make('div', 'brand')
  const picture = make('img', '', { src: imageUrl, alt: `${words.by} ${name}` })
  // The page's policy may refuse the picture.
  picture.onerror = () => picture.replaceWith(`${words.by} ${name}`)
  card.append(picture)
  return card
}

/** How each card is drawn; null where it has nothing to show. */
export const CARDS: Record<FrameBreakCard, DrawCard> = {
  PassiveVideo: (_, { player }) => player.box,
  BrandedImage: brandedImage,
  FloatingCtaPill: ({ label }, { words, start }) =>
    make('button', 'pill', {
      type: 'button',
      textContent: label || words.play,
      // A script of the page that presses it is no reader.
      onclick: ({ isTrusted }) => isTrusted && start(),
    }),
  PassiveAdSlot(_, { words }) {
    const slot = make('div', 'ad', { hidden: true })
    slot.setAttribute('role', 'complementary')
    slot.setAttribute('aria-label', words.ad)
    return slot
  },
}
