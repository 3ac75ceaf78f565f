export { AdLabel } from './ad_label'
export { DisplayAd } from './display_ad'
export { PassiveAdSlot } from './passive_ad_slot'
export { VideoAd } from './video_ad'
