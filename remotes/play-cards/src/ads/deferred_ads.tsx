import type { Card } from '@sidepick/card-kit'
import { deferredCard } from '@sidepick/card-kit/screens/deferred_card'

/** One chunk for all of them. Its file is not named for what it shows, because ad blockers look at names. */
const load = () => import(/* webpackChunkName: "spots" */ './ad_cards')

const card = (name: keyof Awaited<ReturnType<typeof load>>) =>
  deferredCard(() => load().then((cards) => cards[name]))

const Label = card('AdLabel')

/** Most games are no ads, and load nothing. */
export const AdLabel: Card = (props) => (props.game.isAd ? <Label {...props} /> : null)

export const VideoAd = card('VideoAd')
export const DisplayAd = card('DisplayAd')
export const PassiveAdSlot = card('PassiveAdSlot')
